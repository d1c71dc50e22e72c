import * as z from "zod/mini";
import { ListQuerySchema, pageSchema } from "../paging.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAIL_FAILURES, MAIL_KINDS, MAIL_STATUSES } from "./mail.ts";

/** A mail whose first attempt failed, as the API shows it. Times are UTC ISO 8601. */
export const OutboxMailSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  status: z.enum(MAIL_STATUSES),
  /** Null when it is not stored: the mail carried a secret, was sent, or was discarded. Only a stored mail can be retried. */
  recipient: z.nullable(z.string()),
  /** Null like the recipient, and for a mail of an order, which is written when it is sent. */
  subject: z.nullable(z.string()),
  /** The id of the message, order or user that it is about. */
  subject_id: z.nullable(z.string()),
  attempts: z.number(),
  /** The mail service's code of the last error, or the error's name. */
  last_error: z.nullable(z.string()),
  /** Whether it may work later, never will, or waits for the owner to mend the configuration. */
  failure: z.nullable(z.enum(MAIL_FAILURES)),
  /** Null unless it waits. */
  next_attempt_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

export const OutboxMailListSchema = pageSchema(OutboxMailSchema);

/** The query of the mails. */
export const MailQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(z.enum(MAIL_STATUSES, M.mailStatusUnknown)),
});
export type MailQuery = z.infer<typeof MailQuerySchema>;

/** Retries a mail. `attempts` is the number that the admin saw: when it has changed since, nothing is sent. */
export const MailRetrySchema = z.object({ attempts: z.optional(z.int(M.notWhole)) });
export type MailRetry = z.infer<typeof MailRetrySchema>;

/** The response (409) to a retry of a mail that was attempted since, was sent, or is not stored. */
export const MailConflictSchema = z.object({
  error: z.object({ code: z.literal("mail_changed"), message: z.string() }),
  mail: OutboxMailSchema,
});
