import { parsePartialJson } from "ai";
import { SiteContentSchema } from "#domain/site-config.schema.ts";
import { wordingProblem } from "#domain/generator/wording-check.ts";
import { getMaxLength, withTexts } from "#domain/generator/wording-fields.ts";
import type {
  KeptField,
  WordingsInput,
  WordingsResult,
} from "#domain/generator/wordings.schema.ts";
import { type ContentPart, placeText, type PreparedTask } from "./wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

interface Output extends PreparedTask {
  text: string;
  input: WordingsInput;
}

/**
 * Fields whose text fails the checks keep their words and are listed.
 * @throws WordingsFailure when the output has another shape, or no text passes.
 */
export function checkOutput({ text, input, task, fields, fullPaths }: Output): WordingsResult {
  const { currentContent, brandInfo } = input;
  const written = new Map<string, string>();
  collectTexts(task.content, parseOutput(text), "", fullPaths, written);
  const kept: KeptField[] = [];
  for (const { path, text: original } of fields) {
    const reason = wordingProblem({
      path,
      original,
      text: written.get(path),
      companyName: brandInfo.companyName,
    });
    if (reason === undefined) continue;
    kept.push({ path, reason });
    written.delete(path);
  }
  // A continuation may fail for all remaining fields, which then keep their words.
  if (written.size === 0 && !input.continues)
    throw new WordingsFailure("invalid_output", "nothing_usable");
  const rephrased = SiteContentSchema.safeParse(withTexts(currentContent, written));
  if (!rephrased.success) throw new WordingsFailure("invalid_output", "invalid_content");
  return { success: true, rephrased: rephrased.data, kept };
}

function parseOutput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WordingsFailure("invalid_output", "no_json");
  }
}

/** Texts may be missing, but no key may be new; `known` has the keys of all items of a list. */
function collectTexts(
  expected: ContentPart,
  output: unknown,
  path: string,
  fullPaths: ReadonlyMap<string, string>,
  into: Map<string, string>,
  known: ContentPart = expected,
): void {
  if (output === undefined || output === null) return;
  if (typeof expected === "string") {
    if (typeof output !== "string") throw new WordingsFailure("invalid_output", "wrong_type");
    into.set(fullPaths.get(path) ?? path, output);
    return;
  }
  if (typeof output !== "object" || Array.isArray(output) !== Array.isArray(expected))
    throw new WordingsFailure("invalid_output", "wrong_type");
  if (Object.keys(output).some((key) => !Object.hasOwn(known as object, key)))
    throw new WordingsFailure("invalid_output", "wrong_keys");
  for (const [key, child] of Object.entries(expected))
    collectTexts(
      child,
      (output as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
      fullPaths,
      into,
      Array.isArray(expected) ? (Object.assign({}, ...expected) as ContentPart) : child,
    );
}

/** Reads unfinished JSON; drops unknown fields, cuts long texts, fills missing reasons with {}. */
export async function toPartialContent(
  text: string,
  fullPaths: ReadonlyMap<string, string>,
): Promise<string> {
  const { value } = await parsePartialJson(text);
  const content: ContentPart = {};
  for (const [path, fullPath] of fullPaths) {
    const written = path.split(".").reduce<unknown>(readKey, value);
    if (typeof written === "string" && written !== "")
      placeText(content, fullPath, written.slice(0, getMaxLength(fullPath)));
  }
  return JSON.stringify(content, (_key, part: unknown) =>
    Array.isArray(part) ? Array.from(part, (reason: unknown) => reason ?? {}) : part,
  );
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
