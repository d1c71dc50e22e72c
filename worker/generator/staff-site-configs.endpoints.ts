import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { StoredSiteConfigListSchema } from "#domain/generator/stored-site-config.schema.ts";
import { ListQuerySchema } from "#domain/paging.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { listSiteConfigs, revokeSiteConfig } from "./site-configs.ts";

const forAdmins = { access: STAFF_PARTS.previews } as const;

export const adminSiteConfigs = new Hono<HonoEnv>()
  .get(
    "/admin/site-configs",
    route({
      ...forAdmins,
      summary: "Stored site configurations that can be previewed, newest first",
      query: ListQuerySchema,
      responses: { 200: { description: "One page", schema: StoredSiteConfigListSchema } },
    }),
    async (c) => c.json(await listSiteConfigs(c.var.ctx, c.req.valid("query"))),
  )
  .delete(
    "/admin/site-configs/:id",
    route({
      ...forAdmins,
      summary: "Delete a stored site configuration",
      responses: {
        204: { description: "It is deleted, and its preview is gone" },
        404: { description: "No such configuration" },
      },
    }),
    async (c) => {
      await revokeSiteConfig(c.var.ctx, c.req.param("id"));
      return c.body(null, 204);
    },
  );
