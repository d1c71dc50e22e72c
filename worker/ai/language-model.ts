import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Settings } from "../env.ts";
import { rephraser } from "./rephraser/rephraser.ts";

/** The model that the settings name: OpenAI's or any that speaks its protocol, or the built-in rephraser without a key. */
export async function getLanguageModel(settings: Settings): Promise<LanguageModelV4> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: id, OPENAI_API: api } = settings;
  if (!apiKey) return rephraser(settings.WORDINGS_PACE_MS);
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({ apiKey, baseURL });
  return api === "chat" ? openai.chat(id) : openai.responses(id);
}
