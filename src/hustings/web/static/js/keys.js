/** Shortcuts: single keys, never in a text field, and to be turned off by those whom they disturb. */

import { closeBubble, menuItems } from "./bubble.js";

const OFF = "hustings-keys-off";
const TEXT_FIELDS = "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])";

/**
 * Listen to shortcuts.
 * @param {Object<string, () => void>} shortcuts what each key does
 * @param {() => boolean} letGo what the escape key does when nothing is open beside a thing
 */
export function startKeys(shortcuts, letGo) {
  const toggle = document.getElementById("keys-on");
  toggle.checked = !localStorage.getItem(OFF);
  toggle.addEventListener("change", () => {
    if (toggle.checked) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "yes");
  });
  document.addEventListener("keydown", (event) => {
    if (isNotForUs(event)) return;
    if (event.key === "Escape") {
      if (closeBubble(true) || letGo()) event.preventDefault();
    } else if (toggle.checked) {
      press(event, shortcuts);
    }
  });
}

/** Show the list of keys. */
export function showKeys() {
  document.getElementById("keys").showModal();
}

function isNotForUs(event) {
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.target.closest?.(TEXT_FIELDS) ||
    document.querySelector("dialog[open]")
  );
}

function press(event, shortcuts) {
  const number = "123456789".indexOf(event.key);
  const action = number < 0 ? shortcuts[event.key.toLowerCase()] : visibleChoices()[number] && (() => choose(number));
  if (!action) return;
  event.preventDefault();
  if (!event.repeat) action();
}

/** What the numbers stand for: the open menu, else the buttons of the question that can be seen. */
function visibleChoices() {
  const items = menuItems();
  return items.length ? items : [...document.querySelectorAll("#prompt .choice")].filter((choice) => choice.offsetParent);
}

const choose = (number) => visibleChoices()[number].click();
