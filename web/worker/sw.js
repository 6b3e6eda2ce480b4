/**
 * The service worker: the frame of the page opens without a network. plugins/worker.ts writes in what
 * this build is called and which files it keeps.
 *
 * It knows the page's own files and nothing else: what the API says is never kept, nor touched.
 */
const PAGE = "__PAGE__";
const PRINT = "__PRINT__";
const FILES = ["__FILES__"];
const KEPT = "drakkar-";
const NAME = `${KEPT}${PAGE}-${PRINT}`;

self.addEventListener("install", (event) => {
  // What the browser has already is not fetched again: names change with their contents.
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

/** Keeps this build and the one before, of which a page may still be open. */
async function forget() {
  const others = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page of this very build is here: it need not wait until every older one is closed. */
self.addEventListener("message", (event) => {
  if (event.data === PAGE) self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (url.pathname === "/" || url.pathname.startsWith("/t/")) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(part(request));
});

/** The newest page there is; without a network the one that is kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(NAME)).match("/");
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name says what is in it: once here, it is good for ever. */
async function part(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    // A full disk must not keep the page from being shown.
    await caches
      .open(NAME)
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return answer;
}

/** It is somebody's turn. One message per table: a later one takes the place of the last. */
self.addEventListener("push", (event) => {
  const { title, text, url, tag, off, off_text, lang } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      lang,
      icon: "/icon-192.png",
      data: { url, off },
      actions: [{ action: "off", title: off_text }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { url, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "off" ? noMore(off) : show(url));
});

/** The page that is open already, or a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

async function noMore(token) {
  await fetch("/api/notices/off", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
  });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}
