import { and, desc, eq, exists, gt, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Invitation } from "#domain/accounts/invitation.schema.ts";
import type { RoleChange } from "#domain/accounts/role.schema.ts";
import { DAY_MS, toIso } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { randomToken, uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, ONE, primaryDb } from "../platform/db/client.ts";
import {
  checkToken,
  decodeLink,
  encodeLink,
  isValidToken,
  issueToken,
  type TokenKey,
  toTokenKey,
} from "../platform/db/one-time-token.ts";
import { type InvitationRow, invitations, userRoles } from "../tables/staff.ts";
import { oneTimeTokens, users } from "../tables/identity.ts";
import { ConflictError, NotFoundError, UnprocessableError } from "../platform/errors/errors.ts";
import { factsMail } from "../mail/messages.ts";
import { requireAttempt, returnAttempt } from "../platform/attempts.ts";
import { deliveryError } from "../mail/outbox.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { isAdminNow } from "../queries/account-holds.ts";
import { batch, run } from "../platform/db/batch.ts";

const PURPOSE = "invitation";
const DAYS = 7;
const ATTEMPTS = 5;

export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  const { rows } = await run(
    ctx,
    build
      .select({ invitation: invitations, invitedBy: sql<string>`${users.email}`.as("inviter") })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invitedBy))
      .where(and(gt(invitations.expiresAt, ctx.now), isAdminNow(invitations.invitedBy)))
      .orderBy(desc(invitations.createdAt), desc(invitations.id)),
  );
  return rows.map(({ invitation, invitedBy }) => toInvitation(invitation, invitedBy));
}

/** Replaces an open invitation. Throws UnprocessableError `mail_not_sent`, after which there is no invitation. */
export async function invite(
  ctx: SignedInCtx,
  { email: typed, role }: RoleChange,
): Promise<Invitation> {
  const { now, actor, language, origin } = ctx;
  const email = normalizeEmail(typed);
  if (await hasProvedRole(ctx, { email, role }))
    throw new ConflictError("role_held", "They have this role already.");
  const attempt = { purpose: PURPOSE, subject: email } as const;
  await requireAttempt(ctx, attempt);
  const secret = randomToken();
  const key = await toTokenKey(ctx, { purpose: PURPOSE, subject: email, secret });
  const invitation = {
    id: uuidV7(now),
    email,
    role,
    invitedBy: actor.userId,
    expiresAt: now + DAYS * DAY_MS,
    createdAt: now,
  };
  await batch(ctx, [
    build.delete(invitations).where(eq(invitations.email, email)),
    build.insert(invitations).values(invitation),
    issueToken(ctx, key, {
      subjectId: invitation.id,
      email,
      attempts: ATTEMPTS,
      expiresAt: invitation.expiresAt,
    }),
    auditEntry(ctx, { action: "invitation.sent", subjectId: invitation.id, detail: { role } }),
  ]);
  const link = `${origin}/auth/invitation?token=${encodeLink(key, secret)}&lang=${language}`;
  const facts = { role, invitedBy: actor.email, link, days: DAYS };
  const message = factsMail(language, "invitation", facts);
  if (
    await deliveryError(
      sendToUser(ctx, {
        purpose: "account",
        kind: "invitation",
        recipient: email,
        message,
        subjectId: invitation.id,
      }),
    )
  ) {
    await revokeInvitation(ctx, invitation.id);
    await returnAttempt(ctx, attempt);
    throw new UnprocessableError(
      "mail_not_sent",
      "The mail service did not take the mail, so nobody is invited. Try again later.",
    );
  }
  return toInvitation(invitation, actor.email);
}

export async function revokeInvitation(ctx: Ctx, id: string): Promise<void> {
  const ofThis = eq(invitations.id, id);
  const { deleted } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      {
        action: "invitation.revoked",
        subjectId: id,
        detail: sql`json_object('role', ${invitations.role})`,
      },
      sql`FROM ${invitations} WHERE ${ofThis}`,
    ),
    token: build
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.purpose, PURPOSE), eq(oneTimeTokens.subjectId, id))),
    deleted: build.delete(invitations).where(ofThis),
  });
  if (deleted.changes === 0) throw new NotFoundError();
}

/** Has a matching, unused link. */
export interface OpenInvitation extends InvitationRow {
  key: TokenKey;
  inviter: string;
}

/** Throws NotFoundError if the invitation is no longer open or its inviter is no longer an admin. */
export async function requireInvitation(ctx: Ctx, link: string): Promise<OpenInvitation> {
  const key = await decodeLink(ctx, { purpose: PURPOSE, link });
  const opened = key && (await checkToken(ctx, key));
  if (!opened) throw new NotFoundError();
  const [found] = await primaryDb(ctx.db)
    .select({ invitation: invitations, inviter: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.id, opened.subjectId), isAdminNow(invitations.invitedBy)));
  if (!found) throw new NotFoundError();
  return { ...found.invitation, inviter: found.inviter, key };
}

/** True while the invitation is open and its inviter is an admin. A second use fails. */
export function invitationHolds(ctx: Ctx, { id, key }: OpenInvitation): SQL {
  return exists(
    build
      .select(ONE)
      .from(invitations)
      .innerJoin(oneTimeTokens, eq(oneTimeTokens.subjectId, invitations.id))
      .where(
        and(eq(invitations.id, id), isValidToken(ctx, key), isAdminNow(invitations.invitedBy)),
      ),
  );
}

async function hasProvedRole({ db }: Ctx, { email, role }: RoleChange): Promise<boolean> {
  const [holder] = await primaryDb(db)
    .select({ provedAt: users.emailProvedAt })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.email, email), eq(userRoles.role, role)));
  return holder !== undefined && holder.provedAt !== null;
}

function toInvitation(
  { id, email, role, createdAt, expiresAt }: InvitationRow,
  invitedBy: string,
): Invitation {
  return {
    id,
    email,
    role,
    invited_by: invitedBy,
    created_at: toIso(createdAt),
    expires_at: toIso(expiresAt),
  };
}
