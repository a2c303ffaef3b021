/** The side panel with its tabs, a drawer on a phone; the clauses in it; the menu; all choices of a question. */

import { closeBubble } from "./bubble.js";
import { narrow } from "./page.js";

const PANELS = { log: "show-log", cards: "show-cards", rules: "show-rules", "stage-list": "show-list", talk: "show-talk" };
const BEHIND = "#top, #stage, #prompt, #hand, #market, #lately, .banners";
let listed;

/** Make the panel, the clauses and the menu work together. */
export function startPanel() {
  document.addEventListener("change", ({ target }) => target.id === "side-open" && onDrawer(target.checked));
  document.addEventListener("click", (event) => {
    // Its sign is the label of a box that lies behind the open drawer, where no label reaches it.
    const closes = event.target.closest(".side-closer");
    if (closes) event.preventDefault();
    if (closes || !event.target.closest(".side, .side-opener, #side-open")) closeDrawer();
    const link = event.target.closest("a[data-clause]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && openClause(link.dataset.clause)) event.preventDefault();
    const menu = document.querySelector("details.menu[open]");
    if (menu && !menu.contains(event.target)) menu.open = false;
  });
  keepPanel();
}

/** After the page has changed: the choices shown as they were. */
export function keepPanel() {
  showAll(turn() !== undefined && turn() === listed);
  const drawer = document.getElementById("side-open");
  if (drawer) drawer.setAttribute("aria-expanded", String(drawer.checked));
}

/**
 * Open a tab of the panel and go there.
 * @param {keyof typeof PANELS} id
 */
export function openPanel(id) {
  if (!document.getElementById(PANELS[id])) return;
  document.getElementById(PANELS[id]).click();
  const drawer = document.getElementById("side-open");
  if (narrow() && !drawer.checked) drawer.click();
  document.getElementById(id).focus();
}

/** Show every choice of this question as a button, or only those of the chosen thing; the next one begins as it always does. */
export function toggleAll() {
  listed = turn() === listed ? undefined : turn();
  showAll(listed !== undefined);
}

const turn = () => document.getElementById("prompt")?.dataset.turn;

/** Close what is open on top of the table; false when nothing is. */
export function closeOpened() {
  const menu = document.querySelector("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
    return true;
  }
  return closeDrawer();
}

/** Put the drawer of a phone away; false when it is not open. */
export function closeDrawer() {
  const drawer = document.getElementById("side-open");
  if (!drawer?.checked || !narrow()) return false;
  drawer.click();
  return true;
}

function onDrawer(isOpen) {
  const drawer = document.getElementById("side-open");
  drawer.setAttribute("aria-expanded", String(isOpen));
  for (const room of document.querySelectorAll(BEHIND)) room.inert = isOpen && narrow();
  if (!narrow()) return;
  closeBubble();
  if (isOpen) document.querySelector(".side .tabs input:checked").focus();
  else drawer.focus();
}

function openClause(id) {
  const clause = document.getElementById(`clause-${id}`);
  if (!clause) return false;
  const chapter = clause.closest("details");
  if (chapter) chapter.open = true;
  closeBubble();
  openPanel("rules");
  clause.scrollIntoView({ block: "center" });
  clause.focus({ preventScroll: true });
  return true;
}

function showAll(shown) {
  document.getElementById("prompt")?.classList.toggle("all", shown);
  document.querySelector("#prompt [data-do=all]")?.setAttribute("aria-pressed", String(shown));
  if (shown) scrollTo({ top: 0 }); // on a low page it lies above the question, over the board
}
