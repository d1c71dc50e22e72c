import * as z from "zod/mini";
import { RETENTION_DAYS } from "../../../src/domain/retention.ts";
import { SiteConfigSchema } from "../../../src/domain/site-config.schema.ts";
import type { SiteConfig } from "../../../src/domain/site-config.ts";
import { DAY_MS } from "../../../src/domain/time.ts";
import type { Ctx } from "../../context.ts";
import { toHex } from "../../crypto/encoding.ts";
import type { Settings } from "../../env.ts";

const ID_BYTES = 16;

const ID = /^[0-9a-f]{32}$/;
const toKey = (id: string) => `site-config:${id}`;

const StoredSchema = z.object({ config: SiteConfigSchema, expiresAt: z.number() });
/** A stored configuration, with the time (epoch ms) when it expires. */
export type StoredSiteConfig = z.infer<typeof StoredSchema>;

/** Stores a configuration for 90 days (docs/product.md, "Previews"). Whoever has its id, 128 random bits, may see its preview. */
export async function storeSiteConfig({ settings, now }: Ctx, config: SiteConfig): Promise<{ id: string; expiresAt: number }> {
  const id = toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const expiresAt = now + RETENTION_DAYS.siteConfigs * DAY_MS;
  const stored: StoredSiteConfig = { config, expiresAt };
  await settings.KV.put(toKey(id), JSON.stringify(stored), { expiration: Math.floor(expiresAt / 1000) });
  return { id, expiresAt };
}

/** What a look-up needs of a context: pages look previews up too, and have nothing more. */
type LookUpCtx = Pick<Ctx, "now"> & { settings: Pick<Settings, "KV"> };

/** The configuration of an id; undefined when it is unknown, has expired, or breaks today's rules. */
export async function findSiteConfig({ settings, now }: LookUpCtx, id: string): Promise<StoredSiteConfig | undefined> {
  if (!ID.test(id)) return undefined;
  const { data } = StoredSchema.safeParse(await settings.KV.get(toKey(id), "json"));
  return data && data.expiresAt > now ? data : undefined;
}
