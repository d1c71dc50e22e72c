import * as z from "zod/mini";
import { MAIL_KINDS, MAIL_STATUSES } from "../mail/mail.ts";
import { RESENDABLE_MAILS } from "../mail/order-mail.ts";
import { MESSAGE_KINDS, MESSAGE_STATUSES, SENDER_DOUBTS } from "../messages/message.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PASS_REFUSALS } from "../passes/pass.ts";
import { PAYMENT_STATUSES, REFUND_STATUSES } from "../payments/payment.ts";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_NOTE_LENGTH, ORDER_STATUSES } from "../orders/order-status.ts";

const fieldValue = z.union([z.string(), z.number()]);
/** The fields that an act changed, each with its value before and after; null for an act that changes none. */
export const FieldChangesSchema = z.nullable(
  z.record(z.string(), z.tuple([fieldValue, fieldValue])),
);

const entry = {
  id: z.string(),
  /** Who did it: null for the product, for the traveller, and for the provider. */
  actor_id: z.nullable(z.string()),
  /** Null also once the account is gone. */
  actor_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
};

/**
 * One row of an order's history. Times are UTC ISO 8601. A row whose two statuses are the same tells of something else that was done:
 * a change of fields, that staff keep an unpaid order, or how they dealt with a problem of its payment.
 */
export const OrderEventSchema = z.object({
  ...entry,
  /** Null for the order's creation. */
  from_status: z.nullable(z.enum(ORDER_STATUSES)),
  to_status: z.enum(ORDER_STATUSES),
  reason: z.string(),
  changes: FieldChangesSchema,
});
export type OrderEvent = z.infer<typeof OrderEventSchema>;

/** Null for what the traveller surely wrote, and for what staff did. */
const doubt = z.nullable(z.enum(SENDER_DOUBTS));

const money = { amount: z.number(), currency: z.enum(CURRENCY_CODES) };

/** One row of all that happened around an order, by its kind (docs/product/orders.md). Money in major units. */
const TimelineEntrySchema = z.discriminatedUnion("kind", [
  z.extend(OrderEventSchema, { kind: z.literal("change") }),
  z.object({
    kind: z.literal("payment"),
    ...entry,
    ...money,
    provider: z.string(),
    status: z.enum(PAYMENT_STATUSES),
  }),
  z.object({
    kind: z.literal("refund"),
    ...entry,
    ...money,
    status: z.enum(REFUND_STATUSES),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal("mail"),
    ...entry,
    mail: z.enum(MAIL_KINDS),
    status: z.enum(MAIL_STATUSES),
  }),
  z.object({ kind: z.literal("note"), ...entry, text: z.string(), for_lane: z.boolean() }),
  z.object({
    kind: z.literal("redemption"),
    ...entry,
    /** Null for a pass that was valid. */
    refusal: z.nullable(z.enum(PASS_REFUSALS)),
    /** The name of the lane's phone; null when one of the staff was shown it. */
    device: z.nullable(z.string()),
    /** When a phone without network was shown it; null when it was asked at once. */
    scanned_at: z.nullable(z.iso.datetime()),
  }),
  z.object({
    kind: z.literal("message"),
    ...entry,
    message_id: z.string(),
    message_kind: z.enum(MESSAGE_KINDS),
    status: z.enum(MESSAGE_STATUSES),
    /** How it begins. */
    text: z.string(),
    /** True when it is known to be about this order, not only from the same address. */
    is_about_order: z.boolean(),
    doubt,
    /** By when a withdrawal that is not dealt with is to be refunded; null for other messages. */
    refund_due_at: z.nullable(z.iso.datetime()),
  }),
  /** By staff, or, without an actor, what the sender wrote back. */
  z.object({ kind: z.literal("reply"), ...entry, message_id: z.string(), text: z.string(), doubt }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;

/** The newest first. */
export const TimelineSchema = z.array(TimelineEntrySchema);

/** The body of a note. */
export const NoteInputSchema = z.object({
  text: requiredText(MAX_NOTE_LENGTH, M.noteRequired),
  /** Whether it is shown with the departures of the day. */
  forLane: z._default(z.boolean(), false),
});
export type NoteInput = z.infer<typeof NoteInputSchema>;

/** The body of sending one of an order's mails again. */
export const MailAgainSchema = z.object({ kind: z.enum(RESENDABLE_MAILS, M.mailKindUnknown) });
export type MailAgain = z.infer<typeof MailAgainSchema>;
