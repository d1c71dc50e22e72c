import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { LaneSchema, PairingInputSchema } from "#domain/passes/device.schema.ts";
import {
  RedemptionInputSchema,
  RedemptionSchema,
  RedemptionUndoSchema,
  SeenPassSchema,
} from "#domain/passes/pass.schema.ts";
import { LANGUAGES } from "#domain/language.ts";
import { LaneListSchema } from "#domain/passes/lane-list.schema.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { isKnown } from "../platform/http/validators.ts";
import { NotFoundError, UnauthorizedError } from "../platform/errors/errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { readOrderCookie } from "../platform/http/order-cookie.ts";
import { getLaneCookie, setLaneCookie } from "./lane-cookie.ts";
import { requireCaller } from "../api/access.ts";
import { consumeRateLimit } from "../api/rate-limit.ts";
import { route } from "../api/route.ts";
import type { RouteDocs } from "../api/route-docs.ts";
import { findDevice, pairDevice } from "./devices.ts";
import { findPassCalendar, findPassHolder, findWalletPass } from "./find-pass.ts";
import { listLanePasses } from "./list-lane-passes.ts";
import { findPass, toPass } from "./read-pass.ts";
import { type Lane, redeemPass, undoRedemption } from "./redeem-pass.ts";
import type { WalletPass } from "./wallet-pass.ts";

const tooMany = { 429: { description: "Too many wrong codes; see Retry-After" } };
const unknown = {
  404: { description: "This code opens no pass, or another replaced it" },
  ...tooMany,
};

const NEEDS_LANE_OR_STAFF: NonNullable<RouteDocs["security"]> = [
  { apikey: [], lane: [] },
  { apikey: [], bearer: [] },
];

const WalletQuerySchema = z.object({ language: z._default(z.enum(LANGUAGES), "en") });

