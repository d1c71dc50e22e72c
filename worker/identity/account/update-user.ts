import { and, eq, isNull, sql } from "drizzle-orm";
import type { AuthUser, UserUpdate } from "#domain/accounts/auth.schema.ts";
import { MAX_METADATA_BYTES, METADATA_TOO_LARGE, metadataSize } from "#domain/accounts/user.ts";
import { HOUR_MS } from "#domain/time.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { checkPassword, hashPassword } from "../passwords/password-hash.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { passkeys, sessions, type UserRow, users } from "../../tables/identity.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import {
  addEmailIdentity,
  deletePasskeys,
  dropFactors,
  endOtherSessions,
  removeProviders,
  updateEmailIdentity,
} from "../sign-in/account-keys.ts";
import { requiresPasskey, sessionHolds, userHolds } from "../../queries/account-holds.ts";
import { requireAttempt } from "../../platform/attempts.ts";
import { userNotFound } from "../sign-in/authenticate.ts";
import { askForEmailChange } from "../sign-in/email-change.ts";
import { assertPasswordPolicy } from "../passwords/password-policy.ts";
import {
  assertSecondFactor,
  secondFactorHolds,
  tellFactorChange,
} from "../sign-in/second-factor.ts";
import { suspendRole } from "../sign-in/suspend-role.ts";
import { deliveryError } from "../../mail/outbox.ts";
import type { SignInMethod } from "../sessions/access-token.ts";
import {
  accountChanged,
  findUser,
  requireEmail,
  toAuthUser,
  type UserRecord,
} from "../users/users.ts";
import { batchIf } from "../../platform/db/batch.ts";

/** In ms: a session younger than this may omit the current password. */
const FRESH_MS = HOUR_MS;

interface UpdateUser {
  record: UserRecord;
  update: UserUpdate;
}

/**
 * A new password ends other sessions and mailed links. In a mailed link's session it also proves the address and ends
 * all other access (docs/security.md, "Mailed links and codes"). Throws AuthError.
 */
export async function updateUser(
  ctx: SignedInCtx,
  { record: seen, update }: UpdateUser,
): Promise<AuthUser> {
  const { now, actor } = ctx;
  const { user } = seen;
  if (update.app_metadata !== undefined && update.app_metadata !== null)
    throw new AuthError("not_admin", "Updating app_metadata requires admin privileges");
  const email = changedEmail(user, update.email);
  const { password } = update;
  const recovering = password && actor.method === "recovery";
  // A stranger may have added the factor of an unproved account, so recovery drops it.
  const takesOver = recovering && user.emailProvedAt === null;
  if (email || !takesOver) {
    const message = "AAL2 session is required to update the user when MFA is enabled.";
    assertSecondFactor({ actor, record: seen, reason: "aal2_to_update", message });
  }
  if (email || password)
    await assertCurrentPassword(ctx, { user, currentPassword: update.current_password });
  const passwordHash = password ? await newHash(ctx, { user, password }) : undefined;
  const userMetadata = update.data ? mergeMetadata(user.userMetadata, update.data) : undefined;
  const emailChange = email ? await askForEmailChange(ctx, { actor, email }) : undefined;
  const hasPasskeys = hasRow(passkeys, eq(passkeys.userId, user.id));
  // A role that a passkey protected must not open to the reader of its mailbox.
  const losesProtection = and(
    hasPasskeys,
    actor.aal === "aal2" ? requiresPasskey(user.id) : undefined,
  );
  const emailProvedAt = recovering ? sql`COALESCE(${users.emailProvedAt}, ${now})` : undefined;
  const method: SignInMethod = "password";
  const done = await batchIf(
    ctx,
    [
      sessionHolds(actor),
      takesOver ? userHolds(user.id, isNull(users.emailProvedAt)) : secondFactorHolds(actor),
    ],
    {
      // Drizzle skips undefined columns, so a simultaneous change of them survives.
      user: build
        .update(users)
        .set({ passwordHash, userMetadata, emailProvedAt, updatedAt: now })
        .where(eq(users.id, user.id)),
      password: password && [
        endOtherSessions(user.id, actor.sessionId),
        addEmailIdentity(ctx, user.id),
        auditEntry(ctx, { action: "password.changed", subjectId: user.id }),
      ],
      factors: takesOver && dropFactors(ctx, user.id),
      recovery: recovering && {
        providers: removeProviders(user.id),
        role: suspendRole(ctx, user.id, losesProtection),
        removal: auditEntry(
          ctx,
          { action: "passkey.removed", subjectId: user.id },
          sql`WHERE ${hasPasskeys}`,
        ),
        passkeys: deletePasskeys(eq(passkeys.userId, user.id)),
        identity: updateEmailIdentity(ctx, user.id),
        session: build.update(sessions).set({ method }).where(eq(sessions.id, actor.sessionId)),
      },
      emailChange: emailChange?.store,
    },
  );
  if (!done) throw accountChanged();
  const { recovery } = done;
  if (recovery && recovery.removal.changes > 0) {
    const endsRole = recovery.role.some(({ changes }) => changes > 0);
    tellFactorChange(ctx, { change: endsRole ? "passkeysAndRoleEnded" : "passkeysEnded", user });
  }
  if (emailChange && (await deliveryError(emailChange.send())))
    throw new AuthError("unexpected_failure", "Error sending email change email");
  const record = await findUser(ctx, user.id);
  if (!record) throw userNotFound();
  return toAuthUser(record, actor.aal);
}

function changedEmail(user: UserRow, typed: string | null | undefined): string | undefined {
  if (!typed) return undefined;
  const email = requireEmail(typed);
  return email === user.email ? undefined : email;
}

interface CurrentPassword {
  user: UserRow;
  currentPassword: string | null | undefined;
}

async function assertCurrentPassword(
  ctx: SignedInCtx,
  { user, currentPassword }: CurrentPassword,
): Promise<void> {
  if (currentPassword) {
    await requireAttempt(ctx, { purpose: "password", subject: user.email });
    const { matches } = await checkPassword(ctx.settings, {
      password: currentPassword,
      stored: user.passwordHash,
    });
    if (!matches) throw new AuthError("current_password_invalid", "Current password is not valid");
    return;
  }
  if (ctx.now - ctx.actor.signedInAt < FRESH_MS) return;
  if (user.passwordHash)
    throw new AuthError(
      "current_password_required",
      "Current password required when setting new password",
    );
  throw new AuthError("reauthentication_needed", "Password update requires reauthentication");
}

async function newHash(
  ctx: Ctx,
  { user, password }: { user: UserRow; password: string },
): Promise<string> {
  await assertPasswordPolicy(ctx, { password, email: user.email });
  const { matches } = await checkPassword(ctx.settings, { password, stored: user.passwordHash });
  if (matches)
    throw new AuthError("same_password", "New password should be different from the old password.");
  return hashPassword(ctx.settings, password);
}

/** GoTrue merges the same way: null removes a key. */
function mergeMetadata(
  stored: Record<string, unknown>,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...stored, ...data }).filter(([, value]) => value !== null),
  );
  if (metadataSize(merged) > MAX_METADATA_BYTES)
    throw new AuthError("validation_failed", METADATA_TOO_LARGE);
  return merged;
}
