import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** A small project that breaks each rule once, and has one file that breaks none. */
const FILES = {
  "src/domain/price.ts": `import { useState } from "react";\nexport const price = useState;\n`,
  "src/domain/number.ts": `export const number = () => Math.random();\n`,
  "src/components/card.tsx": `export { form } from "#features/booking/form.tsx";\n`,
  "src/lib/format-helpers.ts": `export const two = 2;\n`,
  "src/lib/dates.utils.ts": `export const three = 3;\n`,
  "src/lib/lazy.ts": `export const later = () => import("../routes/index.tsx");\n`,
  "src/lib/bare.ts": `export { four } from "./cookies";\n`,
  "worker/services/orders.ts": `export const save = (db: { transaction: (work: () => void) => void }) => db.transaction(() => undefined);\n`,
  "worker/endpoints/orders.ts": `export const log = () => console.log("order");\n`,
  "worker/db/good.ts": `import type { CurrencyCode } from "#domain/currency.ts";\nexport const code = (currency: CurrencyCode) => currency;\n`,
  "src/features/booking/Card.tsx": `export const five: any = 5;\n`,
};

interface Diagnostic {
  message: string;
  code: string;
  filename: string;
}

let folder: string;
let diagnostics: Diagnostic[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "envol-lint-"));
  for (const [path, source] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const output = await new Promise<string>((done) => {
    execFile(
      join(ROOT, "node_modules/.bin/oxlint"),
      ["-c", join(ROOT, "oxlint.config.ts"), "-f", "json"],
      { cwd: folder },
      (_, stdout) => done(stdout),
    );
  });
  diagnostics = (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["src/domain/price.ts", "envol(one-way-imports)", "domain may not import react"],
  ["src/domain/number.ts", "envol(no-math-random)", "use uuidV7() for ids"],
  ["src/components/card.tsx", "envol(one-way-imports)", "move the component to src/features"],
  ["src/lib/format-helpers.ts", "envol(no-drawers)", "name the file after the one thing it is for"],
  ["src/lib/dates.utils.ts", "envol(no-drawers)", "name the file after the one thing it is for"],
  ["src/lib/lazy.ts", "envol(one-way-imports)", "move this to src/features"],
  ["src/lib/bare.ts", "import(extensions)", "extension"],
  ["worker/services/orders.ts", "envol(no-d1-transaction)", "db.batch([...])"],
  ["worker/endpoints/orders.ts", "eslint(no-console)", "Unexpected console statement"],
  ["src/features/booking/Card.tsx", "unicorn(filename-case)", "kebab"],
  ["src/features/booking/Card.tsx", "typescript(no-explicit-any)", "any"],
])("%s is stopped by %s", (filename, code, advice) => {
  const found = diagnostics.filter(
    (diagnostic) => diagnostic.filename.endsWith(filename) && diagnostic.code === code,
  );
  expect(found.map(({ message }) => message).join("\n")).toContain(advice);
});

test("a file that keeps the rules passes", () => {
  expect(diagnostics.filter(({ filename }) => filename.endsWith("worker/db/good.ts"))).toEqual([]);
});
