/**
 * Runs inline, before the page's content is shown: starts the client runtime, at once or at the first sign that
 * a visitor wants to act, and keeps what they do until the runtime answers (docs/decisions/0003-boot-on-intent.md).
 * It is sent as its own source text, so it uses nothing from outside itself. All a public page runs before input.
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
        // Only what the runtime must serve: links, popovers and disclosure work natively.
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

  // The browser opens the menu by itself (popover); its button tells assistive technology.
  addEventListener(
    "beforetoggle",
    ({ target, newState }: Event & { newState?: string }) => {
      const id = (target as Element).id;
      if (id) document.querySelector(`[popovertarget="${id}"]`)?.setAttribute("aria-expanded", String(newState === "open"));
    },
    true,
  );

  // Spec section 2: the unknown path is logged to the console.
  if (dataset.page === "not-found") console.error("404 Error: User attempted to access non-existent route:", location.pathname);

  // A stored session: who is signed in is read at once, and what only a stranger should see is not shown meanwhile.
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
  // A browser without a window says that its pointer rests in the corner.
  const onInput = ({ type, clientX, clientY }: Event & { clientX?: number; clientY?: number }) => {
    if (type !== "pointermove" || clientX || clientY) start();
  };
  // A hash may choose a tab, so such an address is an intent by itself.
  if (dataset.boot === "intent" && !location.hash && !dataset.session) {
    for (const type of ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "click", "input", "change", "scroll"]) {
      addEventListener(type, onInput, { passive: true, capture: true });
    }
  } else start();
}
