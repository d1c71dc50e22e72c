type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Listener = (event: Event) => void;

/**
 * Keeps the clicks, changes and sent forms that come before the runtime runs, and repeats them at `hydratedEvent`.
 * Part of the inline script: it is sent as its own source text, so it may use nothing from outside itself.
 */
export function replayInput(hydratedEvent: string): void {
  const clicks: HTMLElement[] = [];
  const fields = new Map<Field, string>();
  const submits = new Map<HTMLFormElement, HTMLElement | null>();

  const keepField: Listener = ({ target }) => {
    const { form, value } = target as Field;
    fields.set(target as Field, value);
    // A button that waited for a required field can be pressed once that is filled.
    form?.querySelector(":scope:valid [type=submit]")?.removeAttribute("disabled");
  };
  const listeners: [string, Listener][] = [
    [
      "click",
      (event) => {
        // Only controls that need the runtime: links, popovers and disclosures work natively.
        const control = (event.target as Element).closest<HTMLElement>(
          'button[type="button"]:not([popovertarget]),[role="tab"],a[aria-disabled]',
        );
        if (!control) return;
        event.preventDefault();
        // Not now as well: React may listen already, and what is kept is repeated.
        event.stopPropagation();
        clicks.push(control);
      },
    ],
    ["input", keepField],
    ["change", keepField],
    [
      "submit",
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        submits.set(event.target as HTMLFormElement, (event as SubmitEvent).submitter);
      },
    ],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);

  addEventListener(
    hydratedEvent,
    () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
      for (const [field, value] of fields) {
        for (const type of ["input", "change"]) {
          // A chosen file cannot be set, and stays by itself. React may put an older value back between the two events.
          if (field.type !== "file") field.value = value;
          field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
      for (const control of clicks) control.click();
      // Once the page has taken in what changed: a form sends the currency that was chosen before it.
      setTimeout(() => {
        for (const [form, submitter] of submits) form.requestSubmit(submitter);
      });
    },
    { once: true },
  );
}
