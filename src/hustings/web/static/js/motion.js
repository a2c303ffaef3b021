/**
 * Pieces travel from their old to their new place. A piece is an element with `data-move` and an id; what its id
 * says after the first dash is its name, which it keeps when it changes rooms: `card-N14` becomes `played-N14`.
 * What `data-from` names, by id, is where a piece comes from that was not there before; such places have `data-place`.
 * A piece whose `data-face` is another than before turns over; a line with `data-draw` is drawn when it is new.
 */

import { still } from "./page.js";
import { sound } from "./sounds.js";

const SHORTEST = 180;
const LONGEST = 260;
const DRAWING = 500;
const running = new Set();

/**
 * Where the pieces are, and the places that they may come from.
 * @returns {Map<string, object>} by id
 */
export function places() {
  const found = new Map();
  if (still() || document.hidden) return found;
  for (const piece of document.querySelectorAll("[data-move][id], [data-place][id], [data-draw][id]")) {
    if (piece.getClientRects().length) found.set(piece.id, spotOf(piece));
  }
  return found;
}

/**
 * Let every piece travel that lies somewhere else than before, and let new ones appear.
 * @param {Map<string, object>} before from `places`
 */
export function travel(before) {
  if (!before.size || still()) return;
  const pieces = [...document.querySelectorAll("[data-move][id]")].filter((piece) => piece.getClientRects().length);
  const fresh = pieces.filter((piece) => !before.has(piece.id));
  const gone = [...before.keys()].filter((id) => !document.getElementById(id));
  for (const animation of running) animation.cancel();
  const spots = new Map(pieces.map((piece) => [piece, spotOf(piece)]));
  for (const [piece, spot] of spots) {
    const start = before.get(piece.id) ?? before.get(origin(piece, gone, fresh, before));
    if (!start) play(piece, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], SHORTEST);
    else if (isElsewhere(start, spot)) fly(piece, start, spot);
    else if (start.face !== spot.face) play(piece, [{ scale: "0 1" }, { scale: "1 1" }], LONGEST);
  }
  sound(heard(spots, before));
  for (const line of document.querySelectorAll("[data-draw][id]")) if (!before.has(line.id)) draw(line);
}

const PAPER = new Set(["card", "held"]);

/** What the first piece that moves sounds like: paper, a flap or wood. */
function heard(spots, before) {
  for (const [piece, spot] of spots) {
    const start = before.get(piece.id);
    if (start && start.face !== spot.face) return "flap";
    if (!start || isElsewhere(start, spot)) return PAPER.has(piece.dataset.move) ? "card" : "cube";
  }
  return "";
}

/** Resolves when every piece that travels now has come to rest. */
export const atRest = () => Promise.allSettled([...running].map((animation) => animation.finished));

/** Finish all motion at once. */
export function finishMotion() {
  for (const animation of running) animation.finish();
}

/**
 * A piece's box on the screen, and its place in its room: in the drawing, or in what holds it. A piece that its
 * room has carried along has not moved. `unit` is how many pixels of the screen one pixel of the piece takes.
 */
function spotOf(piece) {
  const box = piece.getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const { face } = piece.dataset;
  const drawing = piece.ownerSVGElement;
  if (drawing) {
    const matrix = drawing.getScreenCTM();
    const { x, y } = middle.matrixTransform(matrix.inverse());
    return { box, face, room: drawing, x, y, unit: matrix.a || 1 };
  }
  const room = piece.parentElement.closest("[id]");
  const corner = room.getBoundingClientRect();
  const unit = box.width / piece.offsetWidth || 1;
  return { box, face, room, x: (middle.x - corner.x) / unit, y: (middle.y - corner.y) / unit, unit };
}

/** In a drawing the middle of a piece shifts with its marks, so that only a longer way counts. */
function isElsewhere(start, spot) {
  const least = spot.room instanceof SVGElement ? 16 : 3;
  return start.room !== spot.room || Math.hypot(start.x - spot.x, start.y - spot.y) > least;
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

function fly(piece, { box: from, room }, { box: to, room: newRoom, unit }) {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = room === newRoom ? 1 : Math.min(Math.max(from.height / to.height, 0.3), 3);
  const start = { translate: `${dx / unit}px ${dy / unit}px`, scale, zIndex: 9 };
  play(piece, [start, { translate: "0 0", scale: 1, zIndex: 9 }], Math.min(SHORTEST + Math.hypot(dx, dy) / 5, LONGEST));
}

function draw(line) {
  for (const path of line.querySelectorAll("path")) {
    const length = path.getTotalLength();
    const start = { strokeDasharray: length, strokeDashoffset: length };
    play(path, [start, { strokeDasharray: length, strokeDashoffset: 0 }], DRAWING);
  }
}

function play(piece, keyframes, duration) {
  const animation = piece.animate(keyframes, { duration, easing: "cubic-bezier(.3, .1, .2, 1)" });
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
}
