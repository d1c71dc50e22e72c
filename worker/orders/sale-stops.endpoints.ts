import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  PublicSaleStopsSchema,
  SaleStopInputSchema,
  SaleStopSchema,
  SaleStopsSchema,
} from "#domain/orders/sale-stop.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { endSaleStop, listPublicSaleStops, listSaleStops, stopSale } from "./sale-stops.ts";

const forStaff = { access: STAFF_PARTS["sale-stops"] } as const;

export const saleStops = new Hono<HonoEnv>().get(
  "/sale-stops",
  route({
    summary: "The flight days on which nothing is sold, with the team's text for travellers",
    responses: { 200: { description: "The earliest day first", schema: PublicSaleStopsSchema } },
  }),
  async (c) => c.json({ items: await listPublicSaleStops(c.var.ctx) }),
);

export const adminSaleStops = new Hono<HonoEnv>()
  .get(
    "/admin/sale-stops",
    route({
      ...forStaff,
      summary: "The stops of sale in force",
      responses: { 200: { description: "The newest first", schema: SaleStopsSchema } },
    }),
    async (c) => c.json({ items: await listSaleStops(c.var.ctx) }),
  )
  .post(
    "/admin/sale-stops",
    route({
      ...forStaff,
      summary: "Stop the sale for flight days, at one airport or at all; recorded in the audit log",
      description:
        "At once: bookings, changes and payments of these days answer 409 `sale_stopped`, open " +
        "payment pages close, and money that comes later is refunded. It ends at `ends_at`.",
      json: SaleStopInputSchema,
      responses: { 201: { description: "The sale is stopped", schema: SaleStopSchema } },
    }),
    async (c) => c.json(await stopSale(c.var.ctx, c.req.valid("json")), 201),
  )
  .delete(
    "/admin/sale-stops/:stopId",
    route({
      ...forStaff,
      summary: "End a stop of sale",
      responses: {
        204: { description: "These days are on sale again" },
        404: { description: "No such stop, or it has ended" },
      },
    }),
    async (c) => {
      await endSaleStop(c.var.ctx, c.req.param("stopId"));
      return c.body(null, 204);
    },
  );
