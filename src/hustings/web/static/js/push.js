/** Lets this browser be called, where it can be: asked for with one click, never before. */

import { wake } from "./app.js";

/** Offer it on the page, or say why it cannot be. */
export function startPush() {
  const box = document.querySelector("[data-push]");
  if (!box) return;
  const form = box.querySelector("form");
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!can) return say(box, box.dataset.no);
  if (Notification.permission === "denied") return say(box, box.dataset.denied);
  say(box, "");
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    subscribe(box, form);
  });
}

async function subscribe(box, form) {
  try {
    if ((await Notification.requestPermission()) !== "granted") return say(box, box.dataset.denied);
    const worker = await wake();
    const wanted = { userVisibleOnly: true, applicationServerKey: bytes(box.dataset.push) };
    const known = await worker.pushManager.getSubscription();
    const found = known ?? (await worker.pushManager.subscribe(wanted));
    form.elements.subscription.value = JSON.stringify(found);
    form.submit();
  } catch {
    say(box, box.dataset.failed);
  }
}

function say(box, words) {
  const said = box.querySelector("[data-said]");
  said.textContent = words;
  said.hidden = !words;
}

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
