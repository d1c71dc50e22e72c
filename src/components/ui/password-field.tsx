import { type InputHTMLAttributes, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import fieldStyles from "./field.module.css";
import styles from "./password-field.module.css";

type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
    messages: { show: string; hide: string };
  };

export function PasswordField({
  label,
  mark,
  hint,
  error,
  className,
  messages,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ name: input.name, label, mark, hint, error, className }}>
      {(control) => (
        <div className={styles.row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={`${fieldStyles.control} ${styles.input}`}
          />
          <button type="button" className={styles.toggle} onClick={() => setShown(!shown)}>
            {shown ? messages.hide : messages.show}{" "}
            <span className="visually-hidden">({label})</span>
          </button>
        </div>
      )}
    </Field>
  );
}
