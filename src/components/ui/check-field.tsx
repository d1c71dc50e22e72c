import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./check-field.module.css";

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function CheckField({ label, hint, className, ...input }: CheckFieldProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input type="checkbox" {...input} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
