import { Hono } from "hono";
import { csvWords } from "#content/csv.ts";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  DepartureExportQuerySchema,
  DepartureListSchema,
  DepartureQuerySchema,
  DeparturesTodaySchema,
} from "#domain/departures/departure.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { CSV_RESPONSE, respondCsv } from "../api/csv-response.ts";
import { route } from "../api/route.ts";
import { exportDepartures } from "./departure-export.ts";
import { departuresToday, listDepartures } from "./list-departures.ts";

const forStaff = { access: STAFF_PARTS.departures } as const;

export const adminDepartures = new Hono<HonoEnv>()
  .get(
    "/admin/departures",
    route({
      ...forStaff,
      summary: "The orders of a flight day by airport, then flight, with totals for each airport",
      query: DepartureQuerySchema,
      responses: {
        200: { description: "One page, and the day that it is of", schema: DepartureListSchema },
      },
    }),
    async (c) => c.json(await listDepartures(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/admin/departures/today",
    route({
      ...forStaff,
      summary: "What every airport can expect today, each by its own day",
      responses: {
        200: { description: "The airports with departures", schema: DeparturesTodaySchema },
      },
    }),
    async (c) => c.json({ totals: await departuresToday(c.var.ctx) }),
  )
  .get(
    "/admin/departures.csv",
    route({
      ...forStaff,
      access: STAFF_PARTS.exports,
      summary: "The departures of a flight day as CSV; recorded in the audit log",
      query: DepartureExportQuerySchema,
      responses: CSV_RESPONSE,
    }),
    async (c) => {
      const query = c.req.valid("query");
      const { date, csv } = await exportDepartures(c.var.ctx, query, csvWords[query.format]);
      return respondCsv(c, `departures-${date}`, csv);
    },
  );
