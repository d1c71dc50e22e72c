import type { Risk } from "#domain/going-live/risks.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { StepFailed } from "../steps/command.ts";
import type { CloudflareApi } from "./cloudflare-api.ts";
import type { Target } from "./targets.ts";

/** A flag with the same name answers a question too. */
export const QUESTIONS = {
  account: "Which account? Its id is in the address of its dashboard",
  location: "Where shall the database be (weur, eeur, wnam, enam, apac, oc)? Near most travellers",
  jurisdiction: "Must its data stay in one place by law (eu, fedramp, us, none)? It never changes",
  "mail-from": "Who sends the mails? An address of your domain, such as hello@your-domain",
  admin: "Your email address, for the first admin's account",
  host: "Where shall staging be? A name in your domain",
} as const;
export type Question = keyof typeof QUESTIONS;

export type Route = string | { pattern: string; custom_domain?: boolean };

export interface TargetConfig {
  name: string;
  account_id?: string;
  routes?: Route[];
  vars: Record<string, string>;
  d1_databases: { binding: string; database_name: string; database_id?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  queues: { producers?: { queue: string }[]; consumers?: { queue: string }[] };
  triggers: { crons: string[] };
}

/** The setup's environment, which a test replaces with fakes. */
export interface SetupWorld {
  apply: boolean;
  target: Target;
  given: Partial<Record<Question | "payments", string>>;
  /** Risks that the owner accepts, with reasons. */
  accepted: Partial<Record<Risk, string>>;
  env: Record<string, string | undefined>;
  site: SiteConfig;
  /** The Cloudflare token; undefined without a login. */
  token: () => Promise<string | undefined>;
  cloudflareBase?: string;
  stripeApi: string;
  /** Asks at the terminal; undefined without a terminal. */
  prompt?: (question: string) => Promise<string>;
  file: { read: () => string; write: (text: string) => void; config: () => TargetConfig };
  git: (...args: string[]) => Promise<string>;
  /** Runs wrangler. Secrets go with an upload in a file that is deleted afterwards. */
  wrangler: (
    title: string,
    args: string[],
    secrets?: Record<string, string>,
  ) => Promise<{ code: number; output: string }>;
  build: (target: Target) => Promise<void>;
  fetch: typeof fetch;
  /** The smoke test's number of tries and pause in ms. */
  patience?: { tries: number; pauseMs: number };
  now: () => number;
  say: (line: string) => void;
}

/** Results of earlier steps, for later ones. */
export interface Facts {
  api: CloudflareApi;
  /** www.your-domain.com, or staging's own host. */
  host: string;
  zone: Zone;
  /** Undefined until the database exists. */
  database: string | undefined;
  namespace: string | undefined;
  queues: Map<string, string>;
  mailFrom: string;
  /** The names of the Worker's secrets; undefined before the Worker exists. */
  secrets: Set<string> | undefined;
  /** Secrets for the next deployment, which are stored nowhere else. */
  newSecrets: Record<string, string>;
}

export interface Zone {
  id: string;
  name: string;
  status: string;
  account: { id: string; name: string };
}

export interface Plan {
  /** The commands that do the same by hand. */
  commands: string[];
  apply: () => Promise<unknown>;
}

export interface Step {
  title: string;
  /** What it does, for a step that cannot be looked at yet. */
  what: string;
  /** Resolves to nothing if the step is done. Throws StepFailed with advice. */
  plan: (world: SetupWorld, facts: Facts) => Promise<Plan | typeof LATER | undefined>;
}

/** Earlier steps must be taken before this one can be looked at. */
export const LATER = "later";

/**
 * Asks at the terminal only while `apply` is set.
 * @throws StepFailed if there is no answer.
 */
export async function answer(
  { given, apply, prompt }: SetupWorld,
  question: Question,
): Promise<string> {
  const flag = given[question];
  if (flag) return flag;
  if (!apply) return `<${question}>`;
  const typed = (await prompt?.(`${QUESTIONS[question]}: `))?.trim();
  if (!typed) throw new StepFailed(`Say --${question}. ${QUESTIONS[question]}.`);
  return (given[question] = typed);
}
