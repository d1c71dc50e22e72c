import { and, eq, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { primaryDb } from "../../platform/db/client.ts";
import { passkeys, users } from "../../tables/identity.ts";
import { UnprocessableError } from "../../platform/errors/errors.ts";
import { deletePasskeys } from "../sign-in/account-keys.ts";
import {
  deleteAllFactors,
  hasFactorOrPasskey,
  hasVerifiedFactor,
} from "../sign-in/second-factor.ts";
import { batchIf } from "../../platform/db/batch.ts";

interface LostFactor {
  email: string;
  holds: readonly SQL[];
}

interface Loser {
  id: string;
  email: string;
  /** False if the account had passkeys only. */
  hadFactor: boolean;
}

/** Removes passkeys too, because the lost phone may hold them. Throws UnprocessableError `no_second_factor`. */
export async function removeLostFactor(
  ctx: Ctx,
  { email: typed, holds }: LostFactor,
): Promise<Loser> {
  const hasFactor = hasVerifiedFactor(sql`${users.id}`);
  const [person] = await primaryDb(ctx.db)
    .select({ id: users.id, email: users.email, hadFactor: hasFactor.mapWith(Boolean) })
    .from(users)
    .where(and(eq(users.email, normalizeEmail(typed)), hasFactorOrPasskey(sql`${users.id}`)));
  const done =
    person &&
    (await batchIf(
      ctx,
      [hasFactorOrPasskey(person.id), ...holds],
      [
        ...deleteAllFactors(person.id),
        ...deletePasskeys(eq(passkeys.userId, person.id)),
        auditEntry(ctx, {
          action: person.hadFactor ? "factor.removed" : "passkey.removed",
          subjectId: person.id,
        }),
      ],
    ));
  if (!done)
    throw new UnprocessableError(
      "no_second_factor",
      "Nobody of the staff with this address has a second factor.",
    );
  return person;
}
