import * as z from "zod/mini";
import {
  type WordingsInput,
  type WordingsResult,
  WordingsResultSchema,
} from "#domain/generator/wordings.schema.ts";
import { PROMPT_VERSION } from "./wordings-prompt.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { getModelName } from "./model.ts";

const CACHED_SECONDS = 30 * 24 * 60 * 60;

/** Hashes everything that determines a result, so that no entry needs an update. */
export async function wordingsKey({ settings }: Ctx, input: WordingsInput): Promise<string> {
  const { currentContent, brandInfo, language, fields, variation, continues, texts, wish } = input;
  const asked = [
    currentContent,
    brandInfo.companyName,
    brandInfo.tone,
    language,
    fields?.toSorted() ?? null,
    variation,
    continues,
    texts ?? null,
    wish ?? null,
  ];
  const model = [
    getModelName(settings),
    settings.OPENAI_API_KEY ? [settings.OPENAI_BASE_URL, settings.OPENAI_API] : [],
  ];
  const facts = JSON.stringify([PROMPT_VERSION, model, asked]);
  return `wordings:${await sha256(facts)}`;
}

export async function getCachedWordings(
  { settings }: Ctx,
  key: string,
): Promise<WordingsResult | undefined> {
  return z
    .optional(WordingsResultSchema)
    .safeParse((await settings.KV.get(key, "json")) ?? undefined).data;
}

/** Leaves out a result in which a field kept its words, because the next one may do better. */
export async function cacheWordings(
  { settings }: Ctx,
  { key, result }: { key: string; result: WordingsResult },
): Promise<void> {
  if (result.success && !result.kept?.length)
    await settings.KV.put(key, JSON.stringify(result), { expirationTtl: CACHED_SECONDS });
}
