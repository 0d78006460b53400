export function openWorkbench() {}
