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
