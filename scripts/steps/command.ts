import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";

export const ROOT = join(import.meta.dirname, "../..");

export const logPath = (name: string) => join(ROOT, ".cache/logs", `${name}.log`);

/** Shows a path relative to the current folder. */
export const shownPath = (path: string) => relative(process.cwd(), path) || ".";

/** A command to copy into a shell, with quotes where the shell needs them. */
export const shellLine = (...words: string[]): string =>
  words
    .map((word) =>
      /^[\w@.=:/-]+$/.test(word) ? word : JSON.stringify(word).replaceAll(/[$`]/g, "\\$&"),
    )
    .join(" ");

/**
 * No tool that we start may ask a question, report usage, contact its vendor or keep a log in the
 * home folder.
 */
Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  DO_NOT_TRACK: "1",
});

/** A step that failed for a known reason, shown as one line with the path of its log, if any. */
export class StepFailed extends Error {
  readonly log: string | undefined;

  constructor(reason: string, log?: string) {
    super(reason);
    this.name = "StepFailed";
    this.log = log;
  }
}

/** Shows any failure in one line and sets the exit code to 1. */
export async function command(name: string, work: () => Promise<void>): Promise<void> {
  process.channel?.unref();
  try {
    await work();
  } catch (error) {
    console.error(`✗ ${describe(name, error)}`);
    process.exit(1);
  }
}

type Accepts = Pick<ParseArgsConfig, "options" | "allowPositionals">;

/**
 * Reads the command's arguments.
 * @throws StepFailed for one that the command does not take, and names those that it does; also for
 * one that npm has taken for its own.
 */
export function readArguments<const Taken extends Accepts>(
  accepts: Taken,
  args: readonly string[] = process.argv.slice(2),
  env: Record<string, string | undefined> = process.env,
) {
  refuseTakenByNpm(Object.keys(accepts.options ?? {}), env);
  try {
    return parseArgs<Taken>({ ...accepts, args });
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") throw new StepFailed(`${message}.`);
    const [, argument] = /'(.+?)'/.exec(message) ?? [];
    const known = Object.keys(accepts.options ?? {}).map((flag) => `--${flag}`);
    throw new StepFailed(
      known.length > 0
        ? `This command does not know ${argument}: choose of ${known.join(", ")}.`
        : `This command does not know ${argument}, and takes no flags.`,
    );
  }
}

/** Without `--` before it, npm keeps a flag for itself, and the command would do something else. */
function refuseTakenByNpm(flags: readonly string[], env: Record<string, string | undefined>): void {
  const taken = flags.find((flag) => env[`npm_config_${flag.replaceAll("-", "_")}`]);
  if (taken === undefined) return;
  const name = env.npm_lifecycle_event ?? "COMMAND";
  throw new StepFailed(
    `npm has kept --${taken} for itself. Write -- before the flags: npm run ${name} -- --${taken} …`,
  );
}

function describe(name: string, thrown: unknown): string {
  // Drizzle wraps the errors of a query.
  const isWrapped = thrown instanceof Error && thrown.cause instanceof StepFailed;
  const error = isWrapped ? thrown.cause : thrown;
  if (error instanceof StepFailed)
    return error.log ? `${error.message} Log: ${shownPath(error.log)}` : error.message;
  const log = logPath(`${name}-error`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(
    log,
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  const reason = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
  return `${name} failed: ${reason} Log: ${shownPath(log)}`;
}

/** Stops on Ctrl-C, on SIGTERM, and when the parent process ends. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop().catch(() => undefined);
    process.exit(0);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.on("disconnect", end);
  process.channel?.unref();
}
