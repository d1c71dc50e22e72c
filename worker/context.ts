import type { Language } from "../src/domain/language.ts";
import type { Settings } from "./env.ts";
import { logUnknown } from "./log.ts";

/** What asking the database needs: D1 itself, a session of it, or a database whose first batch carries a check. */
export type Queryable = Pick<D1Database, "prepare" | "batch">;

/** Who calls, from a live session. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  /** How the session was opened: password, oauth or recovery. */
  method: string;
  /** When the session was opened, epoch ms. */
  signedInAt: number;
}

/**
 * What every service gets beside its input: one for each request, cron run, script and test. Services take the time, the
 * database and the caller from it and from nowhere else.
 */
export interface Ctx {
  settings: Settings;
  /** The primary database: every finished write is seen. */
  db: D1Database;
  /** Where a list reads from. For an admin's view its first batch carries the check of the role, and is withheld when that fails. */
  reads: Queryable;
  /** When the request came, epoch ms. */
  now: number;
  requestId: string;
  /** Null for a visitor, a cron run and the owner at the command line. */
  actor: Actor | null;
  /** The language that mails to the caller are written in. */
  language: Language;
  /** Lets work finish after the response. Nobody waits for it, so its failure is logged. */
  later: (work: Promise<unknown>) => void;
}

/** The context of a call that somebody signed in makes. */
export interface SignedInCtx extends Ctx {
  actor: Actor;
}

interface NewCtx {
  settings: Settings;
  now: number;
  requestId?: string;
  language?: Language;
  /** Keeps the Worker alive until the work is done; without it nothing does. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** A context without a caller. */
export function createCtx({ settings, now, requestId = crypto.randomUUID(), language = "en", waitUntil }: NewCtx): Ctx {
  return {
    settings,
    db: settings.DB,
    reads: settings.DB,
    now,
    requestId,
    actor: null,
    language,
    later(work) {
      const logged = work.catch((error: unknown) => logUnknown(error, requestId));
      waitUntil?.(logged);
    },
  };
}
