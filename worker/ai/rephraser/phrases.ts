import type { WordingsTask } from "../wordings-task.ts";

/** Phrases for a text; `{brand}` is the company's name. */
export function phrasesFor(_path: string, original: string, { companyName, language }: WordingsTask): string[] {
  return language === "fr" ? [`${original} C’est ça, ${companyName}.`] : [`${original} That is ${companyName}.`];
}
