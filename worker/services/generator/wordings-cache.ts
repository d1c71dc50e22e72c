import * as z from "zod/mini";
import { type WordingsAnswer, WordingsAnswerSchema, type WordingsInput } from "../../../src/domain/generator/wordings.schema.ts";
import { modelName } from "../../ai/model-name.ts";
import { PROMPT_VERSION } from "../../ai/wordings-prompt.ts";
import type { Settings } from "../../env.ts";
import { sha256 } from "../../crypto/hash.ts";

const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** The cache key of a result: a hash of everything that determines it, so that no entry ever has to be updated. */
export async function cacheKey(
  settings: Settings,
  { currentContent, brandInfo, language, fields, variation }: WordingsInput,
): Promise<string> {
  const model = [modelName(settings), settings.OPENAI_API_KEY ? [settings.OPENAI_BASE_URL, settings.OPENAI_API] : []];
  const asked = [currentContent, brandInfo.companyName, brandInfo.tone, language, fields?.toSorted() ?? null, variation];
  return `wordings:${await sha256(JSON.stringify([PROMPT_VERSION, model, asked]))}`;
}

/** The cached result of a key, or undefined. */
export async function keptAnswer(kv: KVNamespace, key: string): Promise<WordingsAnswer | undefined> {
  return z.optional(WordingsAnswerSchema).safeParse((await kv.get(key, "json")) ?? undefined).data;
}

/** Caches a result for 30 days, unless a field kept its old words: another generation may do better. */
export async function keepAnswer(kv: KVNamespace, key: string, answer: WordingsAnswer): Promise<void> {
  if (answer.success && !answer.kept?.length) await kv.put(key, JSON.stringify(answer), { expirationTtl: KEPT_SECONDS });
}
