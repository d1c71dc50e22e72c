import { ApiError, type apiClient } from "../../lib/api.ts";
import { signedInCall } from "../../lib/session/signed-in-call.ts";

let turnAway: () => void = () => undefined;

/** Called when the server says that the caller is no longer staff. Returns how to stop. */
export function whenTurnedAway(listener: () => void): () => void {
  turnAway = listener;
  return () => {
    if (turnAway === listener) turnAway = () => undefined;
  };
}

/**
 * Every call of the staff area. A role that was taken away (403) turns the page away and the call never ends: nothing is
 * left to say here. A session that ended (401) is dropped, and the page follows to /auth. Throws what the call throws: an ApiError.
 */
export async function staffCall<Answer>(call: (api: ReturnType<typeof apiClient>) => Promise<Answer>): Promise<Answer> {
  try {
    return await signedInCall(call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    turnAway();
    return new Promise(() => undefined);
  }
}
