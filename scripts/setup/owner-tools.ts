import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { unstable_readConfig } from "wrangler";
import { ROOT, StepFailed } from "../steps/command.ts";
import { runTool } from "../steps/run-tool.ts";
import { step } from "../steps/step.ts";
import { type CloudflareApi, cloudflareApi } from "./cloudflare-api.ts";
import { openDatabase } from "./open-database.ts";
import type { SetupWorld, TargetConfig } from "./setup-world.ts";
import { addStaging, commandFor, refuseSharedData, type Target } from "./targets.ts";

const run = promisify(execFile);
const CONFIG = `${ROOT}/wrangler.toml`;

type ReadConfig = TargetConfig & ReturnType<typeof unstable_readConfig>;

const readBlock = (config: string, env: Target) =>
  unstable_readConfig({ config, env }, { hideWarnings: true }) as unknown as ReadConfig;

/** Throws StepFailed if staging shares data with production. */
export function readTargetConfig(target: Target = "production", file = CONFIG): ReadConfig {
  const production = readBlock(file, "production");
  if (target === "production") return production;
  const folder = mkdtempSync(join(tmpdir(), "envol-staging-"));
  try {
    const copy = join(folder, "wrangler.toml");
    writeFileSync(copy, addStaging(readFileSync(file, "utf8")));
    const staging = readBlock(copy, "staging");
    refuseSharedData(production, staging);
    return staging;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The token of the shell or of `wrangler login`. It must never reach a log. */
export async function readToken(): Promise<string | undefined> {
  const set = process.env.CLOUDFLARE_API_TOKEN;
  if (set) return set;
  try {
    const { stdout } = await run(`${ROOT}/node_modules/.bin/wrangler`, ["auth", "token", "--json"]);
    return (JSON.parse(stdout) as { token?: string }).token;
  } catch {
    return undefined;
  }
}

/** Throws StepFailed before the setup. */
export async function openCloudflare(
  target: Target = "production",
  file = CONFIG,
): Promise<CloudflareApi> {
  const token = await readToken();
  if (!token) throw new StepFailed("Nobody is logged in to Cloudflare. Run: npx wrangler login");
  const accountId = readTargetConfig(target, file).account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID;
  if (!accountId)
    throw new StepFailed(`wrangler.toml names no account yet. Run: ${commandFor(target, "setup")}`);
  return cloudflareApi({ token, accountId });
}

/** Production's database. Throws StepFailed before the setup. */
export async function openDeployed(): Promise<D1Database> {
  const id = readTargetConfig().d1_databases[0]?.database_id ?? "";
  return openDatabase(await openCloudflare(), id);
}

/** Throws StepFailed. */
export async function runGit(...args: string[]): Promise<string> {
  const { code, output } = await runTool("git", "git", args);
  if (code !== 0) throw new StepFailed(`git ${args[0]} failed: ${output.trim().slice(0, 300)}`);
  return output;
}

/**
 * The commit that a deployment is tagged with. Git would choose the number of digits by the size of
 * the clone.
 */
export const readCommit = async (git: SetupWorld["git"] = runGit): Promise<string> =>
  (await git("rev-parse", "--short=12", "HEAD")).trim();

/** Tags of earlier deployments have fewer digits. */
export const isSameCommit = (tag: string | undefined, commit: string): boolean =>
  !!tag && (tag.startsWith(commit) || commit.startsWith(tag));

/**
 * Runs wrangler in the target's account. Secrets go with an upload in a file that only this user
 * can read and that is deleted afterwards.
 */
export function wranglerOf(target: Target): SetupWorld["wrangler"] {
  return async (title, args, secrets = {}) => {
    const log = `wrangler-${args[0]}`;
    const accountId = readTargetConfig(target).account_id;
    const env: Record<string, string> = accountId ? { CLOUDFLARE_ACCOUNT_ID: accountId } : {};
    if (Object.keys(secrets).length === 0)
      return step(title, () => runTool(log, "wrangler", args, env));
    const folder = mkdtempSync(join(tmpdir(), "envol-secrets-"));
    const file = join(folder, "secrets.json");
    try {
      writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
      return await step(title, () =>
        runTool(log, "wrangler", [...args, "--secrets-file", file], env),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
