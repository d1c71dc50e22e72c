import { type RefObject, useEffect, useState } from "react";

/**
 * The values of an uncontrolled form, by control name, updated as the visitor types. It reads the form once mounted, so that
 * values typed or restored before hydration count.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>): Record<string, string> {
  const [values, setValues] = useState<Record<string, string>>({});
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setValues(formValues(element));
    read();
    element.addEventListener("input", read);
    element.addEventListener("change", read);
    return () => {
      element.removeEventListener("input", read);
      element.removeEventListener("change", read);
    };
  }, [form]);
  return values;
}

/** The text of every control of a form, by name. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
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
