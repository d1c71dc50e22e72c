/** The page carries this function as source text, so it uses nothing outside itself (docs/decisions/0005). */
export function startRuntime(sessionKey: string, draftPrefix: string): void {
  const { dataset } = document.documentElement;

  // Styles hide the Login link until the stored session is read.
  try {
    if (localStorage.getItem(sessionKey)) dataset.session = "stored";
    // A tab with a draft shows the typed text at once (src/lib/storage/draft.ts).
    if (Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix)))
      dataset.hydration = "now";
  } catch {}

  let started = !dataset.entry;
  const start = () => {
    if (started) return;
    started = true;
    addEventListener("online", restart);
    const { entry, chunks } = dataset as { entry: string; chunks: string };
    const fetchFile = async (href: string, priority: RequestPriority = "auto") => {
      const response = await fetch(href, { priority });
      if (!response.ok) throw new Error(href, { cause: response.status });
      await response.blob();
    };
    // Older browsers never repeat a failed import (whatwg/html#6768), so we retry a fetch, then import from the cache.
    fetchFile(entry)
      .then(() => import(/* @vite-ignore */ entry))
      .catch(({ cause: status }: Error) => {
        // Offline, a later input, the network's return or a waiting form tries again. If the file
        // is gone, the page belongs to an older build and reloads.
        setTimeout(() => {
          started = false;
          if (navigator.onLine && document.querySelector("[data-pressed]")) start();
        }, 1_000);
        if (status && performance.now() > 60_000) location.reload();
      });
    // A runtime that starts without input loads after the visible content.
    const priority = dataset.hydration === "now" ? "low" : "auto";
    for (const href of chunks.split(" ")) {
      if (href.endsWith("css")) {
        // The page already contains these sheets; a module does not fetch a sheet that has a link.
        const link = document.createElement("link");
        Object.assign(link, { disabled: true, rel: "stylesheet", href });
        document.head.appendChild(link);
      } else fetchFile(href, priority).catch(() => {}); // The router imports it, and says what fails.
    }
  };
  // `online` fires before requests succeed.
  const restart = () => {
    setTimeout(start, 1_000);
    setTimeout(start, 9_000);
  };
  // A headless browser reports a pointer at 0,0 that never moved.
  const onInput = ({ type, clientX, clientY }: Event & { clientX?: number; clientY?: number }) => {
    if (type !== "pointermove" || clientX || clientY) start();
  };
  // A page that waits for input must still show news, such as a stopped sale, at once.
  const { news, apiKey } = dataset;
  if (news)
    fetch(news, { headers: { apikey: apiKey as string } })
      .then(async (response) => {
        const { items } = (await response.json()) as { items?: unknown[] };
        if (items?.length) start();
      })
      .catch(() => {});

  // A hash may select a tab, which needs the runtime. Listeners on the window are passive anyway.
  if (dataset.hydration === "intent" && !location.hash && !dataset.session) {
    for (const type of [
      "pointermove",
      "pointerdown",
      "keydown",
      "focusin",
      "scroll",
      "click",
      "input",
      "change",
    ]) {
      addEventListener(type, onInput, true);
    }
  } else start();
}
