import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyDatabase } from "../../scripts/backup/tables.ts";

const BARE = "./bare-worker/worker.mjs";

test("the floor that the bench holds bookings against still stores a customer and an order", async () => {
  const { default: bare } = (await import(BARE)) as {
    default: { fetch: (request: Request, env: object) => Promise<Response> };
  };
  const db = emptyDatabase();
  const D1 = {
    prepare: (sql: string) => ({ bind: (...values: string[]) => db.prepare(sql).run(...values) }),
    batch: (done: unknown[]) => Promise.resolve(done),
  };
  const response = await bare.fetch(new Request("http://bare"), { DB: D1 });
  assert.equal(response.status, 201);
  assert.equal(db.prepare("SELECT count(*) AS orders FROM orders").get()?.["orders"], 1);
});
