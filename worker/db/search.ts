import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Further words of a search are ignored. */
const MAX_WORDS = 8;
/** A word as FTS5's tokenizer sees it: letters and digits, except for a few letters at which it splits words. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

/**
 * The words of a search as FTS5 terms, quoted, so that typed text is never query language. Each matches the beginnings of words,
 * whatever the case and accents. A single letter begins too many: it is ignored beside other words, and matches whole words alone.
 */
export function toSearchTerms(q: string): string[] {
  const plain = q
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");
  const words = plain.match(WORDS) ?? [];
  const long = words.filter((word) => word.length > 1).map((word) => `"${word}"*`);
  return (long.length > 0 ? long : words.map((word) => `"${word}"`)).slice(0, MAX_WORDS);
}

/** A table of FTS5 that holds the words of another table's rows, under their rowids. */
export interface SearchIndex {
  /** The table, and the condition that joins the rows that it found: `JOIN ${table} ON ${findsRow}`. */
  table: SQL;
  findsRow: SQL;
  /** The rowid of a found row. */
  rowid: SQL<number>;
  /** The condition that every term (toSearchTerms) matches; undefined when there is none. */
  match: (terms: readonly string[]) => SQL | undefined;
}

/** The search's table of this name (migrations/*_search.sql, *_inbox.sql) for the rows of `rows`. */
export function searchIndex(name: string, rows: SQLiteTable): SearchIndex {
  const table = sql`${sql.identifier(name)}`;
  const rowid = sql<number>`${table}.rowid`;
  return {
    table,
    // The plus makes SQLite search first and look the rows up after, instead of the reverse.
    findsRow: sql`${rows}.rowid = +${rowid}`,
    rowid,
    match: (terms) => (terms.length > 0 ? sql`${table} MATCH ${terms.join(" ")}` : undefined),
  };
}
