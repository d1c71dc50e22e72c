import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listed } from "../../src/domain/admin.ts";
import { seedOrders } from "../../scripts/db/seed-orders.ts";
import { meteredWorker, type MeteredStatement } from "../metered-worker/metered-worker.ts";
import { authCalls } from "./auth-person.ts";
import { BUILT_CONFIG, builtWorker } from "./built-worker.ts";

const metered = meteredWorker(BUILT_CONFIG);
const worker = builtWorker(undefined, metered.config);
const auth = authCalls(worker);
afterAll(metered.remove);

let token: string;
beforeAll(async () => {
  const admin = await auth.person();
  await worker.rows("INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 1)", admin.user.id);
  token = admin.access_token;
});

/** What an endpoint answers, and what D1 says of the statements behind it. */
async function metering(path: string) {
  await worker.get("/api/metered");
  const answer = await auth.send("GET", `admin/${path}`, token);
  expect(answer.status).toBe(200);
  const body = await answer.json();
  const statements = (await (await worker.get("/api/metered")).json()) as MeteredStatement[];
  return { body, statements };
}

test("x", async () => {
  const { DB } = await worker.env();
  await seedOrders({ db: DB, count: 3000, now: Date.now() });
  for (const path of ["summary", "orders", "orders?status=refunded", "customers", "orders?q=FT-"]) {
    const { body, statements } = await metering(path);
    console.log(
      path,
      statements.map((s) => [s.sql.slice(0, 150), s.rows_read, s.rows_written]),
      (body as Listed<unknown>).items?.length,
    );
  }
});
