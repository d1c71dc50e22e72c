import { and, asc, eq } from "drizzle-orm";
import { toOneLine } from "#domain/one-line.ts";
import { PASSKEY_NAME_LENGTH } from "#domain/accounts/passkey.ts";
import type { Passkey } from "#domain/accounts/passkey.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { isUuid } from "../../platform/crypto/random.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { batchIf, run } from "../../platform/db/batch.ts";
import { build, hasRow, primaryDb } from "../../platform/db/client.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import { SecondFactorError } from "../../platform/errors/errors.ts";
import { sessionHolds } from "../../queries/account-holds.ts";
import { passkeys, type PasskeyRow } from "../../tables/identity.ts";
import type { Exported } from "../../tables/personal.ts";
import { deletePasskeys } from "../sign-in/account-keys.ts";
import type { StaffFacts } from "../sign-in/authenticate.ts";
import { worksHere } from "../sign-in/relying-party.ts";
import {
  assertFreshSignIn,
  assertSecondFactor,
  secondFactorHolds,
  tellFactorChange,
} from "../sign-in/second-factor.ts";
import type { UserRecord } from "../users/users.ts";

const passkeyNotFound = () => new AuthError("passkey_not_found", "Passkey not found");

export interface Owner {
  record: UserRecord;
  staff: StaffFacts;
}

/** Adding or removing a passkey would undo the owner's wish that only passkeys open the dashboard. */
export function assertPasskeyIfRequired({ actor }: SignedInCtx, { staff }: Owner): void {
  if (staff.isPasskeyRequired && actor.method !== "passkey")
    throw new SecondFactorError("passkey_required");
}

export function assertMayManage({ actor }: SignedInCtx, record: UserRecord): void {
  assertSecondFactor({
    actor,
    record,
    reason: "aal2_to_enroll",
    message: "AAL2 session is required to manage passkeys when MFA is enabled",
  });
}

export function findPasskeys({ db, actor }: SignedInCtx): Promise<PasskeyRow[]> {
  return primaryDb(db)
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, actor.userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function listPasskeys(ctx: SignedInCtx, record: UserRecord): Promise<Passkey[]> {
  assertMayManage(ctx, record);
  return (await findPasskeys(ctx)).map((passkey) => toPasskey(ctx, passkey));
}

/** GoTrue's fields, and `rp_id` for a passkey that was made for an earlier domain. */
export const toPasskey = (ctx: Pick<Ctx, "origin">, passkey: PasskeyRow) =>
  ({
    id: passkey.id,
    friendly_name: passkey.friendlyName,
    created_at: toIso(passkey.createdAt),
    ...(passkey.lastUsedAt !== null && { last_used_at: toIso(passkey.lastUsedAt) }),
    ...(!worksHere(ctx, passkey) && { rp_id: passkey.rpId! }),
  }) satisfies Exported<"passkeys">;

interface Renaming {
  record: UserRecord;
  id: string;
  name: string | null | undefined;
}

export async function renamePasskey(
  ctx: SignedInCtx,
  { record, id, name }: Renaming,
): Promise<Passkey> {
  assertMayManage(ctx, record);
  const isOwn = ownPasskey(ctx, id);
  const friendlyName = toOneLine(name ?? "");
  if (!friendlyName) throw new AuthError("validation_failed", "friendly_name is required");
  if (friendlyName.length > PASSKEY_NAME_LENGTH)
    throw new AuthError(
      "validation_failed",
      `friendly_name must be ${PASSKEY_NAME_LENGTH} characters or less`,
    );
  const { rows } = await run(
    ctx,
    build.update(passkeys).set({ friendlyName, updatedAt: ctx.now }).where(isOwn).returning(),
  );
  const [renamed] = rows;
  if (!renamed) throw passkeyNotFound();
  return toPasskey(ctx, renamed);
}

export async function removePasskey(
  ctx: SignedInCtx,
  { owner, id }: { owner: Owner; id: string },
): Promise<void> {
  const { actor } = ctx;
  const { record } = owner;
  assertMayManage(ctx, record);
  assertPasskeyIfRequired(ctx, owner);
  const isOwn = ownPasskey(ctx, id);
  assertFreshSignIn(ctx, "Removing a passkey");
  const done = await batchIf(
    ctx,
    [sessionHolds(actor), secondFactorHolds(actor), hasRow(passkeys, isOwn)],
    [
      deletePasskeys(isOwn, actor.sessionId),
      auditEntry(ctx, { action: "passkey.removed", subjectId: actor.userId }),
    ],
  );
  if (!done) throw passkeyNotFound();
  tellFactorChange(ctx, { change: "passkeyRemoved", user: record.user });
}

function ownPasskey({ actor }: SignedInCtx, id: string) {
  if (!isUuid(id)) throw passkeyNotFound();
  return and(eq(passkeys.id, id), eq(passkeys.userId, actor.userId))!;
}
