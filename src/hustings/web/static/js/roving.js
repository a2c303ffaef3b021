/** Arrow keys between the pieces of the board and between the cards of the hand: one stop of the tab key each. */

import { reveal } from "./pan.js";

const ZONES = ["stage", "hand"];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const stops = {};

/** Listen to arrow keys and to the focus. */
export function startRoving() {
  document.addEventListener("keydown", onKey);
  document.addEventListener("focusin", ({ target }) => {
    const zone = target.closest("#stage, #hand");
    if (!zone || !target.dataset.on) return;
    stops[zone.id] = target.id;
    placeStop(zone);
    if (target.matches(":focus-visible")) reveal(target);
  });
  placeStops();
}

/** Give each zone its one tab stop: where the reader was, else the first thing that can be chosen. */
export function placeStops() {
  for (const id of ZONES) {
    const zone = document.getElementById(id);
    if (zone) placeStop(zone);
  }
}

/**
 * Focus a zone, best where something can be chosen.
 * @param {"stage" | "hand"} id
 */
export function enter(id) {
  const zone = document.getElementById(id);
  const target = zone?.querySelector("[data-on].lit") ?? zone?.querySelector("[data-on]");
  target?.focus();
  if (target) reveal(target);
}

function placeStop(zone) {
  const things = [...zone.querySelectorAll("[data-on]")];
  const stop =
    things.find((thing) => thing.id === stops[zone.id]) ?? things.find((thing) => thing.matches(".lit")) ?? things[0];
  for (const thing of things) {
    const index = thing === stop ? "0" : "-1";
    if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
  }
}

function onKey(event) {
  const thing = event.target;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !thing.dataset?.on) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (!event.repeat) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return;
  }
  const next = neighbour(thing, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

/** The thing that a key leads to; null: nothing there; undefined: not a key of ours. */
function neighbour(thing, key) {
  const things = [...thing.closest("#stage, #hand").querySelectorAll("[data-on]")];
  if (key === "Home") return things[0];
  if (key === "End") return things.at(-1);
  return ARROWS[key] && nearest(thing, things, ARROWS[key]);
}

function nearest(thing, things, [x, y]) {
  const here = centre(thing);
  let best = null;
  let least = Infinity;
  for (const other of things) {
    if (other === thing) continue;
    const there = centre(other);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = along + 2.5 * aside;
    if (along > 2 && aside < 3 * along && cost < least) [best, least] = [other, cost];
  }
  return best;
}

function centre(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
