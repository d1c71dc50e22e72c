import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { publicPages } from "../../../scripts/build/public-pages.ts";
import { LANGUAGES } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { textsOfHtml } from "../../french-faults.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

/** The longer texts of a page that may end a line in "e-". A shorter one fits a line. */
const broken = (texts: readonly string[]) =>
  texts.filter(
    (text) => text.length > 60 && /(?<![\p{L}\d.@/-])e-mails?(?![\p{L}@/-])/iu.test(text),
  );

test.each(LANGUAGES)("no line of a public page ends within e-mail (%s)", async (language) => {
  let kept = 0;
  for (const { path } of publicPages(siteConfig)) {
    const texts = textsOfHtml(await (await worker.get(localizePath(path, language))).text());
    expect({ path, broken: broken(texts) }).toEqual({ path, broken: [] });
    kept += texts.filter((text) => /e-\u2060mail/i.test(text)).length;
  }
  // English writes "email".
  expect(kept).toBeGreaterThanOrEqual({ en: 0, fr: 6 }[language]);
});
