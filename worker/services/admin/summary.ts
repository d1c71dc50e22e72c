import type { Summary } from "../../../src/domain/admin.ts";
import { type CurrencyCode, toMajor } from "../../../src/domain/currency.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "../../../src/domain/order.ts";
import { createDb, type Reads } from "../../db/client.ts";
import { totals } from "../../db/schema.ts";

/** How the business stands, from a handful of rows however many orders there are. Asks the primary: staff look right after they act. */
export async function summarize(reads: Reads): Promise<Summary> {
  const db = createDb(reads);
  const [rows] = await db.batch([db.select().from(totals)]);
  const minor: Record<CurrencyCode, number> = { USD: 0, EUR: 0, GBP: 0 };
  const summary = { customers: 0, orders: 0, unanswered_messages: 0, unpaid_orders: 0, expiring_orders: 0, failed_mails: 0 };
  for (const { kind, status, currency, count, amountMinor } of rows) {
    if (kind === "customers") summary.customers += count;
    if (kind === "messages" && status === "new") summary.unanswered_messages += count;
    if (kind !== "orders") continue;
    summary.orders += count;
    if (status === NEW_ORDER_STATUS) summary.unpaid_orders += count;
    if (isConfirmed(status as OrderStatus)) minor[currency as CurrencyCode] += amountMinor;
  }
  return {
    ...summary,
    revenue: toMajor(minor.USD + minor.EUR + minor.GBP),
    revenue_by_currency: { USD: toMajor(minor.USD), EUR: toMajor(minor.EUR), GBP: toMajor(minor.GBP) },
    status: "operational",
  };
}
