import { and, eq, isNotNull } from "drizzle-orm";
import type { Page } from "#domain/paging.ts";
import type { MailQuery, OutboxMail } from "#domain/mail/mail.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { type MailOutboxRow, mailOutbox } from "../tables/mail.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { keysetPage } from "../platform/db/keyset.ts";
import { run } from "../platform/db/batch.ts";

/** Lists mails whose first attempt failed. Throws ValidationError for another list's cursor. */
export async function listMails(ctx: Ctx, query: MailQuery): Promise<Page<OutboxMail>> {
  const { after, orderBy, limit, toPage } = keysetPage(mailOutbox, query);
  const { rows } = await run(
    ctx,
    build
      .select()
      .from(mailOutbox)
      .where(
        and(
          isNotNull(mailOutbox.lastError),
          query.status && eq(mailOutbox.status, query.status),
          after,
        ),
      )
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, toOutboxMail);
}

/** Throws NotFoundError. */
export async function findMail(ctx: Ctx, id: string): Promise<OutboxMail> {
  const [mail] = await primaryDb(ctx.db).select().from(mailOutbox).where(eq(mailOutbox.id, id));
  if (!mail) throw new NotFoundError();
  return toOutboxMail(mail);
}

function toOutboxMail(mail: MailOutboxRow): OutboxMail {
  return {
    id: mail.id,
    kind: mail.kind,
    status: mail.status,
    recipient: mail.recipient,
    subject: mail.message?.subject ?? null,
    subject_id: mail.subjectId,
    attempts: mail.attempts,
    last_error: mail.lastError,
    failure: mail.failure,
    next_attempt_at: mail.status === "waiting" ? toIso(mail.nextAttemptAt) : null,
    created_at: toIso(mail.createdAt),
    updated_at: toIso(mail.updatedAt),
  };
}
