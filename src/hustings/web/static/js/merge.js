/**
 * Merges new HTML into the page: elements that are still there stay the same elements, so that focus, scroll, open
 * panels, popovers and running motion stay too. Children are paired by id, or else in their order.
 */

import { parse } from "./page.js";

/** What belongs to the reader or to the script, and never to the server's HTML. */
const OURS = new Set(["style", "open", "checked", "value"]);
const FORM_STATE = "input:not([type=hidden]), select, textarea";

/**
 * Make the element of this id what the HTML says.
 * @param {string} id
 * @param {string} html with one element of this id
 */
export function merge(id, html) {
  const old = document.getElementById(id);
  const fresh = parse(html).firstElementChild;
  if (old && fresh) morph(old, fresh);
}

/**
 * Make an element what another one is.
 * @param {Element} old in the page
 * @param {Element} fresh is taken apart
 */
function morph(old, fresh) {
  if (old.isEqualNode(fresh) || old.hasAttribute("data-keep")) return;
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
  mergeAttributes(old, fresh);
  mergeChildren(old, fresh);
}

function mergeAttributes(old, fresh) {
  const isOurs = (name) => OURS.has(name) && (name === "style" || name === "open" || old.matches(FORM_STATE));
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOurs(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !isOurs(name)) old.setAttribute(name, value);
  }
}

function mergeChildren(old, fresh) {
  const wanted = new Set([...fresh.childNodes].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of [...old.childNodes]) {
    const key = keyOf(child);
    if (!key) continue;
    if (wanted.has(key)) keyed.set(key, child);
    else child.remove();
  }
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const key = keyOf(next);
    const match = key ? keyed.get(key) : firstLike(next, at);
    if (!match) {
      old.insertBefore(next, at);
      continue;
    }
    if (match !== at) move(old, match, at);
    else at = at.nextSibling;
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, next);
    else if (match.data !== next.data) match.data = next.data;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** What tells a child from its siblings; a drawn thread has its two ends, a button its answer. */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  return node.id || node.getAttribute("data-key") || (node.nodeName === "BUTTON" && node.getAttribute("value")) || "";
}

function firstLike(node, from) {
  for (let child = from; child; child = child.nextSibling) {
    if (child.nodeName === node.nodeName && !keyOf(child)) return child;
  }
  return null;
}

/** Where the browser can, an element moves without losing focus and motion. */
function move(parent, child, before) {
  if (parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}
