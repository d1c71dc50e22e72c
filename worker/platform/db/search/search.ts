import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { IndexWord, SearchTerm } from "../../../../src/domain/search/search-term.ts";

/** What rows have to meet. */
export interface Search {
  terms: readonly SearchTerm[];
  /** Rows that meet all of these are left out: they were shown before. */
  except?: readonly SearchTerm[];
}

/** A table of FTS5 that holds the words of another table's rows, under their rowids. */
export interface SearchIndex {
  /** The table, and the condition that joins the rows that it found: `JOIN ${table} ON ${findsRow}`. */
  table: SQL;
  findsRow: SQL;
  /** The rowid of a found row. */
  rowid: SQL<number>;
  /** The condition of a search; undefined when it has no term. `also` is a word that rows must have besides. */
  match: (search: Search, also?: string) => SQL | undefined;
}

/** The search's table of this name (migrations/0000_first.sql) for the rows of `rows`, under their rowids or under what `toRow` makes these of. */
export function searchIndex(
  name: string,
  rows: SQLiteTable,
  toRow: (rowid: SQL) => SQL = (rowid) => rowid,
): SearchIndex {
  const table = sql`${sql.identifier(name)}`;
  const rowid = sql<number>`${table}.rowid`;
  return {
    table,
    // The plus makes SQLite search first and look the rows up after, instead of the reverse.
    findsRow: sql`${rows}.rowid = +${toRow(rowid)}`,
    rowid,
    match: (search, also) =>
      search.terms.length > 0 ? sql`${table} MATCH ${toExpression(search, also)}` : undefined,
  };
}

/** A search in FTS5's language. Each word is quoted and holds letters, digits and our own marks only: typed text is never language. */
function toExpression({ terms, except = [] }: Search, also?: string): string {
  const all = also === undefined ? allOf(terms) : `(${allOf(terms)} AND "${also}")`;
  return except.length > 0 ? `${all} NOT ${allOf(except)}` : all;
}

const allOf = (terms: readonly SearchTerm[]): string =>
  join(
    terms.map(({ ways }) => anyOf(ways)),
    "AND",
  );
const anyOf = (ways: SearchTerm["ways"]): string =>
  join(
    ways.map((way) =>
      join(
        way.map((part) => join(part.map(quoted), "OR")),
        "AND",
      ),
    ),
    "OR",
  );
const join = (parts: readonly string[], operator: "AND" | "OR"): string =>
  parts.length === 1 ? parts[0]! : `(${parts.join(` ${operator} `)})`;
const quoted = ({ text, isWhole }: IndexWord): string => `"${text}"${isWhole ? "" : "*"}`;
