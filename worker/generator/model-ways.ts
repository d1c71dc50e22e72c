import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { firstWay, type Way, WAYS } from "./model-request.ts";

/** An endpoint that learns another format is asked for it again after this time. */
const REMEMBERED_SECONDS = 7 * 24 * 60 * 60;

const wayKey = async ({ settings }: Pick<Ctx, "settings">) => {
  const { OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API } = settings;
  return `model-way:${await sha256(JSON.stringify([OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API]))}`;
};

/** How this endpoint and model took the last request. */
export async function recallWay(ctx: Pick<Ctx, "settings">): Promise<Way> {
  const kept = ctx.settings.OPENAI_API_KEY && (await ctx.settings.KV.get(await wayKey(ctx)));
  return WAYS.find((way) => way === kept) ?? firstWay(ctx.settings);
}

export async function rememberWay(ctx: Pick<Ctx, "settings">, way: Way): Promise<void> {
  await ctx.settings.KV.put(await wayKey(ctx), way, { expirationTtl: REMEMBERED_SECONDS });
}
