import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Ctx } from "../platform/context/context.ts";
import { listed, primaryDb } from "../platform/db/client.ts";
import { batch, type Entries, type Statement } from "../platform/db/batch.ts";

/** One row of the table in docs/decisions/0015. */
export interface RetentionRule {
  name: string;
  table: SQLiteTable;
  due: SQL | undefined;
  /** For rows that take long: the database gives a statement 30 seconds. */
  maxBatch?: number;
  /** Processes all or none of at most `limit` due rows, and returns their number. */
  apply: (ctx: Ctx, limit: number) => Promise<number>;
}

export function deleteRule(name: string, table: SQLiteTable, due: SQL | undefined): RetentionRule {
  return {
    name,
    table,
    due,
    async apply({ db }, limit) {
      // Tables with an id may have no rowid.
      const key = "id" in table ? sql`id` : sql`rowid`;
      const chosen = sql`${key} IN (SELECT ${key} FROM ${table} WHERE ${due} LIMIT ${limit})`;
      return (await primaryDb(db).delete(table).where(chosen)).meta.changes;
    },
  };
}

interface Cascade extends Omit<RetentionRule, "apply"> {
  table: SQLiteTable & { id: SQLiteColumn };
  /** One transaction runs these statements for the `chosen` ids. `done` returns one row per id. */
  process: (chosen: SQL) => { done: Statement; [name: string]: Entries };
}

export function cascadeRule({ process, ...rule }: Cascade): RetentionRule {
  const { table, due } = rule;
  return {
    ...rule,
    async apply(ctx, limit) {
      const rows = await primaryDb(ctx.db)
        .select({ id: table.id })
        .from(table)
        .where(due)
        .limit(limit);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id as string);
      const { done } = await batch(ctx, process(dueIds(table, due, ids)));
      return done.rows.length;
    },
  };
}

/** The transaction checks that the ids are still due. */
export function dueIds(
  table: SQLiteTable & { id: SQLiteColumn },
  due: SQL | undefined,
  ids: readonly string[],
): SQL {
  return sql`(SELECT ${table.id} FROM ${table} WHERE ${and(inArray(table.id, listed(ids)), due)})`;
}
