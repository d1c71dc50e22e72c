import { readFileSync, writeFileSync } from "node:fs";
import { BUILT_CONFIG } from "../steps/build.ts";
import { shellLine, StepFailed } from "../steps/command.ts";
import { dropFlag, isFlagRefused } from "./module-registry.ts";

type Run = (title: string, args: string[]) => Promise<{ code: number; output: string }>;

export interface Shipment {
  /** Both run wrangler; `upload` also sends the new secrets with the code. */
  run: Run;
  upload: Run;
  findUploaded: (commit: string) => Promise<string>;
  /** Throws if a version does not work. Without `version` it tests the live one. */
  smoke: (version?: string) => Promise<void>;
  /** The version that visitors receive; undefined before the first deployment. */
  readLive: () => Promise<string | undefined>;
  /** The commit of the build, by which the uploaded version is found. */
  commit: string;
  say: (line: string) => void;
  config?: string;
}

/**
 * Throws StepFailed. The build contains its environment, and wrangler's `--env` cannot change it.
 */
export function assertBuilt(worker: string, config = BUILT_CONFIG): void {
  const { name } = JSON.parse(readFileSync(config, "utf8")) as { name: string };
  if (name !== worker)
    throw new StepFailed(`The build is ${name}'s, not ${worker}'s. Deploy again.`);
}

/**
 * Ships the build. A first build is deployed directly, because it has no visitors. A later one is
 * uploaded, and gets visitors only after it passes the smoke test. If any step fails, the previous
 * version returns.
 * @throws StepFailed
 */
export async function ship(shipment: Shipment): Promise<void> {
  const { run, upload, smoke, readLive, commit, say, config = BUILT_CONFIG } = shipment;
  const build = ["--config", config, "--tag", commit];
  if (!(await readLive())) {
    await uploadBuild({ upload, say, config }, ["deploy", ...build]);
    await smoke();
    return;
  }
  await uploadBuild({ upload, say, config }, ["versions", "upload", ...build]);
  const version = await shipment.findUploaded(commit);
  // Another deployment may have ended during the upload.
  const live = await readLive();
  const share = (title: string, ...shares: string[]) =>
    runWhole(run, title, ["versions", "deploy", ...shares, "--yes", "--config", config]);
  try {
    await share("No visitor gets it yet", `${version}@0`, `${live}@100`);
    await smoke(version);
    await share("Every visitor gets it", `${version}@100`);
    await runWhole(run, "Domain, crons and queues", ["triggers", "deploy", "--config", config]);
    await smoke();
  } catch (error) {
    const reason = describe(error);
    const back = [...rollbackTo(live!), "--config", config];
    try {
      await runWhole(run, "The version before", back);
    } catch (failure) {
      const left = (await readLive().catch(() => undefined)) ?? "either version";
      throw new StepFailed(
        `${reason}\n${describe(failure)}\nVisitors have ${left}. Bring the version before back: ${shellLine("npx", "wrangler", ...back)}`,
      );
    }
    throw new StepFailed(`${reason}\nVisitors have the version before, ${live}.`);
  }
}

/**
 * The arguments of wrangler that return every visitor to a version. Cloudflare refuses
 * `versions deploy` of a version whose secrets have changed since, and takes this.
 */
export const rollbackTo = (version: string): string[] => ["rollback", version, "--yes"];

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** If the account refuses the flag for modules compiled at first use, uploads again without it. */
async function uploadBuild(
  { upload, say, config }: Pick<Shipment, "upload" | "say"> & { config: string },
  args: string[],
): Promise<string> {
  const { code, output } = await upload("Upload", args);
  if (code !== 0 && isFlagRefused(output)) {
    writeFileSync(config, dropFlag(readFileSync(config, "utf8")));
    say("This account refuses new_module_registry: cold starts take longer without it.");
    return runWhole(upload, "Upload", args);
  }
  return requireWhole("Upload", { code, output });
}

/** Returns wrangler's output. Throws StepFailed with wrangler's error. */
export async function runWhole(run: Run, title: string, args: string[]): Promise<string> {
  return requireWhole(title, await run(title, args));
}

function requireWhole(title: string, { code, output }: { code: number; output: string }): string {
  if (code === 0) return output;
  throw new StepFailed(`${title} failed: ${readWranglerError(output)}`);
}

function readWranglerError(output: string): string {
  const lines = output
    // oxlint-disable-next-line no-control-regex -- the colours of a terminal
    .replaceAll(/\u001b\[[\d;]*m/g, "")
    .split("\n")
    .map((line) => line.trim());
  const start = lines.findIndex((line) => line.includes("[ERROR]"));
  const told = lines
    .slice(Math.max(start, 0))
    .filter((line) => line !== "" && !line.includes("🪵"));
  return (
    told
      .slice(0, 3)
      .join(" ")
      .replace(/^.*\[ERROR\]\s*/, "")
      .slice(0, 300) || "see its log"
  );
}
