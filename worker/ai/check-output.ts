import { SiteContentSchema } from "../../src/domain/site-config.schema.ts";
import { wordingProblem } from "../../src/domain/generator/wording-check.ts";
import { withTexts } from "../../src/domain/generator/wording-fields.ts";
import type {
  KeptField,
  WordingsInput,
  WordingsResult,
} from "../../src/domain/generator/wordings.schema.ts";
import type { ContentPart, PreparedTask } from "./task/wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

interface Output extends PreparedTask {
  /** The complete text that the model wrote. */
  text: string;
  input: WordingsInput;
}

/**
 * The content with the model's text in every field where it passes the checks; the other fields keep theirs, and are listed.
 * @throws WordingsFailure when it is not JSON of the right shape, or no field passes.
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
  if (written.size === 0) throw new WordingsFailure("invalid_output", "nothing_usable");
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

/** Takes each expected text out of the output. One may be missing; a key that was not asked for means the output has another shape. */
function collectTexts(
  expected: ContentPart,
  output: unknown,
  path: string,
  fullPaths: ReadonlyMap<string, string>,
  into: Map<string, string>,
): void {
  if (output === undefined || output === null) return;
  if (typeof expected === "string") {
    if (typeof output !== "string") throw new WordingsFailure("invalid_output", "wrong_type");
    into.set(fullPaths.get(path) ?? path, output);
    return;
  }
  if (typeof output !== "object" || Array.isArray(output) !== Array.isArray(expected))
    throw new WordingsFailure("invalid_output", "wrong_type");
  if (Object.keys(output).some((key) => !Object.hasOwn(expected, key)))
    throw new WordingsFailure("invalid_output", "wrong_keys");
  for (const [key, child] of Object.entries(expected)) {
    collectTexts(
      child,
      (output as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
      fullPaths,
      into,
    );
  }
}
