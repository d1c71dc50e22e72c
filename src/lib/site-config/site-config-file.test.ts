import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { siteConfig } from "../../../app.config.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { parseSiteConfigFile, SiteConfigFileError } from "./parse-site-config-file.ts";

const AT = new Date("2026-11-20T10:00:00.000Z");

/** The configuration with every free text changed. */
function withTexts(change: (text: string) => string): SiteConfig {
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value === "object" && value)
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, walk(item, name)]),
      );
    return typeof value === "string" && !["id", "email", "period"].includes(key)
      ? change(value)
      : value;
  };
  const {
    domains,
    colors,
    social,
    memberPortal: _,
    mark: __,
    ...texts
  } = structuredClone(siteConfig);
  return {
    ...(walk(texts, "") as SiteConfig),
    domains,
    colors,
    social,
  };
}

test("the largest configuration that the rules allow is read back from its own file", () => {
  const long = (letters: number) => ({ en: "e".repeat(letters), fr: "f".repeat(letters) });
  const airports = Array.from({ length: 400 }, (_, at) => ({
    code: [26 * 26, 26, 1]
      .map((unit) => String.fromCharCode(65 + (Math.floor(at / unit) % 26)))
      .join(""),
    names: long(60),
    city: long(40),
    zone: "America/Argentina/ComodRivadavia",
    terminal: long(40),
    lane: long(120),
    hours: long(60),
    note: long(160),
  }));
  const site = { ...siteConfig, airports };
  expect(parseSiteConfigFile(siteConfigFile(site, AT)).airports).toEqual(airports);
});

const problemsOf = (text: string) => {
  try {
    parseSiteConfigFile(text);
  } catch (error) {
    if (error instanceof SiteConfigFileError) return error.problems;
    throw error;
  }
  return [];
};

test("a generated file stands in the place of app.config.ts: same import, same export, its time in the head", () => {
  const file = siteConfigFile(siteConfig, AT);
  expect(file).toContain("generated on 2026-11-20T10:00:00.000Z");
  expect(file).toContain('import type { SiteConfig } from "./src/domain/site-config.ts";');
  expect(file).toContain("export const siteConfig: SiteConfig = {\n  company: {\n    name: ");
});

test("app.config.ts itself, a generated file and JSON are read", () => {
  const source = readFileSync(new URL("../../../tests/site.config.ts", import.meta.url), "utf8");
  for (const text of [
    source,
    siteConfigFile(siteConfig, AT),
    JSON.stringify(siteConfig),
    `\ufeff${source.replaceAll("\n", "\r\n")}`,
  ]) {
    expect(parseSiteConfigFile(text)).toEqual(siteConfig);
  }
});

const HOSTILE = [
  "'",
  '"',
  "`",
  "${x}",
  "</script>",
  "<!--",
  "*/",
  "/*",
  "//",
  "\\",
  "\\u0022",
  "\u2028",
  "\u202e",
  "\n",
  "\r",
  ";",
  "{",
  "}",
  "é",
  "旅",
  "🛫",
];

test("whatever the texts are, the file runs as nothing but their literal", async () => {
  const hostile = withTexts(() => HOSTILE.join(" "));
  const file = siteConfigFile(hostile, AT);
  expect(file).not.toMatch(/<\/script|<!--|[\u2028\u202e]/);
  const url = `data:text/javascript,${encodeURIComponent(file.replace(/^import type.*$/m, "").replace(": SiteConfig", ""))}`;
  expect(((await import(/* @vite-ignore */ url)) as { siteConfig: SiteConfig }).siteConfig).toEqual(
    hostile,
  );
});

