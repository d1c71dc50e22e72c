import { minifySync } from "vite";
import type { Plugin } from "vite";
import { joinCode, joinWords } from "./joined-files.ts";
import { site } from "#content/site.ts";
import { LANGUAGES } from "#domain/language.ts";
import { WORDS_FOLDER, wordsFolder } from "#lib/page/words-folder.ts";

/** A file of words: src/content/booking.ts, or src/content/legal/terms.ts with terms.en.ts and terms.fr.ts beside it. */
const FILE = /\/src\/content\/(?:\w+\/)?([\w-]+)(?:\.(?:en|fr))?\.ts$/;
const BOTH = /^(export const \w+ =) \{ en, fr \};$/m;
/** src/content/site.ts, with the configuration as data: a script cannot leave out half of app.config.ts. */
const SITE = `${LANGUAGES.map((language) => `const ${language} = ${JSON.stringify(site[language])};`).join("\n")}
export const site = { en, fr };`;
const EITHER = '__LANGUAGE__ === "en" ? { en } : __LANGUAGE__ === "fr" ? { fr } : { en, fr }';

/**
 * Gives the browser the words of one language. The words of each screen become a chunk of their own, which is written three
 * times under one name: with both languages, with English and with French. A page's import map chooses the folder
 * (docs/decisions/0004). The server and the dev server keep both languages in one module.
 */
export function wordsByLanguage(): Plugin {
  const screens = new Set<string>();
  const screenOf = (id: string) => {
    const name = FILE.exec(id)?.[1];
    return name && screens.has(name) ? joinWords(name) : null;
  };
  return {
    name: "envol:words-by-language",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name, moduleIds }) =>
        moduleIds.some(screenOf)
          ? `${WORDS_FOLDER.slice(1)}${name}-[hash].js`
          : "assets/[name]-[hash].js",
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: screenOf, debugName: "words" },
          // What every page starts with would else come in a dozen files, each named in each page.
          { name: "start", tags: ["$initial"] },
          {
            name: (id, pages) => joinCode(id, (one) => pages.getModuleInfo(one)),
            debugName: "joined",
          },
        ],
      },
    }),
    transform: {
      order: "pre",
      handler(source, id) {
        const name = FILE.exec(id)?.[1];
        const code = name === "site" ? SITE : source;
        if (!name || !BOTH.test(code)) return null;
        screens.add(name);
        return { code: code.replace(BOTH, `$1 ${EITHER};`), map: null };
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !`/${chunk.fileName}`.startsWith(WORDS_FOLDER)) continue;
          const written = (language: string) =>
            minifySync(chunk.fileName, chunk.code.replaceAll("__LANGUAGE__", language), {
              module: true,
            }).code;
          for (const language of LANGUAGES) {
            const fileName = `/${chunk.fileName}`
              .replace(WORDS_FOLDER, wordsFolder(language))
              .slice(1);
            this.emitFile({ type: "asset", fileName, source: written(`"${language}"`) });
          }
          chunk.code = written("undefined");
        }
      },
    },
  };
}
