/**
 * Shows notices, and a page of its own where there is no network. `HOUSE` is put before it by the server: what is kept,
 * which is the same for everybody and tells nothing. No page of a match is ever kept.
 */

addEventListener("install", (event) => {
  event.waitUntil(caches.open(HOUSE.version).then((kept) => kept.addAll(HOUSE.files)));
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  for (const name of await caches.keys()) if (name !== HOUSE.version) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode === "navigate" && method === "GET") event.respondWith(open(event));
  else if (origin === location.origin && HOUSE.files.includes(pathname)) event.respondWith(kept(event.request));
});

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(HOUSE.page)) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request, { cacheName: HOUSE.version })) ?? fetch(request);
}

addEventListener("push", (event) => {
  const { title, body, link, tag, language } = event.data.json();
  const shown = { body, tag, lang: language, icon: HOUSE.icon, badge: HOUSE.badge, renotify: true, data: { link } };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.link, location.origin)));
});

async function show(address) {
  const to = address.origin === location.origin ? address.href : location.origin;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === to || url.startsWith(`${to}/`));
  await (there ? there.focus() : clients.openWindow(to));
}

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const wanted = oldSubscription?.options;
  const found = newSubscription ?? (wanted && (await registration.pushManager.subscribe(wanted)));
  if (!found) return;
  const body = new URLSearchParams({ subscription: JSON.stringify(found) });
  await fetch("/me/calls/push", { method: "POST", body, redirect: "manual" });
}
