/**
 * Calls the player: the title of the tab, a mark on its icon, a badge on an installed page, a sound. What calls is the
 * prompt bar: `data-state` play or confirm, and `data-calls`, how much else waits for an answer, such as offers. A hidden
 * tab has no stream; it asks now and then.
 */

import { seatPath, word } from "./page.js";
import { sound } from "./sounds.js";

const ASKS = 10_000;
const TURN = new Set(["play", "confirm"]);
const title = document.title;
let icon = null;
let plain = "";
let before = { turn: false, calls: 0 };
let timer = 0;
let hurried = null;

/** Call from now on. */
export function startCalls() {
  if (!seatPath) return;
  icon = document.querySelector("link[rel=icon]");
  plain = icon?.href ?? "";
  before = shown();
  mark(before);
  document.addEventListener("visibilitychange", () => {
    clearInterval(timer);
    if (document.hidden && document.body.dataset.live !== "no") timer = setInterval(ask, ASKS);
    else keepCalls();
  });
}

/** After the page has changed: call when there is something new to answer. */
export function keepCalls() {
  if (seatPath) take(shown());
}

function shown() {
  const { state, calls } = document.getElementById("prompt")?.dataset ?? {};
  return { turn: TURN.has(state), calls: Number(calls ?? 0) };
}

async function ask() {
  const response = await fetch(`${seatPath}/call`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (response?.ok && document.hidden) take(await response.json());
}

function take(now) {
  if ((now.turn && !before.turn) || now.calls > before.calls) sound("turn");
  if (now.turn !== before.turn || now.calls !== before.calls) mark(now);
  before = now;
}

/**
 * Call when the player's own time is nearly up.
 * @param {number | null} seconds that are left; null: enough, or it is not asked
 */
export function hurry(seconds) {
  if (!seatPath || seconds === hurried) return;
  if (hurried === null) sound("turn");
  hurried = seconds;
  mark(before);
}

function mark({ turn, calls }) {
  const count = calls + (turn ? 1 : 0);
  const says = turn ? word("yourTurn") : calls ? word("offersWait") : "";
  const time = hurried === null ? "" : `0:${String(hurried).padStart(2, "0")} · `;
  document.title = time + (says ? `${calls ? `(${calls}) ` : ""}${says} · ${title}` : title);
  if (icon) icon.href = count ? marked() : plain;
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

/** The icon with a dot. */
function marked() {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#8f1d14"/><path d="M9 7v18M21 7v18M9 16h12" stroke="#fffdf6" stroke-width="4"/><circle cx="24" cy="8" r="7" fill="#ffcf3f" stroke="#1b1d1f" stroke-width="2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
