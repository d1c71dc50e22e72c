import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brokenCitations, type Citable, headingsOf } from "./citations.ts";

const citable: Citable = {
  files: [
    "docs/product.md",
    "docs/decisions/0006-bookings.md",
    "worker/app.ts",
    "worker/db/schema.ts",
  ],
  headings: new Map([
    ["docs/product.md", headingsOf("# The product\n\n## Fares\n\n## Booking form\n")],
  ]),
};

describe("citations that exist", () => {
  test.each([
    ["worker/a.ts", '/** What it costs (docs/product.md, "Fares"). */'],
    [
      "worker/a.ts",
      '/**\n * What it costs (docs/product.md,\n * "Booking form" and "Fares").\n */',
    ],
    ["worker/a.ts", "const x = 1; // One batch (docs/decisions/0006)."],
    ["worker/a.ts", "// One batch: docs/decisions/0006-bookings.md."],
    ["worker/a.ts", "// The endpoints of worker/app.ts read worker/db."],
    ["worker/a.ts", 'const path = "worker/none.ts";'],
    ["a.css", "/* The whole of docs/product.md. */"],
    [
      "docs/b.md",
      "See [fares](product.md#fares), [a batch](decisions/0006-bookings.md), [elsewhere](https://example.com/x).",
    ],
    ["README.md", "See `docs/decisions/` and [the form](docs/product.md#booking-form)."],
  ])("%s: %s", (path, text) => {
    expect(brokenCitations(path, text, citable)).toEqual([]);
  });
});

describe("citations of what does not exist", () => {
  test.each([
    [
      "worker/a.ts",
      "/** See docs/decisions. */",
      "docs/decisions: name the decision by its four digits",
    ],
    [
      "worker/a.ts",
      "/** See docs/decisions/0099. */",
      "docs/decisions/0099: there is no such file",
    ],
    [
      "worker/a.ts",
      '/**\n * Costs (docs/product.md,\n * "Prices").\n */',
      'docs/product.md has no section "Prices"',
    ],
    [
      "worker/a.ts",
      '/** docs/product.md, "Fares" and "Prices". */',
      'docs/product.md has no section "Prices"',
    ],
    ["wrangler.toml", "# See docs/none.md.", "docs/none.md: there is no such file"],
    ["a.sql", "-- See worker/db/none.ts.", "worker/db/none.ts: there is no such file"],
    ["docs/b.md", 'A rule (docs/product.md, "Prices").', 'docs/product.md has no section "Prices"'],
    ["docs/b.md", "[prices](product.md#prices)", "product.md#prices: there is no such heading"],
    [
      "docs/b.md",
      "[gone](decisions/0099-gone.md)",
      "decisions/0099-gone.md: the link leads nowhere",
    ],
  ])("%s: %s", (path, text, problem) => {
    expect(brokenCitations(path, text, citable)).toEqual([problem]);
  });
});

test("comments and documents cite only what exists", () => {
  const folders = "{docs,src,worker,scripts,tests,bench,migrations,public}/**/*";
  const files = globSync(["*.*", ".*", folders, ".github/**/*"]);
  const headings = new Map(
    files
      .filter((file) => file.endsWith(".md"))
      .map((file) => [file, headingsOf(readFileSync(file, "utf8"))]),
  );
  const sources = files.filter(
    (file) =>
      /\.(?:tsx?|css|sql|mjs|toml|md)$/.test(file) &&
      !/\.gen\.ts$|^worker-configuration/.test(file),
  );
  const broken = sources.flatMap((file) =>
    brokenCitations(file, readFileSync(file, "utf8"), { files, headings }).map(
      (problem) => `${file}: ${problem}`,
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
