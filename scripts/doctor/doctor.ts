import { adminLaunch } from "#content/admin-launch.ts";
import { createFacts } from "#content/facts.ts";
import type { LaunchCheck, LaunchState } from "#domain/going-live/launch.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { model as modelWords } from "#content/model.ts";
import { type ModelCheck, WordingsAboutSchema } from "#domain/generator/wordings.schema.ts";
import { BUILT_IN_MODEL } from "#domain/generator/wordings.ts";
import type { LiveVersion } from "../deploy/read-live.ts";
import { isSameCommit } from "../setup/owner-tools.ts";
import { StepFailed } from "../steps/command.ts";

/** A check with its texts, for people and for `--json`. */
export interface Diagnosis {
  id: string;
  state: LaunchState;
  title: string;
  text: string;
}

export function tellLaunch(checks: readonly LaunchCheck[], site: SiteConfig): Diagnosis[] {
  const words = adminLaunch.en(createFacts(site, "en", "EUR")).checks;
  return checks.map(({ id, state, at, reason, count = 0 }) => {
    const { title, done, remedy } = words[id];
    const parts = [
      state === "done" ? done : typeof remedy === "string" ? remedy : remedy(count),
      reason && `Accepted: ${reason}.`,
      at && `Last seen: ${at}.`,
    ];
    return { id, state, title, text: parts.filter(Boolean).join(" ") };
  });
}

/** What the deployed database knows: nothing, for instance before its migrations. */
export async function examineLaunch(
  read: () => Promise<LaunchCheck[]>,
  site: SiteConfig,
): Promise<Diagnosis[]> {
  try {
    return tellLaunch(await read(), site);
  } catch (error) {
    return [{ id: "database", state: "open", title: "Database", text: describe(error) }];
  }
}

/** Drizzle wraps the errors of a query. */
function describe(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof StepFailed ? error.cause : error;
  if (reason instanceof StepFailed) return reason.message;
  return `We could not reach it: ${reason instanceof Error ? reason.message : String(reason)}`;
}

/** `about` asks the site for its model; `check` asks the model, with the shell's key. */
export async function examineModel(
  about: () => Promise<Response>,
  check: (() => Promise<ModelCheck>) | undefined,
): Promise<Diagnosis> {
  const words = modelWords.en();
  const of = (state: LaunchState, text: string) => ({
    id: "model",
    state,
    title: words.title,
    text,
  });
  try {
    const response = await about();
    const answer = WordingsAboutSchema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success)
      return of("open", `/api/wordings answers ${response.status} without the name of a model.`);
    const { model } = answer.data;
    if (model === BUILT_IN_MODEL) return of("done", words.builtIn);
    if (!check) return of("unknown", words.unasked(model));
    const { reason } = await check();
    return reason ? of("open", words.reasons[reason]) : of("done", words.works(model));
  } catch (error) {
    return of("open", describe(error));
  }
}

/** Facts that only Cloudflare knows, each loaded when needed. */
export interface CloudChecks {
  /** The titles of the open steps of `npm run setup`. */
  openSteps: () => Promise<string[]>;
  live: () => Promise<LiveVersion | undefined>;
  commit: () => Promise<string>;
  replication: () => Promise<string | undefined>;
  certificateDays: () => Promise<number>;
  health: () => Promise<number>;
}

const CERTIFICATE_DAYS = 14;

/** A check that fails to run counts as open and says why. */
export async function examineCloud(checks: CloudChecks): Promise<Diagnosis[]> {
  const look = async (
    id: string,
    title: string,
    work: () => Promise<[isDone: boolean, text: string]>,
  ): Promise<Diagnosis> => {
    try {
      const [isDone, text] = await work();
      return { id, state: isDone ? "done" : "open", title, text };
    } catch (error) {
      return { id, state: "open", title, text: describe(error) };
    }
  };
  return [
    await look("setup", "Account, resources, domain, mails", async () => {
      const open = await checks.openSteps();
      return open.length === 0
        ? [true, "Everything of `npm run setup` is there."]
        : [false, `Open: ${open.join(", ")}. Run: npm run setup -- --apply`];
    }),
    await look("version", "Deployed version", async () => {
      const [live, commit] = [await checks.live(), await checks.commit()];
      if (!live) return [false, "Nothing is deployed. Run: npm run setup -- --apply"];
      return isSameCommit(live.tag, commit)
        ? [true, `Visitors have ${commit}.`]
        : [
            false,
            `Visitors have ${live.tag ?? live.version}, and this is ${commit}. Run: npm run deploy`,
          ];
    }),
    await look("health", "Health", async () => {
      const status = await checks.health();
      return [
        status === 200,
        status === 200
          ? "The site answers."
          : `/api/health answers ${status}. Run: npx wrangler tail --env production`,
      ];
    }),
    await look("replication", "Read replication", async () => {
      const mode = await checks.replication();
      return [true, mode === "auto" ? "It is on." : "It is off: the primary answers every read."];
    }),
    await look("certificate", "Certificate", async () => {
      const days = await checks.certificateDays();
      return [
        days > CERTIFICATE_DAYS,
        `It ends in ${days} days${days > CERTIFICATE_DAYS ? "." : ": see SSL/TLS in Cloudflare's dashboard."}`,
      ];
    }),
  ];
}

const MARKS: Record<LaunchState, string> = { done: "✓", open: "✗", unknown: "?" };

export function showDiagnoses(all: readonly Diagnosis[]): string {
  const open = all.filter(({ state }) => state === "open").length;
  return [
    ...all.map(({ state, title, text }) => `${MARKS[state]} ${title}\n    ${text}`),
    open === 0 ? "Everything is done. You’re ready for customers." : `${open} left.`,
  ].join("\n");
}
