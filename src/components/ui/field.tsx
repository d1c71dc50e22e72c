import type {
  ComponentProps,
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
  /** The id of the error, for a second field that the error is about. */
  errorId?: string;
}

/** By field name, in the visitor's language. A corrected field has "". */
export type FieldErrors = Partial<Record<string, string>>;

export const FieldErrorsContext = createContext<FieldErrors>({});

/** True while a form is sent. Text typed meanwhile would be in no request, so the text fields are read-only. */
export const FormBusyContext = createContext(false);

export function useFieldError(name: string | undefined): string | undefined {
  const errors = use(FieldErrorsContext);
  return name === undefined ? undefined : errors[name];
}

interface FieldRow<Attributes> extends FieldProps {
  name?: string | undefined;
  className?: string | undefined;
  /** Attributes that the caller sets win over the field's own. */
  render: (control: Omit<Attributes, keyof FieldProps | "className">) => ReactNode;
}

export function Field<Attributes>({
  label,
  mark,
  hint,
  error: ownError,
  errorId: ownErrorId,
  className,
  render,
  ...attributes
}: FieldRow<Attributes> & Attributes) {
  const id = useId();
  const isSent = use(FormBusyContext);
  const formError = useFieldError(attributes.name);
  const error = ownError ?? formError;
  const errorId = ownErrorId ?? `${id}error`;
  const describedBy = classNames(error ? errorId : null, hint ? `${id}hint` : null);
  return (
    <div className={classNames(styles.field, className)} data-mended={error === "" || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {render({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        readOnly: isSent || undefined,
        ...attributes,
      } as unknown as Attributes)}
      {error && (
        <p className={styles.error} id={errorId}>
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

type TextFieldProps = FieldProps & ComponentProps<"input">;

/** Uncontrolled, so that text typed before hydration stays. Without `max`, Chrome's dates take six-digit years. */
export const TextField = (props: TextFieldProps) => (
  <Field
    {...props}
    render={(input: ComponentProps<"input">) => (
      <input
        {...input}
        max={input.max ?? (input.type === "date" ? "9999-12-31" : undefined)}
        className={styles.control}
      />
    )}
  />
);

export const CodeField = (props: TextFieldProps) => (
  <TextField name="code" required inputMode="numeric" autoComplete="one-time-code" {...props} />
);

export const TextAreaField = (props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field
    {...props}
    render={(textarea) => <textarea rows={5} {...textarea} className={styles.control} />}
  />
);

/** A select ignores `readonly`, and a disabled one would lose the focus, so it stays as it is. */
type ReadOnlySelect = SelectHTMLAttributes<HTMLSelectElement> & { readOnly?: boolean };

export const SelectField = (props: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field
    {...props}
    render={({ readOnly: _readOnly, ...select }: ReadOnlySelect) => (
      <select {...select} className={classNames(styles.control, styles.select)} />
    )}
  />
);
