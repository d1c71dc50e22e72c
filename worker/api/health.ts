import * as z from "zod/mini";
import { version } from "../../package.json";
import type { Ctx } from "../platform/context/context.ts";
import { logError } from "../platform/context/log.ts";
import { orders } from "../tables/orders.ts";
import { primaryDb } from "../platform/db/client.ts";

const CheckSchema = z.enum(["ok", "failed"]);
export const HealthSchema = z.object({
  status: CheckSchema,
  version: z.string(),
  checks: z.object({ db: CheckSchema, kv: CheckSchema }),
});
type Check = z.infer<typeof CheckSchema>;

export async function checkHealth({ db, settings }: Ctx): Promise<z.infer<typeof HealthSchema>> {
  const [dbCheck, kvCheck] = await Promise.all([
    check(primaryDb(db).select({ id: orders.id }).from(orders).limit(1)),
    check(settings.KV.get("health")),
  ]);
  return {
    status: dbCheck === "ok" && kvCheck === "ok" ? "ok" : "failed",
    version,
    checks: { db: dbCheck, kv: kvCheck },
  };
}

async function check(query: Promise<unknown>): Promise<Check> {
  try {
    await query;
    return "ok";
  } catch (error) {
    logError({
      error: "HealthCheckFailed",
      detail: error instanceof Error ? error.name : typeof error,
    });
    return "failed";
  }
}
