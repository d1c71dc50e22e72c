/**
 * Imports the client runtime: at once, or at the first sign that a visitor wants to act (docs/decisions/0005).
 * Part of the inline script: it is sent as its own source text, so it may use nothing from outside itself.
 */
export function startRuntime(sessionKey: string): void {
  const { dataset } = document.documentElement;

  // With a stored session the runtime starts at once, and styles hide the Login link until it is known who is signed in.
  try {
    if (localStorage.getItem(sessionKey) !== null) dataset.session = "stored";
    // So it does where the visitor's work of before is to be shown (src/router.tsx).
    if (sessionStorage.getItem(dataset.keptWork as string)) dataset.hydration = "now";
  } catch {}

  let started = !dataset.entry;
  const start = () => {
    if (started) return;
    started = true;
    // The page's own modules come along with the runtime, not one after another.
    for (const href of dataset.chunks?.split(" ") ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      // On a page that starts by itself the runtime waits behind what is seen first.
      if (dataset.hydration === "now") link.fetchPriority = "low";
      document.head.appendChild(link);
    }
    import(/* @vite-ignore */ dataset.entry as string);
  };
  // A headless browser reports a pointer that rests at 0,0 and never moved.
  const onInput = ({ type, clientX, clientY }: Event & { clientX?: number; clientY?: number }) => {
    if (type !== "pointermove" || clientX || clientY) start();
  };
  // A hash may select a tab, which needs the runtime.
  if (dataset.hydration === "intent" && !location.hash && !dataset.session) {
    for (const type of [
      "pointerdown",
      "pointermove",
      "touchstart",
      "keydown",
      "focusin",
      "click",
      "input",
      "change",
      "scroll",
    ]) {
      addEventListener(type, onInput, { passive: true, capture: true });
    }
  } else start();
}
