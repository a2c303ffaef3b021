/**
 * A market: an offer is put together in one form, `#trade`, by ticking or by tapping things on the table. What lies there
 * names itself with `data-thing`, and with `data-owner` whose it is; whoever makes offers finds the same names in the form.
 * The draft is the state of the form; it is posted whole, and only then known to anybody else.
 */

import { closeBubble } from "./bubble.js";
import { narrow } from "./page.js";
import { askFirst, send } from "./post.js";

const TAPPED = "#hand [data-thing], #hand [data-money], #stage [data-thing], #stage [data-seat]";

/** Make offers by tapping, if this game has a market. */
export function startMarket() {
  if (!document.getElementById("market")) return;
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", onChange);
  document.addEventListener("reset", onReset);
  document.addEventListener("toggle", ({ target }) => target.id === "compose" && keepMarket(), { capture: true });
  keepMarket();
}

/** After the page or the draft has changed: what the draft names is marked on the table. */
export function keepMarket() {
  document.body.classList.toggle("trades", !document.getElementById("market").hidden);
  document.body.toggleAttribute("data-composing", isComposing());
  const counts = new Map();
  for (const box of ticked()) counts.set(keyOf(box), (counts.get(keyOf(box)) ?? 0) + 1);
  for (const thing of document.querySelectorAll("[data-thing]")) {
    const key = `${thing.closest("[data-owner]")?.dataset.owner ?? own()} ${thing.dataset.thing}`;
    const left = counts.get(key) ?? 0;
    const isCard = Boolean(thing.closest("#hand"));
    if (left > 0) thing.dataset.drafted = isCard ? "✓" : left;
    else delete thing.dataset.drafted;
    if (isCard) counts.set(key, left - 1);
  }
  if (isComposing()) summarize();
}

/** To whom the offer goes and what is in it so far, beside its button, which asks first when nothing comes back. */
function summarize() {
  const said = document.getElementById("drafted");
  const to = form().querySelector("input[name=to]:checked");
  const [gives, wants] = ["gives", "wants"].map((name) => {
    const money = document.getElementById(`${name}-money`);
    const cash = money.value ? [`${money.closest("label").querySelector("span").textContent} ${money.selectedOptions[0].text}`] : [];
    const things = ticked().filter((box) => box.name === name);
    const names = [...cash, ...things.map((box) => box.closest("label").querySelector("b:last-of-type").textContent)];
    return names.join(said.dataset.comma);
  });
  const sides = Object.entries({ to: to?.closest("label").textContent.trim(), gives, wants });
  const lines = sides.map(([name, names]) => `${said.dataset[name]}${names || "–"}`);
  const button = said.parentElement.querySelector(".primary");
  if (gives && !wants) button.dataset.sure = button.dataset.present;
  else delete button.dataset.sure;
  if (said.innerText !== lines.join("\n")) said.innerText = lines.join("\n");
}

/** Go to the market: to the first answer of an offer that has come, else to where an offer is put together. */
export function enterMarket() {
  const market = document.getElementById("market");
  const place = market?.querySelector("[data-coming] .answers :is(button:enabled, a)") ?? market?.querySelector("#compose > summary");
  if (!place) return;
  if (narrow()) document.getElementById("market-open").checked = true;
  keepMarket();
  place.focus();
}

/** Put the drawer of the market away; false when it is not open. */
export function closeMarket() {
  const drawer = document.getElementById("market-open");
  if (!drawer?.checked) return false;
  drawer.checked = false;
  keepMarket();
  return true;
}

const form = () => document.getElementById("trade");

/** Only an offer in sight takes what is touched on the table: one in a closed drawer stays as it is. */
const isComposing = () => Boolean(form() && document.getElementById("compose")?.open && isInSight());
const isInSight = () => !narrow() || document.getElementById("market-open").checked;
const own = () => form()?.dataset.seat;
const ticked = () => (form() ? [...form().querySelectorAll("input[type=checkbox]:checked")] : []);
const keyOf = (box) => `${box.name === "gives" ? own() : box.dataset.owner} ${box.value}`;

