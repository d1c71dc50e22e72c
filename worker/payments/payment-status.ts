import { type SQL, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import { payments } from "../tables/payments.ts";

/** The partial indexes need literals. */
export const isPaymentIn = (statuses: readonly PaymentStatus[]): SQL =>
  sql`${payments.status} IN ${sql.raw(`('${statuses.join("', '")}')`)}`;
