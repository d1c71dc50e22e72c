type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Listener = (event: Event) => void;

/**
 * Keeps clicks, changes and sent forms until `hydratedEvent`, then repeats them in their order. It
 * is sent as source text, so it uses nothing from outside itself.
 */
export function replayInput(hydratedEvent: string): void {
  /** How to repeat a click, or a field's last change. */
  const kept = new Map<unknown, () => void>();
  const submits = new Map<HTMLFormElement, HTMLElement | null>();

  const keepField: Listener = ({ target }) => {
    const field = target as Field;
    const { form, value } = field;
    kept.delete(field);
    kept.set(field, () => {
      for (const type of ["input", "change"]) {
        // A chosen file stays, and cannot be set. React may restore an older value between the
        // events.
        if (field.type !== "file") field.value = value;
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    // A button that waited for a required field can be pressed once that is filled.
    form?.querySelector("form:valid [type=submit]")?.removeAttribute("disabled");
  };
  const listeners: [string, Listener][] = [
    [
      "click",
      (event) => {
        // Links, popovers and disclosures work without the runtime.
        const control = (event.target as Element).closest<HTMLElement>(
          "button[type=button]:not([popovertarget]),[role=tab],a[aria-disabled]",
        );
        if (!control) return;
        event.preventDefault();
        // React may listen already, and what is kept is repeated.
        event.stopPropagation();
        kept.set(event, () => control.click());
      },
    ],
    ["change", keepField],
    ["input", keepField],
    [
      "submit",
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const { submitter } = event as SubmitEvent;
        submits.set(event.target as HTMLFormElement, submitter);
        // It shows at once that it is under way, as long as the runtime takes to come.
        submitter?.toggleAttribute("data-pressed", true);
      },
    ],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);

  addEventListener(
    hydratedEvent,
    () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
      for (const repeat of kept.values()) repeat();
      // The page first takes in the changes: a form sends the currency chosen before it.
      setTimeout(() => {
        for (const [form, submitter] of submits) {
          submitter?.toggleAttribute("data-pressed", false);
          form.requestSubmit(submitter);
        }
      });
    },
    { once: true },
  );
}
