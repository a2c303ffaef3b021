/** Pages about the match that open over the table: settings, what it is, giving up. Without script they are pages. */

const over = document.getElementById("over");

/** How often it was asked for or closed: an answer that comes after either opens nothing any more. */
let moment = 0;

/** Open the links that are marked for it over the table. */
export function startOver() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-over], #over a[href]");
    if (!over || !link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.pathname === location.pathname) {
      event.preventDefault();
      over.close();
    } else if (link.hasAttribute("data-over")) {
      event.preventDefault();
      open(link.href);
    }
  });
  over?.addEventListener("close", () => {
    moment += 1;
  });
  over?.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method === "dialog") return;
    event.preventDefault();
    open(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) });
  });
}

/** Show what a page says; where it is no such page, go there. */
async function open(address, request = {}) {
  const mine = (moment += 1);
  let response, html;
  try {
    response = await fetch(address, { ...request, headers: { Accept: "text/html" } });
    html = await response.text();
  } catch {
    return location.assign(address);
  }
  if (mine !== moment) return;
  const page = new DOMParser().parseFromString(html, "text/html");
  const sheet = page.querySelector("main > .sheet");
  if (!response.ok || !sheet) return location.assign(response.url);
  over.setAttribute("aria-label", sheet.querySelector("h1").textContent);
  over.querySelector("div").replaceChildren(document.importNode(sheet, true));
  for (const button of over.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
  if (!over.open) over.showModal();
}
