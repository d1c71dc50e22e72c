import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { migrations } from "../../database.ts";
import * as schema from "#worker/tables/schema.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../migrations");
const names = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

/** Every table and index of a database, as SQLite would describe them: columns, types, defaults, keys. Drizzle knows no FTS5. */
function shapeOf(statements: string[]): unknown {
  const db = new DatabaseSync(":memory:");
  for (const statement of statements) db.exec(statement);
  const tables = db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%\\_search%' ESCAPE '\\' ORDER BY name",
    )
    .all() as {
    name: string;
  }[];
  return tables.map(({ name }) => ({
    name,
    columns: db
      .prepare(
        `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('${name}') ORDER BY name`,
      )
      .all(),
    foreignKeys: db
      .prepare(
        `SELECT "table", "from", "to", on_update, on_delete FROM pragma_foreign_key_list('${name}') ORDER BY "from"`,
      )
      .all(),
    indexes: (
      db
        .prepare(`SELECT name, "unique", origin FROM pragma_index_list('${name}') ORDER BY name`)
        .all() as { name: string }[]
    ).map((index) => ({
      ...index,
      columns: db
        .prepare(`SELECT name FROM pragma_index_info('${index.name}') ORDER BY seqno`)
        .all(),
    })),
  }));
}

test("the migrations make exactly the tables of the schema: else run `npm run db:generate`", async () => {
  const fromSchema = await generateSQLiteMigration(
    await generateSQLiteDrizzleJson({}),
    await generateSQLiteDrizzleJson(schema),
  );
  expect(shapeOf(migrations())).toEqual(shapeOf(fromSchema));
});

test("a column more or less would be seen", () => {
  expect(shapeOf([...migrations(), "ALTER TABLE orders ADD COLUMN surprise TEXT"])).not.toEqual(
    shapeOf(migrations()),
  );
  expect(shapeOf([...migrations(), "DROP INDEX orders_customer"])).not.toEqual(
    shapeOf(migrations()),
  );
});

test("the journal of drizzle-kit lists the migrations, numbered without a gap", () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(names);
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index));
});

test("nothing is deleted by cascade", () => {
  expect(migrations().join("\n")).not.toMatch(/ON (DELETE|UPDATE) (CASCADE|SET)/i);
});
