/** The time that is left: counted on between messages, calmly, and said once when it is nearly up. */

import { announce } from "./announce.js";
import { hurry } from "./calls.js";

const SOON = 20;
let shown = "";
let start = 0;
let warned = "";

/** Count the time on. */
export function startClock() {
  keepClock();
  setInterval(tick, 1000);
}

/** After the page has changed: what the server says counts. */
export function keepClock() {
  const says = clocks().map(({ id, dataset }) => `${id} ${dataset.left} ${dataset.free}`).join();
  if (says !== shown) {
    shown = says;
    start = performance.now();
  }
  tick();
}

function tick() {
  let mine = null;
  for (const clock of clocks()) {
    if (clock.dataset.free === undefined) continue;
    const gone = Math.max(0, (performance.now() - start) / 1000 - clock.dataset.free);
    const left = Math.max(0, Math.ceil(clock.dataset.left - gone));
    write(clock.firstElementChild, left);
    clock.classList.toggle("soon", left <= SOON);
    if (clock.matches(".mine") && left <= SOON) mine = left;
  }
  hurry(mine);
  if (mine !== null && warned !== shown) {
    warned = shown;
    announce(document.getElementById("clock").dataset.soon);
  }
}

function write(timer, left) {
  const step = left > 60 ? 10 : left > SOON ? 5 : 1;
  const calm = Math.ceil(left / step) * step;
  const [hours, minutes, seconds] = [Math.floor(calm / 3600), Math.floor(calm / 60) % 60, calm % 60];
  const two = (number) => String(number).padStart(2, "0");
  const time = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  const text = timer.textContent.replace(/\d+(:\d\d)+/, time);
  if (text !== timer.textContent) timer.textContent = text;
}

const clocks = () => [...document.querySelectorAll("#clock > [data-left]")];
