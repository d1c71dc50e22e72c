import * as z from "zod/mini";
import { UserSchema } from "./auth.schema.ts";
import { ROLES } from "./role.ts";
import { MESSAGE_KINDS } from "../messages/message.ts";
import { FieldChangesSchema } from "../order-detail/timeline.schema.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { CustomerSchema, OrderSchema } from "../orders/order.schema.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_STATUSES, REFUND_STATUSES } from "../payments/payment.ts";
import { emailAddress } from "../validation.schema.ts";

/** `email` is the sender's address, null for the team. */
const ReplySchema = z.object({
  from_team: z.boolean(),
  email: z.nullable(z.string()),
  text: z.string(),
  created_at: z.iso.datetime(),
});

/** Stored data of a person besides their account. Times are UTC ISO 8601. */
export const PersonExportSchema = z.object({
  bookings: z.array(
    z.object({
      customer: CustomerSchema,
      order: OrderSchema,
      /** Changes, oldest first, with values before and after and the reason. */
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
      /** Payments and refunds, oldest first, in major units, with staff's reasons. */
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
      /** The contract as the person named it. */
      reference: z.nullable(z.string()),
      created_at: z.iso.datetime(),
      /** Later texts of the team and the person, oldest first. */
      replies: z.array(ReplySchema),
    }),
  ),
  /** Their mails to conversations of other addresses, oldest first. */
  mailed_answers: z.array(ReplySchema),
  invitations: z.array(
    z.object({ role: z.enum(ROLES), created_at: z.iso.datetime(), expires_at: z.iso.datetime() }),
  ),
  /** Generator configurations stored while signed in. */
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
  /** The account's own export has more of each. */
  sessions: z.array(z.object({ user_agent: z.string(), created_at: z.iso.datetime() })),
  /** Roles suspended by a change of address, until an admin gives them again. */
  suspended_roles: z.array(z.object({ role: z.enum(ROLES), suspended_at: z.iso.datetime() })),
  /** Null for a person who did not unsubscribe. */
  unsubscribed_at: z.nullable(z.iso.datetime()),
});
/** All stored data of a person's addresses, for a privacy request. */
export const PersonFileSchema = z.extend(PersonExportSchema, {
  exported_at: z.iso.datetime(),
  emails: z.array(z.string()),
  /** Accounts with these addresses, also ones made by others. */
  accounts: z.array(UserSchema),
});
export type PersonFile = z.infer<typeof PersonFileSchema>;

/** Makes a person anonymous. The admin types the main address, and has seen these. */
export const AnonymizationSchema = z.object({
  email: emailAddress(),
  addresses: z.optional(z.array(z.string())),
});
export type Anonymization = z.infer<typeof AnonymizationSchema>;

export type PersonExport = z.infer<typeof PersonExportSchema>;
