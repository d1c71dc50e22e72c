import type { WordingsAbout } from "#domain/generator/wordings.schema.ts";
import { BUILT_IN_MODEL } from "#domain/generator/wordings.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { Settings } from "../platform/context/env.ts";

/** Returns the name of this deployment's model, and who may use it. */
export function aboutWordings({ settings }: Ctx): WordingsAbout {
  return { model: getModelName(settings), access: settings.GENERATOR_ACCESS };
}

/** Returns the configured model's name, or the rephraser's without a key. */
export function getModelName({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string {
  return OPENAI_API_KEY ? OPENAI_MODEL : BUILT_IN_MODEL;
}

/** Returns everything that tells one model from another, for cache keys. */
export function modelIdentity(settings: Settings): unknown {
  return [
    getModelName(settings),
    settings.OPENAI_API_KEY ? [settings.OPENAI_BASE_URL, settings.OPENAI_API] : [],
  ];
}

/** Returns true where writing costs money: the built-in rephraser is free. */
export function usesBudget({ settings }: Ctx): boolean {
  return settings.OPENAI_API_KEY !== undefined;
}
