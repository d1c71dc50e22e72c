import type { AccountExport, AccountSession } from "../../domain/accounts/account.schema.ts";
import { unwrap } from "../../lib/api.ts";
import { signedInCall } from "../../lib/session/signed-in-call.ts";

/** The sessions of the person, the newest first. Throws an ApiError. */
export async function listSessions(): Promise<AccountSession[]> {
  const { items } = await signedInCall((api) => unwrap(api.api.sessions.$get()));
  return items;
}

/** Ends one session; its device is signed out at its next call. Throws an ApiError. */
export function endSession(sessionId: string): Promise<unknown> {
  return signedInCall((api) => unwrap(api.api.sessions[":id"].$delete({ param: { id: sessionId } })));
}

/** Everything that is stored about the person. Throws an ApiError. */
export function exportAccount(): Promise<AccountExport> {
  return signedInCall((api) => unwrap(api.api.account.export.$get()));
}

/** Deletes the account for good. Throws an ApiError when the password does not fit. */
export function deleteAccount(password: string | undefined): Promise<unknown> {
  return signedInCall((api) => unwrap(api.api.account.$delete({ json: { password } })));
}
