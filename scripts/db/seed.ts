import { sql } from "drizzle-orm";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "#domain/orders/order-status.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { batch } from "#worker/platform/db/batch.ts";
import { insertRow } from "#worker/platform/db/insert-row.ts";
import { customers, orderEvents, orders } from "#worker/tables/orders.ts";
import { replyTemplates } from "#worker/tables/messages.ts";
import { uuidV7 } from "#worker/platform/crypto/random.ts";
import { newBookingRecord } from "#worker/orders/booking-record.ts";
import { issuePass } from "#worker/passes/issue-pass.ts";
import { hashPassword } from "#worker/identity/passwords/password-hash.ts";
import { FOR_GOOD_MS } from "#worker/staff/block-account.ts";
import { insertUserRecord, newUserRecord } from "#worker/identity/users/new-user.ts";
import { findUserByEmail } from "#worker/identity/users/users.ts";
import { storeMessage } from "#worker/messages/store-message.ts";
import { grantRole } from "#worker/staff/roles.ts";
import { commandCtx } from "./command-ctx.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "./demo-accounts.ts";
import { DEMO_BOOKINGS, type DemoBooking } from "./demo-bookings.ts";
import { DEMO_MESSAGES } from "./demo-messages.ts";
import { DEMO_REPLY_TEMPLATES } from "./demo-reply-templates.ts";
import { insertDemoMoney, PAID_AFTER_MS, REFUNDED_AFTER_MS } from "./demo-payments.ts";

const insertCustomer = insertRow(customers);
const insertOrder = insertRow(orders);
const insertEvent = insertRow(orderEvents);
const insertTemplate = insertRow(replyTemplates);

const DEMO_ADMIN = DEMO_ACCOUNTS.find(({ role }) => role === "admin")!.email;

/** Stores only missing demo data. Returns the number of new bookings. */
export async function seed(db: D1Database): Promise<number> {
  for (const demo of DEMO_ACCOUNTS) await signUp(db, demo);
  await fillInbox(db);
  await addReplyTemplates(db);
  const admin = await findUserByEmail(commandCtx({ db, now: Date.now() }), DEMO_ADMIN);
  let added = 0;
  for (const demo of DEMO_BOOKINGS) {
    if (await book(db, demo, admin?.user.id ?? null)) added += 1;
  }
  return added;
}

async function fillInbox(db: D1Database): Promise<void> {
  if (await db.prepare("SELECT 1 FROM messages LIMIT 1").first()) return;
  for (const { input, language, hoursAgo } of DEMO_MESSAGES) {
    await storeMessage(commandCtx({ db, now: Date.now() - hoursAgo * HOUR_MS, language }), input);
  }
  // The team received these mails long ago.
  await db.exec("DELETE FROM mail_outbox WHERE kind = 'team-message'");
}

async function addReplyTemplates(db: D1Database): Promise<void> {
  if (await db.prepare("SELECT 1 FROM reply_templates LIMIT 1").first()) return;
  const now = Date.now();
  await db.batch(
    DEMO_REPLY_TEMPLATES.map((text) =>
      insertTemplate(db, { id: uuidV7(now), ...text, createdAt: now, updatedAt: now, version: 1 }),
    ),
  );
}

async function signUp(
  db: D1Database,
  { email, password, fullName, role, blocked }: DemoAccount,
): Promise<void> {
  const ctx = commandCtx({ db, now: Date.now() });
  if (await findUserByEmail(ctx, email)) return;
  const record = newUserRecord(ctx, {
    email,
    passwordHash: await hashPassword({}, password),
    userMetadata: { full_name: fullName },
    // Only a proved address can have a role.
    identity: { provider: "email", emailVerified: role !== undefined },
  });
  const bannedUntil = blocked ? ctx.now + FOR_GOOD_MS : null;
  await batch(ctx, insertUserRecord({ ...record, user: { ...record.user, bannedUntil } }));
  if (role) await grantRole(ctx, { email, role });
}

/** Stores a booking with its current status. Its mails were sent long ago. */
async function book(
  db: D1Database,
  { input, language, status, bookedAt, payment }: DemoBooking,
  actorId: string | null,
): Promise<boolean> {
  if (await db.prepare("SELECT 1 FROM orders WHERE created_at = ?").bind(bookedAt).first())
    return false;
  const { customer, order } = newBookingRecord({ input, language, now: bookedAt });
  // A problem payment arrives after the order was closed.
  const firstStepMs = payment?.problem ? MINUTE_MS : PAID_AFTER_MS;
  const stepAt = (index: number) => bookedAt + firstStepMs + index * REFUNDED_AFTER_MS;
  const events = stepsTo(status).map((toStatus, index, steps) => ({
    id: uuidV7(stepAt(index)),
    orderId: order.id,
    fromStatus: steps[index - 1] ?? NEW_ORDER_STATUS,
    toStatus,
    reason: "Demo data",
    changes: null,
    actorId: null,
    createdAt: stepAt(index),
  }));
  const changed = {
    status,
    updatedAt: events.at(-1)?.createdAt ?? bookedAt,
    version: 1 + events.length,
  };
  await batch({ db }, [
    insertCustomer(db, customer),
    insertOrder(db, { ...order, ...changed }),
    events.map((event) => insertEvent(db, event)),
    payment && insertDemoMoney(db, { order, payment, actorId }),
    isConfirmed(status) &&
      (await issuePass(commandCtx({ db, now: bookedAt + PAID_AFTER_MS }), order.id, sql`1`)),
  ]);
  return true;
}

function stepsTo(status: OrderStatus): OrderStatus[] {
  if (status === NEW_ORDER_STATUS) return [];
  return status === "completed" || status === "refunded" ? ["paid", status] : [status];
}
