import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { prerender } from "../build/prerender.ts";
import { logPath, ROOT, StepFailed } from "./command.ts";
import { runTool } from "./run-tool.ts";
import { step } from "./step.ts";

const INPUTS = [
  "src",
  "worker",
  "public",
  "scripts/build",
  "scripts/serve",
  "app.config.ts",
  "vite.config.ts",
  "wrangler.toml",
  ".dev.vars",
  "package.json",
  "package-lock.json",
];
/** Tests are not built, and generated files follow from the other inputs. */
const NOT_BUILT = /\.(test|gen)\.tsx?$/;
const STAMP = join(ROOT, "dist/inputs.sha256");

/** The configuration from which a build is served and deployed. */
export const BUILT_CONFIG = join(ROOT, "dist/server/wrangler.json");

/**
 * Skips a build from the same inputs. `environment` is one of wrangler.toml; "" is the local one.
 */
export async function build(environment = "", { force = false } = {}): Promise<void> {
  const started = performance.now();
  const inputs = inputsHash(environment);
  if (!force && isBuiltFrom(inputs)) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`✓ Build (up to date, ${seconds} s)`);
    return;
  }
  rmSync(STAMP, { force: true });
  await viteBuild(environment ? `Build for ${environment}` : "Build", [], environment);
  await step(
    "Public pages",
    async () => void (await prerender(BUILT_CONFIG, { isDeployed: environment !== "" })),
  );
  mkdirSync(join(ROOT, "dist"), { recursive: true });
  writeFileSync(STAMP, inputs);
}

export const isBuilt = (): boolean => isBuiltFrom(inputsHash(""));

const isBuiltFrom = (inputs: string): boolean =>
  existsSync(BUILT_CONFIG) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === inputs;

/** The Vite plugin reads the environment of wrangler.toml from CLOUDFLARE_ENV. */
export async function viteBuild(title: string, args: string[], environment = ""): Promise<void> {
  await step(title, async () => {
    const name = environment ? `build-${environment}` : "build";
    const { code, output } = await runTool(name, "vite", ["build", ...args], {
      CLOUDFLARE_ENV: environment,
    });
    if (code !== 0) throw new StepFailed(`${title} failed${firstError(output)}.`, logPath(name));
  });
}

function firstError(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  const start = lines.findIndex((line) => line.startsWith("error during build:"));
  const told = lines
    .slice(start + 1)
    .map((line) => line.replaceAll(/[╭─│╰┬]/g, "").trim())
    .filter((line) => line !== "" && !line.startsWith("Build failed with"));
  return start < 0 ? "" : `: ${told.slice(0, 4).join(" ").slice(0, 200)}`;
}

function inputsHash(environment: string): string {
  const hash = createHash("sha256").update(environment);
  for (const file of INPUTS.flatMap((input) => filesOf(join(ROOT, input)))) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
