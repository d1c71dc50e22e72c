import type { Session } from "@supabase/auth-js";
import { inTime } from "../api/fetch-in-time.ts";
import { tryStorage } from "../storage/try-storage.ts";
import { SESSION_KEY } from "./session-state.ts";

/** Renewals start this long before the end of the session. */
const MARGIN_MS = 90_000;

const memory = new Map<string, string>();

/** All tabs share it. Where the browser forbids storage, it lasts as long as the page. */
export const sessionStore = {
  getItem: (key: string): string | null =>
    tryStorage(() => localStorage.getItem(key)) ?? memory.get(key) ?? null,
  setItem: (key: string, value: string): void => {
    if (!tryStorage(() => (localStorage.setItem(key, value), true))) memory.set(key, value);
  },
  removeItem: (key: string): void => {
    memory.delete(key);
    tryStorage(() => localStorage.removeItem(key));
  },
};

/** The stored session, even if it has ended. */
export function readSession(): Session | null {
  return tryStorage(() => JSON.parse(sessionStore.getItem(SESSION_KEY)!) as Session) ?? null;
}

/** Reports a dropped session in this tab, because `storage` events reach only other tabs. */
const dropped = new EventTarget();

/** Also stops a renewal that is under way. */
export function dropSession(): void {
  sessionStore.removeItem(SESSION_KEY);
  dropped.dispatchEvent(new Event("drop"));
}

export const isEnding = ({ expires_at: end = 0 }: Session): boolean =>
  end * 1000 - Date.now() < MARGIN_MS;

/** These statuses end a session. After any other status, the renewal can be repeated. */
const ENDED: ReadonlySet<number> = new Set([400, 401, 403]);

type Ask = (token: string, late: AbortSignal) => Promise<Response>;

let renewal: Promise<Session | null> | undefined;

/**
 * Runs one renewal at a time, until any tab renews or ends the session, and at most for 15 seconds: a repeated call
 * gets the same new session (docs/decisions/0010). Null when it has ended. Rejects, and keeps it, without an answer.
 */
export function renewStored(ask: Ask): Promise<Session | null> {
  renewal ??= renewOnce(ask).finally(() => (renewal = undefined));
  return renewal;
}

async function renewOnce(ask: Ask): Promise<Session | null> {
  const old = readSession();
  if (!old) return null;
  const isReplaced = () => readSession()?.refresh_token !== old.refresh_token;
  const done = new AbortController();
  try {
    const answer = await Promise.race([
      inTime((late) => readAnswer(ask(old.refresh_token, late))),
      untilReplaced(isReplaced, done.signal),
    ]);
    if (!answer || isReplaced()) return readSession();
    if (answer.session) sessionStore.setItem(SESSION_KEY, JSON.stringify(answer.session));
    else if (ENDED.has(answer.status)) dropSession();
    else throw new Error(`The session could not be renewed: status ${answer.status}`);
    return readSession();
  } finally {
    done.abort();
  }
}

async function readAnswer(asked: Promise<Response>) {
  const response = await asked;
  const session = response.ok ? ((await response.json()) as Session) : null;
  return { status: response.status, session };
}

function untilReplaced(isReplaced: () => boolean, signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const look = () => {
      if (isReplaced()) resolve(null);
    };
    addEventListener("storage", look, { signal });
    dropped.addEventListener("drop", look, { signal });
  });
}
