import { type Context, Hono } from "hono";
import { AccountDeletionSchema, AccountExportSchema } from "#domain/accounts/account.schema.ts";
import { OwnMessageListSchema } from "#domain/messages/message.schema.ts";
import { BookingListSchema } from "#domain/orders/order.schema.ts";
import { ListQuerySchema } from "#domain/paging.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { setOrderCookie } from "../platform/http/order-cookie.ts";
import { route } from "../api/route.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { listOwnBookings, openOwnBooking } from "./own-bookings.ts";
import { listOwnMessages } from "./own-messages.ts";

export const account = new Hono<HonoEnv>()
  .get(
    "/account/bookings",
    route({
      summary: "One's own bookings",
      description: "Those of the account's address once it is proved, newest flight first.",
      access: "member",
      query: ListQuerySchema,
      responses: { 200: { description: "One page", schema: BookingListSchema } },
    }),
    async (c) => c.json(await listOwnBookings(c.var.ctx, c.req.valid("query"))),
  )
  .post(
    "/account/bookings/:orderId/open",
    route({
      summary: "Open one of one's own bookings in this browser",
      description: "Sets the order's cookie.",
      access: "member",
      responses: {
        204: { description: "The browser may see and change the booking" },
        404: { description: "No such booking, or not of the proved address" },
      },
    }),
    async (c) => {
      const access = await openOwnBooking(c.var.ctx, c.req.param("orderId"));
      // `setOrderCookie` needs no signed-in caller, but this context has one.
      await setOrderCookie(c as unknown as Context<HonoEnv>, access);
      return c.body(null, 204);
    },
  )
  .get(
    "/account/messages",
    route({
      summary: "One's own messages, with our answers",
      description:
        "Those from the account's address once it is proved, without spam, newest first.",
      access: "member",
      query: ListQuerySchema,
      responses: { 200: { description: "One page", schema: OwnMessageListSchema } },
    }),
    async (c) => c.json(await listOwnMessages(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/account/export",
    route({
      summary: "Everything that is stored about oneself",
      access: "member",
      responses: { 200: { description: "As a file to keep", schema: AccountExportSchema } },
    }),
    async (c) => {
      c.header("content-disposition", 'attachment; filename="my-data.json"');
      return c.json(await exportAccount(c.var.ctx));
    },
  )
  .delete(
    "/account",
    route({
      summary: "Delete one's own account",
      description:
        "Needs the password, or without one a sign-in within 10 minutes. Orders stay, nameless.",
      access: "member",
      limit: "password",
      json: AccountDeletionSchema,
      responses: {
        204: { description: "Deleted" },
        409: { description: "last_admin: make someone else an admin first" },
      },
    }),
    async (c) => {
      await deleteAccount(c.var.ctx, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
