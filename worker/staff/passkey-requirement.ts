import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { batchIf } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { SecondFactorError } from "../platform/errors/errors.ts";
import { sessionHolds } from "../queries/account-holds.ts";
import { sessions } from "../tables/identity.ts";
import { userRoles } from "../tables/staff.ts";

/**
 * The session must come from a passkey that verified its user. So nobody locks themselves out, and no thief of a
 * password turns this off (docs/decisions/0058). Throws SecondFactorError `passkey_required`.
 */
export async function requirePasskey(ctx: SignedInCtx, isRequired: boolean): Promise<void> {
  const { actor } = ctx;
  const { userId } = actor;
  const isByVerifiedPasskey = hasRow(
    sessions,
    and(
      eq(sessions.id, actor.sessionId),
      isNotNull(sessions.passkeyId),
      isNotNull(sessions.factorAt),
      isNull(sessions.factorMethod),
    ),
  );
  const isChange = and(eq(userRoles.userId, userId), ne(userRoles.isPasskeyRequired, isRequired));
  const action = isRequired ? "passkey.required" : "passkey.not_required";
  const done =
    actor.aal === "aal2" &&
    (await batchIf(
      ctx,
      [sessionHolds(actor), isByVerifiedPasskey],
      [
        auditEntry(ctx, { action, subjectId: userId }, sql`FROM ${userRoles} WHERE ${isChange}`),
        build.update(userRoles).set({ isPasskeyRequired: isRequired }).where(isChange),
      ],
    ));
  if (!done) throw new SecondFactorError("passkey_required");
}
