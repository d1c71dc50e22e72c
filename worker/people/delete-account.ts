import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { AccountDeletion } from "#domain/accounts/account.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { checkPassword } from "../identity/passwords/password-hash.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { type UserRow, users } from "../tables/identity.ts";
import { ConflictError, UnprocessableError } from "../platform/errors/errors.ts";
import { sessionHolds, userHolds } from "../queries/account-holds.ts";
import { requireAttempt } from "../platform/attempts.ts";
import { erasePerson } from "./erase-person.ts";
import { secondFactorHolds } from "../identity/sign-in/second-factor.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { isAdmin, isNotLastAdmin } from "../staff/roles.ts";
import { findCaller, toPerson } from "../identity/account/caller.ts";

/** In ms: an account without a password needs a sign-in this recent. */
const FRESH_MS = 10 * MINUTE_MS;

/** Keeps the orders (docs/product/accounts.md). Does not queue the mail, because the queue would store the address. */
export async function deleteAccount(
  ctx: SignedInCtx,
  { password }: AccountDeletion,
): Promise<void> {
  const { user } = await findCaller(ctx);
  await assertIntent(ctx, { user, password });
  const { id } = user;
  const person = toPerson(user);
  // The text that the person confirmed depends on whether the address is proved.
  const isProved = user.emailProvedAt !== null;
  const isAsSeen = and(
    eq(users.email, user.email),
    (isProved ? isNotNull : isNull)(users.emailProvedAt),
  )!;
  const done = await erasePerson(ctx, {
    ...person,
    holds: [
      sessionHolds(ctx.actor),
      userHolds(id, isAsSeen),
      isNotLastAdmin(ctx, id),
      secondFactorHolds(ctx.actor),
    ],
    record: auditEntry(ctx, { action: "account.deleted", subjectId: id }),
  });
  if (!done) throw await refusal(ctx, id);
  if (!isProved) return;
  tellAccountDeleted(ctx, user);
}

export function tellAccountDeleted(ctx: Ctx, { email }: UserRow): void {
  const message = async () =>
    (await import("../mail/messages.ts")).accountDeletedMessage(ctx.language);
  ctx.later(
    sendToUser(ctx, {
      purpose: "account",
      kind: "account-deleted",
      recipient: email,
      message,
      subjectId: null,
    }),
  );
}

async function refusal(ctx: SignedInCtx, userId: string): Promise<ConflictError> {
  await findCaller(ctx);
  if (await isAdmin(ctx, userId))
    return new ConflictError(
      "last_admin",
      "You are the last admin. Make someone else an admin first.",
    );
  return new ConflictError(
    "account_changed",
    "The account was changed at the same moment. Please try again.",
  );
}

async function assertIntent(
  ctx: SignedInCtx,
  { user, password }: { user: UserRow; password: string | undefined },
): Promise<void> {
  if (user.passwordHash === null) {
    if (ctx.now - ctx.actor.signedInAt < FRESH_MS) return;
    throw new UnprocessableError(
      "reauthentication_needed",
      "Sign in again, then delete your account.",
    );
  }
  await requireAttempt(ctx, { purpose: "password", subject: user.email });
  const { matches } = await checkPassword(ctx.settings, {
    password: password ?? "",
    stored: user.passwordHash,
  });
  if (!matches) throw new UnprocessableError("password_invalid", "The password is not right.");
}
