import { SiteContentSchema } from "../../src/domain/site-config.schema.ts";
import { wordingProblem } from "../../src/domain/generator/wording-check.ts";
import { withTexts } from "../../src/domain/generator/wording-fields.ts";
import type { KeptField, WordingsAnswer, WordingsInput } from "../../src/domain/generator/wordings.schema.ts";
import { WordingsFailure } from "./wordings-failure.ts";
import type { ContentPart, PreparedTask } from "./wordings-task.ts";

interface AnswerToCheck extends PreparedTask {
  /** The complete text that the model wrote. */
  text: string;
  input: WordingsInput;
}

/**
 * The content with the model's text in every field where it passes the checks; the other fields keep theirs, and are listed.
 * @throws WordingsFailure when it is not JSON of the right shape, or no field passes.
 */
export function checkedAnswer({ text, input, task, fields, pathOf }: AnswerToCheck): WordingsAnswer {
  const { currentContent, brandInfo } = input;
  const written = new Map<string, string>();
  collect(task.content, parsed(text), "", pathOf, written);
  const kept: KeptField[] = [];
  for (const { path, text: original } of fields) {
    const reason = wordingProblem({ path, original, text: written.get(path), companyName: brandInfo.companyName });
    if (reason === undefined) continue;
    kept.push({ path, reason });
    written.delete(path);
  }
  if (written.size === 0) throw new WordingsFailure("answer", "nothing_usable");
  const rephrased = SiteContentSchema.safeParse(withTexts(currentContent, written));
  if (!rephrased.success) throw new WordingsFailure("answer", "invalid_content");
  return { success: true, rephrased: rephrased.data, kept };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WordingsFailure("answer", "no_json");
  }
}

/** Takes each expected text out of the output. One may be missing; a key that was not asked for means the output has another shape. */
function collect(
  expected: ContentPart,
  answer: unknown,
  path: string,
  pathOf: ReadonlyMap<string, string>,
  into: Map<string, string>,
): void {
  if (answer === undefined || answer === null) return;
  if (typeof expected === "string") {
    if (typeof answer !== "string") throw new WordingsFailure("answer", "wrong_type");
    into.set(pathOf.get(path) ?? path, answer);
    return;
  }
  if (typeof answer !== "object" || Array.isArray(answer) !== Array.isArray(expected)) throw new WordingsFailure("answer", "wrong_type");
  if (Object.keys(answer).some((key) => !Object.hasOwn(expected, key))) throw new WordingsFailure("answer", "wrong_keys");
  for (const [key, child] of Object.entries(expected)) {
    collect(child, (answer as Record<string, unknown>)[key], path ? `${path}.${key}` : key, pathOf, into);
  }
}
