import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Page } from "#domain/paging.ts";
import type { MailQuery, OutboxMail } from "#domain/mail/mail.schema.ts";
import { MINUTE_MS, toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { type MailOutboxRow, mailOutbox } from "../tables/mail.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { keysetPage } from "../platform/db/keyset.ts";
import { batch } from "../platform/db/batch.ts";
import { IS_WAITING } from "./outbox-row.ts";

/** Queue and cron have missed a mail that nobody tried this long after its time. */
const MISSED_MS = 10 * MINUTE_MS;
const MISSED_MAILS = 20;

/** Lists mails whose first attempt failed. The first page begins with missed mails. */
export async function listMails(ctx: Ctx, query: MailQuery): Promise<Page<OutboxMail>> {
  const { after, orderBy, limit, toPage } = keysetPage(mailOutbox, query);
  const isFirst = query.cursor === undefined && (query.status ?? "waiting") === "waiting";
  const found = await batch(ctx, {
    missed:
      isFirst &&
      build
        .select()
        .from(mailOutbox)
        .where(
          and(
            IS_WAITING,
            isNull(mailOutbox.lastError),
            isNotNull(mailOutbox.recipient),
            lt(mailOutbox.nextAttemptAt, ctx.now - MISSED_MS),
          ),
        )
        .orderBy(asc(mailOutbox.nextAttemptAt))
        .limit(MISSED_MAILS),
    refused: build
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
  });
  const page = toPage(found.refused.rows, toOutboxMail);
  const missed = found.missed ? found.missed.rows : [];
  return { ...page, items: [...missed.map(toOutboxMail), ...page.items] };
}

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
