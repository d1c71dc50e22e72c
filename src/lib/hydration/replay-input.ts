type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Listener = (event: Event) => void;

/**
 * Keeps clicks, changes, submitted forms and the focus until `hydratedEvent`, then repeats them in order. If an
 * extension changed the page, React renders all controls again, so the replay finds each by its name or class, and its
 * position. A chosen currency is stored at once, because the visitor may follow a link before the runtime loads. The
 * page carries this function as source text, so it uses nothing outside itself.
 */
export function replayInput(hydratedEvent: string): void {
  interface Act {
    find: () => HTMLElement;
    repeat: (control: HTMLElement) => void;
  }
  /** Keyed by field or click, so that a field is repeated once, at its last change. */
  const kept = new Map<unknown, Act>();
  const submits = new Map<unknown, { form: Act["find"]; submitter: Act["find"] | undefined }>();
  let focused: { control: HTMLInputElement; find: Act["find"] } | undefined;

  const finderOf = (control: Element): Act["find"] => {
    const attribute = control.hasAttribute("name") ? "name" : "class";
    const like = `${control.tagName}[${attribute}="${control.getAttribute(attribute)}"]`;
    const index = [...document.querySelectorAll(like)].indexOf(control);
    return () =>
      ((!control.isConnected && document.querySelectorAll(like)[index]) || control) as HTMLElement;
  };
  const keepField: Listener = ({ target }) => {
    const field = target as Field;
    const { form, value } = field;
    kept.delete(field);
    kept.set(field, {
      find: finderOf(target as HTMLElement),
      repeat: (found) => {
        for (const type of ["input", "change"]) {
          // A chosen file cannot be set. React may restore an older value between the events.
          if (field.type !== "file") (found as Field).value = value;
          found.dispatchEvent(new Event(type, { bubbles: true }));
        }
        if ((found as HTMLInputElement).checked !== (field as HTMLInputElement).checked)
          found.click();
      },
    });
    if (field.name === "currency" && !field.closest("main"))
      document.cookie = `currency=${value};path=/`;
    // Filling the last required field enables the submit button.
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
        // React may already listen, and would handle the click a second time.
        event.stopPropagation();
        // Without a sign that it was heard, visitors press again, and each press is repeated.
        control.toggleAttribute("data-pressed", true);
        const repeat = (found: HTMLElement) => {
          found.toggleAttribute("data-pressed", false);
          found.click();
        };
        kept.set(event, { find: finderOf(control), repeat });
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
        submits.set(event.target, {
          form: finderOf(event.target as Element),
          submitter: submitter ? finderOf(submitter) : undefined,
        });
        // The button shows that it works while the runtime loads.
        submitter?.toggleAttribute("data-pressed", true);
      },
    ],
    [
      "toggle",
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement)) return;
        const repeat = (found: HTMLElement) => found.toggleAttribute("open", target.open);
        kept.set(target, { find: finderOf(target), repeat });
      },
    ],
    [
      "focusin",
      ({ target }) => {
        focused = { control: target as HTMLInputElement, find: finderOf(target as Element) };
      },
    ],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);

  addEventListener(
    hydratedEvent,
    () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
      const acts = [...kept.values()].map(({ find, repeat }) => ({ control: find(), repeat }));
      for (const { control, repeat } of acts) repeat(control);
      if (focused && document.activeElement === document.body) {
        const { control, find } = focused;
        const found = find() as HTMLInputElement;
        if (found !== control) found.focus({ preventScroll: true });
        // Number and email fields report no caret, so their caret stays at the end.
        if (found !== control && control.selectionStart !== null)
          found.setSelectionRange?.(control.selectionStart, control.selectionEnd);
      }
      // React handles the changes first, because a form also sends values such as the currency.
      setTimeout(() => {
        for (const { form, submitter } of submits.values()) {
          const pressed = submitter?.();
          pressed?.toggleAttribute("data-pressed", false);
          (form() as HTMLFormElement).requestSubmit(pressed);
        }
      });
    },
    { once: true },
  );
}
