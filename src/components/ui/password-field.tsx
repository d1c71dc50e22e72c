import { type InputHTMLAttributes, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import fieldStyles from "./field.module.css";
import styles from "./password-field.module.css";

type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
    messages: { show: string; hide: string };
  };

export function PasswordField({ messages, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      render={(input) => (
        <div className={styles.row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            type={shown ? "text" : "password"}
            className={`${fieldStyles.control} ${styles.input}`}
          />
          <button type="button" className={styles.toggle} onClick={() => setShown(!shown)}>
            {shown ? messages.hide : messages.show}{" "}
            <span className="visually-hidden">({field.label})</span>
          </button>
        </div>
      )}
    />
  );
}
