import { BUILT_IN_MODEL } from "#domain/generator/wordings.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { Settings } from "../platform/context/env.ts";

/** Returns the configured model's name, or the rephraser's without a key. */
export function getModelName({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string {
  return OPENAI_API_KEY ? OPENAI_MODEL : BUILT_IN_MODEL;
}

/** Returns true where writing costs money: the built-in rephraser is free. */
export function usesBudget({ settings }: Ctx): boolean {
  return settings.OPENAI_API_KEY !== undefined;
}
