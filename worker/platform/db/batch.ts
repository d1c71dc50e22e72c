import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { type SQLitePreparedQuery, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Queryable } from "../context/context.ts";

/** From Drizzle's builder (`build`), from SQL, or prepared by `insertRow`. */
export type Statement = SQLWrapper | D1PreparedStatement;
/** In order of execution. Entries may have names, be in lists, or be absent. */
export type Entries =
  | Statement
  | readonly Entries[]
  | { readonly [name: string]: Entries }
  | undefined
  | null
  | false
  | "";

interface Result<Row> {
  rows: Row[];
  changes: number;
}
type Row<One> =
  One extends RunnableQuery<infer Rows, "sqlite">
    ? Rows extends readonly (infer Found)[]
      ? Found
      : never
    : One extends SQL<infer Found>
      ? unknown extends Found
        ? Record<string, unknown>
        : Found
      : Record<string, unknown>;
export type Results<Given> = Given extends Statement
  ? Result<Row<Given>>
  : Given extends undefined | null | false | ""
    ? undefined
    : Given extends readonly (infer One)[]
      ? Results<One>[]
      : { [Name in keyof Given]: Results<Given[Name]> };

/** Runs one transaction. Each result has the name of its statement. */
export async function batch<const Given extends Entries>(
  { db }: { db: Queryable },
  entries: Given,
): Promise<Results<Given>> {
  const queries: Query[] = [];
  mapStatements(entries, (statement) => queries.push(toQuery(db, statement)));
  const found =
    queries.length > 0
      ? await db.batch<Record<string, unknown>>(queries.map(({ prepared }) => prepared))
      : [];
  const results = queries.map(({ read }, index) => read(found[index]!)).values();
  return mapStatements(entries, () => results.next().value) as Results<Given>;
}

/** SQLite quotes this text in its error, because it is no JSON path. */
const NOT_SO = "the condition does not hold";
const FAIL = sql.raw(`json_extract('{}', '${NOT_SO}')`);

/** Returns undefined if a condition is false. D1 has no branches, so a failing first statement undoes the batch. */
export async function batchIf<const Given extends Entries>(
  ctx: { db: Queryable },
  conditions: readonly (SQL | undefined)[],
  entries: Given,
): Promise<Results<Given> | undefined> {
  const all = and(...conditions.map((condition) => condition && sql`(${condition})`));
  const check = sql`SELECT CASE WHEN ${all} THEN 1 ELSE ${FAIL} END`;
  return (await unlessFailed(batch(ctx, { check, entries })))?.entries as Results<Given>;
}

/** Runs the statements and undoes them. Throws their errors. */
export const rehearse = (ctx: { db: Queryable }, entries: Entries): Promise<unknown> =>
  unlessFailed(batch(ctx, [entries, sql`SELECT ${FAIL}`]));

const unlessFailed = <Result>(run: Promise<Result>) =>
  run.catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes(NOT_SO))) throw error;
  });

export async function run<One extends Statement>(
  ctx: { db: Queryable },
  statement: One,
): Promise<Result<Row<One>>> {
  const { result } = await batch(ctx, { result: statement });
  return result as Result<Row<One>>;
}

export async function isTrue(ctx: { db: Queryable }, condition: SQL): Promise<boolean> {
  const { rows } = await run(ctx, sql<{ isTrue: number }>`SELECT ${condition} AS "isTrue"`);
  return rows[0]?.isTrue === 1;
}

interface Query {
  prepared: D1PreparedStatement;
  read: (result: D1Result<Record<string, unknown>>) => Result<unknown>;
}

const dialect = new SQLiteSyncDialect();

/** Makes SQL constant, so that no request builds its text again. */
export const fixSql = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part.inlineParams()).sql);

function toQuery(db: Queryable, statement: Statement): Query {
  if ("bind" in statement) return { prepared: statement, read: (result) => toResult(result) };
  const builder =
    "prepare" in statement
      ? (statement.prepare as () => SQLitePreparedQuery<never>).call(statement)
      : undefined;
  const { sql: text, params } = builder?.getQuery() ?? dialect.sqlToQuery(statement.getSQL());
  return {
    prepared: db.prepare(text).bind(...params),
    read: (result) => toResult(result, builder?.mapResult(result, true)),
  };
}

/** Drizzle maps no rows of a write, so the result has the rows of D1. */
const toResult = ({ results, meta }: D1Result, mapped: unknown = results): Result<unknown> => ({
  rows: Array.isArray(mapped) ? mapped : results,
  changes: meta.changes,
});

function mapStatements(entries: Entries, replace: (statement: Statement) => unknown): unknown {
  if (!entries) return undefined;
  if ("getSQL" in entries || "bind" in entries) return replace(entries as Statement);
  if (Array.isArray(entries)) return entries.map((one: Entries) => mapStatements(one, replace));
  return Object.fromEntries(
    Object.entries(entries).map(([name, one]) => [name, mapStatements(one, replace)]),
  );
}
