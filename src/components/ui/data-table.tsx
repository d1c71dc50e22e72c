import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./data-table.module.css";

/** The first column names its row. If it holds a link, the whole row follows it. */
export interface Column<Item> {
  label: string;
  render: (item: Item) => ReactNode;
  name?: string;
  isExtra?: boolean;
  numeric?: boolean;
  /** On a phone a list shows only these columns, in one line that begins with the `name` one. */
  isBrief?: boolean | "name";
}

interface RowSelection<Item> {
  keys: Pick<ReadonlySet<string>, "has">;
  onPick: (items: readonly Item[], picked: boolean) => void;
  /** True while other rows are on their way. */
  disabled: boolean;
  /** Labels of the boxes. The row's name follows `one`. */
  words: { all: string; one: string };
}

interface DataTableProps<Item> {
  columns: Column<Item>[];
  items: readonly Item[];
  rowKey?: (item: Item) => string;
  /** The `data-field` of every row, for tests and styles. */
  field: string;
  labelledBy: string;
  compact?: boolean;
  selection?: RowSelection<Item>;
  empty?: string;
}

/** On narrow screens, rows become cards. Arrow keys move between the links of rows. */
export function DataTable<Item>({
  columns,
  items,
  rowKey = readId,
  field,
  labelledBy,
  compact = false,
  selection,
  empty,
}: DataTableProps<Item>) {
  const id = useId();
  const pickId = `${id}pick`;
  const keys = items.map(rowKey);
  const picked = selection ? keys.filter((key) => selection.keys.has(key)).length : 0;
  if (empty && items.length === 0) return <p>{empty}</p>;
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- links give the keys */}
      <table
        className={styles.table}
        aria-labelledby={labelledBy}
        data-compact={compact || undefined}
        data-brief={columns.some(({ isBrief }) => isBrief) || undefined}
        onKeyDown={moveBetweenRows}
      >
        <thead>
          <tr>
            {selection && (
              <td className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label={selection.words.all}
                  checked={picked > 0 && picked === keys.length}
                  disabled={selection.disabled}
                  ref={(box) => {
                    if (box) box.indeterminate = picked > 0 && picked < keys.length;
                  }}
                  onChange={({ target }) => selection.onPick(items, target.checked)}
                />
                <span id={pickId} hidden>
                  {selection.words.one}
                </span>
              </td>
            )}
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => {
            const key = keys[row]!;
            return (
              <tr key={key} data-field={field} data-picked={selection?.keys.has(key) || undefined}>
                {selection && (
                  <td className={styles.pick}>
                    <input
                      type="checkbox"
                      aria-labelledby={`${pickId} ${id}${row}`}
                      checked={selection.keys.has(key)}
                      disabled={selection.disabled}
                      onChange={({ target }) => selection.onPick([item], target.checked)}
                    />
                  </td>
                )}
                {columns.map(({ label, render, numeric, isBrief }, index) =>
                  index === 0 ? (
                    <th
                      key={label}
                      id={`${id}${row}`}
                      scope="row"
                      className={styles.head}
                      data-brief={isBrief || undefined}
                    >
                      {render(item)}
                    </th>
                  ) : (
                    <td
                      key={label}
                      data-numeric={numeric || undefined}
                      data-brief={isBrief || undefined}
                    >
                      {/* Only cards show this label, because they hide the table's head. */}
                      <span className={styles.label} aria-hidden>
                        {label}
                      </span>
                      <span className={styles.content}>{render(item)}</span>
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export const readId = (item: unknown): string => (item as { id: string }).id;

function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody th a")];
  const next = links[links.findIndex((link) => link === event.target) + step];
  if (!next || !links.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
