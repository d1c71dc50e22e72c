/**
 * Imports the client runtime, at once or at the visitor's first input (docs/decisions/0005). It is
 * sent as source text, so it uses nothing from outside itself.
 */
export function startRuntime(sessionKey: string): void {
  const { dataset } = document.documentElement;

  // Styles hide the Login link until the stored session is read.
  try {
    if (localStorage.getItem(sessionKey)) dataset.session = "stored";
    // The visitor's earlier work is shown at once (src/router.tsx).
    const { keptWork } = dataset;
    if (keptWork && sessionStorage.getItem(keptWork)) dataset.hydration = "now";
  } catch {}

  let started = !dataset.entry;
  const start = () => {
    if (started) return;
    started = true;
    addEventListener("online", restart);
    // The longest file is asked for first; the page's modules load along with it, not after it.
    import(/* @vite-ignore */ dataset.entry as string).catch(() => {
      // Without a network a later input tries again, the network's return, or a form that waits. A
      // file that is gone belongs to an older build.
      setTimeout(() => {
        started = false;
        if (navigator.onLine && document.querySelector("[data-pressed]")) start();
      }, 1_000);
      if (performance.now() > 60_000)
        fetch(dataset.entry as string).then(
          ({ ok }) => ok || location.reload(),
          () => {},
        );
    });
    for (const href of (dataset.chunks as string).split(" ")) {
      const link = document.createElement("link");
      // A module fetches no sheet that has a link. The page holds these already.
      link.disabled = href.endsWith("css");
      link.href = href;
      link.rel = link.disabled ? "stylesheet" : "modulepreload";
      // A runtime that starts by itself waits behind what is seen first.
      if (dataset.hydration === "now") link.fetchPriority = "low";
      document.head.appendChild(link);
    }
  };
  // A browser tells of a network before it carries anything.
  const restart = () => {
    setTimeout(start, 1_000);
    setTimeout(start, 9_000);
  };
  // A headless browser reports a pointer at 0,0 that never moved.
  const onInput = ({ type, clientX, clientY }: Event & { clientX?: number; clientY?: number }) => {
    if (type !== "pointermove" || clientX || clientY) start();
  };
  // A hash may select a tab, which needs the runtime. A window's listeners are passive anyway.
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
