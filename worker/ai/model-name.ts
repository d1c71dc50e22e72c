import { BUILT_IN_MODEL } from "../../src/domain/generator/wordings.ts";
import type { Settings } from "../env.ts";

/** Who writes in this deployment: the configured model, or the built-in rephraser when there is no key. */
export function modelName({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string {
  return OPENAI_API_KEY ? OPENAI_MODEL : BUILT_IN_MODEL;
}
