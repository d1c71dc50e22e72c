import { isNotBanned } from "../platform/db/account-holds.ts";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Role } from "../../src/domain/accounts/role.ts";
import type { MailKind, MailMessage } from "../../src/domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { mailOutbox } from "./tables.ts";
import { userRoles } from "../staff/tables.ts";
import { users } from "../identity/tables.ts";

interface StaffMail {
  kind: MailKind;
  /** The event, such as a day: each member of staff gets one mail about it. */
  about: string;
  role: Role;
  message: MailMessage;
}

/**
 * Returns the statement that queues a mail to each member of a role with a proved address, if
 * `condition` holds. The cron sends it.
 */
export function queueStaffMail(
  { db, now }: Pick<Ctx, "db" | "now">,
  { kind, about, role, message }: StaffMail,
  condition: SQL,
): D1PreparedStatement {
  const id = sql`${`${kind}:${about}:`} || ${users.id}`;
  const isKnown = sql`EXISTS (SELECT 1 FROM ${mailOutbox} WHERE ${mailOutbox}.id = ${id})`;
  const isTheirs = and(eq(userRoles.role, role), isNotNull(users.emailProvedAt), isNotBanned(now));
  const mail = {
    id,
    kind,
    status: "waiting",
    recipient: users.email,
    message,
    facts: null,
    subjectId: users.id,
    visitor: null,
    attempts: 0,
    lastError: null,
    failure: null,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  } as const;
  const source = sql`FROM ${userRoles} JOIN ${users} ON ${users.id} = ${userRoles.userId}
    WHERE ${isTheirs} AND ${condition} AND NOT ${isKnown}`;
  return insertRowFrom(db, mailOutbox, mail, source);
}
