import * as z from "zod/mini";
import { ListQuerySchema, pageSchema } from "../paging.schema.ts";
import { choiceOf } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAIL_FAILURES, MAIL_KINDS, MAIL_STATUSES } from "./mail.ts";

/** A mail whose first attempt failed. */
export const OutboxMailSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  status: z.enum(MAIL_STATUSES),
  /** Null for a secret, sent or discarded mail. Without a recipient no retry is possible. */
  recipient: z.nullable(z.string()),
  /** Also null for an order's mail, whose text is written when the mail is sent. */
  subject: z.nullable(z.string()),
  /** Id of the message, order or user. */
  subject_id: z.nullable(z.string()),
  attempts: z.number(),
  /** The mail service's error code, or the error's name. */
  last_error: z.nullable(z.string()),
  failure: z.nullable(z.enum(MAIL_FAILURES)),
  next_attempt_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

export const OutboxMailListSchema = pageSchema(OutboxMailSchema);

export const MailQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(choiceOf(MAIL_STATUSES)),
});
export type MailQuery = z.infer<typeof MailQuerySchema>;

/** The retry is refused if `attempts` changed since the caller read the mail. */
export const MailRetrySchema = z.object({ attempts: z.optional(z.int(M.notWhole)) });
export type MailRetry = z.infer<typeof MailRetrySchema>;

/** 409: the mail was attempted or sent since, or it is not stored. */
export const MailConflictSchema = z.object({
  error: z.object({ code: z.literal("mail_changed"), message: z.string() }),
  mail: OutboxMailSchema,
});
