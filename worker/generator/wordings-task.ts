import { fieldsUnder, type WordingField, wordingFields } from "#domain/generator/wording-fields.ts";
import type { WordingsInput } from "#domain/generator/wordings.schema.ts";
import type { Language } from "#domain/language.ts";

/** Has the shape of the content. The list of reasons holds only those to rewrite. */
export type ContentPart = { [key: string]: ContentPart } | ContentPart[] | string;

export interface WordingsTask {
  content: ContentPart;
  companyName: string;
  tone: string;
  language: Language;
  variation: number;
  kept?: string[];
  wish?: string;
}

export interface PreparedTask {
  task: WordingsTask;
  fields: WordingField[];
  /** Maps a path in the task's content to the path in the whole content. */
  fullPaths: ReadonlyMap<string, string>;
}

export function prepareTask({
  currentContent,
  brandInfo,
  language,
  fields: named,
  variation,
  continues,
  texts,
  wish,
}: WordingsInput): PreparedTask {
  const asked = { ...brandInfo, language, variation, ...(wish && { wish }) };
  if (texts) {
    // Keys of one level, because a list would ask for the items between two as well.
    const content = Object.fromEntries(
      texts.map(({ path, text }) => [path.replaceAll(".", "_"), text]),
    );
    const fullPaths = new Map(texts.map(({ path }) => [path, path]));
    return { task: { content, ...asked }, fields: texts, fullPaths };
  }
  const all = wordingFields(currentContent);
  const fields = named ? fieldsUnder(all, named) : all;
  const fullPaths = new Map<string, string>();
  const content: ContentPart = {};
  // The input may name only some reasons; the task numbers those from 0.
  const reasons: string[] = [];
  for (const { path, text } of fields) {
    const part = path.replace(/\b\d\b/, (reason) => {
      if (!reasons.includes(reason)) reasons.push(reason);
      return String(reasons.indexOf(reason));
    });
    placeText(content, part, text);
    fullPaths.set(part, path);
  }
  const kept = continues && all.filter((field) => !fields.includes(field)).map(({ text }) => text);
  return {
    task: { content, ...asked, ...(kept && { kept }) },
    fields,
    fullPaths,
  };
}

export function placeText(content: ContentPart, path: string, text: string): void {
  const keys = path.split(".").map((key) => (/^\d$/.test(key) ? Number(key) : key));
  let node = content as Record<string | number, ContentPart>;
  keys.forEach((key, depth) => {
    if (depth === keys.length - 1) node[key] = text;
    else node = (node[key] ??= typeof keys[depth + 1] === "number" ? [] : {}) as typeof node;
  });
}
