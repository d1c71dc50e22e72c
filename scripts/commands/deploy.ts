/**
 * npm run deploy [-- --accept "texts=why"] [--env staging]: ships [env.production], or staging, to
 * Cloudflare, unless something is not ready (docs/operations.md).
 */
import { unstable_readConfig } from "wrangler";
import { siteConfig } from "../../app.config.ts";
import { commitAccepted, readAcceptFlags } from "../deploy/accepted-risks.ts";
import { deployProblems, readHost } from "../deploy/deploy-problems.ts";
import { findUploaded, readLive } from "../deploy/read-live.ts";
import { assertBuilt, runWhole, ship } from "../deploy/ship.ts";
import { smokeTest } from "../deploy/smoke-test.ts";
import {
  openCloudflare,
  readCommit,
  readTargetConfig,
  runGit,
  wranglerOf,
} from "../setup/owner-tools.ts";
import { ownersWorld } from "../setup/owners-world.ts";
import { commandFor, readTarget } from "../setup/targets.ts";
import { build } from "../steps/build.ts";
import { command, readArguments, ROOT, StepFailed } from "../steps/command.ts";

const file = `${ROOT}/wrangler.toml`;

await command("deploy", async () => {
  const { values } = readArguments({
    options: { accept: { type: "string", multiple: true }, env: { type: "string" } },
  });
  const target = readTarget(values.env);
  await commitAccepted(ownersWorld({ apply: true, target }), readAcceptFlags(values.accept));
  const config = readTargetConfig(target);
  const host = readHost({ vars: config.vars, site: siteConfig, target });
  const api = await openCloudflare(target);
  const secrets = await api
    .list<{ name: string }>(`/workers/scripts/${config.name}/secrets`)
    .catch(() => undefined);
  const problems = deployProblems({
    config,
    localVars: unstable_readConfig({ config: file }, { hideWarnings: true }).vars,
    site: siteConfig,
    target,
    secrets: secrets?.map(({ name }) => name),
    gitStatus: await runGit("status", "--porcelain"),
  });
  if (problems.length > 0)
    throw new StepFailed(
      ["Not deployed:", ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    );

  const commit = await readCommit();
  await build(target, { force: true });
  assertBuilt(config.name);
  const wrangler = wranglerOf(target);
  await runWhole(wrangler, "Database migrations, remote", [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--remote",
    "--env",
    target,
  ]);
  await ship({
    run: wrangler,
    upload: wrangler,
    smoke: (version) =>
      smokeTest({
        site: `https://${host}`,
        worker: config.name,
        version,
        company: siteConfig.company.name,
        anonKey: config.vars.PUBLIC_ANON_KEY ?? "",
      }),
    readLive: async () => (await readLive(api, config.name))?.version,
    findUploaded: (tag) => findUploaded(api, config.name, tag),
    commit,
    say: console.log,
  });
  console.log(`✓ ${commit} is at https://${host}. Back: ${commandFor(target, "rollback")}`);
});
