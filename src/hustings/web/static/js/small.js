/** Small things that every page has: links to copy, times of the reader's place, forms, which are sent once. */

/** Look after links, times and forms. */
export function startSmall() {
  for (const button of document.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
  showTimes();
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-copy]");
    if (button) copy(button);
  });
  document.addEventListener("submit", sendOnce);
  document.addEventListener("change", ({ target }) => keepApart(target.form));
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
  });
}

/** Show times as they are where the reader is. */
export function showTimes() {
  for (const time of document.querySelectorAll("time[datetime]")) showLocally(time);
}

async function copy(button) {
  const field = button.parentElement.querySelector("input[readonly]");
  const copied = button.dataset.copied ?? field?.dataset.copied;
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.copy, location.href).href);
  } catch {
    field?.select();
    if (!document.execCommand("copy")) return;
  }
  const label = button.textContent;
  if (!copied || label === copied) return;
  button.textContent = copied;
  setTimeout(() => (button.textContent = label), 2000);
}

function showLocally(time) {
  const then = new Date(time.dateTime);
  const day = then.toDateString() === new Date().toDateString() ? undefined : "medium";
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: day, timeStyle: "short" });
  time.textContent = format.format(then);
}

/** What cannot be chosen together with something else: it is given back for the first choice there is. */
function keepApart(form) {
  for (const choice of form?.querySelectorAll("[data-apart]") ?? []) {
    const chosen = choice.dataset.apart.split(" ").map((pair) => pair.split(":"));
    choice.disabled = chosen.some(([option, value]) => form.elements[`option-${option}`].value === value);
    if (choice.disabled && choice.checked) form.elements[choice.name][0].checked = true;
  }
}

function sendOnce(event) {
  const form = event.target;
  if (event.defaultPrevented || form.getAttribute("method") !== "post") return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = "yes";
}
