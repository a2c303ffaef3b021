/**
 * The lobby and a tournament stay as they are now, for as long as they can be seen; a page that waits goes on when it is
 * told to.
 */

import { announce } from "./announce.js";
import { merge } from "./merge.js";
import { parse } from "./page.js";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** Milliseconds over which the pages of one tournament ask again, so that not all do at once. */
const SPREAD = 1_000;
let source = null;
let wait = FIRST_WAIT;
let retry = 0;

/** Listen to the lobby, if the page shows it. */
export function startLobby() {
  const shown = document.querySelector("[data-lobby]");
  if (!shown) return;
  const open = () => {
    close();
    if (document.hidden) return;
    listen(`/lobby/events?after=${shown.dataset.lobby}`, open);
    source.addEventListener("news", (event) => {
      shown.dataset.lobby = event.lastEventId;
      for (const [id, html] of Object.entries(JSON.parse(event.data).parts)) merge(id, html);
    });
  };
  whileSeen(open);
}

/** Ask for the page again whenever there is something new, if it says where that is told. */
export function startFresh() {
  const shown = document.querySelector("[data-fresh]");
  if (!shown) return;
  const open = () => {
    close();
    if (document.hidden) return;
    listen(`${shown.dataset.fresh}?after=${shown.dataset.version}`, open);
    source.addEventListener("news", () => setTimeout(() => renew(shown).catch(lose(open)), SPREAD * Math.random()));
  };
  whileSeen(open);
}

/** What belongs to its reader is drawn by the server alone, so the whole page is asked for; of it one element is shown. */
async function renew(shown) {
  const answer = await fetch(location.href);
  const fresh = answer.ok && parse(await answer.text()).getElementById(shown.id);
  if (!fresh) throw new Error(String(answer.status));
  const [focused, said] = [document.activeElement, shown.dataset.says];
  merge(shown.id, fresh.outerHTML);
  if (!focused.isConnected) document.getElementById("main").focus({ preventScroll: true });
  if (shown.dataset.says !== said) announce(shown.dataset.says);
}

function whileSeen(open) {
  open();
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pageshow", (event) => event.persisted && open());
}

/** Wait for what a page says that it waits for, also while it is hidden: who is looked for has to be found there. */
export function startWaiting() {
  const waits = document.querySelector("[data-waits]");
  if (!waits) return;
  const since = Date.now() - 1000 * Number(waits.querySelector("[data-since]")?.dataset.since ?? 0);
  const clock = waits.querySelector("[data-since]");
  if (clock) setInterval(() => (clock.textContent = clock.textContent.replace(/\d+/, String(Math.round((Date.now() - since) / 1000)))), 1000);
  const open = () => {
    close();
    listen(waits.dataset.waits, open);
    source.addEventListener("found", () => {
      close();
      announce(waits.dataset.found);
      document.title = waits.dataset.found;
      location.assign(waits.dataset.go);
    });
    source.addEventListener("over", () => location.reload());
  };
  open();
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
}

function listen(address, again) {
  source = new EventSource(address);
  source.addEventListener("alive", () => (wait = FIRST_WAIT));
  for (const end of ["stopping", "error"]) source.addEventListener(end, lose(again));
}

const lose = (again) => () => {
  close();
  retry = setTimeout(again, wait * (0.75 + Math.random() / 2));
  wait = Math.min(LONGEST_WAIT, 2 * wait);
};

function close() {
  source?.close();
  source = null;
  clearTimeout(retry);
}
