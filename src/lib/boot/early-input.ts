/**
 * Runs inline, before the page's content is shown: starts the client runtime, at once or at the first sign that
 * a visitor wants to act, and records what they do until the runtime runs (docs/decisions/0003). It is sent as its own
 * source text, so it may use nothing from outside itself. A public page runs nothing else before the first input.
 */
export function keepEarlyInput(sessionKey: string): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  type Listener = (event: Event) => void;

  const { dataset } = document.documentElement;
  const clicks = new Set<HTMLElement>();
  const fields = new Map<Field, string>();
  const submits = new Map<HTMLFormElement, HTMLElement | null>();

  const keepField: Listener = ({ target }) => {
    fields.set(target as Field, (target as Field).value);
  };
  const listeners: [string, Listener][] = [
    [
      "click",
      (event) => {
        // Only controls that need the runtime: links, popovers and disclosures work natively.
        const control = (event.target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget]),[role="tab"]');
        if (!control) return;
        event.preventDefault();
        clicks.add(control);
      },
    ],
    ["input", keepField],
    ["change", keepField],
    [
      "submit",
      (event) => {
        event.preventDefault();
        submits.set(event.target as HTMLFormElement, (event as SubmitEvent).submitter);
      },
    ],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);

  addEventListener(
    "envol:hydrated",
    () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
      for (const [field, value] of fields) {
        // A chosen file cannot be set, and stays by itself.
        if (field.type !== "file") field.value = value;
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      for (const control of clicks) control.click();
      for (const [form, submitter] of submits) form.requestSubmit(submitter);
    },
    { once: true },
  );

  // The browser opens the menu by itself (popover), but does not tell assistive technology so.
  addEventListener(
    "beforetoggle",
    ({ target, newState }: Event & { newState?: string }) => {
      const id = (target as Element).id;
      if (id) document.querySelector(`[popovertarget="${id}"]`)?.setAttribute("aria-expanded", String(newState === "open"));
    },
    true,
  );

  // The only message that the site logs by itself (docs/product.md, "Pages").
  if (dataset.page === "not-found") console.error("404 Error: User attempted to access non-existent route:", location.pathname);

  // With a stored session the runtime starts at once, and styles hide the Login link until it is known who is signed in.
  try {
    if (localStorage.getItem(sessionKey) !== null) dataset.session = "stored";
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
      document.head.appendChild(link);
    }
    import(/* @vite-ignore */ dataset.entry as string);
  };
  // A headless browser reports a pointer that rests at 0,0 and never moved.
  const onInput = ({ type, clientX, clientY }: Event & { clientX?: number; clientY?: number }) => {
    if (type !== "pointermove" || clientX || clientY) start();
  };
  // A hash may select a tab, which needs the runtime.
  if (dataset.boot === "intent" && !location.hash && !dataset.session) {
    for (const type of ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "click", "input", "change", "scroll"]) {
      addEventListener(type, onInput, { passive: true, capture: true });
    }
  } else start();
}
