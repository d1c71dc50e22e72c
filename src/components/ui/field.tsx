import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export interface FieldProps {
  label: string;
  /** Shown after the label of a field that may stay empty, or a star for one that may not. */
  mark?: string;
  hint?: ReactNode;
  /** The message of the broken rule. Its presence marks the field as invalid. */
  error?: string;
}

interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, its control, its hint and its error. */
export function Field({
  label,
  mark,
  hint,
  error,
  className,
  children,
}: FieldProps & { className?: string; children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  const describedBy = classNames(hint ? `${id}hint` : null, error ? `${id}error` : null);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text. Uncontrolled, so that text typed before hydration stays. */
export function TextField({ label, mark, hint, error, className, ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...{ label, mark, hint, error, className }}>{(control) => <input {...input} {...control} className={styles.control} />}</Field>
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
    <Field {...{ label, mark, hint, error, className }}>
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
    <Field {...{ label, mark, hint, error, className }}>
      {(control) => (
        <select {...select} {...control} className={classNames(styles.control, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  );
}
