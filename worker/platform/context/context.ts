import type { AssuranceLevel } from "#domain/accounts/factor.ts";
import { siteConfig } from "../../../app.config.ts";
import { applySite } from "#domain/site/apply-site.ts";
import type { Language } from "#domain/language.ts";
import type { Settings } from "./env.ts";
import { logUnknown } from "./log.ts";
import { sendTask } from "./send-task.ts";

applySite(siteConfig);

export type Queryable = Pick<D1Database, "prepare" | "batch">;

export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  /** Password, oauth, otp, recovery or passkey. */
  method: string;
  signedInAt: number;
  aal: AssuranceLevel;
}

/** Services take time, database and caller only from here, so that tests can set them. */
export interface Ctx {
  settings: Settings;
  /** The primary: has every write that finished before the request. */
  db: Queryable;
  /** The nearest replica: has everything that this caller has seen, but maybe not others' last writes. */
  replica: Queryable;
  /** The time of the request, in epoch ms. */
  now: number;
  requestId: string;
  /** The caller's network. Never logged, stored only as a hash, and empty without a request. */
  visitor: string;
  /** Null for visitors, cron runs and the owner's command line. */
  actor: Actor | null;
  language: Language;
  /** For links in mails and return addresses, such as https://www.example.org. */
  origin: string;
  /** Continues after the response and logs a failure. */
  later: (work: Promise<unknown>) => void;
  /** Queues work after the response. The cron does work that the queue missed. */
  enqueue: (task: Task) => void;
}

/** worker/queue.ts handles this. It contains ids only. */
export interface Task {
  mails?: readonly string[];
  /** Closes this order's payment pages. */
  pagesOf?: string | false;
  /** Updates the wallets that hold this order's pass. */
  passOf?: string | undefined;
  groupAct?: string | undefined;
  delaySeconds?: number;
}

export interface SignedInCtx extends Ctx {
  actor: Actor;
}

interface NewCtx {
  settings: Settings;
  /** Sessions of a request. Without them, everything reads the primary. */
  databases?: Pick<Ctx, "db" | "replica">;
  now: number;
  requestId?: string;
  visitor?: string;
  language?: Language;
  url?: string;
  /** Keeps the Worker running. Absent in scripts and tests. */
  waitUntil?: (work: Promise<unknown>) => void;
}

export function createCtx({
  settings,
  databases = { db: settings.DB, replica: settings.DB },
  now,
  requestId = crypto.randomUUID(),
  visitor = "",
  language = "en",
  url,
  waitUntil,
}: NewCtx): Ctx {
  const origin = siteOrigin(settings, url);
  const later = (work: Promise<unknown>) => {
    const logged = work.catch((error: unknown) => logUnknown(error, requestId));
    waitUntil?.(logged);
  };
  return {
    settings,
    ...databases,
    now,
    requestId,
    visitor,
    actor: null,
    language,
    origin,
    later,
    enqueue({ mails = [], pagesOf = false, passOf: changed, groupAct, delaySeconds = 0 }) {
      const passOf = settings.GOOGLE_WALLET_KEY === undefined ? undefined : changed;
      if (!settings.TASKS || !(mails.length > 0 || pagesOf || passOf || groupAct)) return;
      const task = { mails, pagesOf, passOf, groupAct, origin };
      later(
        delaySeconds > 0
          ? settings.TASKS.send(task, { delaySeconds })
          : sendTask(settings.TASKS, task),
      );
    },
  };
}

/** Deployments ignore the request's host, because a forged Host header could misdirect a mailed link. */
function siteOrigin(
  { ENVIRONMENT, LOCAL_ORIGIN, STAGING_HOST = siteConfig.domains.main }: Settings,
  url: string | undefined,
): string {
  if (ENVIRONMENT !== "local") return `https://${STAGING_HOST}`;
  return url === undefined ? LOCAL_ORIGIN : new URL(url).origin;
}
