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

// What a server tells whoever is away is in no language: the page left the words for it here
// (meeting/pushing.ts). Something is always shown: browsers stop what comes without a notice.
const WORDS = "notices";
const ENGLISH = {
  language: "en",
  turn: "Your turn",
  with: "{game}",
  hurry: "Your turn",
  until: "{game}",
};

self.addEventListener("push", (event) => {
  event.waitUntil(showNotice(event.data));
});

async function showNotice(data) {
  const told = await read(() => data.json());
  const words = { ...ENGLISH, ...(await read(noticeWords)) };
  const said = await read(() => wording({ title: "Renard", names: [], ...told }, words));
  const table = /^[a-z0-9]{1,60}$/.test(told.table) ? told.table : undefined;
  const about = { body: said.body, tag: `turn ${table}`, icon: "icon-192.png", data: { table } };
  // A phone that was off shows when the turn came, not when it heard of it.
  if (Number.isFinite(told.since)) about.timestamp = 1000 * told.since;
  await self.registration.showNotification(said.title ?? words.turn, about);
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

async function read(what) {
  try {
    return (await what()) ?? {};
  } catch {
    return {};
  }
}

async function noticeWords() {
  const cache = await caches.open(WORDS);
  return (await cache.match(WORDS))?.json();
}

function wording({ kind, title, names, until }, words) {
  const game = String(title);
  if (kind === "hurry" && until) {
    const style = { weekday: "long", hour: "numeric", minute: "2-digit" };
    const moment = new Intl.DateTimeFormat(words.language, style).format(1000 * until);
    return { title: words.hurry, body: fill(words.until, { game, moment }) };
  }
  if (names.length === 0) return { title: words.turn, body: game };
  const who = new Intl.ListFormat(words.language).format(names.map(String));
  return { title: words.turn, body: fill(words.with, { game, who }) };
}

function fill(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// It leads to its table, in a page that is open or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data?.table));
});

async function showPage(table) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { scope } = self.registration;
  const place = table ? `${scope}#/seat/${table}` : scope;
  let page = open.find(({ url }) => url === place) ?? open[0];
  try {
    if (page && table && page.url !== place) page = await page.navigate(place);
    if (page) return await page.focus();
  } catch {
    // A page that this worker does not look after cannot be led anywhere.
  }
  return self.clients.openWindow(place);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  const ours = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  const path = url.pathname.slice(scope.pathname.length);
  if (request.method !== "GET" || !ours || path.startsWith("api/")) return;
  if (/\.net$|\.book-[^/]*\.json$/.test(path)) return; // kept by the page
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
