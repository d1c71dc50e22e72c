import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicPages } from "../../../scripts/build/public-pages.ts";
import { bare } from "../../../scripts/deploy/smoke-test.ts";
import { BUILT_CONFIG } from "../../../scripts/steps/build.ts";
import { localizePath } from "#domain/language-path.ts";
import { LANGUAGES } from "#domain/language.ts";
import { checkSiteConfig } from "#lib/site-config/check-site-config.ts";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import { builtSite, QUICK } from "../../site.ts";
import { siteConfig as testedSite } from "../../site.config.ts";

const OWN_FILE = join(import.meta.dirname, "../../../app.config.ts");
/** This project's own site: other tests run on tests/site.config.ts. */
const own = parseSiteConfigFile(readFileSync(OWN_FILE, "utf8"));
const site = builtSite(QUICK, { config: BUILT_CONFIG });

const visibleText = (html: string) =>
  html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");

test("the own site can be published", () => {
  expect(checkSiteConfig(own).problems).toEqual([]);
});

test("as long as it is the demo, tests run on the same", () => {
  // An owner's addresses are not .example: from there on the tests keep a site of their own.
  const { name, email } = own.company;
  const isDemo = name === testedSite.company.name && email.endsWith(".example");
  expect(isDemo ? own : testedSite, "cp app.config.ts tests/site.config.ts").toEqual(testedSite);
});

test.each(publicPages(own).flatMap(({ path }) => LANGUAGES.map((of) => localizePath(path, of))))(
  "%s of the own site is whole",
  async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    const text = visibleText(await response.text());
    expect(bare(text)).toContain(bare(own.company.name.slice(0, 20)).trim());
    expect(text.match(/.{20}(?:undefined|NaN|\[object |\$\{).{20}/g)).toBeNull();
    // The demo's addresses stay until an owner has their own; a deployment refuses them.
    const words = text.replaceAll(/\S*\benvol\.example\b/g, "");
    const strangers = /\benvol\b/i.test(own.company.name)
      ? null
      : words.match(/\b(?:Envol|ENVOL)\b/);
    expect(strangers).toBeNull();
  },
);
