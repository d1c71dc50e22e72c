import { partySize } from "#domain/money/fares.ts";
import { unpaidTravellers } from "#domain/orders/order-due.ts";
import { isAccepted, passCodeIn, passState } from "#domain/passes/pass.ts";
import type { Pass } from "#domain/passes/pass.schema.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx, Queryable } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { ADMITTED, IS_REFUNDED, USED_AT, WITHDRAWN_AT } from "../queries/pass-texts.ts";
import type { OrderRow } from "../tables/orders.ts";
import { openWallets, type WalletCtx } from "./open-wallets.ts";

// Plain SQL, so that a pass page's cold start loads no query builder and no tables.
const SELECT = `SELECT passes.id AS "shownId", orders.id, pass_id AS "passId", status, language,
    version, updated_at AS "updatedAt", airport, flight_date AS "flightDate", adults, children,
    infants, due_minor AS "dueMinor", amount_minor AS "amountMinor",
    ${IS_REFUNDED} AS "isBeingRefunded", ${ADMITTED} AS admitted, ${USED_AT} AS "usedAt",
    ${WITHDRAWN_AT} AS "withdrawnAt"
  FROM passes JOIN orders ON orders.id = passes.order_id WHERE `;

type Shown = "id" | "passId" | "status" | "language" | "version" | "updatedAt" | "airport";
type Trip = "flightDate" | "adults" | "children" | "infants" | "dueMinor" | "amountMinor";

/** `passId` differs from `shownId` once the pass is replaced. */
export interface FoundPass extends Pick<OrderRow, Shown | Trip> {
  shownId: string;
  isBeingRefunded: boolean;
  admitted: number;
  left: number;
  /** Epoch ms; null while unused. */
  usedAt: number | null;
  withdrawnAt: number | null;
}

async function select(db: Queryable, condition: string, value: string): Promise<FoundPass[]> {
  const { results } = await db
    .prepare(SELECT + condition)
    .bind(value)
    .all<FoundPass>();
  return results.map((row) => ({
    ...row,
    isBeingRefunded: Boolean(row.isBeingRefunded),
    left: Math.max(0, partySize(row) - unpaidTravellers(row) - row.admitted),
  }));
}

/** Includes replaced passes. */
export const readPassesOf = ({ db }: Pick<Ctx, "db">, orderIds: readonly string[]) =>
  select(db, "orders.id IN (SELECT value FROM json_each(?))", JSON.stringify(orderIds));

/** Needs an order's newest pass, paid. A replica may lack new rows. Throws NotFoundError. */
export async function findPass(
  { db, replica }: Pick<Ctx, "db" | "replica">,
  code: string,
): Promise<FoundPass> {
  const known = passCodeIn(code);
  if (known === undefined) throw new NotFoundError();
  const hash = await sha256(known);
  const isNewest = "passes.code_hash = ? AND pass_id = passes.id AND status <> 'Not Paid'";
  const find = async (place: Queryable) => (await select(place, isNewest, hash))[0];
  // A page has no replica, so it asks its one database once.
  const found = (await find(replica)) ?? (replica === db ? undefined : await find(db));
  if (!found) throw new NotFoundError();
  return found;
}

export function toPass(ctx: WalletCtx, found: FoundPass): Pass {
  const { airport, adults, children, infants, usedAt, withdrawnAt } = found;
  const state = passState(found, ctx.now);
  const wallets = isAccepted(state) ? openWallets(ctx) : undefined;
  return {
    state,
    airport,
    flight_date: found.flightDate,
    adults,
    children,
    infants,
    travellers: partySize(found),
    left: isAccepted(state) ? found.left : 0,
    unpaid_travellers: unpaidTravellers(found),
    used_at: toIsoOrNull(usedAt),
    ...(withdrawnAt !== null && { withdrawn_at: toIso(withdrawnAt) }),
    ...(wallets && { wallets }),
  };
}
