import { ApiError, apiClient } from "../api.ts";
import { loadAuthClient } from "./session.ts";

/**
 * A call to the API as the person who is signed in. When the server no longer knows the session, the client is made to
 * look, drops it, and the page follows (session.ts). Throws what the call throws: an ApiError.
 */
export async function signedInCall<Answer>(call: (api: ReturnType<typeof apiClient>) => Promise<Answer>): Promise<Answer> {
  const auth = await loadAuthClient().catch(() => {
    throw new ApiError(0, "network", "The network failed");
  });
  const { data } = await auth.getSession();
  try {
    return await call(apiClient(data.session?.access_token));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await auth.getUser();
    throw error;
  }
}