function onClick(event) {
  const counter = event.target.closest("[data-counter]");
  if (counter) {
    event.preventDefault();
    return answer(counter.dataset);
  }
  const tapped = isComposing() && event.target.closest(TAPPED);
  if (!tapped) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closeBubble();
  if (tapped.dataset.thing) tap(tapped);
  else if (tapped.dataset.seat) address(tapped.dataset.seat);
  else document.getElementById("gives-money").focus();
}

/** A thing on the table into the offer; once all of its kind are in it, out of it again. */
function tap(thing) {
  const owner = thing.closest("[data-owner]")?.dataset.owner ?? own();
  const mine = owner === own();
  if (!mine && chosen() !== "all") address(owner);
  const boxes = [...form().querySelectorAll(`input[name=${mine ? "gives" : "wants"}]`)].filter(
    (box) => box.value === thing.dataset.thing && (mine || box.dataset.owner === owner),
  );
  const next = boxes.find((box) => !box.checked);
  if (next) next.checked = true;
  else for (const box of boxes) box.checked = false;
  keepMarket();
}

const chosen = () => form().querySelector("input[name=to]:checked")?.value;

/** To whom the offer goes; what others would have to give, or nobody has (`none-SEAT`), is no longer in it. */
function address(seat) {
  const to = document.getElementById(`to-${seat}`);
  if (!to) return;
  to.checked = true;
  for (const box of ticked()) {
    const isOthers = box.dataset.owner && seat !== "all" && box.dataset.owner !== seat;
    if (isOthers || box.closest(`.none-${seat}`)) box.checked = false;
  }
  keepMarket();
}

/** Begin an offer with another one turned round. */
function answer({ counter, to, gives, wants }) {
  form().reset();
  address(to);
  fill("gives", gives.split(" ").filter(Boolean));
  fill("wants", wants.split(" ").filter(Boolean), to);
  document.getElementById("counters").value = counter;
  document.getElementById("compose").open = true;
  document.getElementById("unseen").open = wants.includes("hand-");
  keepMarket();
  form().scrollIntoView({ block: "nearest" });
  form().querySelector("input:checked")?.focus({ preventScroll: true });
}

function fill(name, things, owner) {
  const notes = things.filter((thing) => thing.startsWith("note-"));
  const worth = notes.reduce((sum, note) => sum + Number(note.slice(5)), 0);
  const money = document.getElementById(`${name}-money`);
  money.selectedIndex = Math.min(worth, money.options.length - 1);
  for (const thing of things) {
    const boxes = [...form().querySelectorAll(`input[name=${name}]:not(:checked)`)].filter((box) => box.value === thing);
    const box = boxes.find((one) => !one.dataset.owner || one.dataset.owner === owner);
    if (box) box.checked = true;
  }
}

/** The drawer opens at its head, or where the first offer to the reader is whole, wherever it was scrolled to before. */
function onDrawer() {
  const stall = document.querySelector("#market .stall");
  stall.scrollTop = 0;
  stall.querySelector("[data-coming]")?.scrollIntoView({ block: "nearest" });
}

function onChange({ target }) {
  if (target.id === "market-open") {
    keepMarket();
    if (target.checked) onDrawer();
  }
  if (target.form?.id !== "trade") return;
  if (target.name === "to") address(target.value);
  if (target.checked && target.dataset.owner && chosen() !== "all") address(target.dataset.owner);
  if (target.id === "gives-money" && target.value) document.getElementById("wants-money").selectedIndex = 0;
  if (target.id === "wants-money" && target.value) document.getElementById("gives-money").selectedIndex = 0;
  keepMarket();
}

/** The fields are only empty after this event. */
function onReset({ target }) {
  if (target.id !== "trade") return;
  document.getElementById("counters").value = "";
  queueMicrotask(keepMarket);
}

function onSubmit(event) {
  const { target: sent, submitter: button } = event;
  if (!sent.closest("#market")) return;
  event.preventDefault();
  if (button?.dataset.sure) askFirst(button, () => post(sent, button));
  else post(sent, button);
}

async function post(sent, button) {
  await send(sent.getAttribute("action"), new URLSearchParams(new FormData(sent, button)));
  if (!document.getElementById("refused").hidden) return;
  if (button?.dataset.closes !== undefined) closeMarket();
  if (sent.id !== "trade") return;
  sent.reset();
  const compose = document.getElementById("compose");
  if (compose) compose.open = false;
  closeMarket();
}
