/**
 * What is sure is drawn at once: an answer that was chosen is taken, so that nothing else can be chosen, and what it is
 * about shows it. What the server then says is drawn on what was there before, and so is that it was not done.
 */

let taken = null;

/** What a drawn thing stands for in the question: itself, or the several that it names. */
export const namesOf = (thing) => thing.dataset.choices?.split(" ") ?? [thing.dataset.on];

const turnNow = () => document.getElementById("prompt")?.dataset.turn;

/**
 * Draw that an answer is taken, before the server knows of it.
 * @param {HTMLButtonElement} choice the button of the answer
 */
export function drawTaken(choice) {
  drawUntaken();
  const lit = [...document.querySelectorAll(":is(#stage, #hand) .lit")];
  const name = choice.dataset.object ?? choice.value;
  const about = lit.filter((thing) => namesOf(thing).includes(name));
  taken = { choice, lit, about, turn: turnNow() };
  for (const thing of lit) thing.classList.remove("lit");
  for (const thing of about) thing.classList.add("chosen");
  choice.dataset.done = "";
}

/** Whether an answer is on its way. */
export const isTaken = () => taken !== null;

/** Everything as it was before the answer was taken. */
export function drawUntaken() {
  if (!taken) return;
  for (const thing of taken.lit) thing.classList.add("lit");
  for (const thing of taken.about) thing.classList.remove("chosen");
  delete taken.choice.dataset.done;
  taken = null;
}

/**
 * Change the page, also while an answer is on its way: as long as its question is still asked, it stays taken.
 * @param {() => void} change
 */
export function changeAround(change) {
  const answer = taken;
  drawUntaken();
  change();
  const isQuestion = answer?.choice.form?.elements.turn;
  if (isQuestion && answer.choice.isConnected && answer.turn === turnNow()) drawTaken(answer.choice);
}
