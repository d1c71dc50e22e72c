import { apiClient } from "../api.ts";
import { ApiError, networkError } from "../api-client.ts";
import { loadAuthClient } from "./session.ts";

/**
 * Calls the API as the person who is signed in. On a 401 it makes the auth client check its session: one that the server no
 * longer knows is dropped, and the page shows so (session.ts). Throws ApiError.
 */
export async function signedInCall<Answer>(call: (api: ReturnType<typeof apiClient>) => Promise<Answer>): Promise<Answer> {
  const auth = await loadAuthClient().catch(() => {
    throw networkError();
  });
  const { data } = await auth.getSession();
  try {
    return await call(apiClient(data.session?.access_token));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await auth.getUser();
    throw error;
  }
}
