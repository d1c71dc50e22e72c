import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openCloudflare } from "./owner-tools.ts";
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
