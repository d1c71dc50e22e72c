import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { IndexWord, SearchTerm } from "#domain/search/search-term.ts";

export interface Search {
  terms: readonly SearchTerm[];
  /** Excludes rows that match all of these terms, because an earlier search has found them. */
  except?: readonly SearchTerm[];
}

/** An FTS5 table with the words of another table's rows. */
export interface SearchIndex {
  /** Joined as `JOIN ${table} ON ${findsRow}`. */
  table: SQL;
  findsRow: SQL;
  rowid: SQL<number>;
  /** `also` adds words to find. Returns undefined without terms and words. */
  match: (search: Search, also?: readonly IndexWord[][]) => SQL | undefined;
}

/** `toRow` converts the index's rowid to a rowid of `rows`. */
export function searchIndex(
  name: string,
  rows: SQLiteTable,
  toRow: (rowid: SQL) => SQL = (rowid) => rowid,
): SearchIndex {
  const table = sql`${sql.identifier(name)}`;
  const rowid = sql<number>`${table}.rowid`;
  return {
    table,
    // The plus makes SQLite search first and look rows up afterwards.
    findsRow: sql`${rows}.rowid = +${toRow(rowid)}`,
    rowid,
    match: (search, also = []) =>
      search.terms.length + also.length > 0
        ? sql`${table} MATCH ${toExpression(search, also)}`
        : undefined,
  };
}

/** Quoted words contain only letters, digits and our marks, so typed text is never syntax. */
function toExpression({ terms, except = [] }: Search, also: readonly IndexWord[][]): string {
  const all = join([...terms.map(({ ways }) => joinWays(ways)), ...also.map(joinPart)], "AND");
  return except.length > 0 ? `${all} NOT ${joinTerms(except)}` : all;
}

const joinTerms = (terms: readonly SearchTerm[]): string =>
  join(
    terms.map(({ ways }) => joinWays(ways)),
    "AND",
  );
const joinWays = (ways: SearchTerm["ways"]): string =>
  join(
    ways.map((way) => join(way.map(joinPart), "AND")),
    "OR",
  );
const joinPart = (part: IndexWord[]): string => join(part.map(quoted), "OR");
const join = (parts: readonly string[], operator: "AND" | "OR"): string =>
  parts.length === 1 ? parts[0]! : `(${parts.join(` ${operator} `)})`;
const quoted = ({ text, isWhole }: IndexWord): string => `"${text}"${isWhole ? "" : "*"}`;
