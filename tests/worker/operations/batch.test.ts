import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { batch, batchIf, isTrue, run } from "#worker/platform/db/batch.ts";
import { build, hasRow } from "#worker/platform/db/client.ts";
import { insertRow } from "#worker/platform/db/insert-row.ts";
import { settings } from "#worker/tables/platform.ts";
import { builtSite } from "../../site.ts";

const site = builtSite();
const NAME = "staff_digest";
const row = { name: NAME, value: true, updatedAt: 1 } as const;
const isThere = hasRow(settings, eq(settings.name, NAME));
const remove = build.delete(settings).where(eq(settings.name, NAME));
const select = build.select().from(settings).where(eq(settings.name, NAME));

const emptied = async () => {
  const ctx = { db: await site.d1() };
  await run(ctx, remove);
  return ctx;
};

test("statements run in order and give rows and changes under their names, in lists and groups too", async () => {
  const ctx = await emptied();
  const found = await batch(ctx, {
    before: select,
    written: insertRow(settings)(ctx.db, row),
    nothing: undefined,
    also: false,
    group: { after: select, plain: sql<{ name: string }>`SELECT name FROM ${settings}` },
    list: [
      build.update(settings).set({ value: false }).where(isThere).returning(),
      build.delete(settings).where(eq(settings.name, NAME)),
      undefined,
    ],
    left: select,
  });
  expect(found.before).toEqual({ rows: [], changes: 0 });
  expect(found.written.changes).toBe(1);
  expect([found.nothing, found.also]).toEqual([undefined, undefined]);
  // A builder's rows have its own names and types; those of SQL are the database's.
  expect(found.group.after.rows).toEqual([row]);
  expect(found.group.plain.rows).toEqual([{ name: NAME }]);
  expect(found.list).toMatchObject([
    { rows: [{ ...row, value: false }] },
    { changes: 1 },
    undefined,
  ]);
  expect(found.left.rows).toEqual([]);
});

test("no statement is no round trip", async () => {
  const db = { prepare: () => expect.unreachable(), batch: () => expect.unreachable() };
  expect(await batch({ db }, { nothing: undefined, list: [] })).toEqual({
    nothing: undefined,
    list: [],
  });
});

test("a batch with a condition that fails leaves nothing, and says so", async () => {
  const ctx = await emptied();
  const insert = build.insert(settings).values(row);
  expect(await batchIf(ctx, [sql`1`, isThere], { insert })).toBeUndefined();
  expect(await isTrue(ctx, isThere)).toBe(false);
  // Each condition stands for itself: the second OR saves nothing.
  expect(await batchIf(ctx, [sql`0`, sql`0 OR 1`], { insert })).toBeUndefined();
  const done = await batchIf(ctx, [undefined, sql`1 OR 0`], { insert });
  expect(done?.insert.changes).toBe(1);
  expect(await isTrue(ctx, isThere)).toBe(true);
  await expect(batchIf(ctx, [isThere], { insert })).rejects.toThrow("UNIQUE");
  await run(ctx, remove);
});
