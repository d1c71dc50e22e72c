import * as z from "zod/mini";
import type { SiteConfig } from "../../../src/domain/site-config.ts";
import { SiteConfigSchema } from "../../../src/domain/site-config.schema.ts";

/** A stored configuration and its preview end after this many days (docs/product.md, "Previews"). */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

const ID = /^[0-9a-f]{32}$/;
const keyOf = (id: string) => `site-config:${id}`;

const StoredSchema = z.object({ config: SiteConfigSchema, expiresAt: z.number() });
/** A configuration as it is kept: with the time, epoch ms, when it goes. */
export type StoredSiteConfig = z.infer<typeof StoredSchema>;

/** Keeps a configuration for 90 days under an id of 128 random bits, which is all that its preview asks for. */
export async function storeSiteConfig(kv: KVNamespace, config: SiteConfig, now: number): Promise<{ id: string; expiresAt: number }> {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const expiresAt = now + KEPT_DAYS * DAY_MS;
  const stored: StoredSiteConfig = { config, expiresAt };
  await kv.put(keyOf(id), JSON.stringify(stored), { expiration: Math.floor(expiresAt / 1000) });
  return { id, expiresAt };
}

/** The configuration of an id; undefined for one that nobody has, that has expired, or that the rules of today refuse. */
export async function findSiteConfig(kv: KVNamespace, id: string, now: number): Promise<StoredSiteConfig | undefined> {
  if (!ID.test(id)) return undefined;
  const { data } = StoredSchema.safeParse(await kv.get(keyOf(id), "json"));
  return data && data.expiresAt > now ? data : undefined;
}
