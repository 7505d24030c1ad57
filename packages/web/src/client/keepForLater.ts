/** Lets the browser keep the client, so that it opens without a network too. While developing nothing is kept. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it the client works as before, with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

/** A game has been chosen: all of the client is kept, whatever the match may lead to. */
export function keepEverything(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep everything', []));
}
