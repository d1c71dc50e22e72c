import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseSiteConfigFile } from "../../src/lib/site-config/parse-site-config-file.ts";
import { BRANDS } from "../../tests/brands/brands.ts";
import { takeSiteConfig } from "./take-site-config.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
let root = "";
const inRoot = (name: string) => join(root, name);
const site = () => readFileSync(inRoot("app.config.ts"), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "envol-brand-"));
  writeFileSync(inRoot("app.config.ts"), "// the one before, not committed\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(Object.entries(BRANDS))(
  "the brand %s takes the place, and the configuration before is kept",
  (_name, brand) => {
    writeFileSync(inRoot("site.config.ts"), JSON.stringify(brand));
    const { kept } = takeSiteConfig(root, inRoot("site.config.ts"), NOW);
    expect(parseSiteConfigFile(site())).toEqual(brand);
    expect(readFileSync(kept, "utf8")).toBe("// the one before, not committed\n");
  },
);

test("the site's own file can be taken: what came of it last is kept too", () => {
  writeFileSync(inRoot("app.config.ts"), JSON.stringify(BRANDS.bare));
  takeSiteConfig(root, inRoot("app.config.ts"), NOW);
  takeSiteConfig(root, inRoot("app.config.ts"), new Date(NOW.getTime() + 1));
  expect(parseSiteConfigFile(site())).toEqual(BRANDS.bare);
  expect(readdirSync(inRoot(".cache/brand"))).toHaveLength(2);
});

test.each([
  [undefined, "", /Name the file: npm run brand -- site\.config\.ts/],
  ["nowhere.ts", undefined, /There is no file/],
  [
    "broken.ts",
    "export const siteConfig = {\n  company: process.env,\n};",
    /line 2, column \d+: Write plain values/,
  ],
  [
    "wrong.ts",
    JSON.stringify({ ...BRANDS.bare, memberPortal: "javascript:1" }),
    /memberPortal: Write a web address/,
  ],
])("the file %s is refused with what to do, and nothing changes", (name, text, message) => {
  if (name && text !== undefined) writeFileSync(inRoot(name), text);
  expect(() => takeSiteConfig(root, name && inRoot(name), NOW)).toThrow(message);
  expect(site()).toBe("// the one before, not committed\n");
});
