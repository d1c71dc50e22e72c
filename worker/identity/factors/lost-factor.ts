import { and, eq, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { primaryDb } from "../../platform/db/client.ts";
import { users } from "../../tables/identity.ts";
import { UnprocessableError } from "../../platform/errors/errors.ts";
import { deleteAllFactors, hasVerifiedFactor } from "../sign-in/second-factor.ts";
import { batchIf } from "../../platform/db/batch.ts";

interface LostFactor {
  email: string;
  holds: readonly SQL[];
}

/** Throws UnprocessableError `no_second_factor`, also if `holds` fails. */
export async function removeLostFactor(
  ctx: Ctx,
  { email: typed, holds }: LostFactor,
): Promise<{ id: string; email: string }> {
  const [person] = await primaryDb(ctx.db)
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.email, normalizeEmail(typed)), hasVerifiedFactor(sql`${users.id}`)));
  const done =
    person &&
    (await batchIf(
      ctx,
      [hasVerifiedFactor(person.id), ...holds],
      [
        ...deleteAllFactors(person.id),
        auditEntry(ctx, { action: "factor.removed", subjectId: person.id }),
      ],
    ));
  if (!done)
    throw new UnprocessableError(
      "no_second_factor",
      "Nobody of the staff with this address has a second factor.",
    );
  return person;
}
