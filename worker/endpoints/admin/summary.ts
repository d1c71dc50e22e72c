import { Hono } from "hono";
import { CHART_DAYS } from "../../../src/domain/dashboard/dashboard.ts";
import { DailyTotalsQuerySchema, DailyTotalsSchema, SummarySchema } from "../../../src/domain/dashboard/dashboard.schema.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/paging.ts";
import { queryInput } from "../../middleware/query-input.ts";
import type { AdminViewEnv } from "../../middleware/require-admin.ts";
import { describe } from "../../openapi/route-docs.ts";
import { listDailyTotals } from "../../services/dashboard/daily-totals.ts";
import { summarize } from "../../services/dashboard/summary.ts";
import { brokenRule } from "./list-docs.ts";

const tags = ["Admin"];
const access = "admin";

/** The figures of the dashboard's cards, to-do list and chart. */
export const adminSummary = new Hono<AdminViewEnv>()
  .get(
    "/admin/summary",
    describe({
      tags,
      access,
      summary: "How many customers and orders there are, the revenue, and what waits",
      answers: { 200: { description: "Money in major units", schema: SummarySchema } },
    }),
    async (c) => c.json(await summarize(c.get("reads"), Date.now()), 200),
  )
  .get(
    "/admin/daily-totals",
    describe({
      tags,
      access,
      summary: "Orders and revenue of each of the last days, today included",
      parameters: [{ in: "query", name: "days", schema: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: CHART_DAYS } }],
      answers: { 200: { description: "UTC days, the oldest first", schema: DailyTotalsSchema }, ...brokenRule },
    }),
    queryInput(DailyTotalsQuerySchema),
    async (c) => c.json({ items: await listDailyTotals(c.get("reads"), c.req.valid("query").days, Date.now()) }, 200),
  );
