/**
 * How much has changed since the reader's last turn, or in a moment of a replay, beside the things on the board: what
 * `#lately` or `#replay` lists with `data-mark` is found by its id or by what it stands for. A thing can say with `data-spot`
 * where in it that is shown. A mark hides no writing, no piece and no other mark, if there is any room beside its thing.
 * When the match is over nothing is news to act on any more: there are no marks. Those of a hint stand alone.
 */

import { atRest } from "./motion.js";

const LISTED = "#lately[data-news] [data-mark], #replay [data-mark]";
const HINTED = "#prompt .hints [data-mark]";
const LONG = 3.5;
const WAIT = 60;
const GAP = 2;
const LARGE = 64;
const WRITING = 40;
const PIECE = 20;
let layer = null;
let timer = 0;

/** Show marks over the board, which stay beside their things. */
export function startMarks() {
  const stage = document.getElementById("stage");
  if (!stage || !document.getElementById("lately")) return;
  layer = document.createElement("div");
  layer.id = "marks";
  layer.setAttribute("aria-hidden", "true");
  stage.after(layer);
  new ResizeObserver(keepMarks).observe(stage);
  stage.addEventListener("hustings:moved", place);
  keepMarks();
}

/** After the page has changed: marks for what is listed now, once the pieces have come to rest. */
export function keepMarks() {
  if (!layer) return;
  clearTimeout(timer);
  layer.hidden = true;
  timer = setTimeout(placeAtRest, WAIT);
}

/** However late a busy machine has let the pieces go. */
async function placeAtRest() {
  const mine = timer;
  await atRest();
  if (mine === timer) place();
}

function place() {
  const room = layer.parentElement.getBoundingClientRect();
  const marks = [];
  const isOver = document.getElementById("prompt")?.dataset.state === "over";
  const hints = document.querySelectorAll(HINTED);
  for (const line of isOver ? [] : hints.length ? hints : document.querySelectorAll(LISTED)) {
    const spot = spotOf(line.dataset.mark);
    const box = spot?.getBoundingClientRect();
    if (!box?.width || (hints.length && spot.closest("#hand"))) continue;
    const mark = document.createElement("b");
    mark.className = hints.length ? "hint" : line.className;
    mark.textContent = line.dataset.by;
    marks.push([mark, box]);
  }
  layer.replaceChildren(...marks.map(([mark]) => mark));
  layer.hidden = false;
  const taken = marks.length ? written() : [];
  for (const [mark, box] of marks) {
    const { width, height } = mark.getBoundingClientRect();
    const spots = around(box, width, height).map(([left, top]) => inside(room, left, top, width, height));
    const costs = spots.map((spot) => taken.reduce((sum, other) => sum + shared(spot, other) * other.weight, 0));
    const spot = spots[costs.indexOf(Math.min(...costs))];
    mark.style.left = `${spot.left - room.left}px`;
    mark.style.top = `${spot.top - room.top}px`;
    taken.push({ ...spot, weight: WRITING });
  }
}

/** Where a mark may be, the best first: in a thing that is long enough, at its corners, on its edges, above, below, and on both sides, there also farther off and higher or lower. */
function around({ left, right, top, bottom }, width, height) {
  const middle = (left + right - width) / 2;
  const level = (top + bottom - height) / 2;
  const corners = [top - height * 0.4, bottom - height * 0.6].flatMap((y) => [right - width * 0.6, left - width * 0.4].map((x) => [x, y]));
  const edges = [bottom, top].flatMap((edge) => [0.5, 0.75, 0.25].map((at) => [left + (right - left) * at - width / 2, edge - height / 2]));
  const rows = [top - height - GAP, bottom + GAP].map((y) => [middle, y]);
  const sides = [GAP, height / 2, height].flatMap((gap) => [right + gap, left - width - gap].map((x) => [x, level]));
  const askew = [right + GAP, left - width - GAP].flatMap((x) => [level - height / 2, level + height / 2, top - height, bottom].map((y) => [x, y]));
  const isLong = right - left > LONG * width && bottom - top > height;
  const within = isLong ? [0.5, 0.65, 0.8].map((at) => [left + (right - left) * at - width / 2, level]) : [];
  return [...within, ...corners, ...edges, ...rows, ...sides, ...askew];
}

function inside(room, x, y, width, height) {
  const left = Math.max(room.left, Math.min(x, room.right - width));
  const top = Math.max(room.top, Math.min(y, room.bottom - height));
  return { left, top, right: left + width, bottom: top + height };
}

/** Boxes of what is read on the board: writing that can be seen, which counts most, signs, and pieces that move. */
function written() {
  const stage = document.getElementById("stage");
  const range = document.createRange();
  const isSeen = (text) => text.data.trim() && !text.parentElement.closest(".sr, title");
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT, (text) => (isSeen(text) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT));
  const small = (signs) => [...stage.querySelectorAll(signs)].map((sign) => sign.getBoundingClientRect()).filter(({ width }) => width < LARGE);
  const boxes = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  const weighed = (all, weight) => all.filter(({ width, height }) => width > GAP && height > GAP).map(({ left, right, top, bottom }) => ({ left, right, top, bottom, weight }));
  return [...weighed(boxes, WRITING), ...weighed(small("[data-move]:not(:has(b))"), PIECE), ...weighed(small("svg"), 1)];
}

/** How much of the other one lies below; boxes of writing are a little larger than what is written. */
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left) - GAP;
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) - GAP;
  return wide > 0 && high > 0 ? wide * high : 0;
}

function spotOf(name) {
  const id = CSS.escape(name);
  const thing = document.querySelector(`#stage [data-on="${id}"], #stage #${id}, #hand #${id}`);
  return thing?.querySelector("[data-spot]") ?? thing;
}
