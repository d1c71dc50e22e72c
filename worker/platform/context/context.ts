import type { AssuranceLevel } from "../../../src/domain/accounts/factor.ts";
import { siteConfig } from "../../../app.config.ts";
import type { Language } from "../../../src/domain/language.ts";
import type { Settings } from "./env.ts";
import { logUnknown } from "./log.ts";

/** The part of D1's interface that queries need: D1 itself, a session of it, or a database whose first batch carries a check. */
export type Queryable = Pick<D1Database, "prepare" | "batch">;

/** The signed-in person who calls. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  /** How the session was opened: password, oauth or recovery. */
  method: string;
  /** When the session was opened, epoch ms. */
  signedInAt: number;
  /** `aal2` once the session has shown a second factor, and only for the access tokens that it got since. */
  aal: AssuranceLevel;
}

/**
 * The context that every service gets beside its input: one per request, cron run, script and test. Services take the time, the
 * database and the caller from it and from nowhere else, so that tests can set them.
 */
export interface Ctx {
  settings: Settings;
  /** The primary database, which sees every finished write. */
  db: D1Database;
  /** The database for lists. In an admin's view its first batch carries the check of the role, and throws when that fails. */
  reads: Queryable;
  /** The time of the request, epoch ms. */
  now: number;
  requestId: string;
  /** The network that the call came from, for counting; it is never logged, and stored as a hash. Empty for cron runs and commands. */
  visitor: string;
  /** Null for a visitor, a cron run and the owner at the command line. */
  actor: Actor | null;
  /** The language that mails to the caller are written in. */
  language: Language;
  /** The origin of this site, for links in mails and for the way back from a provider: https://www.example.org. */
  origin: string;
  /** Lets work finish after the response. Nobody awaits it, so its failure is logged. */
  later: (work: Promise<unknown>) => void;
}

/** The context of a signed-in person's call. */
export interface SignedInCtx extends Ctx {
  actor: Actor;
}

interface NewCtx {
  settings: Settings;
  now: number;
  requestId?: string;
  visitor?: string;
  language?: Language;
  /** The address that was called; absent for cron runs and commands. */
  url?: string;
  /** Keeps the Worker alive until the work is done. Absent in scripts and tests, which must await it themselves. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** A context without a caller. */
export function createCtx({
  settings,
  now,
  requestId = crypto.randomUUID(),
  visitor = "",
  language = "en",
  url,
  waitUntil,
}: NewCtx): Ctx {
  return {
    settings,
    db: settings.DB,
    reads: settings.DB,
    now,
    requestId,
    visitor,
    actor: null,
    language,
    origin: siteOrigin(settings, url),
    later(work) {
      const logged = work.catch((error: unknown) => logUnknown(error, requestId));
      waitUntil?.(logged);
    },
  };
}

/**
 * A deployment's origin is configured and never taken from the request: whoever chooses the Host header would choose where a mailed
 * link leads. The local product answers on any port.
 */
function siteOrigin({ ENVIRONMENT, LOCAL_ORIGIN }: Settings, url: string | undefined): string {
  if (ENVIRONMENT !== "local") return `https://${siteConfig.domains.main}`;
  return url === undefined ? LOCAL_ORIGIN : new URL(url).origin;
}
