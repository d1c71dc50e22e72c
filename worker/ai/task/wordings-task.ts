import {
  fieldsUnder,
  type WordingField,
  wordingFields,
} from "../../../src/domain/generator/wording-fields.ts";
import type { WordingsInput } from "../../../src/domain/generator/wordings.schema.ts";
import type { Language } from "../../../src/domain/language.ts";

/** Texts in the shape of the content. When only some reasons are to be rewritten, the list holds just those. */
export type ContentPart = { [key: string]: ContentPart } | ContentPart[] | string;

/** What a model is asked for. */
export interface WordingsTask {
  /** The texts to write anew. */
  content: ContentPart;
  companyName: string;
  tone: string;
  language: Language;
  variation: number;
}

/** A task with what is needed to read its output. */
export interface PreparedTask {
  task: WordingsTask;
  fields: WordingField[];
  /** The path in the whole content, by the path in the task's part of it. */
  fullPaths: ReadonlyMap<string, string>;
}

/** The part of the content that is to be written, all of it unless the input names fields. */
export function prepareTask({
  currentContent,
  brandInfo,
  language,
  fields: named,
  variation,
}: WordingsInput): PreparedTask {
  const all = wordingFields(currentContent);
  const fields = named ? fieldsUnder(all, named) : all;
  const fullPaths = new Map<string, string>();
  const content: ContentPart = {};
  const indexes = new Map<string, number>();
  for (const { path, text } of fields) {
    const keys = path
      .split(".")
      .map((key, depth, keys) =>
        /^\d$/.test(key) ? getIndex(keys.slice(0, depth + 1).join("."), indexes) : key,
      );
    placeText(content, keys, text);
    fullPaths.set(keys.join("."), path);
  }
  return { task: { content, ...brandInfo, language, variation }, fields, fullPaths };
}

/** The index of a reason in the task's list: the reasons that are asked for, numbered from 0. */
function getIndex(reason: string, indexes: Map<string, number>): number {
  const index = indexes.get(reason) ?? indexes.size;
  indexes.set(reason, index);
  return index;
}

/** Sets the text at the path `keys`, creating the objects and lists on the way. */
export function placeText(
  content: ContentPart,
  keys: readonly (string | number)[],
  text: string,
): void {
  let node = content as Record<string | number, ContentPart>;
  keys.forEach((key, depth) => {
    if (depth === keys.length - 1) node[key] = text;
    else node = (node[key] ??= typeof keys[depth + 1] === "number" ? [] : {}) as typeof node;
  });
}
