import type { AuthMFARecoveryCodesStatusResponseData, Factor, User } from "@supabase/auth-js";
import { ApiError } from "../api-client.ts";
import { callAuth } from "./auth-calls.ts";

/* What a person does with their second factor, by the stock client's own calls. All throw as callAuth does. */

/** The authenticator apps that count, the oldest first. */
export function findAuthenticators(user: User | null): Factor[] {
  return (user?.factors ?? []).filter(
    ({ factor_type: type, status }) => type === "totp" && status === "verified",
  );
}

/** A new authenticator that waits for its first code. */
export interface NewAuthenticator {
  id: string;
  /** A picture as a data: address. */
  qrCode: string;
  /** The key as text (base32). */
  secret: string;
}

/** Adds an authenticator app. One that was begun before and never shown is replaced. */
export async function enrollAuthenticator(friendlyName: string): Promise<NewAuthenticator> {
  const { all } = await callAuth((auth) => auth.mfa.listFactors());
  for (const { id, status } of all) if (status === "unverified") await removeAuthenticator(id);
  const { id, totp } = await callAuth((auth) =>
    auth.mfa.enroll({ factorType: "totp", friendlyName }),
  );
  return { id, qrCode: totp.qr_code, secret: totp.secret };
}

/** Shows the code of an authenticator, which raises this browser's session. */
export async function showCode(factorId: string, code: string): Promise<void> {
  try {
    await callAuth((auth) =>
      auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, "") }),
    );
  } catch (error) {
    // A colleague may have removed it meanwhile: the session then learns that nothing more is asked.
    if (error instanceof ApiError && error.code === "mfa_factor_not_found")
      await callAuth((auth) => auth.refreshSession());
    throw error;
  }
}

/** Shows a recovery code instead. */
export async function showRecoveryCode(code: string): Promise<void> {
  await callAuth((auth) => auth.mfa.recoveryCodes.verify({ code }));
}

/** Removes an authenticator. The session's tokens and user then say so. */
export async function removeAuthenticator(factorId: string): Promise<void> {
  await callAuth((auth) => auth.mfa.unenroll({ factorId }));
  await callAuth((auth) => auth.refreshSession());
}

/** How many recovery codes are left; null when there are none. */
export async function readRecoveryCodes(
  user: User | null,
): Promise<AuthMFARecoveryCodesStatusResponseData | null> {
  // Asked only when there are some, because a refusal would stand in the browser's console.
  if (!user?.factors?.some(({ factor_type: type }) => type === "recovery_code")) return null;
  return callAuth((auth) => auth.mfa.recoveryCodes.getStatus());
}

/** Makes recovery codes, in place of those that there may be. */
export async function makeRecoveryCodes(user: User | null): Promise<string[]> {
  const { codes } = (await readRecoveryCodes(user))
    ? await callAuth((auth) => auth.mfa.recoveryCodes.regenerate())
    : await callAuth((auth) => auth.mfa.recoveryCodes.generate());
  await callAuth((auth) => auth.refreshSession());
  return codes;
}
