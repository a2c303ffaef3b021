/**
 * What styles ask of the whole page is said on it once. Asked with `:has()`, a browser would style all of it anew
 * whenever anything is put in. A hand is asked about where one of its cards can be chosen, and where it is read to answer a
 * question (`data-read`) that is not about the board. A scene stands in the place of the board, or over it.
 */

const SAID = {
  "data-ended": "#result > .result",
  "data-scene": '#stage [data-scene="whole"]',
  "data-scene-over": '#stage [data-scene="over"]',
  "data-no-cards": ".hand-row:not(:has(.card, .back))",
  "data-hand-lit": '#hand .lit, body:not(:has(#stage .lit)) :is(#prompt[data-state="play"] ~ #hand) [data-read]',
};

/** Say it again, after the page has changed. A page that was scrolled to its hand goes back when the board is asked about. */
export function keepState() {
  const wasAboutHand = document.body.hasAttribute("data-hand-lit");
  for (const [name, what] of Object.entries(SAID)) document.body.toggleAttribute(name, Boolean(document.querySelector(what)));
  if (wasAboutHand && !document.body.hasAttribute("data-hand-lit")) scrollTo(0, 0);
}
