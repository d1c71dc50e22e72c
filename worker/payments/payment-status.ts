import { type SQL, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import { payments } from "../tables/payments.ts";

/** Returns the condition of a payment's status. The partial indices need literals. */
export const isPaymentIn = (statuses: readonly PaymentStatus[]): SQL =>
  sql`${payments.status} IN ${sql.raw(`('${statuses.join("', '")}')`)}`;
