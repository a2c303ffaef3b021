/** What a hint names is marked with its numbers: on the board beside the thing (see marks.js), in the hand on the card. */

import { announce } from "./announce.js";

let heard = "";

/** After the page has changed: the marks of the hint that is shown now, if there is one; a new one is read aloud. */
export function keepHints() {
  for (const card of document.querySelectorAll("#hand [data-hint]")) delete card.dataset.hint;
  for (const { dataset } of document.querySelectorAll("#prompt .hints [data-mark]")) {
    const card = document.querySelector(`#hand [data-on="${CSS.escape(dataset.mark)}"]`);
    if (card) card.dataset.hint = [card.dataset.hint, dataset.by].filter(Boolean).join(" · ");
  }
  const said = document.querySelector("#prompt .hints > ol")?.textContent.replace(/\s+/g, " ") ?? "";
  if (said && said !== heard) announce(said);
  heard = said;
}
