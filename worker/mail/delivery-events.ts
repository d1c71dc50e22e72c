import { and, eq, inArray, like, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { MailTrouble } from "#domain/orders/mail-trouble.ts";
import type { Ctx } from "../platform/context/context.ts";
import { logJob } from "../platform/context/log.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { batch } from "../platform/db/batch.ts";
import { customers, orders } from "../tables/orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import { atMost } from "#domain/validation.schema.ts";

const PREFIX = "cf.email.sending.message.";
const EventSchema = z.object({
  type: z.string().check(atMost(80), z.startsWith(PREFIX)),
  payload: z.object({
    messageId: z.string().check(z.minLength(1), atMost(200)),
    recipient: z.string().check(z.minLength(1), atMost(320)),
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});
type DeliveryEvent = z.infer<typeof EventSchema>;
const MAX_BYTES = 16_384;
/** An event may arrive before its mail is recorded, so we read an unknown id up to this often. */
const READINGS = 3;
const READ_AGAIN_SECONDS = 30;

const TROUBLES: Partial<Record<string, MailTrouble>> = {
  bounced: "bounced",
  failed: "bounced",
  rejected: "bounced",
  complained: "complained",
};

/** Events may come twice and in any order. We drop malformed messages. */
export async function recordDeliveryEvents(ctx: Ctx, given: readonly Message[]): Promise<void> {
  const count = { bounced: 0, complained: 0, other: 0, unknown: 0, dropped: 0 };
  for (const message of given) {
    const event = readEvent(message.body);
    const trouble = event && TROUBLES[event.type.slice(PREFIX.length)];
    if (!event) count.dropped += 1;
    else if (!trouble) count.other += 1;
    else if (await recordTrouble(ctx, event, trouble)) count[trouble] += 1;
    else if (message.attempts < READINGS) message.retry({ delaySeconds: READ_AGAIN_SECONDS });
    else count.unknown += 1;
  }
  logJob("mail-events", count);
}

function readEvent(body: unknown): DeliveryEvent | undefined {
  if ((JSON.stringify(body) ?? "").length > MAX_BYTES) return undefined;
  return EventSchema.safeParse(body).data;
}

/** A later bounce does not replace a complaint. Returns false if no mail has this id. */
async function recordTrouble(
  { db, now }: Ctx,
  { payload: { messageId, recipient, bounce } }: DeliveryEvent,
  trouble: MailTrouble,
): Promise<boolean> {
  const isIt = eq(mailOutbox.messageId, messageId);
  const lastError = `${trouble}${bounce?.type === "soft" ? "_soft" : ""}`.toUpperCase();
  const isNews = or(
    eq(mailOutbox.status, "sent"),
    trouble === "complained" ? like(mailOutbox.lastError, "BOUNCED%") : undefined,
  );
  // A mail to an address that staff have since corrected is discarded, so it marks no order.
  const failed = build
    .select({ id: mailOutbox.subjectId })
    .from(mailOutbox)
    .where(and(isIt, eq(mailOutbox.status, "failed"), eq(mailOutbox.lastError, lastError)));
  const hasAddress = hasRow(
    customers,
    and(
      eq(customers.id, orders.customerId),
      eq(sql`lower(${customers.email})`, recipient.toLowerCase()),
    ),
  );
  const { known } = await batch(
    { db },
    {
      known: build.select({ id: mailOutbox.id }).from(mailOutbox).where(isIt),
      mail: build
        .update(mailOutbox)
        .set({ status: "failed", lastError, failure: "permanent", updatedAt: now })
        .where(and(isIt, isNews)),
      order: build
        .update(orders)
        .set({ mailTrouble: trouble })
        .where(and(inArray(orders.id, failed), hasAddress)),
    },
  );
  return known.rows.length > 0;
}
