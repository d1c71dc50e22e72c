import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { MAIL_KINDS, MAIL_STATUSES } from "../mail/mail.ts";
import { RESENDABLE_MAILS } from "../orders/order-mail.ts";
import { MESSAGE_KINDS, MESSAGE_STATUSES, SENDER_DOUBTS } from "../messages/message.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PASS_REFUSALS } from "../passes/pass.ts";
import { DISPUTE_STATUSES, HAND_METHODS, MOVEMENT_KINDS } from "../payments/movement.ts";
import { PAYMENT_STATUSES, REFUND_REQUEST_STATUSES, REFUND_STATUSES } from "../payments/payment.ts";
import { choiceOf, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { MAX_NOTE_LENGTH } from "../orders/order-transitions.ts";

const fieldValue = z.union([z.string(), z.number()]);
/** Values before and after, by field; null when no field changed. */
export const FieldChangesSchema = z.nullable(
  z.record(z.string(), z.tuple([fieldValue, fieldValue])),
);

const entry = {
  id: z.string(),
  /** Null for the product, the traveller and the payment provider. */
  actor_id: z.nullable(z.string()),
  /** Also null once the account is deleted. */
  actor_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
};

/** Two equal statuses mark another change: fields, a hold, or a resolved payment problem. */
export const OrderEventSchema = z.object({
  ...entry,
  from_status: z.nullable(z.enum(ORDER_STATUSES)),
  to_status: z.enum(ORDER_STATUSES),
  reason: z.string(),
  changes: FieldChangesSchema,
});
export type OrderEvent = z.infer<typeof OrderEventSchema>;

/** Null for staff, and for a message that is surely from the traveller. */
const doubt = z.nullable(z.enum(SENDER_DOUBTS));

const money = { amount: z.number(), currency: z.enum(CURRENCY_CODES) };

/** docs/product/orders.md lists the kinds. Money is in major units. */
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
    /** The code of the provider or bank for a refund that failed. */
    failure: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("refund_request"),
    ...entry,
    ...money,
    status: z.enum(REFUND_REQUEST_STATUSES),
    reason: z.string(),
    answer: z.string(),
    answered_by_email: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("dispute"),
    ...entry,
    ...money,
    status: z.enum(DISPUTE_STATUSES),
  }),
  /** A row of the journal that no payment, refund or dispute shows. */
  z.object({
    kind: z.literal("movement"),
    ...entry,
    movement: z.enum(MOVEMENT_KINDS),
    amount: z.number(),
    currency: z.string(),
    method: z.nullable(z.enum(HAND_METHODS)),
    reference: z.nullable(z.string()),
    moved_at: z.iso.datetime(),
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
    refusal: z.nullable(z.enum(PASS_REFUSALS)),
    travellers: z.number(),
    /** How many of them an offline lane admitted beyond the passes that were left. */
    beyond: z.number(),
    undone_at: z.nullable(z.iso.datetime()),
    /** The lane phone's name; null when staff redeemed the pass. */
    device: z.nullable(z.string()),
    /** When an offline lane scanned the pass; null for an online scan. */
    scanned_at: z.nullable(z.iso.datetime()),
  }),
  z.object({
    kind: z.literal("message"),
    ...entry,
    message_id: z.string(),
    message_kind: z.enum(MESSAGE_KINDS),
    status: z.enum(MESSAGE_STATUSES),
    text: z.string(),
    language: z.enum(LANGUAGES),
    /** False if only the address connects the message to this order. */
    is_about_order: z.boolean(),
    doubt,
    /** Only an open withdrawal has a deadline. */
    refund_due_at: z.nullable(z.iso.datetime()),
  }),
  /** Without an actor, the sender wrote the reply. */
  z.object({
    kind: z.literal("reply"),
    ...entry,
    message_id: z.string(),
    text: z.string(),
    /** That of the message. */
    language: z.enum(LANGUAGES),
    doubt,
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;

export const TimelineSchema = z.array(TimelineEntrySchema);

export const NoteInputSchema = z.object({
  text: requiredText(MAX_NOTE_LENGTH, M.noteRequired),
  /** True shows the note with the day's departures too. */
  forLane: z._default(z.boolean(), false),
});
export type NoteInput = z.infer<typeof NoteInputSchema>;

export const MailAgainSchema = z.object({ kind: choiceOf(RESENDABLE_MAILS) });
export type MailAgain = z.infer<typeof MailAgainSchema>;
