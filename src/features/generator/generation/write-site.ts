import { getWording, WORDING_TONE } from "../../../domain/generator/wordings.ts";
import { wordingFields } from "../../../domain/generator/wording-fields.ts";
import { LANGUAGES, type Language } from "../../../domain/language.ts";
import type { SiteContent } from "../../../domain/site-config.ts";
import type { Generated } from "../workspace/workspace.ts";
import { streamWordings } from "./stream-wordings.ts";

/** Incomplete content: read it with getWording. */
export interface Progress {
  partials: Record<Language, unknown>;
  done: number;
  total: number;
}

interface SiteToWrite {
  original: Record<Language, SiteContent>;
  companyName: string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Generates both languages in parallel. Throws at the first failure, like streamWordings. */
export async function writeSite({
  original,
  companyName,
  onProgress,
  signal,
}: SiteToWrite): Promise<Generated> {
  const paths = { en: listPaths(original.en), fr: listPaths(original.fr) };
  const partials: Record<Language, unknown> = { en: {}, fr: {} };
  const report = () =>
    onProgress({
      partials: { ...partials },
      done: LANGUAGES.flatMap((language) =>
        paths[language].filter((path) => getWording(partials[language], path)),
      ).length,
      total: paths.en.length + paths.fr.length,
    });
  const write = (language: Language) =>
    streamWordings(
      {
        currentContent: original[language],
        brandInfo: { companyName, tone: WORDING_TONE },
        language,
        variation: 0,
      },
      (content) => {
        partials[language] = content;
        report();
      },
      signal,
    );
  report();
  const [en, fr] = await Promise.all([write("en"), write("fr")]);
  return {
    wording: { en: en.rephrased, fr: fr.rephrased },
    kept: { en: en.kept ?? [], fr: fr.kept ?? [] },
    unusable: {},
    writtenFor: companyName,
  };
}

const listPaths = (content: SiteContent) => wordingFields(content).map(({ path }) => path);
