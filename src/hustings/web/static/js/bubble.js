/** One small bubble beside a drawn thing: a menu of what can be done with it, or the reason why nothing can. */

import { keepCloser, wholeText } from "./closer.js";
import { parse, word } from "./page.js";

const GAP = 10;
const EDGE = 8;
const bubble = document.getElementById("bubble");
let anchor = null;
let asked = "";
let tellAnew = null;
let hasPressClosed = false;

/** Close the bubble when something else is touched, and keep it beside its thing. */
export function startBubble() {
  if (!bubble) return;
  document.addEventListener("pointerdown", ({ target }) => {
    hasPressClosed = anchor !== null && !bubble.contains(target) && !anchor.contains(target) && closeBubble();
  });
  document.addEventListener("keydown", onKey);
  addEventListener("resize", keepBubble);
}

/** Whether a click comes from the press that has closed the bubble: then it was meant for no more than that. */
export const hasClosed = (event) => hasPressClosed && event.detail > 0;

/** The thing that the bubble is about, by what it stands for; empty when it is closed. */
export const bubbleThing = () => anchor?.dataset.on ?? "";

/** The buttons of the open menu. */
export const menuItems = () => (anchor ? [...bubble.querySelectorAll("[role=menuitem]")] : []);

/**
 * Offer what can be done with a thing.
 * @param {Element} thing
 * @param {{label: string, go: () => void}[]} choices
 */
export function openMenu(thing, choices) {
  const items = choices.map(({ label, go }, index) => {
    const item = document.createElement("button");
    item.type = "button";
    item.role = "menuitem";
    item.dataset.number = String(index + 1);
    item.textContent = label;
    item.addEventListener("click", () => {
      closeBubble(true);
      go();
    });
    return item;
  });
  open(thing, "menu", [...headOf(thing), ...items, ...wholeText(thing), ...about(thing.dataset.on, items[0])]);
  items[0].focus({ preventScroll: true });
}

/**
 * What a card is called (`data-called`, where that is less than is read aloud of it), or a thing that can go to several
 * places (`data-choices`), once for all that is offered.
 */
function headOf(thing) {
  if (!thing.closest("#hand") && !thing.dataset.choices) return [];
  const head = document.createElement("p");
  head.className = "whose-menu";
  head.setAttribute("aria-hidden", "true");
  head.textContent = thing.dataset.called ?? nameOf(thing);
  return [head];
}

/** What a thing is called: the first words of what is read aloud of it. */
export const nameOf = (thing) => thing.getAttribute("aria-label")?.split(/[.。]/)[0] ?? "";

/** What a mouse reads of a drawn thing by resting on it: a finger cannot, and a screen reader has read it as its name. */
function titleOf(thing) {
  const title = thing.querySelector(":scope > title");
  if (!title) return [];
  const read = document.createElement("p");
  read.setAttribute("aria-hidden", "true");
  read.textContent = title.textContent;
  return [read];
}

/** What the page tells of the choices of a thing, in a hidden part marked with `data-about`; read aloud with the first. */
function about(name, first) {
  return [...document.querySelectorAll(`[data-about="${CSS.escape(name)}"] > *`)].map((part, index) => {
    const copy = part.cloneNode(true);
    copy.id = `bubble-about-${index}`;
    first.setAttribute("aria-describedby", `${first.getAttribute("aria-describedby") ?? ""} ${copy.id}`.trim());
    return copy;
  });
}

/**
 * Say why nothing can be done with a thing, or more than its menu offers.
 * @param {Element} thing
 * @param {string} html
 * @param {() => void} [again] tells it anew when something else is asked
 */
export function openReason(thing, html, again = null) {
  openNote(thing, ...titleOf(thing), ...wholeText(thing), parse(html));
  tellAnew = again;
}

/**
 * Tell something about a thing.
 * @param {Element} thing
 * @param {...Node} told
 */
export function openNote(thing, ...told) {
  const close = document.createElement("button");
  close.type = "button";
  close.className = "quiet close";
  close.textContent = "×";
  close.setAttribute("aria-label", word("close"));
  close.addEventListener("click", () => closeBubble(true));
  const text = document.createElement("div");
  text.append(...told);
  open(thing, "note", [text, close]);
}

/**
 * Add to the open menu of a thing why it does not offer more.
 * @param {Element} thing
 * @param {string} html
 */
export function addReason(thing, html) {
  if (anchor !== thing) return;
  const text = document.createElement("p");
  text.append(parse(html));
  bubble.append(text);
  place(true);
}

/**
 * Close the bubble.
 * @param {boolean} [goBack] whether the focus goes back to its thing
 */
export function closeBubble(goBack = false) {
  if (!anchor) return false;
  const thing = anchor;
  anchor = null;
  markChosen("");
  document.body.removeAttribute("data-menu");
  bubble.hidePopover();
  bubble.replaceChildren();
  if (goBack) thing.focus({ preventScroll: true });
  return true;
}

/**
 * After the page has changed: the bubble goes when its thing has gone, or stays beside it. What it says belongs to what
 * was asked: once something else is, a reason is told anew where there is one, and anything else goes.
 */
export function keepBubble() {
  if (!anchor) return;
  const thing = document.getElementById(anchor.id);
  if (!thing) return closeBubble();
  anchor = thing;
  if (asked !== nowAsked()) {
    const again = thing.matches(".lit") ? null : tellAnew;
    if (!again) return closeBubble(bubble.contains(document.activeElement));
    asked = nowAsked();
    again();
  }
  markChosen(thing.dataset.on);
  place();
}

const nowAsked = () => `${document.getElementById("prompt")?.dataset.turn} ${document.getElementById("ask")?.textContent}`;

