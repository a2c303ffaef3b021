/** Passkeys: the only thing on these pages that needs a script, because browsers make and show them through scripts. */

/** Passkeys are bound to a name: at a bare number there are none. */
const offered = window.PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);

for (const form of document.querySelectorAll("[data-passkey]")) {
  if (!offered) continue;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(form);
  });
}
if (offered) for (const hint of document.querySelectorAll("[data-without-script]")) hint.hidden = true;

async function ask(form) {
  const failed = form.querySelector("[data-failed]");
  failed.hidden = true;
  try {
    const wish = await post(`${form.action}/wish`, form);
    const credential = await shown(form.dataset.passkey, wish);
    const { go } = await post(form.action, form, JSON.stringify(told(credential)));
    location.assign(go);
  } catch {
    failed.textContent = failed.dataset.failed;
    failed.hidden = false;
    delete form.dataset.sent;
  }
}

async function post(address, form, answer) {
  const body = new URLSearchParams(new FormData(form));
  if (answer) body.set("answer", answer);
  const response = await fetch(address, { method: "POST", body, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(response.status);
  return response.json();
}

function shown(kind, wish) {
  wish.challenge = bytes(wish.challenge);
  if (kind === "get") return navigator.credentials.get({ publicKey: wish });
  wish.user.id = bytes(wish.user.id);
  for (const known of wish.excludeCredentials ?? []) known.id = bytes(known.id);
  return navigator.credentials.create({ publicKey: wish });
}

/** What a browser has made or signed, as JSON has it. */
function told(credential) {
  const { id, type, response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const given = parts.filter((part) => response[part]).map((part) => [part, text(response[part])]);
  return { id, rawId: text(credential.rawId), type, response: Object.fromEntries(given), clientExtensionResults: {} };
}

function bytes(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
}

function text(buffer) {
  const made = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return made.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
