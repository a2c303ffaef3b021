/** What the page says about itself. */

const data = document.body.dataset;

/** Address of the reader's own seat; empty for spectators and outside a match. */
export const seatPath = data.seat ?? "";

/** Address of this page of a match; empty outside a match. */
export const matchPath = seatPath || (data.match ? `/m/${data.match}` : "");

/** What this page has seen change when it was made. */
export const firstVersion = Number(data.version ?? 0);

const words = document.getElementById("words")?.dataset ?? {};

/**
 * A text for the script, in the page's language.
 * @param {string} name as in the `data-` attributes of `#words`, in camel case
 */
export const word = (name) => words[name] ?? "";

/** Whether nothing may move. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the page has its narrow form: the side panel is a drawer, the cards of the hand overlap. */
export const narrow = () => matchMedia("(max-width: 860px)").matches;

/**
 * HTML as nodes.
 * @param {string} html
 * @returns {DocumentFragment}
 */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
