/** The board under two fingers: pinch, pan, double tap; with buttons as soon as it is larger than its room. */

const LARGEST = 4;
const DOUBLE_TAP = { time: 320, distance: 28, zoom: 2.2 };
const SLACK = 8;
const BELOW = 28;
const fingers = new Map();
const view = { x: 0, y: 0, zoom: 1 };
let stage = null;
let wasDragged = false;
let lastTap = { time: 0, x: 0, y: 0 };
let asked = "";

/** Make the board of this page pan and zoom; without a board there is nothing to make larger. */
export function startPan() {
  const room = document.getElementById("stage");
  if (!room?.querySelector(":scope > [data-pan]")) {
    document.getElementById("pan-tools")?.remove();
    return;
  }
  stage = room;
  stage.addEventListener("pointerdown", onDown);
  stage.addEventListener("pointermove", onMove);
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, onUp);
  stage.addEventListener("click", onClick, { capture: true });
  stage.addEventListener("wheel", onWheel, { passive: false });
  stage.parentElement.addEventListener("change", apply);
  addEventListener("resize", apply);
  keepPan();
}

/** Put the board back where it was, after its drawing has changed. */
export function keepPan() {
  if (!stage) return;
  lay();
  showAsked();
}

/** Where the page scrolls, what a new question asks about on the board comes out from behind the question. */
function showAsked() {
  const prompt = document.getElementById("prompt");
  const lit = [...stage.querySelectorAll(".lit[data-on]")].map((thing) => thing.getBoundingClientRect());
  const question = `${prompt?.dataset.turn} ${lit.length}`;
  if (prompt?.dataset.state !== "play" || question === asked) return;
  asked = question;
  const low = Math.min(Math.max(...lit.map((box) => box.bottom)) + BELOW, stage.getBoundingClientRect().bottom);
  const hidden = low - prompt.getBoundingClientRect().top;
  if (hidden > 0 && getComputedStyle(prompt).position === "sticky") scrollBy({ top: hidden });
}

/**
 * Zoom around a point.
 * @param {number} factor
 * @param {number} [x] from the stage's left edge; its middle by default
 * @param {number} [y] from its top
 */
export function zoomBy(factor, x = stage?.clientWidth / 2, y = stage?.clientHeight / 2) {
  if (!stage) return;
  const zoom = Math.min(Math.max(view.zoom * factor, 1), LARGEST);
  view.x = x - ((x - view.x) * zoom) / view.zoom;
  view.y = y - ((y - view.y) * zoom) / view.zoom;
  view.zoom = zoom;
  apply();
}

/** Show the whole board. */
export function showWhole() {
  if (!stage) return;
  view.zoom = 1;
  apply();
}

/** Bring a thing on the board into sight. */
export function reveal(thing) {
  if (!stage || view.zoom === 1 || !stage.contains(thing)) return;
  const [box, room] = [thing.getBoundingClientRect(), stage.getBoundingClientRect()];
  const margin = 16;
  view.x += Math.max(room.left + margin - box.left, 0) || Math.min(room.right - margin - box.right, 0);
  view.y += Math.max(room.top + margin - box.top, 0) || Math.min(room.bottom - margin - box.bottom, 0);
  apply();
}

/** Move the board, and what lies over it with it. */
function apply() {
  lay();
  stage.dispatchEvent(new Event("hustings:moved"));
}

/** The board never leaves its room. */
function lay() {
  const [width, height] = [stage.clientWidth, stage.clientHeight];
  view.x = Math.min(0, Math.max(view.x, width * (1 - view.zoom)));
  view.y = Math.min(0, Math.max(view.y, height * (1 - view.zoom)));
  const board = stage.querySelector(":scope > [data-pan]");
  board.style.transform = view.zoom === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  stage.toggleAttribute("data-zoomed", view.zoom > 1);
  showTools(board.dataset.pan === "whole");
}

/** The buttons lie neither over the end's sheet nor over a scene that is seen whole. */
function showTools(isWhole) {
  const tools = document.getElementById("pan-tools");
  if (!tools) return;
  tools.classList.toggle("shown", view.zoom > 1);
  tools.hidden = Boolean(document.querySelector("#result-shown:checked")) || (isWhole && view.zoom === 1);
}

function onDown(event) {
  if (event.button > 0) return;
  if (!fingers.size) wasDragged = false;
  fingers.set(event.pointerId, at(event));
}

function onMove(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = at(event);
  if (!wasDragged && fingers.size === 1) {
    if (view.zoom === 1 || Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    stage.setPointerCapture(event.pointerId);
  }
  wasDragged = true;
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  fingers.set(event.pointerId, now);
  if (!other) {
    view.x += now.x - before.x;
    view.y += now.y - before.y;
    return apply();
  }
  const spread = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
  view.x += (now.x - before.x) / 2;
  view.y += (now.y - before.y) / 2;
  zoomBy(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
}

function onUp(event) {
  if (!fingers.delete(event.pointerId) || event.type !== "pointerup" || wasDragged) return;
  if (event.pointerType !== "mouse") onTap(event);
}

/** Two quick taps beside the things that can be chosen show more of the board, or the whole again. */
function onTap(event) {
  const tap = { time: event.timeStamp, ...at(event) };
  const isDouble =
    tap.time - lastTap.time < DOUBLE_TAP.time && Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < DOUBLE_TAP.distance;
  lastTap = isDouble ? { time: 0, x: 0, y: 0 } : tap;
  if (!isDouble || event.target.closest(".lit")) return;
  if (view.zoom > 1) showWhole();
  else zoomBy(DOUBLE_TAP.zoom, tap.x, tap.y);
}

/** What was dragged was not clicked. */
function onClick(event) {
  if (!wasDragged) return;
  wasDragged = false;
  event.stopPropagation();
  event.preventDefault();
}

function onWheel(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const { x, y } = at(event);
  zoomBy(Math.exp(-event.deltaY / 200), x, y);
}

function at(event) {
  const room = stage.getBoundingClientRect();
  return { x: event.clientX - room.left, y: event.clientY - room.top };
}
