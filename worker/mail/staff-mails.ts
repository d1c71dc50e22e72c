import { isNotBanned } from "../queries/account-holds.ts";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/accounts/role.ts";
import type { MailKind, MailMessage } from "#domain/mail/mail.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { queuedMail } from "./outbox-row.ts";
import { userRoles } from "../tables/staff.ts";
import { users } from "../tables/identity.ts";
import type { Statement } from "../platform/db/batch.ts";
import { hasRow } from "../platform/db/client.ts";

interface StaffMail {
  kind: MailKind;
  /** The event, such as a day. Each member of staff gets one mail about it. */
  about: string;
  role: Role;
  message: MailMessage;
}

/** The cron sends the mail, only to proved addresses. */
export function queueStaffMail(ctx: Pick<Ctx, "now">, mail: StaffMail, condition: SQL): Statement {
  const { row, isTheirs } = toStaffMail(ctx, mail);
  const isNew = sql`NOT ${hasRow(mailOutbox, eq(mailOutbox.id, row.id))}`;
  return insertRowFrom(
    mailOutbox,
    { ...row, nextAttemptAt: ctx.now },
    sql`${HOLDERS} WHERE ${isTheirs} AND ${condition} AND ${isNew}`,
  );
}

/** In ms: a request has this long to complete its mail and hand it over. Then the cron sends it. */
const ACT_MS = 5 * MINUTE_MS;

/** Replaces the text of a waiting mail. Hand the ids to the queue at the end, or the mail leaves without the rest. */
export function queueGrowingStaffMail(
  ctx: Pick<Ctx, "now">,
  mail: StaffMail,
  condition: SQL,
): SQL<{ id: string }> {
  const { row, isTheirs } = toStaffMail(ctx, mail);
  return insertRowFrom(
    mailOutbox,
    { ...row, nextAttemptAt: ctx.now + ACT_MS },
    sql`${HOLDERS} WHERE ${isTheirs} AND ${condition}
      ON CONFLICT (id) DO UPDATE SET message = excluded.message WHERE status = 'waiting'
      RETURNING id`,
  ) as SQL<{ id: string }>;
}

const HOLDERS = sql`FROM ${userRoles} JOIN ${users} ON ${users.id} = ${userRoles.userId}`;

function toStaffMail({ now }: Pick<Ctx, "now">, { kind, about, role, message }: StaffMail) {
  const id = sql<string>`${`${kind}:${about}:`} || ${users.id}`;
  const row = {
    ...queuedMail(now),
    id,
    kind,
    recipient: users.email,
    message,
    subjectId: users.id,
  };
  const isTheirs = and(eq(userRoles.role, role), isNotNull(users.emailProvedAt), isNotBanned(now));
  return { row, isTheirs };
}
