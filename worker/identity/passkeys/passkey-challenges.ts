import { and, eq, isNull } from "drizzle-orm";
import type { PasskeyVerification } from "#domain/accounts/passkey.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { fromBase64url } from "../../platform/crypto/encoding.ts";
import { sha256 } from "../../platform/crypto/hash.ts";
import { isUuid, randomToken, uuidV7 } from "../../platform/crypto/random.ts";
import { run } from "../../platform/db/batch.ts";
import { build } from "../../platform/db/client.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import { passkeyChallenges } from "../../tables/identity.ts";

export const CHALLENGE_MS = 5 * MINUTE_MS;

interface Challenge {
  id: string;
  /** Base64url. The database stores only its hash. */
  challenge: string;
  /** In epoch seconds, although the table has milliseconds. */
  expiresAt: number;
}

/** With a session, the challenge is for adding a passkey in that session. Without one, it is for signing in. */
export async function issueChallenge(ctx: Ctx, sessionId: string | null): Promise<Challenge> {
  const id = uuidV7(ctx.now);
  const challenge = randomToken();
  const expiresAt = ctx.now + CHALLENGE_MS;
  const challengeHash = await sha256(fromBase64url(challenge)!);
  await run(
    ctx,
    build.insert(passkeyChallenges).values({ id, challengeHash, sessionId, expiresAt }),
  );
  return { id, challenge, expiresAt: Math.floor(expiresAt / 1000) };
}

/** Returns the challenge's hash. Uses up the challenge even if a later check refuses the answer. Throws AuthError. */
export async function redeemChallenge(
  ctx: Ctx,
  { challenge_id: id, credential }: PasskeyVerification,
  sessionId: string | null,
): Promise<string> {
  if (!id) throw new AuthError("validation_failed", "challenge_id is required");
  if (credential === undefined || credential === null)
    throw new AuthError("validation_failed", "credential is required");
  if (!isUuid(id)) throw new AuthError("validation_failed", "challenge_id must be a valid UUID");
  const { sessionId: owner } = passkeyChallenges;
  const isOwn = sessionId === null ? isNull(owner) : eq(owner, sessionId);
  const { rows } = await run(
    ctx,
    build
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.id, id.toLowerCase()), isOwn))
      .returning(),
  );
  const [used] = rows;
  if (!used)
    throw new AuthError("webauthn_challenge_not_found", "Challenge not found or already used");
  if (used.expiresAt <= ctx.now)
    throw new AuthError("webauthn_challenge_expired", "Challenge has expired");
  return used.challengeHash;
}

export const verificationFailed = (message = "Credential verification failed") =>
  new AuthError("webauthn_verification_failed", message);
