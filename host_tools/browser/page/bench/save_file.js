// Hands a file to whoever sits at the browser.

/** Download a blob under a name. */
export function saveFile(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
