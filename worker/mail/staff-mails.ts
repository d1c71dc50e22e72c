import { isNotBanned } from "../queries/account-holds.ts";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/accounts/role.ts";
import type { MailKind, MailMessage } from "#domain/mail/mail.ts";
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
  /** The event, such as a day: each member of staff gets one mail about it. */
  about: string;
  role: Role;
  message: MailMessage;
}

/** Only a proved address gets the mail, which the cron sends. */
export function queueStaffMail(
  { now }: Pick<Ctx, "now">,
  { kind, about, role, message }: StaffMail,
  condition: SQL,
): Statement {
  const id = sql`${`${kind}:${about}:`} || ${users.id}`;
  const isTheirs = and(eq(userRoles.role, role), isNotNull(users.emailProvedAt), isNotBanned(now));
  const mail = {
    ...queuedMail(now),
    id,
    kind,
    recipient: users.email,
    message,
    subjectId: users.id,
    nextAttemptAt: now,
  };
  const source = sql`FROM ${userRoles} JOIN ${users} ON ${users.id} = ${userRoles.userId}
    WHERE ${isTheirs} AND ${condition} AND NOT ${hasRow(mailOutbox, eq(mailOutbox.id, id))}`;
  return insertRowFrom(mailOutbox, mail, source);
}
