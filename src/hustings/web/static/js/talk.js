/** Table talk beside the game: the newest line in sight, a mark while there are unread ones, a field that is empty again. */

import { matchPath, narrow } from "./page.js";
import { showTimes } from "./small.js";

const KEPT = `hustings-heard:${matchPath}`;
let followsTalk = true;
let sent = "";
let said = "";

/** Listen to what is sent, and to when the talk comes into sight. */
export function startTalk() {
  document.addEventListener("submit", ({ target }) => target.closest("#talk") && (sent = target.elements.text.value));
  document.addEventListener("change", ({ target }) => target.closest("#tabs, #side-open, .tools") && keepTalk());
  document.addEventListener("visibilitychange", keepTalk);
  const lines = document.getElementById("talk-lines");
  lines?.addEventListener("scroll", () => (followsTalk = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 24));
  said = form()?.dataset.said ?? "";
  keepTalk();
}

/** After the page has changed: what was sent leaves the field, and unread lines are marked. */
export function keepTalk() {
  showTimes();
  const now = form()?.dataset.said ?? "";
  if (now !== said) {
    if (form()?.elements.text.value === sent) form().elements.text.value = "";
    said = now;
    followsTalk = true;
  }
  const lines = document.getElementById("talk-lines");
  if (lines && followsTalk) lines.scrollTop = lines.scrollHeight;
  mark();
}

function mark() {
  const heard = Number(document.getElementById("talk")?.dataset.heard ?? 0);
  if (isSeen()) localStorage.setItem(KEPT, heard);
  const unread = heard - Number(localStorage.getItem(KEPT) ?? 0);
  const badge = document.getElementById("unread");
  if (!badge) return;
  badge.hidden = unread <= 0;
  badge.firstElementChild.textContent = unread;
  document.body.toggleAttribute("data-unread", unread > 0);
}

function isSeen() {
  const drawer = document.getElementById("side-open");
  return !document.hidden && document.getElementById("show-talk")?.checked && (!narrow() || drawer?.checked);
}

const form = () => document.querySelector("#talk form");
