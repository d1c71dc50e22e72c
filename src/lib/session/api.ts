import { ApiError, createApiClient, networkError, SESSION_ENDED } from "../api/api-client.ts";
import { accessToken, checkRoleAgain, hasSessionEnded } from "./session.ts";
import { storedToken } from "./session-state.ts";

/** Example: `api.admin.orders.$get({ query })`. lib/api/api-client.ts lists the errors. */
export const api = {
  /** Sends a stored session that is still valid, and never waits for its renewal. */
  public: createApiClient({ accessToken: async () => storedToken() }),
  /** Sends no session, only cookies. */
  cookie: createApiClient(),
  /** Sends the session, if any. After a 401 we check the session, and drop it if it has ended. */
  session: createApiClient({ accessToken: tokenToSend, onRefusal: toSessionEnded }),
  /** After a 403 the role is read again. Without a role, RequireStaff leaves the page and the call never settles. */
  admin: createApiClient({
    accessToken: tokenToSend,
    onRefusal: async (error) => {
      if (error.status !== 403) return toSessionEnded(error);
      if (await checkRoleAgain()) return error;
      return new Promise(() => undefined);
    },
  }).admin,
};

/** If the token cannot be renewed, the call fails like a lost one, because the server would refuse it. */
async function tokenToSend(): Promise<string | undefined> {
  return accessToken().catch((error: unknown) => {
    throw networkError(error);
  });
}

async function toSessionEnded(error: ApiError): Promise<ApiError> {
  if (error.status !== 401 || !(await hasSessionEnded())) return error;
  return new ApiError(
    { status: 401, code: SESSION_ENDED, message: "The session has ended" },
    { cause: error },
  );
}

/** False when a setting, an extension or a proxy refuses cookies. A lost call proves nothing. */
export async function acceptsCookies(): Promise<boolean> {
  if (!navigator.cookieEnabled) return false;
  try {
    const { $get } = api.cookie.cookies;
    return (await $get()).accepted || (await $get()).accepted;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}
