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
  /** Follows the label of an optional field. A required one has a star. */
  mark?: string;
  hint?: ReactNode;
  /** Marks the field as invalid. A field of a <Form> finds its own error. */
  error?: string;
}

/** By field name, in the visitor's language. A corrected field has "". */
export type FieldErrors = Partial<Record<string, string>>;

export const FieldErrorsContext = createContext<FieldErrors>({});

/** The field's error in the form around it; "" once the field is corrected. */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = use(FieldErrorsContext);
  return name === undefined ? undefined : errors[name];
}

interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

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
        <p className="note" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

/** Uncontrolled, so that text typed before hydration stays. */
export function TextField({ label, mark, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ name: input.name, label, mark, hint, error, className }}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

export const CodeField = (props: TextFieldProps) => (
  <TextField name="code" required inputMode="numeric" autoComplete="one-time-code" {...props} />
);

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
