// What the browser keeps for the time without a network. The build puts in what there is.
// A new version waits until no page of the old one is open: pages load their parts late, and must find them.
const SHELL = __SHELL__;
const ALL = __ALL__;
const CACHE = `concilio-${__VERSION__}`;

const keep = async (files) => (await caches.open(CACHE)).addAll(files);

self.addEventListener('install', (event) => event.waitUntil(keep(SHELL)));

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('concilio-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// Sent when a game has been chosen: from now on everything is wanted, wherever the journey leads.
self.addEventListener('message', (event) => {
  if (event.data === 'keep everything') event.waitUntil(keep(ALL));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (ALL.includes(pathname)) event.respondWith(file(request));
});

/** Every address is the same page; the newest one, if there is a network. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Built files bear the hash of their content in their names: one that is kept is the right one. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
