/**
 * Takes messages in, one after the other. A message is what the server says of a match as this reader may see it:
 *
 *   version    what this reader has now seen change; an older message than the page is left out
 *   frames     steps of what other sides have played, without the last: each has `parts` and what is `said` of it
 *   state      what the reader can do now; when it is `over`, what is told beat by beat comes before the rest
 *   parts      HTML of the elements that may have changed, by id
 *   said       what else has happened, in sentences
 *   talk       what others have said at the table, each line as a sentence
 *   refused    HTML: why something was not done
 *   place      where that is shown, by id
 *   ahead      only what is asked, so that it can be answered; the message itself follows with the same version
 *   go         an address to go on to
 */

import { announce, question } from "./announce.js";
import { announceInTurn, heardOut } from "./beats.js";
import { merge } from "./merge.js";
import { finishMotion, places, travel } from "./motion.js";
import { firstVersion, still } from "./page.js";
import { changeAround, isTaken } from "./sure.js";

const STEP = 600;
const queue = [];
const watchers = [];
let version = firstVersion;
let showing = null;
let working = false;

/** What the page shows now. */
export const shownVersion = () => version;

/** Whether a turn of another side is being shown. */
export const isShowing = () => showing !== null;

/**
 * Have something looked after whenever parts of the page have changed.
 * @param {() => void} watcher
 */
export function afterNews(watcher) {
  watchers.push(watcher);
}

/** Take a message in; it is shown when those before it have been. */
export async function receive(message) {
  queue.push(message);
  if (working) return;
  working = true;
  try {
    while (queue.length) await show(queue.shift());
  } finally {
    working = false;
  }
}

/** Show the rest of the running turn at once. */
export function hurry() {
  finishMotion();
  showing?.hurry();
}

/**
 * Show a turn step by step, and then what there was before.
 * @param {{frames: {parts: Object<string, string>}[], parts: Object<string, string>}} turn
 */
export async function repeat(turn) {
  if (working) return;
  working = true;
  try {
    await showFrames(turn.frames);
    put(turn.parts);
  } finally {
    working = false;
    if (queue.length) receive(queue.shift());
  }
}

/**
 * Put new HTML into the page: focus stays, pieces travel.
 * @param {Object<string, string>} parts HTML by id
 */
export function put(parts) {
  const focus = rememberFocus();
  const before = places();
  changeAround(() => {
    for (const [id, html] of Object.entries(parts)) merge(id, html);
    for (const watcher of watchers) watcher();
  });
  restoreFocus(focus);
  travel(before);
}

async function show(message) {
  if (message.go) return location.assign(message.go);
  if (message.refused !== undefined) showRefusal(message.refused, message.place);
  if (!message.parts || message.version < version) return;
  if (message.ahead) return message.version > version && putAhead(message.parts);
  const isNews = message.version > version;
  version = message.version;
  const isHeard = isNews && message.state === "over" && (await tellFirst(message.parts));
  if (isNews && message.frames?.length && !isTaken() && !isHeard) await showFilm(message);
  document.getElementById("stage").removeAttribute("aria-busy");
  put(message.parts);
  if (!isNews) return;
  const asked = Object.keys(message.parts).every((part) => part === "talk" || part === "clock") ? "" : question();
  announceInTurn(asked, ...(message.frames ?? []).map((frame) => frame.said), message.said ?? "", ...(message.talk ?? []));
}

/** What is asked comes before the board that it is asked about, which says so until it has followed. */
function putAhead(parts) {
  document.getElementById("stage").setAttribute("aria-busy", "true");
  put(parts);
}

/** What ends a match is told beat by beat before anything else on the page gives the end away: whether something was. */
async function tellFirst({ told }) {
  if (told) put({ told });
  return heardOut();
}

/** What others have played, step by step; who is asked was so ahead of it, and can answer meanwhile, which ends it. */
async function showFilm({ frames, state }) {
  if (state !== "play") return showFrames(frames);
  await showFrames(frames.map(({ parts: { hand, ...parts } }) => ({ parts })));
}

async function showFrames(frames) {
  if (still() || document.hidden) return;
  const button = document.getElementById("hurry");
  const hurried = new Promise((resolve) => {
    showing = { isHurried: false, hurry: () => resolve((showing.isHurried = true)) };
  });
  if (button) button.hidden = false;
  for (const frame of frames) {
    if (showing.isHurried || document.hidden) break;
    put(frame.parts);
    await Promise.race([hurried, new Promise((resolve) => setTimeout(resolve, queue.length ? STEP / 3 : STEP))]);
  }
  if (button) button.hidden = true;
  showing = null;
}

/** Show why something was not done; an empty reason takes the last one away. */
export function showRefusal(html, id = "refused") {
  const place = document.getElementById(id);
  if (!place) return;
  place.innerHTML = html;
  place.hidden = !html;
  announce(place.textContent);
}

function rememberFocus() {
  const focused = document.activeElement;
  return { id: focused?.id ?? "", zone: focused?.closest("#stage, #hand, #prompt, #bubble, #notes")?.id ?? "" };
}

/** When what had the focus has gone, it goes where the new question can be answered. */
function restoreFocus({ id, zone }) {
  const focused = document.activeElement;
  if (!zone || (focused && focused !== document.body && focused.isConnected)) return;
  const next =
    (id && document.getElementById(id)) ||
    document.querySelector("#stage .lit[data-on], #hand .lit[data-on]") ||
    document.getElementById("prompt");
  next?.focus({ preventScroll: true });
}
