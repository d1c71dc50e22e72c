import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import type { Ctx } from "../platform/context/context.ts";

// Plain SQL, so that a preview's cold start loads no query builder and no tables.
const SELECT = "SELECT config, expires_at FROM site_configs WHERE id = ? AND expires_at > ?";

export async function findSiteConfig(
  { db, now }: Pick<Ctx, "db" | "now">,
  id: string,
): Promise<{ config: SiteConfig; expiresAt: number } | undefined> {
  const stored = await db
    .prepare(SELECT)
    .bind(id, now)
    .first<{ config: string; expires_at: number }>();
  if (!stored) return undefined;
  const { data: config } = SiteConfigSchema.safeParse(JSON.parse(stored.config));
  return config && { config, expiresAt: stored.expires_at };
}
