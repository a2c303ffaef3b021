/**
 * Pieces travel from their old to their new place. A piece is an element with `data-move` and an id; what its id
 * says after the first dash is its name, which it keeps when it changes rooms: `card-N14` becomes `played-N14`.
 */

import { still } from "./page.js";

const SHORTEST = 180;
const LONGEST = 260;
const running = new Set();

/**
 * Where the pieces are, and the places that `data-from` may name.
 * @returns {Map<string, DOMRect>} by id
 */
export function places() {
  const found = new Map();
  if (still() || document.hidden) return found;
  for (const piece of document.querySelectorAll("[data-move][id], [data-place][id]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.id, box);
  }
  return found;
}

/**
 * Let every piece travel that is somewhere else than before, and let new ones appear.
 * @param {Map<string, DOMRect>} before from `places`
 */
export function travel(before) {
  if (!before.size || still()) return;
  const pieces = [...document.querySelectorAll("[data-move][id]")].filter((piece) => piece.getClientRects().length);
  const here = new Set(pieces.map((piece) => piece.id));
  const gone = [...before.keys()].filter((id) => !here.has(id) && !document.getElementById(id));
  const fresh = pieces.filter((piece) => !before.has(piece.id));
  const boxes = new Map(pieces.map((piece) => [piece, piece.getBoundingClientRect()]));
  for (const piece of pieces) {
    const start = before.get(piece.id) ?? before.get(origin(piece, gone, fresh, before));
    if (start) fly(piece, start, boxes.get(piece));
    else play(piece, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], SHORTEST);
  }
}

/** Finish all motion at once. */
export function finishMotion() {
  for (const animation of running) animation.finish();
}

/** Where a piece that was not there before comes from: a thing of its name, the only thing that went, a named place. */
function origin(piece, gone, fresh, before) {
  const name = nameOf(piece.id);
  const same = name && gone.find((id) => nameOf(id) === name);
  if (same) return same;
  if (gone.length === 1 && fresh.length === 1) return gone[0];
  return piece.dataset.from?.split(" ").find((id) => before.has(id));
}

const nameOf = (id) => id.slice(id.indexOf("-") + 1 || id.length);

function fly(piece, from, to) {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const distance = Math.hypot(dx, dy);
  if (distance < 3) return;
  const unit = unitOf(piece, to);
  const size = Math.min(Math.max(from.height / to.height, 0.3), 3);
  const start = { translate: `${dx / unit}px ${dy / unit}px`, scale: Math.abs(size - 1) < 0.1 ? 1 : size, zIndex: 9 };
  play(piece, [start, { translate: "0 0", scale: 1, zIndex: 9 }], Math.min(SHORTEST + distance / 5, LONGEST));
}

/** How many pixels one CSS pixel of a piece takes on the screen: the board is zoomed, and a drawing has its own units. */
function unitOf(piece, box) {
  if (piece instanceof SVGGraphicsElement) return box.width / (piece.getBBox().width || box.width);
  return box.width / (piece.offsetWidth || box.width);
}

function play(piece, keyframes, duration) {
  const animation = piece.animate(keyframes, { duration, easing: "cubic-bezier(.3, .1, .2, 1)" });
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
}
