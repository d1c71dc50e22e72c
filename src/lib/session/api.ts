import { ApiError, createApiClient, networkError, SESSION_ENDED } from "../api/api-client.ts";
import { accessToken, checkRoleAgain, hasSessionEnded } from "./session.ts";
import { storedToken } from "./session-state.ts";

/** The API's callers: `api.admin.orders.$get({ query })`. They throw as lib/api/api-client.ts. */
export const api = {
  /** Sends the session if one is stored and lasts: such a call waits for no renewal. */
  public: createApiClient({ accessToken: async () => storedToken() }),
  /** Sends no session: what the browser's cookie opens is all that is wanted. */
  cookie: createApiClient(),
  /** Sends the session, if there is one. On a 401 it is checked, and dropped when it has ended. */
  session: createApiClient({ accessToken: tokenToSend, onRefusal: toSessionEnded }),
  /**
   * For staff. A 403 means a changed role: with one left, the page shows itself by it. Else
   * RequireStaff leaves the page, and the call never settles.
   */
  admin: createApiClient({
    accessToken: tokenToSend,
    onRefusal: async (error) => {
      if (error.status !== 403) return toSessionEnded(error);
      if (await checkRoleAgain()) return error;
      return new Promise(() => undefined);
    },
  }).admin,
};

/** Without a token the call would be refused: it fails like one without a network. */
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

/**
 * True when the server gets its cookies back from this browser: a setting, an extension or a proxy
 * may refuse them. A call without an answer proves nothing.
 */
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
