import { Hono } from "hono";
import * as z from "zod/mini";
import { SiteConfigSchema } from "../../src/domain/site-config.schema.ts";
import { previewBase } from "../../src/domain/preview.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { NotFoundError } from "../errors.ts";
import { generatorAccess } from "../middleware/generator-access.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { countUse, visitorOf } from "../middleware/rate-limit.ts";
import { describe } from "../openapi/route-docs.ts";
import { siteOrigin } from "../http/site-origin.ts";
import { findSiteConfig, storeSiteConfig } from "../services/generator/site-configs.ts";

const tags = ["Configuration generator"];

const StoredAnswerSchema = z.object({ id: z.string(), previewUrl: z.url(), expires_at: z.iso.datetime() });

/** Stores configurations that the generator made, so that they can be previewed (docs/decisions/0017). */
export const siteConfigs = new Hono<AppEnv>()
  .post(
    "/site-configs",
    describe({
      tags,
      summary: "Store a site configuration",
      description: "Keeps it for 90 days. `previewUrl` shows the public pages with it to whoever has the link.",
      answers: { 201: { description: "Where it is, and until when", schema: StoredAnswerSchema } },
    }),
    generatorAccess,
    jsonInput(SiteConfigSchema),
    async (c) => {
      await countUse(c, "WORDINGS_LIMIT", `site-configs:${visitorOf(c)}`);
      const { id, expiresAt } = await storeSiteConfig(c.get("settings").KV, c.req.valid("json"), Date.now());
      const previewUrl = `${siteOrigin(c)}${previewBase(id)}`;
      return c.json({ id, previewUrl, expires_at: new Date(expiresAt).toISOString() }, 201);
    },
  )
  .get(
    "/site-configs/:id",
    describe({
      tags,
      summary: "See a stored site configuration",
      answers: {
        200: { description: "The configuration", schema: SiteConfigSchema },
        404: { description: "No such configuration, or it has expired" },
      },
    }),
    async (c) => {
      const stored = await findSiteConfig(c.get("settings").KV, c.req.param("id"), Date.now());
      if (!stored) throw new NotFoundError();
      return c.json(stored.config, 200);
    },
  );
