import type { Spread } from "./statistics.ts";

/** One line of the report. */
export interface Result {
  what: string;
  /** The goal in words, such as "≥ 0.85". Absent for figures without a goal. */
  target?: string;
  measured: string;
  detail: string;
  pass?: boolean;
}

const two = (value: number) => value.toFixed(2);

/** A ratio that should be at least `target`. */
export function atLeast(
  what: string,
  target: number,
  { median, low, high }: Spread,
  detail: string,
): Result {
  return {
    what,
    target: `≥ ${target}`,
    measured: two(median),
    detail: `${two(low)} to ${two(high)}; ${detail}`,
    pass: median >= target,
  };
}

/** The result of a part that failed, so that the run does not pass. */
export const broken = (what: string, error: unknown): Result => ({
  what,
  target: "measured",
  measured: "nothing",
  detail: error instanceof Error ? error.message : String(error),
  pass: false,
});

/** A figure that should be at most `target`. */
export function atMost(
  what: string,
  target: number,
  unit: string,
  value: number,
  detail: string,
): Result {
  return {
    what,
    target: `≤ ${target} ${unit}`.trim(),
    measured: `${value} ${unit}`.trim(),
    detail,
    pass: value <= target,
  };
}

/** A table of the results that marks whether each goal is met. */
export function report(results: readonly Result[]): string {
  const rows = results.map(({ what, target = "", measured, pass, detail }) => [
    what,
    target,
    measured,
    pass === undefined ? "" : pass ? "pass" : "SHORT",
    detail,
  ]);
  const all = [["", "target", "measured", "", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Names each missed goal on one line; "" if there is none. */
export function shortfalls(results: readonly Result[]): string {
  const short = results.filter(({ pass }) => pass === false);
  if (short.length === 0) return "";
  const lines = short.map(({ what, target, measured }) => `  ${what}: ${measured}, not ${target}`);
  return [`${short.length} of ${results.length} fall short:`, ...lines].join("\n");
}
