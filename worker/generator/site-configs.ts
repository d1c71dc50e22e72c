import { and, eq, gt, sql } from "drizzle-orm";
import type { StoredSiteConfig } from "#domain/generator/stored-site-config.schema.ts";
import { previewBase } from "#domain/language-path.ts";
import type { ListQuery } from "#domain/paging.schema.ts";
import type { Page } from "#domain/paging.ts";
import { RETENTION_DAYS } from "#domain/retention.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { DAY_MS, toIso } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { toHex } from "../platform/crypto/encoding.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { keysetPage } from "../platform/db/keyset.ts";
import { siteConfigs } from "../tables/generator.ts";
import { users } from "../tables/identity.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { countShare, spendBudget } from "./daily-budget.ts";
import { batch, run } from "../platform/db/batch.ts";

const ID_BYTES = 16;

interface NewSiteConfig {
  config: SiteConfig;
  isStaff: boolean;
}

/**
 * Anyone with the id, 128 random bits, may see the preview. Times are epoch ms.
 * @throws ShareSpentError (visitors only), BudgetSpentError (429) when the day is used up.
 */
export async function storeSiteConfig(
  ctx: Ctx,
  { config, isStaff }: NewSiteConfig,
): Promise<{ id: string; expiresAt: number }> {
  const { db, now, actor } = ctx;
  if (!isStaff) await countShare(ctx, "site_configs");
  await spendBudget(ctx, "site_configs");
  const id = toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const expiresAt =
    now + (isStaff ? RETENTION_DAYS.staffSiteConfigs : RETENTION_DAYS.siteConfigs) * DAY_MS;
  await primaryDb(db)
    .insert(siteConfigs)
    .values({ id, config, userId: actor?.userId ?? null, expiresAt, createdAt: now });
  return { id, expiresAt };
}

/** @throws ValidationError for an unknown cursor. */
export async function listSiteConfigs(ctx: Ctx, query: ListQuery): Promise<Page<StoredSiteConfig>> {
  const { after, orderBy, limit, toPage } = keysetPage(siteConfigs, query);
  const { rows } = await run(
    ctx,
    build
      .select({
        id: siteConfigs.id,
        companyName: sql<string>`json_extract(${siteConfigs.config}, '$.company.name')`,
        userId: siteConfigs.userId,
        userEmail: users.email,
        createdAt: siteConfigs.createdAt,
        expiresAt: siteConfigs.expiresAt,
      })
      .from(siteConfigs)
      .leftJoin(users, eq(users.id, siteConfigs.userId))
      .where(and(gt(siteConfigs.expiresAt, ctx.now), after))
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, (stored) => ({
    id: stored.id,
    company_name: stored.companyName,
    user_id: stored.userId,
    user_email: stored.userEmail,
    created_at: toIso(stored.createdAt),
    expires_at: toIso(stored.expiresAt),
    preview_url: `${ctx.origin}${previewBase(stored.id)}`,
  }));
}

/** Its preview ends too. @throws NotFoundError. */
export async function revokeSiteConfig(ctx: SignedInCtx, id: string): Promise<void> {
  const isIt = eq(siteConfigs.id, id);
  const { deleted } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "site_config.revoked", subjectId: siteConfigs.id },
      sql`FROM ${siteConfigs} WHERE ${isIt}`,
    ),
    deleted: build.delete(siteConfigs).where(isIt),
  });
  if (deleted.changes === 0) throw new NotFoundError();
}
