import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import type { MailMessage, TeamMailFacts } from "#domain/mail/mail.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { type Results, run, type Statement } from "../platform/db/batch.ts";
import { build, hasRow, listed } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { IS_WAITING, queuedMail } from "./outbox-row.ts";

export const TEAM = "team";

/** In ms, between two mails to the team. */
const PAUSE_MS = 15 * MINUTE_MS;

/** One mail lists so many messages, and only counts the others. */
const LISTED_MESSAGES = 50;

const isTheirs = eq(mailOutbox.subjectId, TEAM);
/** No sender has claimed this mail yet, so it takes further messages. */
const isOpen = and(isTheirs, IS_WAITING, eq(mailOutbox.attempts, 0));

/** Needed because the database may repeat a batch that it committed. */
const isListed = (id: string) =>
  sql`EXISTS (SELECT 1 FROM json_each(${mailOutbox.facts}, '$.messages') WHERE value = ${id})`;

/** Adds the message to the mail that waits, or queues one. Ignores spam and repeats. */
export function queueTeamMail({ now }: Ctx, { id, status }: MessageRow) {
  if (status === "spam") return undefined;
  const isStored = hasRow(messages, and(eq(messages.id, id), eq(messages.createdAt, now)));
  const { facts } = mailOutbox;
  const counted = sql`json_set(${facts}, '$.count', ${facts} ->> 'count' + 1)`;
  const isRoom = sql`${facts} ->> 'count' < ${LISTED_MESSAGES}`;
  const first: TeamMailFacts = { count: 1, messages: [id] };
  const queued = queuedMail(now);
  const mayLeaveAt = sql`(SELECT ${mailOutbox.updatedAt} + ${PAUSE_MS} FROM ${mailOutbox}
    WHERE ${isTheirs} ORDER BY ${desc(mailOutbox.createdAt)} LIMIT 1)`;
  const mail = {
    ...queued,
    id: uuidV7(now),
    kind: "team-message",
    recipient: siteConfig.company.email,
    message: null,
    facts: first,
    subjectId: TEAM,
    nextAttemptAt: sql`${queued.nextAttemptAt} + max(0, ifnull(${mayLeaveAt}, 0) - ${now})`,
  } as const;
  return {
    joined: build
      .update(mailOutbox)
      .set({
        facts: sql`iif(${isRoom}, json_insert(${counted}, '$.messages[#]', ${id}), ${counted})`,
      })
      .where(and(isOpen, isStored, not(isListed(id)))),
    opened: insertRowFrom(
      mailOutbox,
      mail,
      sql`WHERE ${isStored} AND NOT ${hasRow(mailOutbox, isOpen)} RETURNING id,
        next_attempt_at - ${queued.nextAttemptAt} AS wait`,
    ) as SQL<{ id: string; wait: number }>,
  };
}

export function sendTeamMail(
  ctx: Ctx,
  queued: Results<ReturnType<typeof queueTeamMail>> | undefined,
): void {
  const mail = queued?.opened.rows[0];
  if (mail) ctx.enqueue({ mails: [mail.id], delaySeconds: Math.ceil(mail.wait / 1000) });
}

/**
 * Returns undefined if staff erased or handled every message. The count includes unlisted messages, even if staff have
 * handled them.
 */
export async function writeTeamMail(
  ctx: Ctx,
  facts: Partial<TeamMailFacts> | null,
): Promise<MailMessage | undefined> {
  const { count = 0, messages: ids = [] } = facts ?? {};
  const isNew = and(inArray(messages.id, listed(ids)), eq(messages.status, "new"));
  const { rows } = await run(
    ctx,
    build.select().from(messages).where(isNew).orderBy(asc(messages.createdAt), asc(messages.id)),
  );
  const { teamMessage, teamMessages } = await import("./messages.ts");
  const others = Math.max(0, count - LISTED_MESSAGES);
  const [first] = rows;
  if (rows.length + others === 0) return undefined;
  return first && rows.length + others === 1
    ? teamMessage(first)
    : teamMessages(rows, others, `${ctx.origin}/admin/messages`);
}

export const unlistMessages = (ids: SQLWrapper): Statement =>
  build
    .update(mailOutbox)
    .set({
      facts: sql`json_set(${mailOutbox.facts}, '$.messages', (SELECT json_group_array(value)
        FROM json_each(${mailOutbox.facts}, '$.messages') WHERE value NOT IN ${ids}))`,
    })
    .where(and(isTheirs, isNotNull(mailOutbox.facts)));
