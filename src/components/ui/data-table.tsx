import type { KeyboardEvent, ReactNode } from "react";
import styles from "./data-table.module.css";

/** A column of a table. The first one names its row, and holds the row's link if it has one. */
export interface Column<Item> {
  label: string;
  render: (item: Item) => ReactNode;
}

interface DataTableProps<Item> {
  columns: Column<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
  /** The `data-field` of every row, for tests and styles. */
  field: string;
  /** The id of the heading that names the table. */
  labelledBy: string;
}

/** A table whose rows become cards where it is narrow. Arrow keys go from one row's link to the next. */
export function DataTable<Item>({ columns, items, rowKey, field, labelledBy }: DataTableProps<Item>) {
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the links in it */}
      <table className={styles.table} aria-labelledby={labelledBy} onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={rowKey(item)} data-field={field}>
              {columns.map(({ label, render }, index) => (
                <Cell key={label} label={label} head={index === 0}>
                  {render(item)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell with its column's name, which only cards show, because they hide the table's head. */
function Cell({ label, head, children }: { label: string; head: boolean; children: ReactNode }) {
  if (head) {
    return (
      <th scope="row" className={styles.head}>
        {children}
      </th>
    );
  }
  return (
    <td>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.content}>{children}</span>
    </td>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody th a")];
  const next = links[links.findIndex((link) => link === event.target) + step];
  if (!next || !links.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
