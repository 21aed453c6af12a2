// The page without a network. The build puts two lines before this: VERSION, a digest of all files,
// and FILES, what a whole page needs.
//
// It never traps an old version: the page itself is asked for on the network first, and only its
// files, which have their digest in their names, come from here. A new worker waits until the page
// says so or all pages are closed: an open page keeps the files that it was made with.

/* global VERSION, FILES */

const PREFIX = "renard-";
const CACHE = PREFIX + VERSION;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: a host may let it keep a file for too long.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld());
});

async function forgetOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  const ours = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  const path = url.pathname.slice(scope.pathname.length);
  if (request.method !== "GET" || !ours || path.startsWith("api/")) return;
  if (path.endsWith(".net")) return; // kept by the page
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else event.respondWith(networkFirst(request, request));
});

function page(request) {
  return networkFirst(request, new URL("index.html", self.registration.scope));
}

// The kept copy where the network fails or takes too long. It is not renewed here: together with
// its files it is one version, and the next worker brings the next.
async function networkFirst(request, kept) {
  const cache = await caches.open(CACHE);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  try {
    const response = await fetch(request, { signal: waiting.signal, cache: "no-cache" });
    if (response.ok) return response;
    return (await cache.match(kept)) ?? response;
  } catch (error) {
    const found = await cache.match(kept);
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