test("written and read again, a configuration is the same", () => {
  let state = 42;
  const random = (below: number) =>
    (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const accepted = HOSTILE.filter((text) => !/[\n\r\u2028\u202e]/.test(text));
  for (let round = 0; round < 50; round++) {
    const texts = withTexts(() =>
      Array.from({ length: 1 + random(6) }, () => accepted[random(accepted.length)]).join(
        random(2) ? " " : "",
      ),
    );
    const config = SiteConfigSchema.safeParse({ ...texts, statementDescriptor: undefined }).data;
    if (!config) throw new Error("These texts are valid");
    expect(parseSiteConfigFile(siteConfigFile(config, AT))).toEqual(config);
  }
});

// Proves V5.1.
test("a file is data: what would have to run is refused, with its line", () => {
  const file = siteConfigFile(siteConfig, AT);
  const line = file.split("\n").findIndex((text) => text.includes("legalName")) + 1;
  for (const code of [
    "process.exit()",
    "`Envol ${1 + 1}`",
    "(() => 'x')()",
    '"a" + "b"',
    "new Date()",
  ]) {
    expect(problemsOf(file.replace(/legalName: .*,/, `legalName: ${code},`))[0]?.at).toMatch(
      new RegExp(`^line ${line}, `),
    );
  }
  expect(problemsOf(`import evil from "evil";\n${file}`)[0]?.at).toBe("line 1, column 1");
  expect(problemsOf(`${file}\nconsole.log(1);`)[0]?.at).toMatch(/^line \d+/);
});

test.each([
  ["without", {}],
  ["with", z.locales.en()],
])("a field that breaks a rule is named, with what to do, %s the words of zod", (_, words) => {
  // A module that imports all of zod, such as the AI SDK, loads zod's English messages globally.
  const { localeError } = z.config();
  onTestFinished(() => void z.config({ localeError }));
  z.config({ localeError: undefined, ...words });
  const broken = {
    ...siteConfig,
    colors: { ...siteConfig.colors, accent: "reddish" },
    domains: {},
    surprise: 1,
  };
  const problems = problemsOf(JSON.stringify(broken));
  expect(problems).toContainEqual({
    at: "colors.accent",
    message: "Write a colour as H S% L%, such as 208 79% 28%",
  });
  expect(problems).toContainEqual({
    at: "domains.main",
    message: expect.stringContaining("missing"),
  });
  expect(problems).toContainEqual({ at: "surprise", message: expect.stringContaining("surprise") });
});

test("colours are read in the forms that owners have, and stored in one", () => {
  const colors = { ...siteConfig.colors, primary: "#bb1a50", accent: "Crimson" };
  expect(parseSiteConfigFile(JSON.stringify({ ...siteConfig, colors })).colors).toEqual({
    ...siteConfig.colors,
    primary: "339.9 75.6% 41.8%",
    accent: "348 83.3% 47.1%",
  });
});

test("a known airport may be written as its code, and an unknown one is named", () => {
  const withAirports = (...airports: unknown[]) => JSON.stringify({ ...siteConfig, airports });
  expect(parseSiteConfigFile(withAirports("NCE", "lys")).airports).toMatchObject([
    { code: "NCE", names: { fr: "Nice-Côte d’Azur" }, zone: "Europe/Paris" },
    { code: "LYS", city: { en: "Lyon", fr: "Lyon" } },
  ]);
  expect(problemsOf(withAirports("NCE", "QQQ"))).toEqual([
    { at: "airports.1", message: expect.stringContaining("We don’t know this airport") },
  ]);
});

test("a key that stands twice is refused with its path: either value may be the meant one", () => {
  const file = siteConfigFile(siteConfig, AT);
  const twice = (from: string, to: string) =>
    problemsOf(file.replace(from, to)).map(({ at }) => at);
  expect(twice("company: {", 'company: { "name": "Mistral", // the old one: {')).toEqual([
    "company.name",
  ]);
  expect(twice("pricing: {", "pricing: {}, pricing: {")).toEqual(["pricing"]);
  expect(twice('"medium",', '"medium", price: 5,')).toEqual(["pricing.plans.price"]);
});

test.each([
  "",
  "nothing",
  "[]",
  "null",
  "{",
  "{}",
  '{"__proto__":{"a":1}}',
  "/*".repeat(50_000),
  "/**/".repeat(30_000),
  " ".repeat(100_000),
  "x".repeat(300_000),
])("%.20s is refused at once", (text) => {
  expect(problemsOf(text).length).toBeGreaterThan(0);
});
