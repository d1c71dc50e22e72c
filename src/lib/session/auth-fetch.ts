import { fetchInTime, inTime } from "../api/fetch-in-time.ts";
import { SESSION_KEY } from "./session-state.ts";

/** Tells this tab of a dropped session: `storage` tells other tabs only. */
const dropped = new EventTarget();

/** Gives up pending renewals of a session that is no longer stored. */
export const giveUpRenewals = (): void => void dropped.dispatchEvent(new Event("drop"));

/**
 * The fetch of the auth client. A renewal is given up after 15 seconds like a read: asking again
 * gives the same successor (docs/decisions/0010). It ends at once when any tab has renewed or ended
 * the session: its token is an old one then.
 */
export async function authFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (!String(input).endsWith("/token?grant_type=refresh_token")) return fetchInTime(input, init);
  const { refresh_token: token } = JSON.parse(init.body as string) as { refresh_token: string };
  if (!isStored(token)) return usedByAnotherTab();
  let giveUp = () => {};
  const replaced = new Promise<Response>((resolve) => {
    giveUp = () => resolve(usedByAnotherTab());
  });
  const look = () => {
    if (!isStored(token)) giveUp();
  };
  addEventListener("storage", look);
  dropped.addEventListener("drop", giveUp);
  try {
    return await Promise.race([
      inTime((late) => fetch(input, { ...init, signal: late })),
      replaced,
    ]);
  } finally {
    removeEventListener("storage", look);
    dropped.removeEventListener("drop", giveUp);
  }
}

/** All tabs share the stored session. True where local storage is forbidden. */
function isStored(token: string): boolean {
  try {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null") as {
      refresh_token?: string;
    } | null;
    return session?.refresh_token === token;
  } catch {
    return true;
  }
}

/** The server's response to an old token: the client then takes the stored session. */
function usedByAnotherTab(): Response {
  return Response.json(
    { error_code: "refresh_token_already_used", msg: "Another tab has renewed the session" },
    { status: 400 },
  );
}
