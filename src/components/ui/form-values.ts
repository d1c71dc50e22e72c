import { type RefObject, useEffect, useState } from "react";

/** What a form holds: the text of every control, by its name. */
export type FormText = Partial<Record<string, string>>;

/** Reads what a form holds now. Controls without a value, such as boxes that are not ticked, are left out. */
export function formText(form: HTMLFormElement): FormText {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/**
 * What an uncontrolled form holds, kept up to date as the visitor types. It is read once mounted, so what was typed or restored
 * before the runtime started counts; until then it is empty.
 */
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

/** Puts the focus on the first control that has an error. */
export function focusFirstInvalid(form: HTMLFormElement, names: Iterable<string>): void {
  const wanted = new Set(names);
  for (const control of form.elements) {
    if (control instanceof HTMLElement && wanted.has(control.getAttribute("name") ?? "")) {
      control.focus();
      return;
    }
  }
}

/** Puts the focus on the first control that people see. */
export function focusFirstField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(":is(input, select, textarea):not([tabindex='-1'])")?.focus();
}
