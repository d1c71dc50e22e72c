import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  SavedViewInputSchema,
  SavedViewListSchema,
  SavedViewNameSchema,
  SavedViewsQuerySchema,
} from "#domain/dashboard/saved-view.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { deleteView, listSavedViews, renameView, saveView } from "./saved-views.ts";

const forStaff = { access: STAFF_PARTS.orders } as const;

export const adminViews = new Hono<HonoEnv>()
  .get(
    "/admin/views",
    route({
      ...forStaff,
      summary: "The caller's own views of a list",
      query: SavedViewsQuerySchema,
      responses: { 200: { description: "By name", schema: SavedViewListSchema } },
    }),
    async (c) => c.json({ items: await listSavedViews(c.var.ctx, c.req.valid("query")) }),
  )
  .post(
    "/admin/views",
    route({
      ...forStaff,
      summary: "Keep filters and order of a list under a name",
      json: SavedViewInputSchema,
      responses: {
        201: { description: "All of the caller's views of that list", schema: SavedViewListSchema },
        409: { description: "view_exists or too_many_views" },
      },
    }),
    async (c) => c.json({ items: await saveView(c.var.ctx, c.req.valid("json")) }, 201),
  )
  .patch(
    "/admin/views/:viewId",
    route({
      ...forStaff,
      summary: "Give a view another name",
      json: SavedViewNameSchema,
      responses: {
        204: { description: "Renamed" },
        404: { description: "No such view" },
        409: { description: "view_exists" },
      },
    }),
    async (c) => {
      await renameView(c.var.ctx, { id: c.req.param("viewId"), ...c.req.valid("json") });
      return c.body(null, 204);
    },
  )
  .delete(
    "/admin/views/:viewId",
    route({
      ...forStaff,
      summary: "Delete a view",
      responses: { 204: { description: "Deleted" }, 404: { description: "No such view" } },
    }),
    async (c) => {
      await deleteView(c.var.ctx, { id: c.req.param("viewId") });
      return c.body(null, 204);
    },
  );
