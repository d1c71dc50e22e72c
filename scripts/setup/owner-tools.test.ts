import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { openCloudflare, readCommit } from "./owner-tools.ts";
import { addStaging } from "./targets.ts";
import { editToml } from "./wrangler-file.ts";

test("staging's account is its own, also before production is set up", async () => {
  const folder = mkdtempSync(join(tmpdir(), "envol-accounts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "token");
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = join(folder, "wrangler.toml");
  const toml = readFileSync("wrangler.toml", "utf8")
    .split("\n[env.staging]")[0]!
    .replaceAll(/^account_id = .*\n/gm, "");
  const account = { header: "[env.staging]", key: "account_id", value: "staging-account" };
  writeFileSync(file, editToml(addStaging(toml), [account]));
  expect((await openCloudflare("staging", file)).accountId).toBe("staging-account");
  await expect(openCloudflare("production", file)).rejects.toThrow("Run: npm run setup");
});

test("a commit has the same name in every clone, whatever git shows there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "envol-commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = promisify(execFile);
  const gitIn = (digits: number) => {
    const options = [
      "-C",
      folder,
      "-c",
      `core.abbrev=${digits}`,
      "-c",
      "user.name=Ada",
      "-c",
      "user.email=ada@example.org",
      "-c",
      "commit.gpgsign=false",
    ];
    return async (...args: string[]) => (await run("git", [...options, ...args])).stdout;
  };
  await gitIn(7)("init", "--quiet");
  await gitIn(7)("commit", "--quiet", "--allow-empty", "--message", "first");
  const [shallow, whole] = await Promise.all([readCommit(gitIn(7)), readCommit(gitIn(10))]);
  expect(shallow).toMatch(/^[\da-f]{12}$/);
  expect(whole).toBe(shallow);
});
