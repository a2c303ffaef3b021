/** Forms by fetch: never sent twice, and what did not get through can be sent again, because every turn has its number. */

import { receive, showRefusal, shownVersion } from "./news.js";
import { matchPath, word } from "./page.js";
import { isListening } from "./stream.js";

const LIVE = "#prompt form, #notes form, #result form, form.live";
const PATIENCE = 20_000;
const STREAM_HEAD_START = 800;
const ASK_AGAIN = 300;
let isSending = false;

/** Answer the forms of the table by fetch. */
export function startForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches(LIVE)) return;
    event.preventDefault();
    send(form.getAttribute("action"), new URLSearchParams(new FormData(form, event.submitter)));
  });
  keepAsking();
}

/**
 * Post a form, unless another one is on its way.
 * @param {string} address
 * @param {URLSearchParams} fields
 */
export async function send(address, fields) {
  if (isSending) return;
  setSending(true);
  showRefusal("");
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const headers = { Accept: "application/json" };
    await take(await fetch(address, { method: "POST", body: fields, headers, signal }));
  } catch {
    offerAgain(address, fields);
  } finally {
    setSending(false);
  }
}

async function take(response) {
  const answer = await response.json();
  if (!response.ok) {
    await receive({ refused: `${answer.html} ${answer.do}`, ...answer });
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

function offerAgain(address, fields) {
  showRefusal(word("notSent"));
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = word("again");
  again.addEventListener("click", () => send(address, fields));
  document.getElementById("refused")?.append(again);
}

function setSending(sending) {
  isSending = sending;
  document.getElementById("prompt")?.setAttribute("aria-busy", String(sending));
}
