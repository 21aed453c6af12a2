/** The page as an application: kept for a time without network, and renewed when there is news. */

const HOUR = 3_600_000;

/**
 * Let the page work offline. `ready` is called when a newer version is complete; what it is given
 * loads that version. Until then, and without it, nothing changes under the player's hands.
 */
export async function keepUpToDate(ready: (load: () => void) => void): Promise<void> {
  // Only pages of a secure origin may; while developing, old files would only be in the way.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  // Where the network has just gone, the next start does it.
  const registration = await serviceWorker
    .register("./sw.js", { updateViaCache: "none" })
    .catch(() => null);
  if (!registration) return;

  const announce = (worker: ServiceWorker | null) => {
    // Without a page under control this is the first version: no news.
    if (worker?.state === "installed" && serviceWorker.controller) {
      ready(() => takeOver(serviceWorker, worker));
    }
  };
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => announce(worker));
  });
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}

function takeOver(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  container.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("take over");
}
