/**
 * Something told beat by beat, at the reader's pace: an element with `data-beats`, how many there are, whose parts have
 * their number in `data-beat`; what only comes with a beat and then stays has `data-since`, and `data-ahead` before.
 * It begins when it is new on the page. Until its last beat the page keeps back how the
 * match has ended: `data-beat` of the root element says which beat is told. Where nothing shall move it waits to be asked.
 * With `data-pace`, a number of milliseconds, the beats follow by themselves, the last one stays until the reader goes on,
 * and where nothing shall move all of it stands there at once.
 * Read aloud is what `data-said` has, of a part or of the whole; other news waits until all is told.
 */

import { announce } from "./announce.js";
import { still } from "./page.js";
import { sound } from "./sounds.js";

const root = document.documentElement;
let last = "";
let timer = 0;
const waiting = [];
const listening = [];

const told = () => document.querySelector("[data-beats]");
const name = () => told()?.id ?? "";
const now = () => Number(root.dataset.beat ?? 0);
const beats = () => Number(told()?.dataset.beats);
const pace = () => Number(told()?.dataset.pace ?? 0);

/** What is there when the page is opened has been told. */
export function startBeats() {
  last = name();
}

/** After the page has changed: begin with what is new, or go on where the reader is. */
export function keepBeats() {
  const isNew = name() && name() !== last && !document.getElementById("replay");
  last = name();
  if (!told()) endBeats();
  else if (isNew && (pace() || !still())) beginBeats();
  else if (now()) show(now());
}

/**
 * Say what else has happened: now, or when all is told, because it may give the end away.
 * @param {...string} sentences
 */
export function announceInTurn(...sentences) {
  if (now()) waiting.push(...sentences);
  else announce(...sentences);
}

/** Resolves when all is told: whether anything was. */
export async function heardOut() {
  if (!now()) return false;
  return new Promise((resolve) => listening.push(() => resolve(true)));
}

/** Tell it from its beginning. */
export function beginBeats() {
  if (!told()) return;
  show(pace() && still() ? beats() : 1);
  told().scrollIntoView({ block: "nearest" });
  document.querySelector("[data-beats] [data-do=beat]")?.focus({ preventScroll: true });
}

/** The next beat, or of those that follow by themselves the last; after it the end. */
export function nextBeat() {
  if (now() < beats()) show(pace() ? beats() : now() + 1);
  else endBeats();
}

/** Whoever is in a hurry sees the last of the beats that follow by themselves, or the end. */
export function hurryBeats() {
  if (pace()) nextBeat();
  else endBeats();
}

/** All is told. */
export function endBeats() {
  if (!now()) return;
  clearTimeout(timer);
  delete root.dataset.beat;
  keepBack(false);
  document.getElementById("prompt")?.focus({ preventScroll: true });
  announce(...waiting.splice(0));
  for (const goOn of listening.splice(0)) goOn();
}

function show(beat) {
  const isNext = beat !== now();
  const isWhole = beat > now() + 1;
  root.dataset.beat = beat;
  for (const part of told().querySelectorAll("[data-beat]")) part.hidden = Number(part.dataset.beat) !== beat;
  for (const part of told().querySelectorAll("[data-since]")) part.toggleAttribute("data-ahead", Number(part.dataset.since) > beat);
  keepInSight([...told().querySelectorAll("[data-since]:not([data-ahead])")].at(-1));
  keepBack(true);
  if (!isNext) return;
  const part = isWhole ? null : told().querySelector(`[data-beat="${beat}"], [data-since="${beat}"][data-said]`);
  announce((part ?? told()).dataset.said ?? "");
  sound(part?.querySelector("[data-sound]")?.dataset.sound ?? "flap");
  clearTimeout(timer);
  if (pace() && beat < beats()) timer = setTimeout(() => show(now() + 1), pace());
}

/** Of more lines than there is room for, the last one that is told. */
function keepInSight(line) {
  const list = line?.parentElement;
  if (list) list.scrollTop = line.offsetTop + line.offsetHeight - list.offsetTop - list.clientHeight;
}

/** The log's lines about the end, and chapters that have no others: those of what is told (`told-MOMENT-…`) and of all that came after it, else the last. */
function keepBack(isKept) {
  const lines = [...document.querySelectorAll("#log li[data-moment]")];
  const moment = Number(/^told-(\d+)-/.exec(name())?.[1] ?? lines.at(-1)?.dataset.moment);
  for (const line of lines) line.hidden = isKept && Number(line.dataset.moment) >= moment;
  for (const chapter of document.querySelectorAll("#log .log-chapter")) {
    chapter.hidden = isKept && !chapter.querySelector("li[data-moment]:not([hidden])");
  }
}
