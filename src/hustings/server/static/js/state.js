/**
 * What styles ask of the whole page is said on it once. Asked with `:has()`, a browser would style all of it anew
 * whenever anything is put in.
 */

const SAID = {
  "data-ended": "#result > .result",
  "data-hand-lit": "#hand .lit",
};

/** Say it again, after the page has changed. */
export function keepState() {
  for (const [name, what] of Object.entries(SAID)) document.body.toggleAttribute(name, Boolean(document.querySelector(what)));
}
