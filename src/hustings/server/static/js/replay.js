/** A turn shown again from the log, and the replay of a match: its pages are fetched and merged, so that pieces travel. */

import { announce } from "./announce.js";
import { beginBeats } from "./beats.js";
import { put, repeat } from "./news.js";
import { matchPath, narrow, still } from "./page.js";
import { closeDrawer } from "./panel.js";

const STEPS = {
  ArrowLeft: "a[rel=prev]",
  ArrowRight: "a[rel=next]",
  Home: "a[data-do=first]",
  End: "a[data-do=last]",
};
let wanted = 0;

/** Listen to links that show a turn again, to steps of the replay and to their keys. */
export function startReplay() {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const again = event.target.closest("a.replay[data-moment]");
    const step = event.target.closest("#replay a");
    if (again && !document.getElementById("replay") && !still()) {
      event.preventDefault();
      showAgain(again);
    } else if (step?.pathname === location.pathname) {
      event.preventDefault();
      history.pushState(null, "", step.href);
      go();
    }
  });
  if (!document.getElementById("replay")) return;
  addEventListener("popstate", go);
  document.addEventListener("change", ({ target }) => {
    if (narrow() && target.matches("#replay select")) target.form.requestSubmit();
  });
  document.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, .panel, [data-on]")) return;
    event.preventDefault();
    document.querySelector(`#replay ${step}`)?.click();
  });
}

/** It plays on the board, which a drawer would cover. */
async function showAgain(link) {
  closeDrawer();
  try {
    const { moment, last = moment } = link.dataset;
    const address = `${matchPath}/frames?moment=${moment}&last=${last}`;
    const response = await fetch(address, { headers: { Accept: "application/json" } });
    if (!response.ok) throw new Error(response.statusText);
    await repeat(await response.json());
    if ("tells" in link.dataset) beginBeats();
  } catch {
    location.assign(link.href);
  }
}

/** Show the moment of the present address; when several were asked for in haste, the last. */
async function go() {
  wanted += 1;
  const mine = wanted;
  const response = await fetch(location.href).catch(() => null);
  if (mine !== wanted) return;
  if (!response?.ok) return location.reload();
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const ids = [...document.querySelectorAll("body > [id], main > [id], aside > [id]")].map((part) => part.id);
  const parts = ids.map((id) => [id, page.getElementById(id)?.outerHTML]).filter(([, html]) => html);
  put(Object.fromEntries(parts.filter(([id]) => id !== "live")));
  announce(...[...document.querySelectorAll("#ask p")].map((line) => line.textContent));
}