/**
 * Mark the thing that is chosen now, and nothing else; a card that opens by that makes others narrower, and cuts their texts.
 * @param {string} name as in `data-on`; empty: none
 */
export function markChosen(name) {
  for (const thing of document.querySelectorAll("[data-on]")) thing.classList.toggle("chosen", thing.dataset.on === name);
  keepCloser();
}

function open(thing, role, content) {
  anchor = thing;
  asked = nowAsked();
  tellAnew = null;
  markChosen(thing.dataset.on);
  bubble.replaceChildren(...content);
  bubble.setAttribute("role", role);
  bubble.setAttribute("aria-label", nameOf(thing));
  document.body.toggleAttribute("data-menu", role === "menu");
  bubble.showPopover();
  place();
}

/**
 * Above its thing where there is room and nothing that is read with it (`data-clear`), else below or beside it where the
 * question stays free; never outside the window; where there is room neither above nor below, a menu lies as a row below the top bar, if what is read stays free
 * there. What belongs to a card of the hand hides neither the question nor another card: it stands above the question,
 * as high as all that it holds, and above what is read with it, or as a row below the top bar, where there is the room; only
 * where that is more than the board has does it come down over them.
 * @param {boolean} [hasGrown] it was open there already, and goes to no other side
 */
function place(hasGrown = false) {
  const thing = anchor.getBoundingClientRect();
  const isOfHand = anchor.closest("#hand") !== null;
  bubble.classList.toggle("of-hand", isOfHand);
  bubble.classList.remove("of-top");
  const { offsetWidth: width, offsetHeight: height } = bubble;
  let left = thing.left + thing.width / 2 - width / 2;
  let top = thing.top - height - GAP;
  if (isOfHand) {
    top = document.getElementById("prompt").getBoundingClientRect().top - height - EDGE;
    const free = Math.min(top, ...clearParts().map((part) => part.top - height - EDGE));
    if (free >= topOfRoom()) top = free;
    else if (liesAbove(thing)) return;
    left = hasGrown ? parseFloat(bubble.style.left) : besideItsPlace(Math.max(Math.min(left, innerWidth - width - EDGE), EDGE), top, width);
  } else if (top < EDGE || covers(left, top, width, height)) {
    top = thing.bottom + GAP;
    if (top + height > endOfRoom()) {
      const free = besides(thing, width, height);
      if (free) return Object.assign(bubble.style, { top: `${free.top}px`, left: `${free.left}px` });
      if (liesAbove(thing)) return;
    }
    top = Math.min(top, innerHeight - height - EDGE);
  }
  bubble.style.top = `${Math.max(top, EDGE)}px`;
  bubble.style.left = `${Math.max(Math.min(left, innerWidth - width - EDGE), EDGE)}px`;
}

/** To the right or the left of a thing, between the top bar and the question, where nothing is covered that is read with it. */
function besides(thing, width, height) {
  const room = endOfRoom() - topOfRoom() - height;
  if (room < 0) return null;
  const top = Math.max(topOfRoom(), Math.min(thing.top, endOfRoom() - height));
  const sides = [thing.right + GAP, thing.left - GAP - width].filter((left) => left >= EDGE && left + width <= innerWidth - EDGE);
  const left = sides.find((one) => !covers(one, top, width, height));
  return left === undefined ? null : { top, left };
}

/** A card’s menu leaves in sight the place on the board that the card names with `data-near`, where there is room beside it. */
function besideItsPlace(left, top, width) {
  const near = document.getElementById(anchor.dataset.near ?? "")?.getBoundingClientRect();
  if (!near || near.bottom < top || near.right < left || near.left > left + width) return left;
  const places = [near.right + GAP, near.left - GAP - width].filter((one) => one >= EDGE && one + width <= innerWidth - EDGE);
  return places.sort((one, other) => Math.abs(one - left) - Math.abs(other - left))[0] ?? left;
}

function liesAbove(thing) {
  bubble.classList.add("of-top");
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const top = topOfRoom();
  const left = (innerWidth - width) / 2;
  const isFree = top + height < thing.top && !covers(left, top, width, height);
  bubble.classList.toggle("of-top", isFree);
  if (isFree) Object.assign(bubble.style, { top: `${top}px`, left: `${left}px` });
  return isFree;
}

/** Above the question, wherever that lies in sight. */
function endOfRoom() {
  const question = document.getElementById("prompt").getBoundingClientRect().top;
  return (question > topOfRoom() ? Math.min(question, innerHeight) : innerHeight) - EDGE;
}

const topOfRoom = () => document.getElementById("top").getBoundingClientRect().bottom + GAP;

/** What is read with a thing is no other than what it lies on itself. */
function clearParts() {
  const parts = [...document.querySelectorAll("[data-clear]")].filter((part) => !part.contains(anchor));
  return parts.map((part) => part.getBoundingClientRect());
}

function covers(left, top, width, height) {
  return clearParts().some((box) => top < box.bottom && top + height > box.top && left < box.right && left + width > box.left);
}

function onKey(event) {
  if (!anchor || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Tab") onTab(event);
  if (!bubble.contains(event.target)) return;
  const items = menuItems();
  const at = items.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || !items.length) return;
  event.preventDefault();
  items.at(next % items.length).focus();
}

/** The tab key goes from a thing into the reason beside it, and from the bubble back to its thing. */
function onTab(event) {
  const stops = [...bubble.querySelectorAll("a, button")];
  const at = stops.indexOf(document.activeElement);
  if (anchor.contains(document.activeElement) && !event.shiftKey) {
    event.preventDefault();
    stops[0]?.focus();
  } else if (bubble.getAttribute("role") === "menu" || (at >= 0 && !stops[at + (event.shiftKey ? -1 : 1)])) {
    event.preventDefault();
    closeBubble(true);
  }
}
