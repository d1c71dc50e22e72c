import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { createContext, use, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export interface FieldProps {
  label: string;
  /** Shown after the label of a field that may stay empty, or a star for one that may not. */
  mark?: string;
  hint?: ReactNode;
  /** The message of the broken rule. Its presence marks the field as invalid. A field of a <Form> finds it by its own name. */
  error?: string;
}

/** What is wrong with the fields of a form, by their names, in the visitor's language. A field that was mended has "". */
export type FieldErrors = Partial<Record<string, string>>;

/** The errors of the form that a field stands in (form.tsx). */
export const FieldErrorsContext = createContext<FieldErrors>({});

/** What is wrong with a field of the form around it; "" once that is mended. */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = use(FieldErrorsContext);
  return name === undefined ? undefined : errors[name];
}

interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, its control, its hint and its error. */
export function Field({
  name,
  label,
  mark,
  hint,
  error: ownError,
  className,
  children,
}: FieldProps & {
  name: string | undefined;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}) {
  const id = useId();
  const formError = useFieldError(name);
  const error = ownError ?? formError;
  const describedBy = classNames(error ? `${id}error` : null, hint ? `${id}hint` : null);
  return (
    <div className={classNames(styles.field, className)} data-mended={error === "" || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** One line of text. Uncontrolled, so that text typed before hydration stays. */
export function TextField({
  label,
  mark,
  hint,
  error,
  className,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...{ name: input.name, label, mark, hint, error, className }}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  mark,
  hint,
  error,
  className,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field {...{ name: textarea.name, label, mark, hint, error, className }}>
      {(control) => <textarea rows={5} {...textarea} {...control} className={styles.control} />}
    </Field>
  );
}

/** A choice from a list: a native select. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  className,
  children,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field {...{ name: select.name, label, mark, hint, error, className }}>
      {(control) => (
        <select {...select} {...control} className={classNames(styles.control, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  );
}
