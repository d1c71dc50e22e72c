import { availableParallelism } from "node:os";
import { logPath, shownPath } from "../steps/command.ts";
import { runTool } from "../steps/run-tool.ts";
import { TYPES_OF_BINDINGS } from "../steps/types-of-bindings.ts";
import type { Outcome } from "./outcome.ts";

interface Check {
  name: string;
  tool: string;
  args: string[];
  /** Further arguments that ignore the cache of an earlier run. */
  fromNothing?: string[];
  /** Advice for tools that give none. */
  advice?: string;
}

const CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Checks that do not run the product. All together take a few seconds. */
const CHECKS: readonly Check[] = [
  // Ignores the cache, because tsc's state in .cache has reported errors that were already fixed.
  // With few cores, more checkers would only repeat each other's work.
  {
    name: "Types",
    tool: "tsc",
    args: ["--noEmit", "--checkers", CHECKERS],
    fromNothing: ["--incremental", "false"],
  },
  {
    name: "Types of the bindings",
    tool: "wrangler",
    args: [...TYPES_OF_BINDINGS, "--check"],
    advice: "Run: npm run types",
  },
  { name: "Lint", tool: "oxlint", args: [] },
  {
    name: "Unused code and packages",
    tool: "knip",
    args: ["--no-progress", "--cache", "--cache-location", ".cache/knip"],
    advice: "Remove it, or say in knip.config.ts who uses it.",
  },
  {
    name: "Code that stands twice",
    tool: "jscpd",
    args: [],
    advice: "Put it in one place that both use.",
  },
  { name: "Format", tool: "oxfmt", args: ["--check"], advice: "Run: npm run format" },
];

/**
 * Each check counts as one test. With `cached`, a check that fails runs again without its cache.
 */
export function runChecks({ cached = false } = {}): Promise<Outcome[]> {
  return Promise.all(CHECKS.map((check) => runCheck(check, cached)));
}

async function runCheck(
  { name, tool, args, fromNothing, advice }: Check,
  cached: boolean,
): Promise<Outcome> {
  const run = (more: string[] = []) => runTool(`check-${tool}`, tool, [...args, ...more]);
  const quick = cached && fromNothing ? await run() : undefined;
  const { code, output, seconds } = quick?.code === 0 ? quick : await run(fromNothing);
  if (code === 0) {
    console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
    return { name, passed: 1, failed: 0 };
  }
  console.log(
    [`✗ ${name}`, output.trim(), advice ?? "", `Log: ${shownPath(logPath(`check-${tool}`))}`]
      .filter(Boolean)
      .join("\n"),
  );
  return { name, passed: 0, failed: 1 };
}
