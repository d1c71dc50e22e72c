import { SlidersHorizontal } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { Column } from "../../../components/ui/data-table.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/site-context.tsx";
import styles from "./list-display.module.css";
import { useListPreferences } from "./list-preferences.ts";

/** The columns of a list that its reader wants to see. */
export function useShownColumns<Item>(field: string, columns: Column<Item>[]): Column<Item>[] {
  const [{ columns: chosen }] = useListPreferences();
  return columns.filter(({ name, isExtra = false }) => name === undefined || (chosen[field]?.[name] ?? !isExtra));
}

interface ListDisplayProps<Item> {
  field: string;
  columns: Column<Item>[];
}

/** How a list looks: the height of its rows, and which of its columns stand. The choice is kept in this browser. */
export function ListDisplay<Item>({ field, columns }: ListDisplayProps<Item>) {
  const { display: words } = useContent(admin).list;
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the controls in it
    <details
      ref={menu}
      className={styles.menu}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <SlidersHorizontal size={16} aria-hidden="true" /> {words.open}
      </summary>
      {isOpen && <DisplayChoices field={field} columns={columns} />}
    </details>
  );
}

function DisplayChoices<Item>({ field, columns }: ListDisplayProps<Item>) {
  const { display: words } = useContent(admin).list;
  const [{ compact, columns: chosen }, change] = useListPreferences();
  return (
    <div className={styles.box} tabIndex={-1}>
      <label className={styles.choice}>
        <input type="checkbox" checked={compact} onChange={({ target }) => change({ compact: target.checked })} />
        {words.compact}
      </label>
      {columns.some(({ name }) => name !== undefined) && (
        <fieldset className={styles.columns}>
          <legend>{words.columns}</legend>
          {columns.map(
            ({ name, label, isExtra = false }) =>
              name !== undefined && (
                <label key={name} className={styles.choice}>
                  <input
                    type="checkbox"
                    name={`column-${name}`}
                    checked={chosen[field]?.[name] ?? !isExtra}
                    onChange={({ target }) => change({ columns: { ...chosen, [field]: { ...chosen[field], [name]: target.checked } } })}
                  />
                  {label}
                </label>
              ),
          )}
        </fieldset>
      )}
    </div>
  );
}
