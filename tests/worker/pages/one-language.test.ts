import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TESTED_FOLDER } from "../../tested-build.ts";
import { siteConfig } from "../../../app.config.ts";
import { createFacts, type Facts } from "#content/facts.ts";
import { sitePreview } from "#content/site-preview.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { WORDS_FOLDER, wordsFolder } from "#lib/page/words-folder.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../../src/content/**/*.ts", "!**/*.test.ts"],
  { eager: true },
);

/** The texts of a screen that are long enough to be found in a script, and say something. */
function textsOf(words: unknown): string[] {
  if (typeof words === "string") return words.length > 20 ? [words] : [];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

function textsIn(language: Language): string[] {
  const facts = createFacts(siteConfig, language, "EUR");
  const screens = Object.values(modules).flatMap(
    (module) => Object.values(module) as Record<Language, (facts: Facts) => unknown>[],
  );
  return screens.flatMap((words) =>
    typeof words?.[language] === "function" ? textsOf(words[language](facts)) : [],
  );
}

const CLIENT = join(TESTED_FOLDER, "client");
const scriptsIn = (folder: string) =>
  readdirSync(join(CLIENT, folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(CLIENT, folder, name), "utf8"))
    .join("\n");

const both = scriptsIn(WORDS_FOLDER);
const code = scriptsIn("/assets/");
/** What code holds in any language: the names of rules are English, and the generator writes and shows a site in both. */
const known = [
  JSON.stringify([siteConfig, sitePreview]),
  ...Object.values(
    import.meta.glob<string>("../../../src/domain/**/*.ts", {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  ),
].join("\n");

test.each(LANGUAGES)(
  "the scripts of a page hold the texts of its language and no other: %s",
  (language) => {
    const own = scriptsIn(wordsFolder(language));
    const other = language === "en" ? "fr" : "en";
    const alike = new Set(textsIn(other));
    // A text that quotes a figure, or that the build escapes, is not there letter for letter.
    const texts = textsIn(language).filter(
      (text) => both.includes(text) && !alike.has(text) && !known.includes(text),
    );
    expect(texts.length).toBeGreaterThan(400);
    const elsewhere = scriptsIn(wordsFolder(other));
    expect(texts.filter((text) => !own.includes(text))).toEqual([]);
    expect(texts.filter((text) => elsewhere.includes(text) || code.includes(text))).toEqual([]);
  },
);
