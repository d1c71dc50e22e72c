import type { Risk } from "#domain/going-live/risks.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { StepFailed } from "../steps/command.ts";
import type { CloudflareApi } from "./cloudflare-api.ts";
import type { Target } from "./targets.ts";

/** What an owner is asked, once; a flag of the same name answers too. */
export const QUESTIONS = {
  account: "Which account? Its id is in the address of its dashboard",
  location: "Where shall the database be (weur, eeur, wnam, enam, apac, oc)? Near most travellers",
  jurisdiction: "Must its data stay in one place by law (eu, fedramp, us, none)? It never changes",
  "mail-from": "Who sends the mails? An address of your domain, such as hello@your-domain",
  admin: "Your e-mail address, for the first admin's account",
  host: "Where shall staging be? A name in your domain",
} as const;
export type Question = keyof typeof QUESTIONS;

/** A block of wrangler.toml, as far as the road reads it. */
export interface TargetConfig {
  name: string;
  account_id?: string;
  vars: Record<string, string>;
  d1_databases: { binding: string; database_name: string; database_id?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  queues: { producers?: { queue: string }[]; consumers?: { queue: string }[] };
  triggers: { crons: string[] };
}

/** The world around the road: a test gives it fakes. */
export interface SetupWorld {
  apply: boolean;
  target: Target;
  /** Flags of the command line. */
  given: Partial<Record<Question | "payments", string>>;
  /** Risks that are deployed knowingly, with reasons. */
  accepted: Partial<Record<Risk, string>>;
  env: Record<string, string | undefined>;
  site: SiteConfig;
  /** Credentials of Cloudflare; undefined without a login. */
  token: () => Promise<string | undefined>;
  cloudflareBase?: string;
  stripeApi: string;
  /** Asks at the terminal; undefined where there is none. */
  prompt?: (question: string) => Promise<string>;
  /** Reads and writes wrangler.toml. */
  file: { read: () => string; write: (text: string) => void; config: () => TargetConfig };
  git: (...args: string[]) => Promise<string>;
  /** Runs wrangler; the secrets go with an upload, in a file that is gone afterwards. */
  wrangler: (
    title: string,
    args: string[],
    secrets?: Record<string, string>,
  ) => Promise<{ code: number; output: string }>;
  build: (target: Target) => Promise<void>;
  /** Fetches the deployed site. */
  fetch: typeof fetch;
  /** How patient the smoke test is. */
  patience?: { tries: number; pauseMs: number };
  now: () => number;
  say: (line: string) => void;
}

/** What the steps before have found, for those after them. */
export interface Facts {
  api: CloudflareApi;
  /** www.your-domain.com, or staging's own. */
  host: string;
  zone: Zone;
  /** Known once it exists. */
  database: string | undefined;
  namespace: string | undefined;
  queues: Map<string, string>;
  mailFrom: string;
  /** The names of the Worker's secrets; undefined before there is a Worker. */
  secrets: Set<string> | undefined;
  /** Secrets that go with the next deployment, and nowhere else. */
  newSecrets: Record<string, string>;
}

export interface Zone {
  id: string;
  name: string;
  status: string;
  account: { id: string; name: string };
}

/** What a step would do. */
export interface Plan {
  /** The commands that do the same by hand. */
  commands: string[];
  apply: () => Promise<unknown>;
}

export interface Step {
  title: string;
  /** Reads what exists. Returns nothing when it is done. Throws StepFailed with what to do. */
  plan: (world: SetupWorld, facts: Facts) => Promise<Plan | undefined>;
}

/**
 * Returns an answer of the command line, or of the terminal while the road is walked.
 * @throws StepFailed when there is neither.
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
