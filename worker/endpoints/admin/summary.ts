import { Hono } from "hono";
import { SummarySchema } from "../../../src/domain/admin.ts";
import type { AdminViewEnv } from "../../middleware/require-admin.ts";
import { describe } from "../../openapi/route-docs.ts";
import { summarize } from "../../services/admin/summary.ts";

/** What the dashboard's cards and its to-do list show. */
export const adminSummary = new Hono<AdminViewEnv>().get(
  "/admin/summary",
  describe({
    tags: ["Admin"],
    access: "admin",
    summary: "How many customers and orders there are, the revenue, and what waits",
    answers: { 200: { description: "Money in major units", schema: SummarySchema } },
  }),
  async (c) => c.json(await summarize(c.get("reads")), 200),
);
