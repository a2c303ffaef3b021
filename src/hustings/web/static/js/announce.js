/** The one live region, which is never replaced. */

const region = document.getElementById("live");
let latest = null;

/**
 * Say something to people who listen to the page. What was said before is taken away a moment later, so that two
 * equal sentences are both heard.
 * @param {...string} sentences
 */
export function announce(...sentences) {
  const said = sentences.map((sentence) => sentence.trim()).filter(Boolean).join(" ");
  if (!said || !region) return;
  const before = latest;
  latest = document.createElement("p");
  latest.textContent = said;
  region.append(latest);
  if (before) setTimeout(() => before.remove(), 1000);
}

/** The question as it stands in the prompt bar, without the number of its clause. */
export function question() {
  const ask = document.getElementById("ask")?.cloneNode(true);
  ask?.querySelectorAll(".clause").forEach((clause) => clause.remove());
  return ask?.textContent ?? "";
}
