/**
 * Something told beat by beat, at the reader's pace: an element with `data-beats`, how many there are, whose parts have
 * their number in `data-beat`; what only comes with a beat and then stays has `data-since`, and `data-ahead` before.
 * It begins when it is new on the page. Until its last beat the page keeps back how the
 * match has ended: `data-beat` of the root element says which beat is told. Where nothing shall move it waits to be asked.
 * Read aloud is what `data-said` has, of a part or of the whole; other news waits until all is told.
 */

import { announce } from "./announce.js";
import { still } from "./page.js";

const root = document.documentElement;
let last = "";
const waiting = [];

const told = () => document.querySelector("[data-beats]");
const name = () => told()?.id ?? "";
const now = () => Number(root.dataset.beat ?? 0);

/** What is there when the page is opened has been told. */
export function startBeats() {
  last = name();
}

/** After the page has changed: begin with what is new, or go on where the reader is. */
export function keepBeats() {
  const isNew = name() && name() !== last && !document.getElementById("replay");
  last = name();
  if (!told()) endBeats();
  else if (isNew && !still()) beginBeats();
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

/** Tell it from its beginning. */
export function beginBeats() {
  show(1);
  document.querySelector("[data-beats] [data-do=beat]")?.focus({ preventScroll: true });
}

/** The next beat; after the last one the end. */
export function nextBeat() {
  if (now() < Number(told()?.dataset.beats)) show(now() + 1);
  else endBeats();
}

/** All is told. */
export function endBeats() {
  if (!now()) return;
  delete root.dataset.beat;
  keepBack(false);
  document.getElementById("prompt")?.focus({ preventScroll: true });
  announce(...waiting.splice(0));
}

function show(beat) {
  const isNext = beat !== now();
  root.dataset.beat = beat;
  for (const part of told().querySelectorAll("[data-beat]")) part.hidden = Number(part.dataset.beat) !== beat;
  for (const part of told().querySelectorAll("[data-since]")) part.toggleAttribute("data-ahead", Number(part.dataset.since) > beat);
  keepBack(true);
  if (isNext) announce((told().querySelector(`[data-beat="${beat}"]`) ?? told()).dataset.said ?? "");
}

/** The log's lines about the end. */
function keepBack(isKept) {
  const lines = [...document.querySelectorAll("#log li[data-moment]")];
  const { moment } = lines.at(-1)?.dataset ?? {};
  for (const line of lines) line.hidden = isKept && line.dataset.moment === moment;
}
