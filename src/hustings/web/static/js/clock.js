/** The time that is left for a question: counted on between messages, calmly, and said once when it is nearly up. */

import { announce } from "./announce.js";

const SOON = 10;
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
  const says = clocks().map(({ id, dataset }) => `${id} ${dataset.left}`).join();
  if (says !== shown) {
    shown = says;
    start = performance.now();
  }
  tick();
}

function tick() {
  for (const clock of clocks()) {
    const left = Math.max(0, Math.ceil(clock.dataset.left - (performance.now() - start) / 1000));
    const step = left > 60 ? 10 : left > SOON ? 5 : 1;
    const calm = Math.ceil(left / step) * step;
    const time = `${Math.floor(calm / 60)}:${String(calm % 60).padStart(2, "0")}`;
    const text = clock.textContent.replace(/\d+:\d\d/, time);
    if (text !== clock.textContent) clock.textContent = text;
    if (clock.matches(".mine") && left <= SOON && warned !== shown) {
      warned = shown;
      announce(document.getElementById("clock").dataset.soon);
    }
  }
}

const clocks = () => [...document.querySelectorAll("#clock > [data-left]")];
