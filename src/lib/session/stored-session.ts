import type { Session } from "@supabase/auth-js";
import { inTime } from "../api/fetch-in-time.ts";
import { SESSION_KEY } from "./session-state.ts";

/** A session is renewed so long before its end. */
const MARGIN_MS = 90_000;

/** Keeps what a browser that forbids local storage cannot. */
const memory = new Map<string, string>();

/** Storage that all tabs share. Where the browser forbids that, it lasts as long as the page. */
export const sessionStore = {
  getItem: (key: string): string | null =>
    inStorage((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
  setItem: (key: string, value: string): void => {
    if (inStorage((storage) => (storage.setItem(key, value), true)) === undefined)
      memory.set(key, value);
  },
  removeItem: (key: string): void => {
    memory.delete(key);
    inStorage((storage) => storage.removeItem(key));
  },
};

function inStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** Returns the session of this browser as it is stored, ended or not. */
export function readSession(): Session | null {
  try {
    return JSON.parse(sessionStore.getItem(SESSION_KEY) ?? "null") as Session | null;
  } catch {
    return null;
  }
}

/** Tells this tab of a dropped session: `storage` tells other tabs only. */
const dropped = new EventTarget();

/** Takes the session out of this browser, and gives its renewal up. */
export function dropSession(): void {
  sessionStore.removeItem(SESSION_KEY);
  dropped.dispatchEvent(new Event("drop"));
}

/** True from 90 seconds before the session's end. */
export const isEnding = ({ expires_at: end = 0 }: Session): boolean =>
  end * 1000 - Date.now() < MARGIN_MS;

/** The refusals that end a session. After any other answer it can be asked again. */
const ENDED: ReadonlySet<number> = new Set([400, 401, 403]);

type Ask = (token: string, late: AbortSignal) => Promise<Response>;

let renewal: Promise<Session | null> | undefined;

/**
 * Renews the stored session by `ask`, once at a time, and returns what is stored then: null when it
 * has ended. A renewal is given up after 15 seconds like a read: asking again gives the same
 * successor (docs/decisions/0010). It ends at once when any tab has renewed or ended the session.
 * Rejects when the server does not answer; the session stays.
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
