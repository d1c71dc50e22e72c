import { type RefObject, useState } from "react";
import { validation } from "../../content/validation.ts";
import type { ValidationIssue } from "../../domain/validation.ts";
import { useContent } from "../../lib/visitor.tsx";
import { focusFirstInvalid } from "./use-form-values.ts";

/** A form's errors by field name, in the visitor's language. */
export type FieldErrors = Partial<Record<string, string>>;

/** Shows the first issue of each field beside it, and moves the focus to the first field with one. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const inWords = useContent(validation);
  const [errors, setErrors] = useState<FieldErrors>({});
  const showIssues = (issues: ValidationIssue[]) => {
    const byField: FieldErrors = {};
    for (const { path, message } of issues) byField[String(path[0])] ??= inWords(message);
    setErrors(byField);
    if (form.current) focusFirstInvalid(form.current, Object.keys(byField));
  };
  const clearErrors = () => setErrors({});
  return { errors, showIssues, clearErrors, inWords };
}
