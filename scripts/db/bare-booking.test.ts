import { expect, test } from "vitest";
import { emptyDatabase } from "../backup/tables.ts";

const BARE = "../../bench/bare-worker/worker.mjs";

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
  expect(response.status).toBe(201);
  expect(db.prepare("SELECT count(*) AS orders FROM orders").get()).toEqual({ orders: 1 });
});
