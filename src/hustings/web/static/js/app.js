/** Hustings as an app of a device: its worker shows notices, and a page of its own without a network. */

/** Have the worker from now on, where Hustings is opened as an app. */
export function startApp() {
  if (matchMedia("(display-mode: standalone)").matches && "serviceWorker" in navigator) wake().catch(() => {});
}

/**
 * The worker, awake.
 * @returns {Promise<ServiceWorkerRegistration>}
 */
export async function wake() {
  await navigator.serviceWorker.register("/worker.js");
  return navigator.serviceWorker.ready;
}
