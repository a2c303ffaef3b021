/**
 * How much has changed since the reader's last turn, or in a moment of a replay, beside the things on the board: what
 * `#lately` or `#replay` lists with `data-mark` is found by its id or by what it stands for. A thing can say with `data-spot`
 * where in it that is shown; a small one has its mark beside it.
 * When the match is over nothing is news to act on any more: there are no marks.
 */

const LISTED = "#lately[data-news] [data-mark], #replay [data-mark]";
const LONGEST_WAY = 320;
const EDGE = 16;
const SMALL = 40;
const ASIDE = 12;
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
  timer = setTimeout(place, LONGEST_WAY);
}

function place() {
  const room = layer.parentElement.getBoundingClientRect();
  const marks = [];
  const counts = new Map();
  const isOver = document.getElementById("prompt")?.dataset.state === "over";
  for (const line of isOver ? [] : document.querySelectorAll(LISTED)) {
    const spot = spotOf(line.dataset.mark);
    const box = spot?.getBoundingClientRect();
    if (!box?.width) continue;
    const n = counts.get(spot) ?? 0;
    counts.set(spot, n + 1);
    const mark = document.createElement("b");
    mark.className = line.className;
    mark.textContent = line.dataset.by;
    const aside = box.width < SMALL ? ASIDE : 0;
    mark.style.left = `${Math.max(Math.min(box.right + aside, room.right - EDGE) - room.left, 2 * EDGE)}px`;
    mark.style.top = `${Math.max(box.top - room.top, EDGE)}px`;
    mark.style.setProperty("--n", n);
    marks.push(mark);
  }
  layer.replaceChildren(...marks);
  layer.hidden = false;
}

function spotOf(name) {
  const id = CSS.escape(name);
  const thing = document.querySelector(`#stage [data-on="${id}"], #stage #${id}, #hand #${id}`);
  return thing?.querySelector("[data-spot]") ?? thing;
}
