import { NEW_ORDER_STATUS } from "../../src/domain/orders/order-status.ts";
import { HOUR_MS } from "../../src/domain/time.ts";
import { insertRow } from "../../worker/db/insert-row.ts";
import { orderEvents } from "../../worker/db/schema.ts";
import { uuidV7 } from "../../worker/crypto/random.ts";
import { createBooking } from "../../worker/services/orders/bookings.ts";
import { hashPassword } from "../../worker/crypto/password-hash.ts";
import { insertUserRecord, newUserRecord } from "../../worker/services/users/new-user.ts";
import { findUserByEmail } from "../../worker/services/users/users.ts";
import { storeMessage } from "../../worker/services/messages/store-message.ts";
import { grantRole } from "../../worker/services/roles/roles.ts";
import { commandCtx } from "./command-ctx.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "./demo-accounts.ts";
import { DEMO_BOOKINGS, type DemoBooking } from "./demo-bookings.ts";
import { DEMO_MESSAGES } from "./demo-messages.ts";

const insertEvent = insertRow(orderEvents);

/** Stores the missing demo accounts, messages and bookings through the services that store real ones. Returns how many bookings. */
export async function seed(db: D1Database): Promise<number> {
  for (const demo of DEMO_ACCOUNTS) await signUp(db, demo);
  await fillInbox(db);
  let added = 0;
  for (const demo of DEMO_BOOKINGS) {
    if (await book(db, demo)) added += 1;
  }
  return added;
}

async function fillInbox(db: D1Database): Promise<void> {
  if (await db.prepare("SELECT 1 FROM messages LIMIT 1").first()) return;
  for (const { input, language, hoursAgo } of DEMO_MESSAGES) {
    await storeMessage(commandCtx({ db, now: Date.now() - hoursAgo * HOUR_MS, language }), input);
  }
}

async function signUp(db: D1Database, { email, password, fullName, role }: DemoAccount): Promise<void> {
  const ctx = commandCtx({ db, now: Date.now() });
  if (await findUserByEmail(ctx, email)) return;
  const record = newUserRecord(ctx, {
    email,
    passwordHash: await hashPassword({}, password),
    userMetadata: { full_name: fullName },
    // A role is for proved addresses only.
    identity: { provider: "email", emailVerified: role !== undefined },
  });
  await db.batch(insertUserRecord(ctx, record));
  if (role) await grantRole(ctx, { email, role });
}

async function book(db: D1Database, { key, input, language, status, bookedAt }: DemoBooking): Promise<boolean> {
  // Looked up by time too, because retention deletes the idempotency key long before the booking.
  if (await db.prepare("SELECT 1 FROM orders WHERE created_at = ?").bind(bookedAt).first()) return false;
  const { booking, repeated } = await createBooking(commandCtx({ db, now: bookedAt, language }), { input, idempotencyKey: key });
  if (repeated) return false;
  if (status !== NEW_ORDER_STATUS) {
    await db.batch([
      db.prepare("UPDATE orders SET status = ? WHERE id = ?").bind(status, booking.order.id),
      insertEvent(db, {
        id: uuidV7(bookedAt),
        orderId: booking.order.id,
        fromStatus: NEW_ORDER_STATUS,
        toStatus: status,
        reason: "Demo data",
        changes: null,
        actorId: null,
        createdAt: bookedAt,
      }),
    ]);
  }
  return true;
}
