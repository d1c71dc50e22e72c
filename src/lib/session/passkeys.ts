import type { User } from "@supabase/auth-js";
import { ApiError, isMissing } from "../api/api-client.ts";
import { callAuth } from "./auth-calls.ts";
import { api } from "./api.ts";
import { isPasskeySupported } from "./passkey-support.ts";
import { checkRoleAgain, renewSession } from "./session.ts";
import { isByPasskey, storedToken } from "./session-state.ts";

/* All calls of this file throw as `callAuth` does. */

export async function signInWithPasskey(): Promise<void> {
  await callAuth((auth) => auth.signInWithPasskey());
}

/** True after a sign-in. Throws only the refusal of a chosen passkey, because the visitor did not ask for the offer. */
export async function offerPasskeys(signal: AbortSignal): Promise<boolean> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  while (!signal.aborted) {
    try {
      const options = { mediation: "conditional", signal } as const;
      await callAuth((auth) => auth.signInWithPasskey({ options }));
      return true;
    } catch (error) {
      if (error instanceof DOMException) return false;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 400 && error.code === "webauthn_challenge_expired") continue;
      if (error.status === 400 || error.status === 403) throw error;
      return false;
    }
  }
  return false;
}

export async function addPasskey(): Promise<void> {
  await callAuth((auth) => auth.registerPasskey());
}

/** With `isRequired`, the person's own dashboard opens only with a passkey. */
export async function requirePasskey(isRequired: boolean): Promise<void> {
  await api.session["user-roles"].passkey.$put({ json: { passkey_required: isRequired } });
  await checkRoleAgain();
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  await callAuth((auth) => auth.passkey.update({ passkeyId, friendlyName }));
}

/** Succeeds also if the passkey is already gone, as after a lost response. */
export async function removePasskey(passkeyId: string): Promise<void> {
  await callAuth((auth) => auth.passkey.delete({ passkeyId })).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  // This session may have been the passkey's own, and then falls back to one factor.
  await renewSession();
}

/** True once in an account's life: the account remembers the offer, so that no other device repeats it. */
export async function isTimeToOfferPasskey({ user_metadata: data, app_metadata: facts }: User) {
  const token = storedToken();
  if (data.passkey_offered || facts.email_proved !== true || !isPasskeySupported() || !token)
    return false;
  if (isByPasskey(token)) return false;
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    const own = await api.session.auth.passkeys.$get();
    await callAuth((auth) => auth.updateUser({ data: { passkey_offered: true } }));
    // A passkey of an earlier domain does not work here.
    return own.every(({ rp_id: domain }) => domain !== undefined);
  } catch (error) {
    // Without an answer the offer waits for the next sign-in.
    if (error instanceof ApiError || error instanceof DOMException) return false;
    throw error;
  }
}
