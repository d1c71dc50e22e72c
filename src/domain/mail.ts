import * as z from "zod/mini";
import { listed, ListQuerySchema } from "./admin.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";

/** Every mail that the product sends. */
export const MAIL_KINDS = ["team-message", "message-reply", "booking-code", "recovery", "unsubscribe-link"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The states of a mail that the mail service refused: waiting for its next attempt, given up, sent after all, or discarded by an admin. */
export const MAIL_STATUSES = ["waiting", "failed", "sent", "discarded"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail without its sender and recipient, plain text. */
export interface MailMessage {
  subject: string;
  text: string;
  /** Where a reply goes, when not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Mails with a code or a link. They are not queued, so that no secret is stored; whoever asked for one can ask again. */
const SECRET_KINDS: ReadonlySet<MailKind> = new Set(["booking-code", "recovery", "unsubscribe-link"]);

/** True for a mail that carries a secret, so that neither its recipient nor its text is stored. */
export function carriesSecret(kind: MailKind): boolean {
  return SECRET_KINDS.has(kind);
}

/** How long a mail waits after its first attempt, its second and so on: five attempts over a day. */
export const RETRY_WAITS_MINUTES = [10, 60, 6 * 60, 17 * 60] as const;

/** When a mail is due again (epoch ms) after `attempts` failed attempts, the last one at `now`; undefined when it is given up. */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const minutes = RETRY_WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : now + minutes * 60_000;
}

/** A mail whose first attempt failed, as the API shows it. Times are UTC ISO 8601. */
export const OutboxMailSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  status: z.enum(MAIL_STATUSES),
  /** Null when it is not stored: the mail carried a secret, was sent, or was discarded. Only a stored mail can be retried. */
  recipient: z.nullable(z.string()),
  /** Null like the recipient. */
  subject: z.nullable(z.string()),
  /** The id of the message, order or user that it is about. */
  subject_id: z.nullable(z.string()),
  attempts: z.number(),
  /** The name of the last error. */
  last_error: z.nullable(z.string()),
  /** Null unless it waits. */
  next_attempt_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

export const OutboxMailListSchema = listed(OutboxMailSchema);

/** The query of the mails. */
export const MailQuerySchema = z.extend(ListQuerySchema, { status: z.optional(z.enum(MAIL_STATUSES, M.mailStatusUnknown)) });
export type MailQuery = z.infer<typeof MailQuerySchema>;

/** Retries a mail. `attempts` is the number that the admin saw: when it has changed since, nothing is sent. */
export const MailRetrySchema = z.object({ attempts: z.optional(z.int(M.notWhole)) });
export type MailRetry = z.infer<typeof MailRetrySchema>;

/** The response (409) to a retry of a mail that was attempted since, was sent, or is not stored. */
export const MailConflictSchema = z.object({
  error: z.object({ code: z.literal("mail_changed"), message: z.string() }),
  mail: OutboxMailSchema,
});
