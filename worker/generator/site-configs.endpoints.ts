import { Hono } from "hono";
import * as z from "zod/mini";
import { previewBase } from "#domain/language-path.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { toIso } from "#domain/time.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { findActor, isStaffCall } from "../api/access.ts";
import { consumeRateLimit } from "../api/rate-limit.ts";
import { route } from "../api/route.ts";
import { findSiteConfig } from "./find-site-config.ts";
import { storeSiteConfig } from "./site-configs.ts";

const StoredSchema = z.object({
  id: z.string(),
  previewUrl: z.url(),
  expires_at: z.iso.datetime(),
});

export const siteConfigs = new Hono<HonoEnv>()
  .post(
    "/site-configs",
    route({
      summary: "Store a site configuration",
      description:
        "Keeps it for a day, staff's for 90. `previewUrl` shows the pages to whoever has the link.",
      access: "generator",
      json: SiteConfigSchema,
      jsonBytes: 512 * 1024,
      responses: {
        201: { description: "Where it is, and until when", schema: StoredSchema },
        413: { description: "The body is over 512 KiB" },
      },
    }),
    async (c) => {
      await consumeRateLimit(c, "WORDINGS_LIMIT", `site-configs:${c.var.ctx.visitor}`);
      const { ctx } = c.var;
      const actor = ctx.actor ?? (await findActor(c));
      const isStaff = actor !== null && (await isStaffCall(c));
      const { id, expiresAt } = await storeSiteConfig(
        { ...ctx, actor },
        { config: c.req.valid("json"), isStaff },
      );
      const previewUrl = `${c.var.ctx.origin}${previewBase(id)}`;
      return c.json({ id, previewUrl, expires_at: toIso(expiresAt) }, 201);
    },
  )
  .get(
    "/site-configs/:id",
    route({
      summary: "See a stored site configuration",
      responses: {
        200: { description: "The configuration", schema: SiteConfigSchema },
        404: { description: "No such configuration, or it has expired" },
      },
    }),
    async (c) => {
      const stored = await findSiteConfig(c.var.ctx, c.req.param("id"));
      if (!stored) throw new NotFoundError();
      return c.json(stored.config);
    },
  );
