import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { PERSONAL } from "#worker/tables/personal.ts";
import * as schema from "#worker/tables/schema.ts";
import type { BuiltSite } from "../../site.ts";

/** The values of each column of each table as texts, by `table.column`. */
type Values = Map<string, Set<string>>;

/** The columns of all tables, by whether they are to be erased and to be in the person's file. */
export const COLUMNS = Object.entries(schema).flatMap(([name, table]) => {
  const columns: Record<string, Column> = getTableColumns<SQLiteTable>(table);
  const subjects = Object.entries<string>(PERSONAL[name as keyof typeof PERSONAL]);
  return subjects.map(([key, subject]) => ({
    name: `${getTableName(table)}.${columns[key]!.name}`,
    isErased: !["nobody", "staff", "buyer"].includes(subject),
    isExported: ["traveller", "buyer", "holder", "sender"].includes(subject),
  }));
});

/** All values that the database holds. */
export async function storedValues(site: BuiltSite): Promise<Values> {
  const values: Values = new Map();
  const db = await site.d1();
  const tables = [...new Set(COLUMNS.map(({ name }) => name.split(".")[0]!))];
  const found = await db.batch<Record<string, unknown>>(
    tables.map((table) => db.prepare(`SELECT * FROM ${table}`)),
  );
  for (const [index, { results }] of found.entries()) {
    for (const [column, value] of results.flatMap(Object.entries<unknown>)) {
      if (value === null || value === "") continue;
      const name = `${tables[index]}.${column}`;
      values.set(name, (values.get(name) ?? new Set()).add(String(value)));
    }
  }
  return values;
}

/** The values of a column that were not there `before`. */
export const newValues = (values: Values, before: Values, column: string): string[] =>
  [...(values.get(column) ?? [])].filter((value) => !before.get(column)?.has(value));

/** The texts and figures in a value, which may be JSON. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === "string" && /^[[{]/.test(value)) return leavesOf(JSON.parse(value));
  if (value === null || typeof value !== "object") return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}
