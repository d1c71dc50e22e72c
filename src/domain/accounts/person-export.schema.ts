import * as z from "zod/mini";
import { UserSchema } from "./auth.schema.ts";
import { PasskeysSchema } from "./passkey.schema.ts";
import { ROLES } from "./role.ts";
import { MESSAGE_KINDS, MESSAGE_STATUSES, REPLY_ORIGINS } from "../messages/message.ts";
import { FieldChangesSchema } from "../order-detail/timeline.schema.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { CustomerSchema, OrderSchema } from "../orders/order.schema.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_STATUSES, REFUND_REQUEST_STATUSES, REFUND_STATUSES } from "../payments/payment.ts";
import { emailAddress } from "../validation.schema.ts";

/** `email` is the sender's address, or null for the team. */
const ReplySchema = z.object({
  from_team: z.boolean(),
  email: z.nullable(z.string()),
  /** `unproved` for a mail that another person may have forged. Null for the team. */
  origin: z.nullable(z.enum(REPLY_ORIGINS)),
  text: z.string(),
  created_at: z.iso.datetime(),
});

/** All data of a person except the account. History, payments and replies are oldest first. */
export const PersonExportSchema = z.object({
  bookings: z.array(
    z.object({
      customer: CustomerSchema,
      order: OrderSchema,
      history: z.array(
        z.object({
          from_status: z.nullable(z.enum(ORDER_STATUSES)),
          to_status: z.enum(ORDER_STATUSES),
          reason: z.string(),
          changes: FieldChangesSchema,
          created_at: z.iso.datetime(),
        }),
      ),
      notes: z.array(z.object({ text: z.string(), created_at: z.iso.datetime() })),
      /** Amounts are in major units. */
      payments: z.array(
        z.object({
          provider: z.string(),
          reference: z.nullable(z.string()),
          status: z.enum(PAYMENT_STATUSES),
          amount: z.number(),
          currency: z.enum(CURRENCY_CODES),
          received_amount: z.number(),
          created_at: z.iso.datetime(),
          refunds: z.array(
            z.object({
              status: z.enum(REFUND_STATUSES),
              amount: z.number(),
              reason: z.string(),
              created_at: z.iso.datetime(),
            }),
          ),
          refund_requests: z.array(
            z.object({
              status: z.enum(REFUND_REQUEST_STATUSES),
              amount: z.number(),
              reason: z.string(),
              answer: z.string(),
              created_at: z.iso.datetime(),
            }),
          ),
        }),
      ),
    }),
  ),
  messages: z.array(
    z.object({
      kind: z.enum(MESSAGE_KINDS),
      first_name: z.nullable(z.string()),
      last_name: z.nullable(z.string()),
      name: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      message: z.string(),
      /** The contract, in the person's own words. */
      reference: z.nullable(z.string()),
      /** `spam` for a mail that another person may have forged. */
      status: z.enum(MESSAGE_STATUSES),
      created_at: z.iso.datetime(),
      replies: z.array(ReplySchema),
    }),
  ),
  /** This person's mails in conversations that another address began, oldest first. */
  mailed_answers: z.array(ReplySchema),
  invitations: z.array(
    z.object({ role: z.enum(ROLES), created_at: z.iso.datetime(), expires_at: z.iso.datetime() }),
  ),
  site_configs: z.array(
    z.object({
      id: z.string(),
      config: z.record(z.string(), z.unknown()),
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    }),
  ),
  saved_views: z.array(
    z.object({
      list: z.string(),
      name: z.string(),
      query: z.record(z.string(), z.string()),
      created_at: z.iso.datetime(),
    }),
  ),
  roles: z.array(z.enum(ROLES)),
  sessions: z.array(z.object({ user_agent: z.string(), created_at: z.iso.datetime() })),
  passkeys: PasskeysSchema,
  suspended_roles: z.array(z.object({ role: z.enum(ROLES), suspended_at: z.iso.datetime() })),
  unsubscribed_at: z.nullable(z.iso.datetime()),
});
/** The answer to a privacy request: all stored data of a person's addresses. */
export const PersonFileSchema = z.extend(PersonExportSchema, {
  exported_at: z.iso.datetime(),
  emails: z.array(z.string()),
  /** Includes accounts that somebody else made with one of these addresses. */
  accounts: z.array(UserSchema),
});
export type PersonFile = z.infer<typeof PersonFileSchema>;

/** The admin types the main address to confirm, and sends the addresses that the page showed. */
export const AnonymizationSchema = z.object({
  email: emailAddress(),
  addresses: z.optional(z.array(z.string())),
});
export type Anonymization = z.infer<typeof AnonymizationSchema>;

export type PersonExport = z.infer<typeof PersonExportSchema>;
