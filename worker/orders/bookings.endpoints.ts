import { Hono } from "hono";
import {
  AddressCorrectionSchema,
  BookingCancellationSchema,
  BookingChangeSchema,
} from "#domain/orders/booking-change.schema.ts";
import {
  BookingInputSchema,
  MailedTokenSchema,
  PassMailSchema,
} from "#domain/orders/booking.schema.ts";
import { BookingSchema } from "#domain/orders/order.schema.ts";
import { FIRST_ADDRESS } from "#domain/orders/order-access.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import {
  getIdempotencyKey,
  IDEMPOTENCY_KEY_HEADER,
  languageHeader,
} from "../platform/http/request.ts";
import {
  endOrderCookies,
  NEEDS_ORDER_COOKIE,
  readOrderCookie,
  requireOrderCookie,
  setOrderCookie,
  setPassCookie,
} from "../platform/http/order-cookie.ts";
import { isStaffCall } from "../api/access.ts";
import { route } from "../api/route.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { changeBooking } from "./change-booking.ts";
import { correctAddress } from "./correct-address.ts";
import { createBooking, findBooking } from "./bookings.ts";
import { describeSaleConflict } from "./order-responses.ts";
import { sendPass } from "./send-pass.ts";
import { openMailedBooking } from "./open-mailed-booking.ts";

const NOT_THEIRS = { 404: { description: "No such booking, or not for this browser" } };
const AFTERWARDS = {
  200: { description: "The booking afterwards", schema: BookingSchema },
  ...NOT_THEIRS,
};
const CONFLICTS = "too_late, version_conflict, refund_in_progress, address_changed or link_copied";

export const bookings = new Hono<HonoEnv>()
  .post(
    "/bookings",
    route({
      summary: "Book a Fast Track",
      description:
        "Computes the total from the fares. Sets the order's cookie. `x-rehearsal: true` undoes it.",
      parameters: [
        IDEMPOTENCY_KEY_HEADER,
        languageHeader("The language of mails about this booking."),
      ],
      json: BookingInputSchema,
      responses: {
        201: { description: "The new booking", schema: BookingSchema },
        200: {
          description: "The booking this Idempotency-Key made before",
          schema: BookingSchema,
        },
        ...describeSaleConflict("booking_gone: the browser has lost its access since"),
      },
    }),
    async (c) => {
      const input = c.req.valid("json");
      const isRehearsal = c.req.header("x-rehearsal") === "true";
      const { ctx } = c.var;
      const idempotencyKey = getIdempotencyKey(c);
      const { booking, repeated } = await repeatByKey(ctx, idempotencyKey, () =>
        createBooking(ctx, { input, idempotencyKey, isRehearsal }),
      );
      if (isRehearsal) return c.json(booking);
      await setOrderCookie(c, { orderId: booking.order.id, addressVersion: FIRST_ADDRESS });
      return c.json(booking, repeated ? 200 : 201);
    },
  )
  .get(
    "/bookings/:orderId",
    route({
      security: [{ order: [] }, { bearer: [] }],
      summary: "See one's own booking",
      description:
        "Needs the order's cookie, which booking and looking up set, or a token of staff.",
      responses: {
        200: { description: "The booking", schema: BookingSchema },
        ...NOT_THEIRS,
      },
    }),
    async (c) => {
      const orderId = c.req.param("orderId");
      const access = await readOrderCookie(c, orderId);
      const own = access && (await findBooking(c.var.ctx, access));
      if (own) await setPassCookie(c, access, own);
      const booking =
        own ?? ((await isStaffCall(c)) ? await findBooking(c.var.ctx, orderId) : undefined);
      if (!booking) throw new NotFoundError();
      return c.json(booking);
    },
  )
  .post(
    "/bookings/:orderId/open",
    route({
      summary: "Open one's own booking with the link of a mail",
      description:
        "Sets the cookies of order and pass. The link ends with the order, its address, its " +
        "access, and 30 days after the flight day.",
      json: MailedTokenSchema,
      responses: {
        200: { description: "The booking", schema: BookingSchema },
        404: { description: "The link opens nothing, or no longer" },
      },
    }),
    async (c) => {
      const { token } = c.req.valid("json");
      const orderId = c.req.param("orderId");
      const { booking, access } = await openMailedBooking(c.var.ctx, { orderId, token });
      const held = await readOrderCookie(c, orderId);
      // A copied link takes no right from a browser that has its own.
      const keepsOwn = held?.isCopied === false && held.addressVersion === access.addressVersion;
      await setOrderCookie(c, keepsOwn ? held : access, booking);
      return c.json(booking);
    },
  )
  .patch(
    "/bookings/:orderId",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Change one's own booking",
      description:
        "All but the currency until it is paid; then airport, flight, names and travellers until " +
        "the site's days before the flight, two by default. More travellers are due, fewer refunded.",
      json: BookingChangeSchema,
      responses: { ...AFTERWARDS, ...describeSaleConflict(CONFLICTS) },
    }),
    async (c) => {
      const given = await requireOrderCookie(c, c.req.param("orderId"));
      const change = { access: given, ...c.req.valid("json") };
      const { booking, access } = await changeBooking(c.var.ctx, change);
      // A new address ends all cookies of the old one, including this browser's.
      if (access.addressVersion !== given.addressVersion) await setOrderCookie(c, access);
      return c.json(booking);
    },
  )
  .post(
    "/bookings/:orderId/address",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Correct the address of one's own booking whose mails came back",
      description: "Mails the booking's news again. Sets the order's cookie anew.",
      json: AddressCorrectionSchema,
      responses: {
        ...AFTERWARDS,
        409: { description: "address_works, version_conflict or link_copied" },
      },
    }),
    async (c) => {
      const old = await requireOrderCookie(c, c.req.param("orderId"));
      const input = { access: old, ...c.req.valid("json") };
      const { booking, access } = await correctAddress(c.var.ctx, input);
      await setOrderCookie(c, access);
      return c.json(booking);
    },
  )
  .post(
    "/bookings/:orderId/cancel",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Cancel one's own booking",
      description:
        "Until the site's days before the flight, two by default, in full; by staff only until a day " +
        "after a new address.",
      json: BookingCancellationSchema,
      responses: { ...AFTERWARDS, 409: { description: CONFLICTS } },
    }),
    async (c) => {
      const access = await requireOrderCookie(c, c.req.param("orderId"));
      return c.json(await cancelBooking(c.var.ctx, { access, ...c.req.valid("json") }));
    },
  )
  .post(
    "/bookings/:orderId/pass-mails",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Send the pass of one's own booking to a traveller",
      description: "The mail holds the pass, and neither the order's number nor a name.",
      json: PassMailSchema,
      responses: {
        202: { description: "It is on its way" },
        404: { description: "No such booking, not for this browser, or without a pass" },
      },
    }),
    async (c) => {
      const access = await requireOrderCookie(c, c.req.param("orderId"));
      await sendPass(c.var.ctx, { access, ...c.req.valid("json") });
      return c.body(null, 202);
    },
  )
  .post(
    "/bookings/:orderId/forget",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Forget one's own booking in this browser",
      description: "Ends the order's cookie, here and at its pass.",
      responses: {
        204: { description: "The browser no longer sees it" },
        ...NOT_THEIRS,
      },
    }),
    async (c) => {
      const access = await requireOrderCookie(c, c.req.param("orderId"));
      endOrderCookies(c, access.orderId, await findBooking(c.var.ctx, access));
      return c.body(null, 204);
    },
  );
