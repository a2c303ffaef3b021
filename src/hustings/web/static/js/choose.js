/** A click, a tap or the enter key on a drawn thing: does what it stands for, offers its choices, or says why not. */

import { announce } from "./announce.js";
import { addReason, bubbleThing, closeBubble, hasClosed, markChosen, nameOf, openMenu, openNote, openReason } from "./bubble.js";
import { hurry, isShowing } from "./news.js";
import { narrow, seatPath, word } from "./page.js";
import { whenAnswered } from "./post.js";
import { namesOf } from "./sure.js";

let next = null;

/** Listen to what is clicked. */
export function startChoosing() {
  document.addEventListener("click", (event) => {
    const thing = event.target.closest("#stage [data-on], #hand [data-on]");
    if (isShowing() && event.target.closest("#stage")) {
      hurry();
      if (!thing?.matches(".lit")) return;
    }
    if (!thing) return tell(event);
    if (hasClosed(event) && !thing.matches(".lit")) return;
    if (bubbleThing() === thing.dataset.on) closeBubble(true);
    else choose(thing);
  });
}

/** What only has a title tells it to a finger, too, which cannot point. */
function tell(event) {
  const titled = event.target.closest?.(":is(#stage, #hand) [title][id]");
  if (!titled || hasClosed(event)) return;
  const [name, said] = [document.createElement("b"), document.createElement("p")];
  name.textContent = nameOf(titled);
  said.textContent = titled.title;
  const isNamed = name.textContent && !said.textContent.startsWith(name.textContent);
  openNote(titled, ...(isNamed ? [name] : []), said);
}

/**
 * After the page has changed: choices of things that are not drawn stay buttons, as choices without a thing are, unless
 * the board that draws them is still on its way; and where an answer was chosen together with the one before it, it is
 * given now.
 */
export function keepChoices() {
  followUp();
  const isDrawn = !document.querySelector('#stage[aria-busy="true"]');
  const drawn = [...document.querySelectorAll("#stage [data-on], #hand [data-on]")].filter((thing) => thing.checkVisibility());
  const names = new Set(drawn.flatMap(namesOf));
  for (const choice of document.querySelectorAll("#prompt .choice[data-object]")) {
    choice.classList.toggle("chosen", isDrawn && !names.has(choice.dataset.object));
  }
}

function choose(thing) {
  const choices = choicesOf(thing);
  if (choices.length === 0) return explain(thing);
  if (choices.length > 1 || isHowAsked(thing)) return offer(thing, choices);
  closeBubble();
  markChosen(thing.dataset.on);
  choices[0].form.requestSubmit(choices[0]);
}

/** The buttons of the question that belong to a thing; an action without an object stands for itself. */
function choicesOf(thing) {
  const names = namesOf(thing);
  return [...document.querySelectorAll("#prompt .choice")].filter((choice) => names.includes(choice.dataset.object ?? choice.value));
}

/**
 * Whether a card with a single choice is still to be asked about: because other cards have several, so that it would be
 * a surprise to play it at once, or because on a narrow page a card is covered by the next and is first opened.
 */
function isHowAsked(thing) {
  const hand = thing.closest("#hand");
  if (!hand) return false;
  return narrow() || [...hand.querySelectorAll(".lit[data-on]")].some((card) => choicesOf(card).length > 1);
}

async function offer(thing, choices) {
  openMenu(thing, choices.map((choice) => ({
    label: choice.dataset.here || choice.textContent.trim(),
    go: () => choice.isConnected && choice.form.requestSubmit(choice),
  })));
  if (thing.dataset.choices) return;
  const { reasons, html } = await reason(thing.dataset.on);
  if (reasons?.length) addReason(thing, html);
}

async function explain(thing) {
  if (!seatPath) return;
  markChosen(thing.dataset.on);
  const { html, text, way } = await reason(thing.dataset.on);
  if (!thing.isConnected) return;
  const first = way && choiceOf(way.first);
  if (first) {
    openMenu(thing, [{ label: way.label, go: () => goBy(first, way.then) }]);
    addReason(thing, html);
  } else {
    openReason(thing, html, () => explain(thing));
  }
  announce(text);
}

const choiceOf = (value) => document.querySelector(`#prompt .choice[value="${CSS.escape(value)}"]`);

/** Give the answer that leads to another one, which follows as soon as it can be given. */
function goBy(first, then) {
  if (!first.isConnected) return;
  next = { then, turn: document.getElementById("prompt").dataset.turn };
  first.form.requestSubmit(first);
}

function followUp() {
  const { turn, state } = document.getElementById("prompt")?.dataset ?? {};
  if (!next || turn === next.turn) return;
  const { then } = next;
  next = null;
  if (state === "play" && choiceOf(then)) whenAnswered().then(() => setTimeout(() => giveAt(turn, then)));
}

function giveAt(turn, value) {
  const choice = document.getElementById("prompt")?.dataset.turn === turn && choiceOf(value);
  if (choice) choice.form.requestSubmit(choice);
}

async function reason(name) {
  try {
    const { turn } = document.getElementById("prompt").dataset;
    const address = `${seatPath}/why?on=${encodeURIComponent(name)}&turn=${turn}`;
    const response = await fetch(address, { headers: { Accept: "application/json" } });
    return await response.json();
  } catch {
    return { html: word("offline"), text: word("offline") };
  }
}
