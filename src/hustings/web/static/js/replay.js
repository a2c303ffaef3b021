/** A turn shown again from the log, on the board where it was played. */

import { beginBeats } from "./beats.js";
import { repeat } from "./news.js";
import { matchPath, still } from "./page.js";
import { closeDrawer } from "./panel.js";

/** Listen to links that show a turn again; in a replay they lead to their moment (see film.js). */
export function startReplay() {
  if (document.getElementById("replay")) return;
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const again = event.target.closest("a.replay[data-moment]");
    if (!again || still()) return;
    event.preventDefault();
    showAgain(again);
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
