import { version } from "../../package.json";
import type { Settings } from "../env.ts";

type Check = "ok" | "failed";

/** What works, for GET /api/health. */
export interface HealthReport {
  status: Check;
  version: string;
  checks: { db: Check; kv: Check };
}

/** Queries the database and the key-value store. Never throws. */
export async function checkHealth({ DB, KV }: Pick<Settings, "DB" | "KV">): Promise<HealthReport> {
  const [db, kv] = await Promise.all([check(DB.prepare("SELECT 1 FROM orders LIMIT 1").run()), check(KV.get("health"))]);
  return { status: db === "ok" && kv === "ok" ? "ok" : "failed", version, checks: { db, kv } };
}

async function check(answer: Promise<unknown>): Promise<Check> {
  try {
    await answer;
    return "ok";
  } catch (error) {
    console.error(
      JSON.stringify({ level: "error", error: "HealthCheckFailed", detail: error instanceof Error ? error.name : typeof error }),
    );
    return "failed";
  }
}
