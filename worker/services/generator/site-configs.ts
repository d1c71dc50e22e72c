import * as z from "zod/mini";
import type { SiteConfig } from "../../../src/domain/site-config.ts";
import { SiteConfigSchema } from "../../../src/domain/site-config.schema.ts";

/** A stored configuration and its preview end after this many days (docs/product.md, "Previews"). */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

const ID = /^[0-9a-f]{32}$/;
const keyOf = (id: string) => `site-config:${id}`;

const StoredSchema = z.object({ config: SiteConfigSchema, expiresAt: z.number() });
/** A stored configuration, with the time (epoch ms) when it expires. */
export type StoredSiteConfig = z.infer<typeof StoredSchema>;

/** Stores a configuration for 90 days. Whoever has its id, 128 random bits, may see its preview. */
export async function storeSiteConfig(kv: KVNamespace, config: SiteConfig, now: number): Promise<{ id: string; expiresAt: number }> {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const expiresAt = now + KEPT_DAYS * DAY_MS;
  const stored: StoredSiteConfig = { config, expiresAt };
  await kv.put(keyOf(id), JSON.stringify(stored), { expiration: Math.floor(expiresAt / 1000) });
  return { id, expiresAt };
}

/** The configuration of an id; undefined when it is unknown, has expired, or breaks today's rules. */
export async function findSiteConfig(kv: KVNamespace, id: string, now: number): Promise<StoredSiteConfig | undefined> {
  if (!ID.test(id)) return undefined;
  const { data } = StoredSchema.safeParse(await kv.get(keyOf(id), "json"));
  return data && data.expiresAt > now ? data : undefined;
}
