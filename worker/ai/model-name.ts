import { BUILT_IN_MODEL } from "../../src/domain/generator/wordings.ts";
import type { Settings } from "../env.ts";

/** The name of the model that writes: the configured one, or the built-in rephraser's without a key. */
export function modelName({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string {
  return OPENAI_API_KEY ? OPENAI_MODEL : BUILT_IN_MODEL;
}
