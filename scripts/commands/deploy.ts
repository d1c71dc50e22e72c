/** npm run deploy: ships [env.production] to Cloudflare, unless something in it is not ready (docs/operations.md). */
import { readFileSync, writeFileSync } from "node:fs";
import { unstable_readConfig } from "wrangler";
import { siteConfig } from "../../app.config.ts";
import { deployProblems } from "../deploy/deploy-problems.ts";
import { dropFlag, isFlagRefused } from "../deploy/module-registry.ts";
import { BUILT_CONFIG, build } from "../steps/build.ts";
import { command, logPath, ROOT, StepFailed } from "../steps/command.ts";
import { runTool } from "../steps/run-tool.ts";
import { toolStep } from "../steps/step.ts";

const config = `${ROOT}/wrangler.toml`;

await command("deploy", async () => {
  const production = unstable_readConfig({ config, env: "production" }, { hideWarnings: true });
  const problems = deployProblems({
    config: production,
    localVars: unstable_readConfig({ config }, { hideWarnings: true }).vars,
    site: siteConfig,
    secrets: await secretNames(),
    gitStatus: (await runTool("git-status", "git", ["status", "--porcelain"])).output,
  });
  if (problems.length > 0)
    throw new StepFailed(
      ["Not deployed:", ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    );

  await build("production", { force: true });
  await toolStep("Database migrations, remote", "migrate-production", "wrangler", [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--remote",
    "--env",
    "production",
  ]);
  console.log((await deployBuild()).trim());
});

/** Deploys once more without the flag for modules compiled at first use, if the account refuses it. */
async function deployBuild(): Promise<string> {
  const args = ["deploy", "--config", BUILT_CONFIG];
  const { code, output } = await runTool("deploy", "wrangler", args);
  if (code !== 0 && isFlagRefused(output)) {
    writeFileSync(BUILT_CONFIG, dropFlag(readFileSync(BUILT_CONFIG, "utf8")));
    console.log("This account refuses new_module_registry: cold starts take longer without it.");
    return toolStep("Deployment", "deploy", "wrangler", args);
  }
  if (code !== 0) throw new StepFailed("Deployment failed.", logPath("deploy"));
  return output;
}

/** The names of the deployed Worker's secrets; undefined when wrangler cannot list them. */
async function secretNames(): Promise<string[] | undefined> {
  const { code, output } = await runTool("secrets", "wrangler", [
    "secret",
    "list",
    "--env",
    "production",
    "--format",
    "json",
  ]);
  const list = /\[[\s\S]*\]/.exec(output);
  if (code !== 0 || !list) return undefined;
  return (JSON.parse(list[0]) as { name: string }[]).map(({ name }) => name);
}
