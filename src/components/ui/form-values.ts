import { type RefObject, useEffect, useState } from "react";

export type FormText = Partial<Record<string, string>>;

/** Unticked boxes are absent. */
export function formText(form: HTMLFormElement): FormText {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/** The names of fields for dates whose text is no date, such as 29/02/2027: to `formText` they are empty. */
export function listUnreadable(form: HTMLFormElement): string[] {
  const dates = form.querySelectorAll<HTMLInputElement>("[type^=date]");
  return [...dates].flatMap(({ name, validity }) => (validity.badInput ? name : []));
}

/** Empty until mounted. Then it has the form's texts, also those typed or restored before. */
export function useFormText(form: RefObject<HTMLFormElement | null>): FormText {
  const [text, setText] = useState<FormText>({});
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setText(formText(element));
    read();
    element.addEventListener("input", read);
    element.addEventListener("change", read);
    return () => {
      element.removeEventListener("input", read);
      element.removeEventListener("change", read);
    };
  }, [form]);
  return text;
}

export function focusFirstInvalid(form: HTMLFormElement, names: Iterable<string>): void {
  const wanted = new Set(names);
  for (const control of form.elements) {
    if (control instanceof HTMLElement && wanted.has(control.getAttribute("name") ?? "")) {
      control.closest("details")?.setAttribute("open", "");
      // A screen reader reads the message of a field only when the field gets the focus.
      control.blur();
      control.focus();
      return;
    }
  }
}

/** Skips controls that people do not see. */
export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(":is(input, select, textarea):not([tabindex='-1'])")?.focus();
}
