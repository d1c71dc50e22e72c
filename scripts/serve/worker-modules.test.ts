import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { workerModules } from "./worker-modules.ts";

test("the entry comes first, the largest last, and what a deployment packs meanwhile is left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "envol-modules-"));
  try {
    for (const name of ["assets", ".wrangler/tmp"])
      mkdirSync(join(folder, name), { recursive: true });
    const files = { "assets/large.js": 300, "index.js": 200, "small.js": 100, "index.js.map": 1 };
    for (const [name, letters] of Object.entries({ ...files, ".wrangler/tmp/index.js": 1 }))
      writeFileSync(join(folder, name), " ".repeat(letters));
    const paths = workerModules(join(folder, "index.js")).map(({ path }) => relative(folder, path));
    expect(paths).toEqual(["index.js", "small.js", "assets/large.js"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
