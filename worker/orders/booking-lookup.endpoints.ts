import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { BookingLookupConfirmSchema, BookingLookupSchema } from "#domain/orders/booking.schema.ts";
import { parseOrderNumber } from "#domain/orders/order-number.ts";
import { BookingSchema } from "#domain/orders/order.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { setOrderCookie } from "../platform/http/order-cookie.ts";
import { consumeRateLimit } from "../api/rate-limit.ts";
import { route } from "../api/route.ts";
import { confirmLookup, sendLookupCode } from "./booking-lookup.ts";
import { atMost } from "#domain/validation.schema.ts";

/** Accepts any text as an order number, because the answer is always the same. The form checks the number. */
const LookupSchema = z.extend(BookingLookupSchema, {
  orderNumber: z.string().check(atMost(100), z.overwrite(parseOrderNumber), z.toUpperCase()),
});
const AcceptedSchema = z.object({ status: z.literal("accepted") });

export const bookingLookup = new Hono<HonoEnv>()
  .post(
    "/bookings/lookup",
    route({
      summary: "Ask for the code that opens a booking",
      description:
        "The same answer without such a booking. The mailed code works once, for 10 minutes.",
      json: LookupSchema,
      responses: {
        202: {
          description: "If there is such a booking, a mail is on its way",
          schema: AcceptedSchema,
        },
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const lookup = c.req.valid("json");
      await limitCodes(c);
      ctx.later(sendLookupCode(ctx, lookup));
      return c.json({ status: "accepted" as const }, 202);
    },
  )
  .post(
    "/bookings/lookup/confirm",
    route({
      summary: "Open a booking with the mailed code",
      description:
        "Sets the order's cookie. At most 5 tries a code, and 10 wrong ones a day for a booking.",
      json: BookingLookupConfirmSchema,
      responses: { 200: { description: "The booking", schema: BookingSchema } },
    }),
    async (c) => {
      const lookup = c.req.valid("json");
      await limitCodes(c);
      const { booking, access } = await confirmLookup(c.var.ctx, lookup);
      await setOrderCookie(c, access);
      return c.json(booking);
    },
  );

/** Limits per visitor. The services also count per mailbox and per booking. */
function limitCodes(c: Context<HonoEnv>): Promise<void> {
  return consumeRateLimit(c, "CODE_LIMIT", `visitor:${c.var.ctx.visitor}`);
}
