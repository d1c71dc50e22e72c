import { setTimeout } from "node:timers/promises";
import { StepFailed } from "../steps/command.ts";

/** This header sends a request to one version of the Worker, whatever its share of visitors. */
const OVERRIDES = "Cloudflare-Workers-Version-Overrides";
const ANSWERED_BY = "x-worker-version";
const PAGES = ["/", "/fr", "/fast-track?smoke=1", "/fr/contact?smoke=1"];

/** The booking is stored in a transaction that is rolled back. */
const REHEARSED = {
  firstName: "Smoke",
  lastName: "Test",
  email: "smoke-test@flyer.example",
  airport: "CDG",
  adults: 1,
  children: 0,
  infants: 0,
};

export interface SmokeTest {
  /** https://www.your-domain.com */
  site: string;
  /** The Worker's name, and the version to test; without one, the live version. */
  worker: string;
  version?: string | undefined;
  company: string;
  anonKey: string;
  ask?: typeof fetch;
  /** The number of tries and the pause in ms: a new version takes seconds to spread. */
  tries?: number;
  pauseMs?: number;
  /** The time limit of a response, in ms. */
  timeoutMs?: number;
}

/**
 * The test booking is rolled back.
 * @throws StepFailed with every problem of the last try.
 */
export async function smokeTest(test: SmokeTest): Promise<void> {
  const { tries = 12, pauseMs = 5000 } = test;
  let problems: string[] = [];
  for (let left = tries; left > 0; left--) {
    problems = await findProblems(test);
    if (problems.length === 0) return;
    if (left > 1) await setTimeout(pauseMs);
  }
  const isUnreachable = problems.every((problem) => problem.includes(UNREACHABLE));
  throw new StepFailed(
    [
      "The smoke test failed:",
      ...problems.map((problem) => `  - ${problem}`),
      ...(isUnreachable ? [NEW_DOMAIN] : []),
    ].join("\n"),
  );
}

const UNREACHABLE = "fetch failed";
const NEW_DOMAIN =
  "The name and the certificate of a new domain take some minutes. Run the same command again: it goes on from here.";

/** Node hides in the cause why a request has failed, such as a name that is not known yet. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}

/** Compares words only, because a page writes quotation marks in names as entities. */
export const bare = (text: string) => text.replaceAll(/(?:&#?\w+;|[^\p{L}\p{N}])+/gu, " ");

async function findProblems({
  site,
  worker,
  version,
  company,
  anonKey,
  ask = fetch,
  timeoutMs = 15_000,
}: SmokeTest): Promise<string[]> {
  const headers = version ? { [OVERRIDES]: `${worker}="${version}"` } : undefined;
  const tried = async (path: string, check: (response: Response) => Promise<string>, init = {}) => {
    const problem = await ask(`${site}${path}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers: { ...headers, ...(init as RequestInit).headers },
    })
      .then(check)
      .catch(describe);
    return problem ? [`${path}: ${problem}`] : [];
  };
  const results = [
    await tried("/api/health", async (response) => {
      if (response.status !== 200) return `answers ${response.status}: ${await response.text()}`;
      const answered = response.headers.get(ANSWERED_BY);
      return version && answered !== version ? `version ${answered ?? "unknown"} answered` : "";
    }),
  ];
  let script: string | undefined;
  for (const path of PAGES)
    results.push(
      await tried(path, async (response) => {
        const html = await response.text();
        script ??= /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
        if (response.status !== 200) return `answers ${response.status}`;
        return bare(html).includes(bare(company).trim()) ? "" : `does not name ${company}`;
      }),
    );
  if (script)
    results.push(
      await tried(script, async ({ status }) => (status === 200 ? "" : `answers ${status}`)),
    );
  results.push(
    await tried(
      "/api/bookings",
      async (response) => {
        if (response.status !== 200) return `answers ${response.status} to a rehearsed booking`;
        const { order } = (await response.json()) as { order?: { amount?: number } };
        return (order?.amount ?? 0) > 0 ? "" : "computes no total";
      },
      {
        method: "POST",
        body: JSON.stringify(REHEARSED),
        headers: {
          "content-type": "application/json",
          apikey: anonKey,
          origin: site,
          "x-rehearsal": "true",
        },
      },
    ),
  );
  return results.flat();
}
