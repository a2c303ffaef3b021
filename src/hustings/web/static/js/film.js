/**
 * The replay of a match as a film: a slider, play and pause, steps by keys. Moments are fetched and merged, so that
 * pieces travel and no page is loaded; the address is that of the moment shown.
 */

import { announce } from "./announce.js";
import { afterNews, put } from "./news.js";

const STEPS = {
  ArrowLeft: "a[rel=prev]",
  ArrowRight: "a[rel=next]",
  Home: "a[data-do=first]",
  End: "a[data-do=last]",
};
/** Milliseconds that a moment stays, at normal speed. */
const STAYS = 2000;
/** Milliseconds that a slider rests before its moment is fetched. */
const RESTS = 150;

let wanted = 0;
let playing = 0;
let resting = 0;
let words = null;
let shown = "";

const replay = () => document.getElementById("replay");
const byId = (id) => document.getElementById(id);
const next = () => replay().querySelector("a[rel=next]");

/** Make the replay of a page alive. */
export function startFilm() {
  if (!replay()) return;
  addEventListener("popstate", () => go(location.href));
  document.addEventListener("click", onClick);
  document.addEventListener("input", ({ target }) => target.id === "slider" && onSlide(target));
  document.addEventListener("change", ({ target }) => {
    if (target.id === "slider") arrive(target);
    if (target.matches("#number, .eyes select")) target.form.requestSubmit();
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("#replay .number")) return;
    event.preventDefault();
    const chosen = number(byId("number").value);
    pause();
    go(chosen, "pushState");
  });
  document.addEventListener("keydown", onKey);
  afterNews(keepControls);
  keepControls();
  history.replaceState(null, "", replay().dataset.address);
}

function onClick(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("#play")) return playing ? pause() : play();
  const step = event.target.closest("#replay a, #log a.replay");
  if (step?.pathname !== location.pathname) return;
  event.preventDefault();
  pause();
  const chapters = byId("chapters");
  if (chapters.contains(step)) chapters.hidePopover?.();
  go(step.href, "pushState");
}

function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, select, textarea, .panel, [data-on]")) return;
  if (event.key === "p") return playing ? pause() : play();
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  replay().querySelector(step)?.click();
}

// -- playing by itself

function play() {
  if (!next()) return;
  playing = setTimeout(beat, 0);
  keepControls();
}

function pause() {
  clearTimeout(playing);
  playing = 0;
  keepControls();
}

async function beat() {
  const mine = playing;
  if (next()) await go(next().href, "replaceState");
  if (mine !== playing) return;
  if (!next()) return pause();
  playing = setTimeout(beat, STAYS / Number(byId("speed").value));
}

// -- the slider: what it stands on is said at once, and shown when it rests

function onSlide(slider) {
  clearTimeout(resting);
  resting = setTimeout(() => arrive(slider), RESTS);
  pause();
  say(slider);
}

function arrive(slider) {
  clearTimeout(resting);
  resting = 0;
  if (slider.value !== replay().dataset.at) go(number(slider.value), "replaceState");
  byId("slider-says").hidden = true;
}

async function say(slider) {
  words ??= fetch(`${location.pathname}/words?eyes=${eyes()}`).then((answer) => (answer.ok ? answer.json() : []));
  const said = (await words.catch(() => []))[slider.value] ?? "";
  slider.setAttribute("aria-valuetext", said);
  byId("slider-says").textContent = said;
  byId("slider-says").hidden = !said || !resting;
}

// -- going to a moment

const eyes = () => replay().querySelector(".number [name=eyes]").value;
const number = (n) => `${location.pathname}?n=${n}&eyes=${eyes()}`;

/** Show a moment; when several were asked for in haste, the last. */
async function go(address, keep = "") {
  wanted += 1;
  const mine = wanted;
  const url = new URL(address, location.href);
  url.searchParams.set("have", document.querySelectorAll("#log .log").length);
  const response = await fetch(url, { headers: { Accept: "application/json" } }).catch(() => null);
  if (mine !== wanted) return;
  if (!response?.ok) return location.assign(address);
  const message = await response.json();
  if (mine !== wanted) return;
  if (keep) history[keep](null, "", message.address);
  put(message.parts);
  announce(...[...document.querySelectorAll("#ask p")].map((line) => line.textContent));
}

/** What belongs to the reader and is not merged: where the slider and the number stand, and whether it plays. */
function keepControls() {
  const { at, label } = replay().dataset;
  if (!resting) {
    byId("slider").value = at;
    byId("slider").setAttribute("aria-valuetext", label);
  }
  if (at !== shown) byId("number").value = at;
  shown = at;
  const button = byId("play");
  button.textContent = playing ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-pressed", String(Boolean(playing)));
}
