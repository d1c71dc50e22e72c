import * as z from "zod/mini";
import { UserSchema } from "./auth.schema.ts";
import { ROLES } from "./role.ts";
import { MESSAGE_KINDS } from "../messages/message.ts";
import { FieldChangesSchema } from "../staff-orders/timeline.schema.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { CustomerSchema, OrderSchema } from "../orders/order.schema.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { PAYMENT_STATUSES, REFUND_STATUSES } from "../payments/payment.ts";
import { emailAddress } from "../validation.schema.ts";

/** A text in a conversation; `email` is the address that it was mailed from, null for the team. */
const ReplySchema = z.object({
  from_team: z.boolean(),
  email: z.nullable(z.string()),
  text: z.string(),
  created_at: z.iso.datetime(),
});

/** What is stored of a person besides an account: all that their address stands beside. Times are UTC ISO 8601. */
export const PersonExportSchema = z.object({
  bookings: z.array(
    z.object({
      customer: CustomerSchema,
      order: OrderSchema,
      /** The changes of the order, oldest first, with the fields before and after and the reasons that staff gave. */
      history: z.array(
        z.object({
          from_status: z.nullable(z.enum(ORDER_STATUSES)),
          to_status: z.enum(ORDER_STATUSES),
          reason: z.string(),
          changes: FieldChangesSchema,
          created_at: z.iso.datetime(),
        }),
      ),
      /** What staff noted on it, oldest first. */
      notes: z.array(z.object({ text: z.string(), created_at: z.iso.datetime() })),
      /** What was paid for it and given back, oldest first, in major units, with the reasons that staff gave. */
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
      /** What a withdrawal, or the end of a membership, calls its contract. */
      reference: z.nullable(z.string()),
      created_at: z.iso.datetime(),
      /** What was written after it, by the team or by the person, oldest first. */
      replies: z.array(ReplySchema),
    }),
  ),
  /** What they mailed to conversations that began with another address, oldest first. */
  mailed_answers: z.array(ReplySchema),
  /** Invitations to the staff that are open. */
  invitations: z.array(
    z.object({ role: z.enum(ROLES), created_at: z.iso.datetime(), expires_at: z.iso.datetime() }),
  ),
  /** Configurations of the generator that they stored while signed in. */
  site_configs: z.array(
    z.object({
      id: z.string(),
      config: z.record(z.string(), z.unknown()),
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    }),
  ),
  /** Lists that they keep by name, as one of the staff. */
  saved_views: z.array(
    z.object({
      list: z.string(),
      name: z.string(),
      query: z.record(z.string(), z.string()),
      created_at: z.iso.datetime(),
    }),
  ),
  /** Roles that a change of address took away until an admin gives them again. */
  suspended_roles: z.array(z.object({ role: z.enum(ROLES), suspended_at: z.iso.datetime() })),
  /** When the person unsubscribed from news; null for who did not. */
  unsubscribed_at: z.nullable(z.iso.datetime()),
});
/** Everything that is stored about a person's addresses, as staff download it for a privacy request. */
export const PersonFileSchema = z.extend(PersonExportSchema, {
  exported_at: z.iso.datetime(),
  /** The main address first. */
  emails: z.array(z.string()),
  /** The accounts with these addresses, whoever made them. */
  accounts: z.array(UserSchema),
});
export type PersonFile = z.infer<typeof PersonFileSchema>;

/** Makes a person anonymous: their main address, which the admin has seen and typed. */
export const AnonymizationSchema = z.object({ email: emailAddress() });
export type Anonymization = z.infer<typeof AnonymizationSchema>;

export type PersonExport = z.infer<typeof PersonExportSchema>;