export const passes = new Hono<HonoEnv>()
  .get(
    "/passes/lane",
    route({
      summary: "Which lane this browser is paired for",
      responses: {
        200: {
          description: "The lane's phone; null for a browser that is none, or was revoked",
          schema: z.nullable(LaneSchema),
        },
      },
    }),
    async (c) => {
      const token = getLaneCookie(c);
      const device = token && (await findDevice(c.var.ctx, token));
      return c.json(device ? { name: device.name, airport: device.airport } : null);
    },
  )
  .post(
    "/passes/lane",
    route({
      summary: "Pair this browser as a lane's phone",
      description:
        "The code works once, for 15 minutes. Sets the lane's cookie, which only redeems passes.",
      json: PairingInputSchema,
      responses: {
        200: { description: "The lane's phone", schema: LaneSchema },
        422: { description: "code_invalid" },
      },
    }),
    async (c) => {
      await limitCodes(c);
      const { device, token } = await pairDevice(c.var.ctx, c.req.valid("json").code);
      setLaneCookie(c, token);
      return c.json(device);
    },
  )
  .get(
    "/passes/lane/list",
    route({
      security: [{ lane: [] }],
      summary: "The passes around today for a lane without network",
      description: "Hashed codes and counts, no names. With an ETag, for the lane's phone alone.",
      responses: {
        200: { description: "The list", schema: LaneListSchema },
        304: { description: "It is still the one with this ETag" },
        401: { description: "No lane's phone" },
      },
    }),
    async (c) => {
      const token = getLaneCookie(c);
      const list = token && (await listLanePasses(c.var.ctx, token));
      if (!list) throw new UnauthorizedError("no_lane", "This browser is no lane's phone.");
      const etag = `"${await sha256(JSON.stringify(list))}"`;
      c.header("etag", etag);
      c.header("cache-control", "private, no-cache");
      c.header("vary", "cookie");
      return isKnown(c.req.header("if-none-match"), etag) ? c.body(null, 304) : c.json(list);
    },
  )
  .get(
    "/passes/:code",
    route({
      summary: "What a pass says",
      responses: {
        200: {
          description:
            "Nothing names the traveller or the order, but to a browser with the order's cookie",
          schema: SeenPassSchema,
        },
        ...unknown,
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const found = await orLimited(c, findPass(ctx, c.req.param("code")));
      const access = await readOrderCookie(c, found.id);
      const pass = toPass(ctx, found);
      return c.json(access ? { ...pass, order: await findPassHolder(ctx, access) } : pass);
    },
  )
  .get(
    "/passes/:code/calendar.ics",
    route({
      summary: "The day of a pass for a calendar",
      responses: {
        200: { description: "An all-day event (RFC 5545)", contentType: "text/calendar" },
        404: { description: "No such pass, or it has no day" },
        ...tooMany,
      },
    }),
    async (c) =>
      c.body(await orLimited(c, findPassCalendar(c.var.ctx, c.req.param("code"))), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="fast-track.ics"',
      }),
  )
  .get(
    "/passes/:code/apple.pkpass",
    route({
      summary: "A pass for Apple Wallet",
      query: WalletQuerySchema,
      responses: {
        200: { description: "A signed pass", contentType: "application/vnd.apple.pkpass" },
        404: { description: "No such pass, or the owner's keys for it are not set" },
        ...tooMany,
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const pass = await orLimited(
        c,
        findWalletPass(ctx, c.req.param("code"), { wallet: "apple", ...c.req.valid("query") }),
      );
      return sendApplePass(c, pass);
    },
  )
  .get(
    "/passes/:code/google-wallet",
    route({
      summary: "Save a pass to Google Wallet",
      query: WalletQuerySchema,
      responses: {
        302: { description: "To Google, which has the pass by now" },
        404: { description: "No such pass, or the owner's keys for it are not set" },
        ...tooMany,
        503: { description: "Google does not take it now" },
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const pass = await orLimited(
        c,
        findWalletPass(ctx, c.req.param("code"), { wallet: "google", ...c.req.valid("query") }),
      );
      await consumeRateLimit(c, "CODE_LIMIT", `wallet:${ctx.visitor}`);
      const { googleWalletLink } = await import("./google-wallet.ts");
      return c.redirect(await googleWalletLink(ctx, pass), 302);
    },
  )
  .post(
    "/passes/:code/redeem",
    route({
      security: NEEDS_LANE_OR_STAFF,
      limit: "none",
      summary: "Accept a pass at a lane",
      description:
        "Lets through all that are left, or `travellers`. For staff and a lane's phone. The same " +
        "nonce gets the same answer.",
      json: RedemptionInputSchema,
      responses: {
        200: { description: "Valid, or refused and why", schema: RedemptionSchema },
        401: { description: "No session, and no lane's phone" },
        403: { description: "Not of the staff" },
      },
    }),
    async (c) => {
      const scan = c.req.valid("json");
      const lane = await requireLane(c, scan.scanned_at !== undefined);
      const code = c.req.param("code");
      const { ctx } = c.var;
      const answer = await repeatByKey(ctx, scan.nonce, () =>
        redeemPass(ctx, { code, lane, ...scan }),
      );
      if (answer.result === "refused" && answer.reason === "unknown") await limitCodes(c);
      return c.json(answer);
    },
  )
  .post(
    "/passes/:code/redeem/undo",
    route({
      security: NEEDS_LANE_OR_STAFF,
      limit: "none",
      summary: "Take back an accepted pass within a minute",
      description: "By the same phone or session, with the nonce of the acceptance; repeatable.",
      json: RedemptionUndoSchema,
      responses: {
        200: { description: "Its travellers are left again", schema: RedemptionSchema },
        404: { description: "This lane let nobody through with this nonce" },
        409: { description: "undo_too_late" },
      },
    }),
    async (c) => {
      const lane = await requireLane(c, true);
      const { ctx } = c.var;
      const showing = { code: c.req.param("code"), lane, ...c.req.valid("json") };
      return c.json(await repeatByKey(ctx, showing.nonce, () => undoRedemption(ctx, showing)));
    },
  );

async function sendApplePass(c: Context<HonoEnv>, pass: WalletPass): Promise<Response> {
  const [icon, { applePass, PKPASS }] = await Promise.all([
    c.env.ASSETS.fetch(new URL("/apple-touch-icon.png", c.req.url)),
    import("./apple-pass.ts"),
  ]);
  return c.body(applePass(c.var.ctx, pass, await icon.bytes()), 200, {
    "content-type": PKPASS,
    "content-disposition": 'attachment; filename="fast-track.pkpass"',
  });
}

/** Each phone and each staff session has a limit, and another one for late scans. */
async function requireLane(c: Context<HonoEnv>, isLate: boolean): Promise<Lane> {
  const token = getLaneCookie(c);
  const device = token && (await findDevice(c.var.ctx, token));
  const limit = (key: string) => consumeRateLimit(c, "WRITE_LIMIT", `${isLate}:${key}`);
  if (device) {
    await limit(device.id);
    return { deviceId: device.id, airport: device.airport };
  }
  const { actor } = await requireCaller(c, STAFF_PARTS.lanes);
  await limit(actor.sessionId);
  return { actorId: actor.userId, sessionId: actor.sessionId };
}

/** Limits wrong codes, so that nobody can try many. */
async function orLimited<Found>(c: Context<HonoEnv>, found: Promise<Found>): Promise<Found> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof NotFoundError) await limitCodes(c);
    throw error;
  }
}

const limitCodes = (c: Context<HonoEnv>) =>
  consumeRateLimit(c, "CODE_LIMIT", `pass:${c.var.ctx.visitor}`);
