import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  DailyTotalsQuerySchema,
  DailyTotalsSchema,
  SummarySchema,
  UpdatesQuerySchema,
  UpdatesSchema,
} from "#domain/dashboard/dashboard.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { listDailyTotals } from "./daily-totals.ts";
import { summarize } from "./summary.ts";
import { readUpdates } from "./updates.ts";

const forStaff = { access: STAFF_PARTS.dashboard } as const;

export const adminSummary = new Hono<HonoEnv>()
  .get(
    "/admin/summary",
    route({
      ...forStaff,
      summary: "How many customers and orders there are, the revenue, and what waits",
      responses: { 200: { description: "Money in major units", schema: SummarySchema } },
    }),
    async (c) => c.json(await summarize(c.var.ctx)),
  )
  .get(
    "/admin/updates",
    route({
      ...forStaff,
      summary: "Whether anything changed, and what waits: for pages that ask every few seconds",
      query: UpdatesQuerySchema,
      responses: { 200: { description: "Counters that grow, and counts", schema: UpdatesSchema } },
    }),
    async (c) => c.json(await readUpdates(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/admin/daily-totals",
    route({
      ...forStaff,
      summary: "Orders and revenue of each of the last days, today included",
      query: DailyTotalsQuerySchema,
      responses: {
        200: { description: "The operator's days, the oldest first", schema: DailyTotalsSchema },
      },
    }),
    async (c) => c.json({ items: await listDailyTotals(c.var.ctx, c.req.valid("query").days) }),
  );
