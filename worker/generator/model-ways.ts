import type { Ctx } from "../platform/context/context.ts";
import type { Settings } from "../platform/context/env.ts";
import { sha256 } from "../platform/crypto/hash.ts";

/** A way is a protocol, and the means to request the form of the answer. */
const APIS = ["responses", "chat"] as const;
const FORMATS = ["schema", "object", "text"] as const;
export type Api = (typeof APIS)[number];
export type Format = (typeof FORMATS)[number];
export type Way = `${Api} ${Format}`;

export const WAYS = APIS.flatMap((api) => FORMATS.map((format): Way => `${api} ${format}`));

export const firstWay = ({ OPENAI_API }: Pick<Settings, "OPENAI_API">): Way =>
  `${OPENAI_API} schema`;

/** After this time we try the first way again, because the endpoint may have learned it. */
const REMEMBERED_SECONDS = 7 * 24 * 60 * 60;

const wayKey = async ({ settings }: Pick<Ctx, "settings">) => {
  const { OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API } = settings;
  return `model-way:${await sha256(JSON.stringify([OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API]))}`;
};

/** The way that worked last with this endpoint and model. */
export async function recallWay(ctx: Pick<Ctx, "settings">): Promise<Way> {
  const kept = ctx.settings.OPENAI_API_KEY && (await ctx.settings.KV.get(await wayKey(ctx)));
  return WAYS.find((way) => way === kept) ?? firstWay(ctx.settings);
}

export async function rememberWay(ctx: Pick<Ctx, "settings">, way: Way): Promise<void> {
  await ctx.settings.KV.put(await wayKey(ctx), way, { expirationTtl: REMEMBERED_SECONDS });
}
