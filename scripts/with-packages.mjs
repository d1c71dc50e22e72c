/**
 * node scripts/with-packages.mjs COMMAND [ARGUMENTS]
 *
 * Lets a fresh clone work with one command: installs packages that are missing or out of date, then
 * runs COMMAND of scripts/commands with the project's Node from node_modules. It runs before any
 * package is installed and on any Node from 20, so it uses built-in modules only and no TypeScript.
 */
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const MINIMUM_NODE = 20;
const MINIMUM_NPM = 9;
/** The first Node that runs TypeScript files directly. */
const TYPESCRIPT_NODE = 24;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const bin = join(modules, ".bin");
const windows = process.platform === "win32";

function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

const major = (version) => Number.parseInt(version.replace(/^v/, ""), 10);

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Compares node_modules with package-lock.json. npm records there what it has installed. */
function packagesAreCurrent() {
  const wanted = readJson(join(root, "package-lock.json"))?.packages ?? {};
  const installed = readJson(join(modules, ".package-lock.json"))?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || devOptional)),
  );
}

/** Removes every node_modules/.bin: npm must not run on the Node that it is about to replace. */
const systemPath = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter((entry) => !entry.endsWith(join("node_modules", ".bin")))
    .join(delimiter);

async function installPackages() {
  const env = { ...process.env, PATH: systemPath() };
  const npm = spawnSync("npm", ["--version"], { env, encoding: "utf8", shell: windows });
  if (npm.error || npm.status !== 0)
    fail("npm is not on the PATH. It comes with Node: https://nodejs.org");
  if (major(npm.stdout) < MINIMUM_NPM)
    fail(
      `npm ${npm.stdout.trim()} is too old: ${MINIMUM_NPM} or newer is needed (npm install --global npm).`,
    );

  const log = join(root, ".cache/logs/packages.log");
  mkdirSync(dirname(log), { recursive: true });
  console.log("▸ Packages: installing (some 20 seconds, once)");
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const progress = setInterval(() => console.log(`  … packages: ${seconds()}`), 10_000);
  const options = ["ci", "--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund"];
  const child = spawn("npm", options, {
    cwd: root,
    env,
    shell: windows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = createWriteStream(log);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const code = await new Promise((done) => child.on("close", done));
  clearInterval(progress);
  if (code !== 0)
    fail(
      `The packages could not be installed (npm ci, exit ${code}). Log: ${relative(process.cwd(), log)}`,
    );
  console.log(`✓ Packages (${seconds()})`);
}

/** The project's Node. If npm could not install it, the current Node, if that is new enough. */
function projectNode() {
  const node = join(bin, windows ? "node.cmd" : "node");
  if (existsSync(node) && spawnSync(node, ["--version"], { shell: windows }).status === 0)
    return node;
  if (major(process.version) >= TYPESCRIPT_NODE) return process.execPath;
  return fail(
    "The project's own Node is missing from node_modules. Remove node_modules and run this again.",
  );
}

/** A command's own comment says how it is called and what it does. */
function readHelp(file) {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, "utf8")) ?? [];
  return comment.replaceAll(/\n \* ?/g, "\n").trim();
}

/** npm runs scripts in a shell. Stopping npm ends that shell without a signal to this process. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
}

/** Gives the command the terminal, forwards signals, and exits with the command's code. */
function run(node, entry) {
  const env = { ...process.env, PATH: [bin, systemPath()].join(delimiter) };
  // The IPC channel closes when this process ends, however that happens.
  const child = spawn(node, [entry, ...process.argv.slice(3)], {
    cwd: root,
    env,
    shell: windows,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  process.on("SIGINT", () => {}); // The terminal sends SIGINT to the child too.
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGTERM"));
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`${entry} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => {
    if (signal) console.error(`✗ ${process.argv[2]} was stopped by ${signal}`);
    process.exit(code ?? 1);
  });
}

if (major(process.version) < MINIMUM_NODE)
  fail(
    `Node ${process.version} is too old: Node ${MINIMUM_NODE} or newer is needed (https://nodejs.org).`,
  );
const entry = join(root, "scripts/commands", `${process.argv[2]}.ts`);
if (!existsSync(entry)) fail(`There is no scripts/commands/${process.argv[2]}.ts`);
if (process.argv.slice(3).some((flag) => flag === "--help" || flag === "-h")) {
  console.log(readHelp(entry));
  process.exit(0);
}
if (!packagesAreCurrent()) await installPackages();
run(projectNode(), entry);
