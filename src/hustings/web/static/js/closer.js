/**
 * Cards read closely. A text that does not fit on its card gets a mark; a card that is pointed at, or tapped where
 * nothing else can be done with it, is shown whole beside it: above the question, which it never hides.
 */

const CARD = ":is(#hand, #stage, #lately) .card";
const TEXT = ".text";
/** Cards that tell by themselves what there is to tell when they are tapped. */
const TOLD = "[data-on], :is(#stage, #hand) [title][id]";
const MARKED = `${CARD} ${TEXT}, #replay .ask`;
const MARKS = ["data-tight", "data-cut"];
const WAIT = 120;
const EDGE = 8;
const closer = document.getElementById("closer");
let shown = null;
let waiting = 0;
let pointed = null;
let rested = "";

/** Listen to what is pointed at. */
export function startCloser() {
  if (!closer) return;
  for (const moved of ["pointerover", "pointermove"]) document.addEventListener(moved, onMouse);
  document.addEventListener("focusin", ({ target }) => {
    const card = target.closest(CARD);
    if (card?.matches(":focus-visible")) consider(card);
  });
  document.addEventListener("focusout", ({ target }) => target === shown && closeCloser());
  document.addEventListener("click", ({ target }) => {
    const card = target.closest(CARD);
    const isOpen = card && card === shown;
    closeCloser();
    if (card && !isOpen && !card.matches(TOLD) && !matchMedia("(hover: hover)").matches) show(card);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeCloser());
  for (const moved of ["scroll", "resize"]) addEventListener(moved, closeCloser, { capture: true, passive: true });
  addEventListener("resize", keepCloser);
  addEventListener("scroll", ({ target }) => target.matches?.(MARKED) && keepCloser(), { capture: true, passive: true });
  keepCloser();
}

/** After the page has changed: which texts are too long for lines of whole phrases, and which of these do not fit even so. */
export function keepCloser() {
  if (shown && !shown.isConnected) closeCloser();
  const texts = [...document.querySelectorAll(MARKED)];
  for (const mark of MARKS) for (const text of texts) text.removeAttribute(mark);
  for (const mark of MARKS) {
    const cut = texts.map(isCut);
    texts.forEach((text, index) => text.toggleAttribute(mark, cut[index]));
  }
}

/**
 * The whole text of a card that does not show it, to be read where something is chosen about it.
 * @param {Element} card
 * @returns {Element[]} none when the card shows it, or is no card
 */
export function wholeText(card) {
  closeCloser();
  if (!card.matches(CARD) || !isShort(card)) return [];
  const text = document.createElement("p");
  text.textContent = card.querySelector(TEXT).textContent;
  return [text];
}

/** A card that news have laid under a resting mouse is not pointed at until the mouse moves. */
function onMouse({ target, pointerType, screenX, screenY }) {
  if (pointerType !== "mouse") return;
  const at = `${screenX} ${screenY}`;
  const hasMoved = at !== rested;
  const card = target.closest(CARD);
  rested = at;
  if (card === pointed) return;
  pointed = hasMoved ? card : null;
  consider(pointed);
}

const isCut = (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.scrollTop + text.clientHeight + 1;

function isShort(card) {
  const text = card.querySelector(TEXT);
  return Boolean(text) && (!text.checkVisibility() || isCut(text) || text.getBoundingClientRect().bottom > innerHeight);
}

function consider(card) {
  clearTimeout(waiting);
  if (card === shown) return;
  closeCloser();
  if (card && isShort(card) && !document.querySelector("#bubble:popover-open")) waiting = setTimeout(() => show(card), WAIT);
}

function show(card) {
  if (!card.isConnected || !isShort(card) || document.querySelector("#bubble:popover-open")) return;
  shown = card;
  const copy = card.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id], [data-on], [data-move], [data-tight]")]) {
    for (const name of ["id", "data-on", "data-move", ...MARKS, "tabindex", "role"]) part.removeAttribute(name);
  }
  copy.classList.remove("chosen", "lit", "last");
  closer.replaceChildren(copy);
  closer.showPopover();
  place(card);
}

function closeCloser() {
  clearTimeout(waiting);
  if (!shown) return;
  shown = null;
  closer.hidePopover();
}

/** Above the question, over a card of the hand, beside any other. */
function place(card) {
  const box = card.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = closer;
  const question = document.querySelector("#prompt, #replay").getBoundingClientRect().top;
  const lowest = (question > height + EDGE ? question : innerHeight) - height - EDGE;
  const isOver = card.closest("#hand") !== null || box.width + width > innerWidth - 2 * EDGE;
  const beside = box.right + EDGE + width < innerWidth ? box.right + EDGE : box.left - width - EDGE;
  const left = isOver ? box.left + box.width / 2 - width / 2 : beside;
  closer.style.left = `${Math.max(Math.min(left, innerWidth - width - EDGE), EDGE)}px`;
  closer.style.top = `${Math.max(card.closest("#hand") ? lowest : Math.min(box.top, lowest), EDGE)}px`;
}
