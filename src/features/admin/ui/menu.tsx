import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import styles from "./menu.module.css";

interface MenuProps {
  label: ReactNode;
  name?: string;
  children: ReactNode;
}

export function Menu({ label, name, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    // The key would close the dialog around the menu too.
    event.preventDefault();
    close();
    menu.current?.querySelector("summary")?.focus();
  };
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape of its controls
    <details
      ref={menu}
      className={styles.menu}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary} aria-label={name}>
        {label}
      </summary>
      {isOpen && (
        <div className={styles.box} tabIndex={-1}>
          {children}
        </div>
      )}
    </details>
  );
}

interface MenuChoiceProps {
  type: "checkbox" | "radio";
  name?: string;
  checked: boolean;
  onChoose: (checked: boolean) => void;
  children: ReactNode;
}

export function MenuChoice({ onChoose, children, ...input }: MenuChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} onChange={({ target }) => onChoose(target.checked)} />
      {children}
    </label>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
