import type { LanguageModel } from "ai";
import type { Settings } from "../env.ts";
import { rephraser } from "./rephraser/rephraser.ts";

/** The interface that models of every provider have, in the version that this product's own one has. */
export type LanguageModelV4 = Extract<LanguageModel, { specificationVersion: "v4" }>;

/** The model of this deployment, by its settings alone: OpenAI's or any that speaks its protocol, or the built-in rephraser. */
export async function languageModel(settings: Settings): Promise<LanguageModelV4> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: id, OPENAI_API: api } = settings;
  if (!apiKey) return rephraser(settings.WORDINGS_PACE_MS);
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({ apiKey, baseURL });
  return api === "chat" ? openai.chat(id) : openai.responses(id);
}
