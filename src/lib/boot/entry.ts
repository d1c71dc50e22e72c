/**
 * Starts the client runtime, at once or at the first sign that a visitor wants to act,
 * and keeps what they do until it has started (docs/decisions/0003-boot-on-intent.md).
 * This file is all the script a public page loads before input: it imports nothing.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const root = document.documentElement;
const clicks = new Set<HTMLElement>();
const fields = new Map<Field, string>();
const submits = new Map<HTMLFormElement, HTMLElement | null>();
let started = false;

function start(): void {
  if (started) return;
  started = true;
  import("./boot.tsx");
}

/** Controls that only the runtime can serve; links, popovers and disclosure work natively. */
function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget]),[role="tab"]');
  if (!control) return;
  event.preventDefault();
  clicks.add(control);
}

function onChange({ target }: Event): void {
  const field = target as Field;
  fields.set(field, field.value);
}

function onSubmit(event: SubmitEvent): void {
  event.preventDefault();
  submits.set(event.target as HTMLFormElement, event.submitter);
}

const listeners: [string, (event: never) => void][] = [
  ["click", onClick],
  ["change", onChange],
  ["input", onChange],
  ["submit", onSubmit],
];
for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, true);

addEventListener(
  "envol:hydrated",
  () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener, true);
    for (const [field, value] of fields) {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (const control of clicks) control.click();
    for (const [form, submitter] of submits) form.requestSubmit(submitter);
  },
  { once: true },
);

// The browser opens the menu by itself (popover); its button tells assistive technology.
addEventListener(
  "toggle",
  (event) => {
    const popover = event.target as HTMLElement;
    if (popover.popover !== null)
      document.querySelector(`[popovertarget="${popover.id}"]`)?.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open"));
  },
  true,
);

// Specification section 2: the unknown path is logged to the console.
if (root.dataset.page === "not-found") console.error("404 Error: User attempted to access non-existent route:", location.pathname);

if (root.dataset.boot === "intent")
  for (const type of ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(type, start, { once: true, passive: true, capture: true });
else start();
