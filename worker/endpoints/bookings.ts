import { Hono } from "hono";
import { siteConfig } from "../../app.config.ts";
import { BookingInputSchema } from "../../src/domain/orders/booking.schema.ts";
import { BookingSchema } from "../../src/domain/orders/order.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { NotFoundError } from "../errors.ts";
import { idempotencyKeyOf } from "../http/idempotency-key.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { isAdminCall } from "../middleware/access.ts";
import { hasOrderCookie, setOrderCookie } from "../http/order-cookie.ts";
import { languageOf } from "../http/request-language.ts";
import { describe } from "../openapi/route-docs.ts";
import { bookingOf } from "../services/orders/booking-record.ts";
import { createBooking, findBooking } from "../services/orders/bookings.ts";

const tags = ["Bookings"];

/** Books a Fast Track and shows a visitor their own booking (docs/product.md, "Bookings"). */
export const bookings = new Hono<AppEnv>()
  .post(
    "/bookings",
    describe({
      tags,
      summary: "Book a Fast Track",
      description: "Creates the customer and the order together. The total is computed from the fares. Sets the order's cookie.",
      parameters: [
        {
          in: "header",
          name: "Idempotency-Key",
          description: "Makes a repeat answer with the same booking.",
          schema: { type: "string", minLength: 1, maxLength: 255 },
        },
        {
          in: "header",
          name: "x-language",
          description: "The language of mails about this booking.",
          schema: { type: "string", enum: ["en", "fr"], default: "en" },
        },
      ],
      answers: {
        201: { description: "The new booking", schema: BookingSchema },
        200: { description: "The booking this Idempotency-Key made before", schema: BookingSchema },
      },
    }),
    jsonInput(BookingInputSchema),
    async (c) => {
      const { booking, repeated } = await createBooking({
        db: c.get("settings").DB,
        site: siteConfig.company.name,
        input: c.req.valid("json"),
        language: languageOf(c),
        idempotencyKey: idempotencyKeyOf(c),
        now: Date.now(),
      });
      await setOrderCookie(c, booking.order.id);
      return c.json(booking, repeated ? 200 : 201);
    },
  )
  .get(
    "/bookings/:orderId",
    describe({
      tags,
      summary: "See one's own booking",
      description: "Needs the order's cookie, which booking and looking up set, or an admin's access token.",
      answers: {
        200: { description: "The booking", schema: BookingSchema },
        404: { description: "No such booking, or not for this browser" },
      },
    }),
    async (c) => {
      const orderId = c.req.param("orderId");
      const record = ((await hasOrderCookie(c, orderId)) || (await isAdminCall(c))) && (await findBooking(c.get("settings").DB, orderId));
      if (!record) throw new NotFoundError();
      return c.json(bookingOf(record), 200);
    },
  );
