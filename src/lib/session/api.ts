import { ApiError, createApiClient, networkError, SESSION_ENDED } from "../api-client.ts";
import { accessToken, checkRoleAgain, hasSessionEnded } from "./session.ts";

/**
 * The three callers of the API, each with its endpoints: `api.admin.orders.$get({ query })`. They throw what
 * src/lib/api-client.ts says; what 401 and 403 do besides is said here.
 */
export const api = {
  /** Anyone. No session is sent. */
  public: createApiClient(),
  /** Whoever is signed in in this browser, else nobody. On a 401 the session is checked, and dropped when it has ended. */
  session: createApiClient({ accessToken: tokenToSend, onRefusal: toSessionEnded }),
  /**
   * Staff. A 403 means that the role was changed: where one is left, the page shows itself by it; else it is left, and the call
   * never settles, as nothing is left to say.
   */
  admin: createApiClient({
    accessToken: tokenToSend,
    onRefusal: async (error) => {
      if (error.status !== 403) return toSessionEnded(error);
      if (await checkRoleAgain()) return error;
      accessRevoked();
      return new Promise(() => undefined);
    },
  }).admin,
};

let accessRevoked: () => void = () => undefined;

/** Called when the server says that the caller is no longer of the staff. Returns how to stop. */
export function onAccessRevoked(listener: () => void): () => void {
  accessRevoked = listener;
  return () => {
    if (accessRevoked === listener) accessRevoked = () => undefined;
  };
}

/** The token of a call. Without the auth client, or a renewal that is due, the call fails like one without a network, as it would be refused. */
async function tokenToSend(): Promise<string | undefined> {
  return accessToken().catch((error: unknown) => {
    throw networkError(error);
  });
}

/** Turns a 401 whose session has ended into an error that says so, and leaves every other error as it is. */
async function toSessionEnded(error: ApiError): Promise<ApiError> {
  if (error.status !== 401 || !(await hasSessionEnded())) return error;
  return new ApiError(
    { status: 401, code: SESSION_ENDED, message: "The session has ended" },
    { cause: error },
  );
}
