import { wordingProblem } from "#domain/generator/wording-check.ts";
import { getMaxLength, wordingFields, withTexts } from "#domain/generator/wording-fields.ts";
import { getWording, WORDING_TONE } from "#domain/generator/wordings.ts";
import type { Language } from "#domain/language.ts";
import type { SiteContent } from "#domain/site-config.ts";
import type { Draft, Generated } from "../workspace/workspace.ts";
import { streamWordings } from "./stream-wordings.ts";

interface SiteToWrite {
  original: Record<Language, SiteContent>;
  companyName: string;
  /** Finished texts of a stopped generation. Only the missing texts are generated. */
  draft: Draft | null;
  /** `whole` has only the finished texts of `draft`. */
  onProgress: (draft: Draft, whole: Draft) => void;
  onWait: (seconds: number) => void;
  signal: AbortSignal;
}

/** Throws like `streamWordings`. */
export async function writeSite({
  original,
  companyName,
  draft,
  onProgress,
  onWait,
  signal,
}: SiteToWrite): Promise<Generated> {
  const fields = { en: wordingFields(original.en), fr: wordingFields(original.fr) };
  const texts: Draft["texts"] = { en: {}, fr: {}, ...draft?.texts };
  const kept: Draft["kept"] = { en: [], fr: [], ...draft?.kept };
  const total = fields.en.length + fields.fr.length;
  const before = { ...texts };
  /** A text that grew since the last report may be incomplete. */
  const wholeTexts = (language: Language) =>
    Object.fromEntries(
      fields[language].flatMap(({ path, text: original }) => {
        const text = texts[language][path];
        return text !== undefined &&
          text === before[language][path] &&
          text.length < getMaxLength(path) &&
          !wordingProblem({ path, original, text, companyName, language })
          ? [[path, text]]
          : [];
      }),
    );
  const report = () => {
    const draft = { writtenFor: companyName, texts: { ...texts }, kept, total };
    onProgress(draft, { ...draft, texts: { en: wholeTexts("en"), fr: wholeTexts("fr") } });
  };
  const readTexts = (language: Language, content: unknown) =>
    Object.fromEntries(
      fields[language].flatMap(({ path }) => {
        const text = getWording(content, path);
        return text ? [[path, text]] : [];
      }),
    );
  const withDraft = (language: Language) =>
    withTexts(original[language], new Map(Object.entries(texts[language])));

  const write = async (language: Language) => {
    const begun = texts[language];
    const missing = fields[language].map(({ path }) => path).filter((path) => !begun[path]);
    if (missing.length === 0) return;
    try {
      const { rephrased, kept: failed = [] } = await streamWordings(
        {
          currentContent: withDraft(language),
          brandInfo: { companyName, tone: WORDING_TONE },
          language,
          variation: 0,
          ...(draft && { fields: missing, continues: true }),
        },
        {
          onPartial: (content) => {
            before[language] = texts[language];
            texts[language] = { ...begun, ...readTexts(language, content) };
            report();
          },
          onWait,
        },
        signal,
      );
      before[language] = texts[language] = readTexts(language, rephrased);
      kept[language] = failed;
    } catch (error) {
      texts[language] = wholeTexts(language);
      throw error;
    }
  };
  report();
  const [en, fr] = await Promise.allSettled([write("en"), write("fr")]);
  report();
  if (en.status === "rejected") throw en.reason;
  if (fr.status === "rejected") throw fr.reason;
  return {
    wording: { en: withDraft("en"), fr: withDraft("fr") },
    kept,
    unusable: {},
    writtenFor: companyName,
  };
}

/** A missing text keeps its old words, and is marked. They are the owner's, if this brand has some. */
export function takeDraft(
  original: Record<Language, SiteContent>,
  draft: Draft,
  generated: Generated | null,
): Generated {
  const present = generated?.writtenFor === draft.writtenFor ? generated : null;
  const isMissing = (language: Language, path: string) => !draft.texts[language][path];
  const take = (language: Language) =>
    withTexts(
      present?.wording[language] ?? original[language],
      new Map(Object.entries(draft.texts[language])),
    );
  const listKept = (language: Language) =>
    wordingFields(original[language]).flatMap(({ path }) =>
      isMissing(language, path) ? [{ path, reason: "missing" as const }] : [],
    );
  const unusable = Object.entries(present?.unusable ?? {}).filter(([key]) => {
    const [language, path] = key.split(" ") as [Language, string];
    return isMissing(language, path);
  });
  return {
    wording: { en: take("en"), fr: take("fr") },
    kept: {
      en: [...draft.kept.en, ...listKept("en")],
      fr: [...draft.kept.fr, ...listKept("fr")],
    },
    unusable: Object.fromEntries(unusable),
    writtenFor: draft.writtenFor,
  };
}
