import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { TOAST_STYLES } from "../../../worker/pages/toast-styles.ts";
import { sha256Base64 } from "../../../worker/platform/crypto/hash.ts";

test("the policy allows the style element of the installed sonner", async () => {
  const file = createRequire(import.meta.url)
    .resolve("sonner")
    .replace(/\.js$/, ".mjs");
  const [, rules] = /^__insertCSS\((".*")\);$/m.exec(readFileSync(file, "utf8")) ?? [];
  const styles = ["", JSON.parse(rules!) as string];
  const hashes = await Promise.all(styles.map(sha256Base64));
  expect(TOAST_STYLES).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
});
