import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brokenCitations, type Citable, headingsOf } from "./citations.ts";

const citable: Citable = {
  files: [
    "docs/product/prices.md",
    "docs/decisions/0006-bookings.md",
    "worker/app.ts",
    "worker/tables/schema.ts",
    "worker/orders/bookings.ts",
  ],
  headings: new Map([
    ["docs/product/prices.md", headingsOf("# Prices\n\n## Fares\n\n## Fast Track\n")],
  ]),
};

describe("citations that exist", () => {
  test.each([
    ["worker/a.ts", "/** The total of a booking (docs/product/prices.md). */"],
    ["worker/a.ts", "/**\n * The total of a booking\n * (docs/product/prices.md).\n */"],
    ["worker/a.ts", "const x = 1; // One batch (docs/decisions/0006)."],
    ["worker/a.ts", "// One batch: docs/decisions/0006-bookings.md."],
    ["worker/a.ts", "// The endpoints of worker/app.ts read worker/orders."],
    ["worker/a.ts", 'const path = "worker/none.ts";'],
    ["a.css", "/* The whole of docs/product. */"],
    [
      "docs/b.md",
      "See [fares](product/prices.md#fares), [a batch](decisions/0006-bookings.md), [elsewhere](https://example.com/x).",
    ],
    ["CONTRIBUTING.md", "1. Write its words.\n   Create `src/content/luggage.ts`:"],
    ["README.md", "See `docs/decisions/` and [the pages](docs/product/prices.md#fast-track)."],
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
      "/**\n * The total\n * (docs/product/fares.md).\n */",
      "docs/product/fares.md: there is no such file",
    ],
    ["worker/a.ts", '/** docs/product.md, "Fares". */', "docs/product.md: there is no such file"],
    ["wrangler.toml", "# See docs/none.md.", "docs/none.md: there is no such file"],
    ["a.sql", "-- See worker/db/none.ts.", "worker/db/none.ts: there is no such file"],
    ["docs/b.md", "A rule (docs/none.md).", "docs/none.md: there is no such file"],
    [
      "docs/b.md",
      "[ages](product/prices.md#ages)",
      "product/prices.md#ages: there is no such heading",
    ],
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
  const folders = "{docs,src,worker,scripts,tests,tools,migrations,public}/**/*";
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
