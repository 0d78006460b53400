// What may go wrong on a table: it lasts until it is taken back, whatever happens to the power.

const NACKS = 3;

/** Wire up the faults and the speed. */
export function watchFaults(panel, power) {
    for (const box of panel.querySelectorAll("[data-fault]")) {
        const { fault } = box.dataset;
        box.addEventListener("change", () => {
            power.set(fault, "fault", { fault, value: Number(box.checked) });
        });
    }
    const battery = panel.querySelector("#battery");
    battery.addEventListener("input", () => {
        panel.querySelector("#millivolts").textContent = `${battery.value} mV`;
        power.set("battery", "fault", { fault: "battery", value: Number(battery.value) });
    });
    panel.querySelector("#nack").addEventListener("click", () => {
        power.tell("fault", { fault: "nack", value: NACKS });
    });
    const speed = panel.querySelector("#speed");
    speed.addEventListener("change", () => {
        power.set("speed", "speed", { value: Number(speed.value) });
    });
}
