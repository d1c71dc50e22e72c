import { Hono } from "hono";
import { DemoActionSchema, DemoPageSchema } from "#domain/payments/demo-page.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { actOnDemoPage } from "./demo-page.ts";
import { findDemoPage } from "./read-demo-page.ts";

const responses = {
  200: { description: "The page", schema: DemoPageSchema },
  404: { description: "No such page, or this site takes no demo payments" },
};

export const demoPayments = new Hono<HonoEnv>()
  .get(
    "/demo-payments/:paymentId",
    route({ summary: "See a demo payment page", responses }),
    async (c) => c.json(await findDemoPage(c.var.ctx, c.req.param("paymentId"))),
  )
  .post(
    "/demo-payments/:paymentId",
    route({
      summary: "Pay, or decline, on a demo payment page",
      description:
        "Only an open page changes. Declining leaves it open, as one may try another card.",
      json: DemoActionSchema,
      responses,
    }),
    async (c) =>
      c.json(
        await actOnDemoPage(c.var.ctx, { id: c.req.param("paymentId"), ...c.req.valid("json") }),
      ),
  );
