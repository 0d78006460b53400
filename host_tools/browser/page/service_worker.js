// Keeps the whole site, so that it works without a network.
//
// A document is asked for anew where there is a network; everything else lies in a folder that is
// named for its content, and never changes.

const VERSION = "@VERSION@";
const OURS = "zonekeeper-"; // other pages of this address may keep things too
const FILES = "@FILES@";

self.addEventListener("install", (event) => {
    event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const isOurs = new URL(request.url).origin === self.location.origin;
    if (request.method === "GET" && isOurs) {
        event.respondWith(request.url.includes(`/${VERSION}/`) ? kept(request) : fresh(request));
    }
});

async function keepAll() {
    const cache = await caches.open(OURS + VERSION);
    await cache.addAll(FILES);
}

async function forgetOlder() {
    const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
    const older = names.filter((name) => name !== OURS + VERSION);
    await Promise.all(older.map((name) => caches.delete(name)));
}

async function kept(request) {
    return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request) {
    try {
        return await fetch(request);
    } catch (error) {
        const found = await caches.match(request, { ignoreSearch: true });
        if (found) {
            return found;
        }
        throw error;
    }
}
