import { fetchInTime, inTime } from "../fetch-in-time.ts";
import { SESSION_KEY } from "./session-state.ts";

/** Says in this tab that the session was taken out of the browser: `storage` tells other tabs only. */
const dropped = new EventTarget();

/** Gives up the renewals that are under way, whose session is no longer stored. */
export const giveUpRenewals = (): void => void dropped.dispatchEvent(new Event("drop"));

/**
 * The fetch of the auth client. A renewal of the session is given up after 15 seconds like a read: the server gives whoever asks
 * again the same successor (docs/decisions/0010). Once another tab has renewed the session, or either ended it, this one does not wait
 * any longer, nor sends its token, which is an old one then.
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

/** Whether the session of this token is the one that all tabs share. True too where the browser forbids local storage. */
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

/** What the server would say of an older token. The client then takes the session that is stored, if there is one. */
function usedByAnotherTab(): Response {
  return Response.json(
    { error_code: "refresh_token_already_used", msg: "Another tab has renewed the session" },
    { status: 400 },
  );
}
