import { and, desc, eq, sql } from "drizzle-orm";
import type { Page } from "../../../src/domain/paging.ts";
import type { MailQuery, OutboxMail } from "../../../src/domain/mail/mail.schema.ts";
import { createDb } from "../../db/client.ts";
import { type MailOutboxRow, mailOutbox } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { cursorOf, pageOf, positionOf } from "../../db/keyset.ts";

/**
 * One page of the mails whose first attempt failed, newest first.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listMails(db: D1Database, { cursor, limit, status }: MailQuery): Promise<Page<OutboxMail>> {
  const after = cursor ? positionOf(cursor) : undefined;
  const rows = await createDb(db)
    .select()
    .from(mailOutbox)
    .where(
      and(
        status && eq(mailOutbox.status, status),
        after && sql`(${mailOutbox.createdAt}, ${mailOutbox.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, cursorOf);
  return { items: page.map(mailOf), next_cursor };
}

/** The mail with this id. Throws NotFoundError. */
export async function findMail(db: D1Database, id: string): Promise<OutboxMail> {
  const [mail] = await createDb(db).select().from(mailOutbox).where(eq(mailOutbox.id, id));
  if (!mail) throw new NotFoundError();
  return mailOf(mail);
}

/** A stored mail as the API shows it, without its text. */
function mailOf(mail: MailOutboxRow): OutboxMail {
  return {
    id: mail.id,
    kind: mail.kind,
    status: mail.status,
    recipient: mail.recipient,
    subject: mail.message?.subject ?? null,
    subject_id: mail.subjectId,
    attempts: mail.attempts,
    last_error: mail.lastError,
    next_attempt_at: mail.status === "waiting" ? new Date(mail.nextAttemptAt).toISOString() : null,
    created_at: new Date(mail.createdAt).toISOString(),
    updated_at: new Date(mail.updatedAt).toISOString(),
  };
}
