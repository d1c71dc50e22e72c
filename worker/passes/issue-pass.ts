import { createHmac } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { toShortCode } from "#domain/passes/pass.ts";
import { toCrockford } from "../platform/crypto/encoding.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { orders } from "../tables/orders.ts";
import { passes } from "../tables/passes.ts";
import type { Statement } from "../platform/db/batch.ts";

/** Also voids the order's older pass. `orderId` may be a query. */
export async function issuePass(
  { now, settings }: Ctx,
  orderId: string | SQL,
  condition: SQL,
  id = uuidV7(now),
): Promise<Statement[]> {
  const code = passCode(settings.SIGNING_SECRET, id);
  const [codeHash, shortHash] = await Promise.all([sha256(code), sha256(toShortCode(code))]);
  const isTheirs = sql`${orders.id} = ${orderId} AND (${condition})`;
  return [
    insertRowFrom(
      passes,
      { id, orderId: orders.id, codeHash, shortHash, createdAt: now },
      sql`FROM ${orders} WHERE ${isTheirs}`,
    ),
    build.update(orders).set({ passId: id }).where(isTheirs),
  ];
}

/** 130 bits from the pass's id, so no code is stored. Codes of an older SIGNING_SECRET still work by their hash. */
export function passCode(secret: string, passId: string): string {
  return toCrockford(createHmac("sha256", secret).update(`pass:${passId}`).digest()).slice(0, 26);
}
