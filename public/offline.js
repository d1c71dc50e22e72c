// Opens the pages that src/lib/storage/kept-page.ts has kept when the network does not. It keeps nothing itself (docs/decisions/0032).

/** How long a page that is kept waits for the network, in ms. */
const PATIENCE_MS = 4000;

addEventListener("install", () => skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(findKept(request).then((file) => file ?? fetch(request)));
});

const findKept = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

/** The page as the Worker sends it or, when nothing good comes in time, as it was kept. */
async function openPage(request) {
  const kept = await findKept(request);
  if (!kept) return fetch(request);
  const sent = fetch(request).then((response) => (response.status < 500 ? response : kept));
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS, kept));
  return Promise.race([sent.catch(() => kept), late]);
}
