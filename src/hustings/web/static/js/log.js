/** The log stands at its end and follows, until the reader scrolls up; what a newcomer reads first lies above its lines. */

const NEAR = 24;
const PLAYED = `hustings-played:${document.body.className.match(/game-\S+/)?.[0]}`;
let follows = true;
let isFolded = false;
let top = 0;
let height = 0;

const lines = () => document.getElementById("log-lines");
const minute = () => document.getElementById("minute-first");

/** Keep the log at its end, also when its room changes or it comes into sight. */
export function startLog() {
  if (!lines()) return;
  lines().addEventListener("scroll", onScroll);
  lines().addEventListener("wheel", ({ deltaY }) => deltaY < 0 && lines().scrollTop > 0 && (follows = false), { passive: true });
  new ResizeObserver(keepLog).observe(lines());
  if (minute() && localStorage.getItem(PLAYED)) minute().open = false;
  minute()?.addEventListener("toggle", () => minute() && !minute().open && localStorage.setItem(PLAYED, "yes"));
  keepLog();
}

/** After the page has changed: the newest line in sight, here and of what has happened lately, and after the first answer room for it. A newcomer who has played once is none in the next match. */
export function keepLog() {
  if (!minute() && document.getElementById("prompt")?.dataset.state === "play") localStorage.setItem(PLAYED, "yes");
  if (minute() && !isFolded && document.querySelector("#prompt[data-begun]")) {
    isFolded = true;
    minute().open = false;
  }
  const lately = document.getElementById("lately");
  if (lately && !lately.querySelector(".shown")) lately.scrollTop = lately.scrollHeight;
  if (!follows || !lines()) return;
  lines().scrollTop = lines().scrollHeight;
  [top, height] = [lines().scrollTop, lines().scrollHeight];
}

/** Only somebody who scrolls up stops it: lines that came in since the last frame have moved nothing. */
function onScroll() {
  const { scrollTop, scrollHeight, clientHeight } = lines();
  if (!clientHeight) return;
  const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
  if (isNear && scrollTop > top) follows = true;
  else if (!isNear && scrollTop < top - 1 && scrollHeight >= height) follows = false;
  [top, height] = [scrollTop, scrollHeight];
}
