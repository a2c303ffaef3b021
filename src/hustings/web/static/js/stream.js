/** Server-Sent Events: what is new arrives by itself, and a page that slept goes on exactly where it was. */

import { receive, shownVersion } from "./news.js";
import { matchPath, word } from "./page.js";

const LONGEST_WAIT = 30_000;
const SILENCE = 50_000;
const PATIENCE_BEFORE_BANNER = 4_000;
const PATIENCE_BEFORE_TRYING = 1_000;
let source = null;
let failures = 0;
let retry = 0;
let silence = 0;
let banner = 0;
let slow = 0;
let state = "on";

/** Listen to the match of this page for as long as it can be seen. */
export function startStream() {
  open();
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
  addEventListener("online", open);
  addEventListener("offline", lose);
}

/** Whether the stream brings news now. */
export const isListening = () => source !== null && state === "on";

/** Show the state of the connection again, after the bar that holds it has changed. */
export function showLink() {
  const link = document.getElementById("link");
  if (!link) return;
  link.dataset.link = state;
  link.firstElementChild.textContent = word(`link-${state}`.replace(/-(.)/, (_, letter) => letter.toUpperCase()));
}

function open() {
  close();
  if (document.hidden) return;
  slow = setTimeout(() => setState("trying"), PATIENCE_BEFORE_TRYING);
  source = new EventSource(`${matchPath}/events?after=${shownVersion()}`);
  source.addEventListener("open", alive);
  source.addEventListener("alive", alive);
  source.addEventListener("news", (event) => {
    alive();
    receive(JSON.parse(event.data));
  });
  source.addEventListener("ahead", (event) => receive({ ...JSON.parse(event.data), ahead: true }));
  source.addEventListener("gone", () => location.reload());
  for (const end of ["stopping", "error"]) source.addEventListener(end, lose);
}

function close() {
  source?.close();
  source = null;
  for (const timer of [retry, silence, slow]) clearTimeout(timer);
}

function alive() {
  failures = 0;
  setState("on");
  for (const timer of [silence, slow]) clearTimeout(timer);
  silence = setTimeout(lose, SILENCE);
}

function lose() {
  close();
  failures += 1;
  setState("lost");
  if (!document.hidden) retry = setTimeout(open, waitingTime());
}

/** Twice as long each time, and not for everybody at the same moment. */
function waitingTime() {
  return Math.min(LONGEST_WAIT, 500 * 2 ** Math.min(failures, 7)) * (0.75 + Math.random() / 2);
}

function setState(next) {
  if (next === state) return;
  state = next;
  showLink();
  if (state === "trying") return;
  clearTimeout(banner);
  if (state === "on") showBanner(false);
  else banner = setTimeout(showBanner, navigator.onLine ? PATIENCE_BEFORE_BANNER : 0, true);
}

function showBanner(shown) {
  const offline = document.getElementById("offline");
  if (offline) offline.hidden = !shown;
}
