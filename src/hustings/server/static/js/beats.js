/**
 * Something told beat by beat, at the reader's pace: an element with `data-beats`, how many there are, whose parts have
 * their number in `data-beat`; what only comes with a beat and then stays has `data-since`, and `data-ahead` before.
 * It begins when it is new on the page. Until its last beat the page keeps back how the
 * match has ended: `data-beat` of the root element says which beat is told. Where nothing shall move it waits to be asked.
 */

import { still } from "./page.js";

const root = document.documentElement;
let last = "";

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
}

function show(beat) {
  root.dataset.beat = beat;
  for (const part of told().querySelectorAll("[data-beat]")) part.hidden = Number(part.dataset.beat) !== beat;
  for (const part of told().querySelectorAll("[data-since]")) part.toggleAttribute("data-ahead", Number(part.dataset.since) > beat);
  keepBack(true);
}

/** The log's lines about the end. */
function keepBack(isKept) {
  const lines = [...document.querySelectorAll("#log li[data-moment]")];
  const { moment } = lines.at(-1)?.dataset ?? {};
  for (const line of lines) line.hidden = isKept && line.dataset.moment === moment;
}
