import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { SearchQuerySchema, SearchResultsSchema } from "#domain/search/search.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { searchEverything } from "./search-everything.ts";

export const adminSearch = new Hono<HonoEnv>().get(
  "/admin/search",
  route({
    access: STAFF_PARTS.search,
    summary: "Orders, people, messages and accounts that meet a search, with what matched",
    description: "The newest few of each. What is found with a typo comes after the rest.",
    query: SearchQuerySchema,
    responses: { 200: { description: "What was found", schema: SearchResultsSchema } },
  }),
  async (c) => c.json(await searchEverything(c.var.ctx, c.req.valid("query"))),
);
