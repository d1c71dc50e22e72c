import type { AuthMFARecoveryCodesStatusResponseData, Factor, User } from "@supabase/auth-js";
import { ApiError } from "../api/api-client.ts";
import { callAuth } from "./auth-calls.ts";
import { renewSession } from "./session.ts";

/* Calls for the second factor. All throw as callAuth does. */

/** Returns the verified authenticator apps, oldest first. */
export function findAuthenticators(user: User | null): Factor[] {
  return (user?.factors ?? []).filter(
    ({ factor_type: type, status }) => type === "totp" && status === "verified",
  );
}

export interface NewAuthenticator {
  id: string;
  /** A data: URL. */
  qrCode: string;
  /** Base32. */
  secret: string;
}

/** Adds an authenticator app, in place of an unfinished one. */
export async function enrollAuthenticator(friendlyName: string): Promise<NewAuthenticator> {
  const { all } = await callAuth((auth) => auth.mfa.listFactors());
  for (const { id, status } of all) if (status === "unverified") await removeAuthenticator(id);
  const { id, totp } = await callAuth((auth) =>
    auth.mfa.enroll({ factorType: "totp", friendlyName }),
  );
  return { id, qrCode: totp.qr_code, secret: totp.secret };
}

/** Verifies an authenticator's code, which raises this browser's session. */
export async function showCode(factorId: string, code: string): Promise<void> {
  try {
    await callAuth((auth) =>
      auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, "") }),
    );
  } catch (error) {
    // A colleague may have removed it: the renewed session asks for nothing more.
    if (isRefusal(error, "mfa_factor_not_found")) await renewSession();
    throw error;
  }
}

/** Verifies a recovery code. */
export async function showRecoveryCode(code: string): Promise<void> {
  await callAuth((auth) => auth.mfa.recoveryCodes.verify({ code }));
}

/** Removes an authenticator, also one that is gone already, then renews the session. */
export async function removeAuthenticator(factorId: string): Promise<void> {
  await callAuth((auth) => auth.mfa.unenroll({ factorId })).catch((error: unknown) => {
    // An answer was lost, or another device removed it.
    if (!isRefusal(error, "mfa_factor_not_found")) throw error;
  });
  await renewSession();
}

/** Counts the recovery codes left; null without any. */
export async function readRecoveryCodes(
  user: User | null,
): Promise<AuthMFARecoveryCodesStatusResponseData | null> {
  // A refused call would show in the browser's console.
  if (!user?.factors?.some(({ factor_type: type }) => type === "recovery_code")) return null;
  return callAuth((auth) => auth.mfa.recoveryCodes.getStatus());
}

/** Makes recovery codes, in place of older ones. */
export async function makeRecoveryCodes(user: User | null): Promise<string[]> {
  const replace = () => callAuth((auth) => auth.mfa.recoveryCodes.regenerate());
  const { codes } = (await readRecoveryCodes(user))
    ? await replace()
    : await callAuth((auth) => auth.mfa.recoveryCodes.generate()).catch((error: unknown) => {
        // An answer was lost, or this session is older than the codes.
        if (isRefusal(error, "mfa_verified_factor_exists")) return replace();
        throw error;
      });
  await renewSession();
  return codes;
}

const isRefusal = (error: unknown, code: string) =>
  error instanceof ApiError && error.code === code;
