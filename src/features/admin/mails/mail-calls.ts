import type { Page } from "../../../domain/paging.ts";
import type { MailStatus } from "../../../domain/mail/mail.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** What the list of mails can be asked for. */
export type MailSearch = { status?: MailStatus; cursor?: string };

/** One page of the mails that did not leave at once. Throws an ApiError. */
export function fetchMails(query: MailSearch): Promise<Page<OutboxMail>> {
  return staffCall((api) => unwrap(api.api.admin.mails.$get({ query })));
}

/** Tries a mail again, and tells where it stands then. Throws an ApiError: `mail_changed`. */
export function retryMail({ id, attempts }: OutboxMail): Promise<OutboxMail> {
  return staffCall((api) => unwrap(api.api.admin.mails[":mailId"].retry.$post({ param: { mailId: id }, json: { attempts } })));
}

/** Drops a mail. Throws an ApiError. */
export function discardMail({ id }: OutboxMail): Promise<unknown> {
  return staffCall((api) => unwrap(api.api.admin.mails[":mailId"].$delete({ param: { mailId: id } })));
}
