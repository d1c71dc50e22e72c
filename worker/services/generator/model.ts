import type { WordingsAbout } from "../../../src/domain/generator/wordings.schema.ts";
import { BUILT_IN_MODEL } from "../../../src/domain/generator/wordings.ts";
import type { Ctx } from "../../context/context.ts";
import type { Settings } from "../../context/env.ts";

/** The model that writes in this deployment, and who may use it. */
export function aboutWordings({ settings }: Ctx): WordingsAbout {
  return { model: getModelName(settings), access: settings.GENERATOR_ACCESS };
}

/** The name of the model that writes: the configured one, or the built-in rephraser's without a key. */
export function getModelName({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string {
  return OPENAI_API_KEY ? OPENAI_MODEL : BUILT_IN_MODEL;
}

/** Everything that tells one model from another, for the keys of what it wrote: its name, and where and how it is called. */
export function modelIdentity(settings: Settings): unknown {
  return [
    getModelName(settings),
    settings.OPENAI_API_KEY ? [settings.OPENAI_BASE_URL, settings.OPENAI_API] : [],
  ];
}

/** True where writing costs money. The built-in rephraser costs nothing, so it takes nothing from the day's budget. */
export function usesBudget({ settings }: Ctx): boolean {
  return settings.OPENAI_API_KEY !== undefined;
}
