import { Hono } from "hono";
import {
  BookingCancellationSchema,
  BookingChangeSchema,
} from "../../src/domain/bookings/booking-change.schema.ts";
import { BookingInputSchema } from "../../src/domain/bookings/booking.schema.ts";
import { BookingSchema } from "../../src/domain/orders/order.schema.ts";
import { NotFoundError } from "../errors/errors.ts";
import type { HonoEnv } from "../http/hono-env.ts";
import { getIdempotencyKey, IDEMPOTENCY_KEY_HEADER, languageHeader } from "../http/request.ts";
import {
  hasOrderCookie,
  requireOrderCookie,
  setOrderCookie,
  setPassCookie,
} from "../http/order-cookie.ts";
import { isStaffCall } from "../middleware/access.ts";
import { route } from "../middleware/route.ts";
import { cancelBooking } from "../services/bookings/cancel-booking.ts";
import { changeBooking } from "../services/bookings/change-booking.ts";
import { createBooking, findBooking } from "../services/bookings/bookings.ts";

const tags = ["Bookings"];

/** Books a Fast Track and shows a visitor their own booking (docs/product/booking.md). */
export const bookings = new Hono<HonoEnv>()
  .post(
    "/bookings",
    route({
      tags,
      summary: "Book a Fast Track",
      description:
        "Creates the customer and the order together. The total is computed from the fares. Sets the order's cookie.",
      parameters: [
        IDEMPOTENCY_KEY_HEADER,
        languageHeader("The language of mails about this booking."),
      ],
      json: BookingInputSchema,
      responses: {
        201: { description: "The new booking", schema: BookingSchema },
        200: { description: "The booking this Idempotency-Key made before", schema: BookingSchema },
      },
    }),
    async (c) => {
      const input = c.req.valid("json");
      const { booking, repeated } = await createBooking(c.var.ctx, {
        input,
        idempotencyKey: getIdempotencyKey(c),
      });
      await setOrderCookie(c, booking.order.id);
      return c.json(booking, repeated ? 200 : 201);
    },
  )
  .get(
    "/bookings/:orderId",
    route({
      tags,
      summary: "See one's own booking",
      description:
        "Needs the order's cookie, which booking and looking up set, or a staff member's access token.",
      responses: {
        200: { description: "The booking", schema: BookingSchema },
        404: { description: "No such booking, or not for this browser" },
      },
    }),
    async (c) => {
      const orderId = c.req.param("orderId");
      const isOwn = await hasOrderCookie(c, orderId);
      const booking =
        isOwn || (await isStaffCall(c)) ? await findBooking(c.var.ctx, orderId) : undefined;
      if (!booking) throw new NotFoundError();
      if (isOwn) await setPassCookie(c, booking);
      return c.json(booking, 200);
    },
  )
  .patch(
    "/bookings/:orderId",
    route({
      tags,
      summary: "Change one's own booking",
      description:
        "Airport, flight and names until two days before the flight; the number of travellers only before payment.",
      json: BookingChangeSchema,
      responses: {
        200: { description: "The booking afterwards", schema: BookingSchema },
        404: { description: "No such booking, or not for this browser" },
        409: { description: "too_late or version_conflict" },
      },
    }),
    async (c) => {
      const orderId = await requireOrderCookie(c, c.req.param("orderId"));
      return c.json(await changeBooking(c.var.ctx, { orderId, ...c.req.valid("json") }), 200);
    },
  )
  .post(
    "/bookings/:orderId/cancel",
    route({
      tags,
      summary: "Cancel one's own booking",
      description: "Until two days before the flight. What was paid is refunded in full.",
      json: BookingCancellationSchema,
      responses: {
        200: { description: "The booking afterwards", schema: BookingSchema },
        404: { description: "No such booking, or not for this browser" },
        409: { description: "too_late, version_conflict or refund_in_progress" },
      },
    }),
    async (c) => {
      const orderId = await requireOrderCookie(c, c.req.param("orderId"));
      return c.json(await cancelBooking(c.var.ctx, { orderId, ...c.req.valid("json") }), 200);
    },
  );
