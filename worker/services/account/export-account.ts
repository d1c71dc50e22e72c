import { desc, eq, sql } from "drizzle-orm";
import type { AccountExport } from "../../../src/domain/accounts/account.schema.ts";
import type { Ctx, SignedInCtx } from "../../context.ts";
import { primaryDb } from "../../db/client.ts";
import { customers, messages, orders, type UserRow } from "../../db/schema.ts";
import { toBooking } from "../orders/booking-record.ts";
import { listRoles } from "../roles/roles.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { toAuthUser } from "../users/users.ts";
import { findCaller, ownCustomers } from "./caller.ts";

/** Everything that is stored about the caller. Bookings under the same e-mail are included only once the address is proved. */
export async function exportAccount(ctx: SignedInCtx): Promise<AccountExport> {
  const record = await findCaller(ctx);
  const [roles, sessions, bookings, sent] = await Promise.all([
    listRoles(ctx, ctx.actor.userId),
    listSessions(ctx),
    primaryDb(ctx.db)
      .select({ customer: customers, order: orders })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(ownCustomers(record.user))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
    sentMessages(ctx, record.user),
  ]);
  return {
    exported_at: new Date(ctx.now).toISOString(),
    user: toAuthUser(record),
    roles: roles.map(({ role }) => role),
    sessions,
    bookings: bookings.map(toBooking),
    messages: sent.map(({ createdAt, ...message }) => ({ ...message, created_at: new Date(createdAt).toISOString() })),
  };
}

/** The person's messages to the team; none until their address is proved, as someone else may have written from it. */
async function sentMessages({ db }: Ctx, { email, emailProvedAt }: UserRow) {
  if (emailProvedAt === null) return [];
  return primaryDb(db)
    .select({ kind: messages.kind, name: messages.name, phone: messages.phone, message: messages.message, createdAt: messages.createdAt })
    .from(messages)
    .where(eq(sql`lower(${messages.email})`, email))
    .orderBy(desc(messages.createdAt), desc(messages.id));
}
