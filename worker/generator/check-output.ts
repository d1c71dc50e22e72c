import { siteConfig } from "../../app.config.ts";
import { SiteContentSchema } from "#domain/site-config.schema.ts";
import { findStrangeNames, without, wordingProblem } from "#domain/generator/wording-check.ts";
import { isOtherLanguage } from "#domain/generator/wording-language.ts";
import { getMaxLength, withTexts } from "#domain/generator/wording-fields.ts";
import type { KeptReason } from "#domain/generator/wordings.ts";
import type {
  KeptField,
  WordingsInput,
  WordingsResult,
} from "#domain/generator/wordings.schema.ts";
import { readAnswer } from "./read-answer.ts";
import { type ContentPart, placeText, type PreparedTask } from "./wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

interface Output extends PreparedTask {
  text: string;
  input: WordingsInput;
}

/** If more than this share of the texts is in another language, the short texts are as well. */
const STRANGE_SHARE = 0.3;

/** A field whose text fails keeps its words and is listed. @throws WordingsFailure when no text passes. */
export function checkOutput({ text, input, fields, fullPaths }: Output): WordingsResult {
  const { currentContent, continues, texts } = input;
  const answer = readAnswer(text, [...fullPaths.keys()]);
  const inFull = (path: string) => fullPaths.get(path)!;
  const written = new Map([...answer.texts].map(([path, each]) => [inFull(path), each]));
  const mistyped = new Set([...answer.mistyped].map(inFull));
  const problems = findProblems(input, fields, written);
  const kept: KeptField[] = [];
  for (const { path } of fields) {
    const problem = problems.get(path);
    const reason = problem === "missing" && mistyped.has(path) ? "not_text" : problem;
    if (reason === undefined) continue;
    kept.push({ path, reason });
    written.delete(path);
  }
  // A continuation may fail for all remaining fields, which then keep their words.
  if (written.size === 0 && !continues)
    throw new WordingsFailure(
      "invalid_output",
      answer.texts.size > 0 ? "words" : "format",
      "nothing_usable",
    );
  if (texts) {
    const all = texts.map(({ path, text: original }) => [path, written.get(path) ?? original]);
    return { success: true, rephrased: currentContent, texts: Object.fromEntries(all), kept };
  }
  const rephrased = SiteContentSchema.safeParse(withTexts(currentContent, written));
  if (!rephrased.success) throw new WordingsFailure("invalid_output", "words", "invalid_content");
  return { success: true, rephrased: rephrased.data, kept };
}

/** Some faults show only in all texts together. */
function findProblems(
  { brandInfo: { companyName }, language }: WordingsInput,
  fields: PreparedTask["fields"],
  written: ReadonlyMap<string, string>,
): Map<string, KeptReason | undefined> {
  const check = { language, companyName, formerName: siteConfig.company.name };
  const strange = fields.flatMap(({ path, text: original }) =>
    findStrangeNames({ ...check, path, original }, written.get(path) ?? "", original),
  );
  const texts = [...written.values()];
  const others = texts.filter((text) =>
    isOtherLanguage(without(companyName, text), language),
  ).length;
  const isAllStrange = others > texts.length * STRANGE_SHARE;
  const seen = new Set<string>();
  return new Map(
    fields.map(({ path, text: original }) => {
      const text = written.get(path);
      const problem = wordingProblem({ ...check, path, original, text });
      if (problem || text === undefined) return [path, problem];
      if (isAllStrange) return [path, "other_language"];
      if (strange.some((name) => text.includes(name))) return [path, "other_name"];
      if (seen.has(text.toLowerCase())) return [path, "repeated"];
      seen.add(text.toLowerCase());
      return [path, undefined];
    }),
  );
}

export const isWholeOutput = (text: string, { fullPaths }: PreparedTask): boolean =>
  readAnswer(text, [...fullPaths.keys()]).isWhole;

/** Reads an unfinished answer; cuts long texts, and fills missing reasons with {}. */
export function toPartialContent(text: string, fullPaths: ReadonlyMap<string, string>): string {
  const { texts } = readAnswer(text, [...fullPaths.keys()]);
  const content: ContentPart = {};
  for (const [path, fullPath] of fullPaths) {
    const written = texts.get(path);
    if (written) placeText(content, fullPath, written.slice(0, getMaxLength(fullPath)));
  }
  return JSON.stringify(content, (_key, part: unknown) =>
    Array.isArray(part) ? Array.from(part, (reason: unknown) => reason ?? {}) : part,
  );
}
