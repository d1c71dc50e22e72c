import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type {
  AcceptedInvitation,
  InvitationAcceptance,
  ReceivedInvitation,
} from "#domain/accounts/invitation.schema.ts";
import { toIso } from "#domain/time.ts";
import { AuthError } from "../platform/errors/auth-errors.ts";
import type { Ctx } from "../platform/context/context.ts";
import { hashPassword } from "../identity/passwords/password-hash.ts";
import { build } from "../platform/db/client.ts";
import { deleteToken } from "../platform/db/one-time-token.ts";
import { batchIf, type Statement } from "../platform/db/batch.ts";
import { invitations } from "../tables/staff.ts";
import { type UserRow, users } from "../tables/identity.ts";
import {
  ConflictError,
  SecondFactorError,
  UnauthorizedError,
  UnprocessableError,
} from "../platform/errors/errors.ts";
import {
  addEmailIdentity,
  endAllKeys,
  updateEmailIdentity,
} from "../identity/sign-in/account-keys.ts";
import { sessionHolds, userHolds } from "../queries/account-holds.ts";
import { assertPasswordPolicy } from "../identity/passwords/password-policy.ts";
import { insertUserRecord, newUserRecord, refuseTakenEmail } from "../identity/users/new-user.ts";
import {
  assertNotBanned,
  findUserByEmail,
  hasSecondFactor,
  type UserRecord,
} from "../identity/users/users.ts";
import { invitationHolds, type OpenInvitation, requireInvitation } from "./invitations.ts";
import { giveRole, isAdmin, lastAdmin, mayGet } from "./roles.ts";

export async function showInvitation(ctx: Ctx, link: string): Promise<ReceivedInvitation> {
  const { email, role, inviter, expiresAt } = await requireInvitation(ctx, link);
  const user = (await findUserByEmail(ctx, email))?.user;
  return {
    email,
    role,
    invited_by: inviter,
    expires_at: toIso(expiresAt),
    account: !user ? "none" : user.emailProvedAt === null ? "unproved" : "proved",
  };
}

interface Accepting {
  userId: string;
  holds: SQL[];
  statements: Statement[];
}

/** An unproved address needs a new password, which ends the account's other keys (docs/decisions/0021). */
export async function acceptInvitation(
  ctx: Ctx,
  { token, ...chosen }: InvitationAcceptance,
): Promise<AcceptedInvitation> {
  const invitation = await requireInvitation(ctx, token);
  const { email, role, key } = invitation;
  const record = await findUserByEmail(ctx, email);
  const user = record?.user;
  if (user) assertNotBanned(ctx, user);
  const { userId, holds, statements } =
    record && record.user.emailProvedAt !== null
      ? asOwner(ctx, record)
      : await withPassword(ctx, { invitation, user, ...chosen });
  // A visitor may have signed up with the address since it was read.
  const done = await refuseTakenEmail(
    batchIf(
      ctx,
      [invitationHolds(ctx, invitation), ...holds, mayGet(ctx, userId, role)],
      [
        statements,
        giveRole(ctx, { userId, role, invitedBy: invitation.invitedBy }),
        build.delete(invitations).where(eq(invitations.id, invitation.id)),
        deleteToken(key),
      ],
    ),
    accountChanged,
  );
  if (done) return { email, role };
  await requireInvitation(ctx, token);
  if (role !== "admin" && (await isAdmin(ctx, userId))) throw lastAdmin();
  throw accountChanged();
}

function asOwner({ actor }: Ctx, record: UserRecord): Accepting {
  const { id, email } = record.user;
  if (actor?.userId !== id)
    throw new UnauthorizedError(
      "sign_in_needed",
      "Sign in with the account of this address, then accept.",
    );
  if (actor.aal !== "aal2" && hasSecondFactor(record)) throw new SecondFactorError();
  const isProved = userHolds(id, and(eq(users.email, email), isNotNull(users.emailProvedAt))!);
  return { userId: id, holds: [sessionHolds(actor), isProved], statements: [] };
}

interface ChosenKeys extends Omit<InvitationAcceptance, "token"> {
  invitation: OpenInvitation;
  user: UserRow | undefined;
}

async function withPassword(
  ctx: Ctx,
  { invitation: { email }, user, password, full_name }: ChosenKeys,
): Promise<Accepting> {
  // The page omits the password only for a proved account, so the account has changed.
  if (password === undefined) throw accountChanged();
  await assertPassword(ctx, { password, email });
  const passwordHash = await hashPassword(ctx.settings, password);
  const userMetadata = full_name ? { full_name } : {};
  if (!user) {
    const record = newUserRecord(ctx, {
      email,
      passwordHash,
      userMetadata,
      identity: { provider: "email", emailVerified: true },
    });
    return { userId: record.user.id, holds: [], statements: insertUserRecord(record) };
  }
  const { id } = user;
  const proved = { passwordHash, userMetadata, emailProvedAt: ctx.now, updatedAt: ctx.now };
  return {
    userId: id,
    holds: [userHolds(id, and(eq(users.email, email), isNull(users.emailProvedAt))!)],
    statements: [
      ...endAllKeys(ctx, id),
      build.update(users).set(proved).where(eq(users.id, id)),
      addEmailIdentity(ctx, id),
      updateEmailIdentity(ctx, id),
    ],
  };
}

async function assertPassword(
  ctx: Ctx,
  chosen: { password: string; email: string },
): Promise<void> {
  try {
    await assertPasswordPolicy(ctx, chosen);
  } catch (error) {
    if (error instanceof AuthError) throw new UnprocessableError("weak_password", error.message);
    throw error;
  }
}

const accountChanged = () =>
  new ConflictError(
    "account_changed",
    "The account of this address has changed. Open the invitation again.",
  );
