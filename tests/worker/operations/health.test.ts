import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
) as { version: string };

test("health says that the database and the key-value store answer, and which version runs", async () => {
  const response = await worker.get("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok", version, checks: { db: "ok", kv: "ok" } });
});

test("health is a 503 when the database has no orders table, and needs no key", async () => {
  const DB = await worker.d1();
  await DB.exec("ALTER TABLE orders RENAME TO orders_away");
  const response = await worker
    .get("/api/health")
    .finally(() => DB.exec("ALTER TABLE orders_away RENAME TO orders"));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: "failed",
    version,
    checks: { db: "failed", kv: "ok" },
  });
});
