import { BUILT_IN_MODEL } from "#domain/generator/wordings.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { Settings } from "../platform/context/env.ts";

export function getModelName({
  OPENAI_API_KEY,
  OPENAI_MODEL,
}: Pick<Settings, "OPENAI_API_KEY" | "OPENAI_MODEL">): string {
  return OPENAI_API_KEY ? OPENAI_MODEL : BUILT_IN_MODEL;
}

/** The built-in rephraser is free. */
export function usesBudget({ settings }: Ctx): boolean {
  return settings.OPENAI_API_KEY !== undefined;
}
