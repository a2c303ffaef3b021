/** Forms by fetch: never sent twice, and what did not get through can be sent again, because every turn has its number. */

import { afterNews, hurry, receive, showRefusal, shownVersion } from "./news.js";
import { matchPath, word } from "./page.js";
import { isListening } from "./stream.js";
import { drawTaken, drawUntaken } from "./sure.js";

const LIVE = "#prompt form:not(.leaves), #notes form, #result form, #talk form, form.live";
const PROMPT = "refused";
const ANSWER = /\/act$/;
const TALK = /\/talk$/;
const PATIENCE = 20_000;
const STREAM_HEAD_START = 800;
const ASK_AGAIN = 300;
const sending = new Map();

/** Answer the forms of the table by fetch. */
export function startForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches(LIVE)) return;
    event.preventDefault();
    if (event.submitter?.dataset.sure) askFirst(event.submitter, () => post(form, event.submitter));
    else post(form, event.submitter);
  });
  keepAsking();
  afterNews(askNoMore);
}

/** Once a match is over, nothing of it is asked. */
function askNoMore() {
  if (document.getElementById("prompt")?.dataset.state === "over") document.getElementById("sure")?.close();
}

/**
 * Post a form, unless another one is on its way; talk has a way of its own.
 * @param {string} address
 * @param {URLSearchParams} fields
 */
export async function send(address, fields) {
  const place = placeOf(address);
  if (sending.has(place)) return;
  sending.set(place, deliver(address, fields, place));
  drawSending();
  await sending.get(place);
}

/** Resolves when the server has answered what was posted last: a stream may bring what it has changed before. */
export const whenAnswered = () => sending.get(PROMPT) ?? Promise.resolve();

async function deliver(address, fields, place) {
  showRefusal("", place);
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const headers = { Accept: "application/json" };
    await take(await fetch(address, { method: "POST", body: fields, headers, signal }), place);
  } catch {
    offerAgain(address, fields, place);
  } finally {
    sending.delete(place);
    drawSending();
  }
}

/**
 * Say what a button ends before it does; without an answer nothing is done.
 * @param {HTMLButtonElement} button
 * @param {() => void} act
 */
export function askFirst(button, act) {
  const dialog = document.getElementById("sure");
  dialog.querySelector("p").textContent = button.dataset.sure;
  dialog.querySelector("[value=yes]").textContent = button.textContent.trim();
  dialog.returnValue = "";
  dialog.addEventListener("close", () => dialog.returnValue === "yes" && act(), { once: true });
  dialog.showModal();
}

/** Send what a form says; an answer is drawn as taken at once. */
function post(form, button) {
  const address = form.getAttribute("action");
  if (sending.has(placeOf(address))) return;
  const fields = new URLSearchParams(new FormData(form, button));
  hurry();
  if (ANSWER.test(address) && button) drawTaken(button);
  send(address, fields);
}

/** Where it is shown that something posted to an address was not done. */
const placeOf = (address) => (TALK.test(address) ? "talk-refused" : PROMPT);

async function take(response, place) {
  const answer = await response.json();
  if (!response.ok) {
    drawUntaken();
    await receive({ ...answer, refused: `${answer.html} ${answer.do}`, place });
  } else if (answer.parts) {
    history.replaceState(null, "", answer.here);
    await receive(answer);
  } else if (answer.go && answer.go !== location.pathname) {
    location.assign(answer.go);
  } else if (answer.go || !isListening()) {
    await catchUp();
  } else {
    setTimeout(() => shownVersion() < answer.version && catchUp(), STREAM_HEAD_START);
  }
}

/** Ask for what an answer has changed, where no stream brings it. */
async function catchUp() {
  const response = await fetch(`${matchPath}/parts`, { headers: { Accept: "application/json" } });
  if (response.ok) await receive(await response.json());
  keepAsking();
}

/** A device that is shared has no stream; while a computer plays there, it asks again. */
function keepAsking() {
  if (document.body.dataset.live !== "no" || document.getElementById("prompt")?.dataset.state !== "waiting") return;
  setTimeout(catchUp, ASK_AGAIN);
}

function offerAgain(address, fields, place) {
  drawUntaken();
  showRefusal(word("notSent"), place);
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = word("again");
  again.addEventListener("click", () => send(address, fields));
  document.getElementById(place)?.append(again);
}

function drawSending() {
  document.getElementById("prompt")?.setAttribute("aria-busy", String(sending.has(PROMPT)));
}
