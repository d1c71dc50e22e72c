import type { AuthMFARecoveryCodesStatusResponseData, Factor, User } from "@supabase/auth-js";
import { ApiError } from "../api/api-client.ts";
import { callAuth } from "./auth-calls.ts";
import { renewSession } from "./session.ts";

/* All calls of this file throw as `callAuth` does. */

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

/** Replaces an unfinished authenticator app. */
export async function enrollAuthenticator(friendlyName: string): Promise<NewAuthenticator> {
  const { all } = await callAuth((auth) => auth.mfa.listFactors());
  for (const { id, status } of all) if (status === "unverified") await removeAuthenticator(id);
  const { id, totp } = await callAuth((auth) =>
    auth.mfa.enroll({ factorType: "totp", friendlyName }),
  );
  return { id, qrCode: totp.qr_code, secret: totp.secret };
}

/** The correct code raises this browser's session to two factors. */
export async function showCode(factorId: string, code: string): Promise<void> {
  try {
    await callAuth((auth) =>
      auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, "") }),
    );
  } catch (error) {
    // A colleague may have removed the factor. The renewed session then needs none.
    if (isRefusal(error, "mfa_factor_not_found")) await renewSession();
    throw error;
  }
}

export async function showRecoveryCode(code: string): Promise<void> {
  await callAuth((auth) => auth.mfa.recoveryCodes.verify({ code }));
}

/** Succeeds also if the authenticator is already gone, as after a lost response. */
export async function removeAuthenticator(factorId: string): Promise<void> {
  await callAuth((auth) => auth.mfa.unenroll({ factorId })).catch((error: unknown) => {
    if (!isRefusal(error, "mfa_factor_not_found")) throw error;
  });
  await renewSession();
}

export async function readRecoveryCodes(
  user: User | null,
): Promise<AuthMFARecoveryCodesStatusResponseData | null> {
  // The browser's console would show a refused call.
  if (!user?.factors?.some(({ factor_type: type }) => type === "recovery_code")) return null;
  return callAuth((auth) => auth.mfa.recoveryCodes.getStatus());
}

/** Replaces older codes. */
export async function makeRecoveryCodes(user: User | null): Promise<string[]> {
  const replace = () => callAuth((auth) => auth.mfa.recoveryCodes.regenerate());
  const { codes } = (await readRecoveryCodes(user))
    ? await replace()
    : await callAuth((auth) => auth.mfa.recoveryCodes.generate()).catch((error: unknown) => {
        // An earlier response was lost, or this session is older than the codes.
        if (isRefusal(error, "mfa_verified_factor_exists")) return replace();
        throw error;
      });
  await renewSession();
  return codes;
}

const isRefusal = (error: unknown, code: string) =>
  error instanceof ApiError && error.code === code;
