/** The owner's desk: what is written is kept in this browser, what differs is marked, what was looked at is counted. */

import { startSmall } from "./js/small.js";

const form = document.getElementById("owner");
const shelf = `owner-${form.dataset.game}`;
const things = [...form.querySelectorAll(".thing")];
const entryOf = (value) => value.querySelector("input, select, textarea");
const isOther = (value) => entryOf(value).value.trim() !== value.dataset.ours;

/** Only what is otherwise, and what was looked at: our own values may change until the next visit. */
function keep() {
  const seen = things.map((thing) => thing.querySelector("[name=seen]")).filter((box) => box.checked).map((box) => box.value);
  const texts = [...form.querySelectorAll(".value")].filter(isOther).map((value) => [entryOf(value).name, entryOf(value).value]);
  try {
    localStorage.setItem(shelf, JSON.stringify({ seen, texts, rest: form.elements.rest.value }));
  } catch {
    // a browser that keeps nothing still has the file
  }
}

function bringBack() {
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem(shelf));
  } catch {
    return;
  }
  if (!Array.isArray(kept?.seen) || !Array.isArray(kept.texts)) return;
  for (const thing of things) {
    const box = thing.querySelector("[name=seen]");
    box.checked = kept.seen.includes(box.value);
  }
  for (const [name, text] of kept.texts) {
    const entry = form.elements[name];
    if (entry) entry.value = text;
  }
  form.elements.rest.value = kept.rest ?? "";
}

function show() {
  for (const value of form.querySelectorAll(".value")) value.classList.toggle("differs", isOther(value));
  for (const thing of things) thing.classList.toggle("looked", thing.querySelector("[name=seen]").checked);
  for (const sheet of form.querySelectorAll("details")) count(sheet.querySelector("[data-count]"), [...sheet.querySelectorAll(".thing")]);
  count(document.getElementById("looked"), things);
}

function count(place, counted) {
  const looked = counted.filter((thing) => thing.classList.contains("looked"));
  const all = counted.filter((thing) => thing.dataset.new === undefined || looked.includes(thing));
  place.textContent = place.dataset.count.replace("{n}", looked.length).replace("{all}", all.length);
}

form.addEventListener("input", ({ target }) => {
  if (target.name !== "seen") target.closest(".thing").querySelector("[name=seen]").checked = true;
  show();
  keep();
});
form.addEventListener("submit", ({ submitter }) => {
  if (submitter?.hasAttribute("data-stays")) setTimeout(() => delete form.dataset.sent);
});
document.querySelector("[data-anew]").addEventListener("click", () => {
  try {
    localStorage.removeItem(shelf);
  } catch {
    // there is nothing to forget
  }
});

startSmall();
document.querySelector("[data-with=script]").hidden = false;
if (form.hasAttribute("data-fresh")) bringBack();
else keep();
show();
if (location.hash) document.querySelector(location.hash)?.focus({ preventScroll: false });
document.documentElement.dataset.alive = "yes";
