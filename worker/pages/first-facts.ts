import { hasActivePayment } from "#domain/orders/checkout-state.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { FirstFacts } from "#lib/site-context/page-input.ts";
import { readCookie } from "#lib/storage/cookies.ts";
import type { Settings } from "../platform/context/env.ts";
import { logUnknown } from "../platform/context/log.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { toVisitorNetwork } from "../platform/http/visitor-network.ts";
import { callForPage, type PageCall, type PageCalls } from "./page-calls.ts";
import { readPageId } from "./page-ids.ts";

export type FactsEnv = Pick<Env, "DB" | "CODE_LIMIT" | "PAYMENTS"> &
  Partial<Pick<Settings, "RATE_LIMITS" | "APPLE_WALLET_CERTIFICATES" | "GOOGLE_WALLET_KEY">>;

interface Known {
  first?: FirstFacts | undefined;
  /** 404 for an unknown pass, or 429 for a visitor who has tried many. */
  status?: number;
}

export async function readFirstFacts(
  calls: PageCalls,
  env: FactsEnv,
  pathname: string,
): Promise<Known> {
  const orderId = readPageId("checkout", pathname);
  if (orderId !== undefined) return { first: await readBooking(calls, `/api/bookings/${orderId}`) };
  const code = readPageId("pass", pathname);
  if (code !== undefined) return readPass(calls, env, code);
  const paymentId = readPageId("demo", pathname);
  return paymentId === undefined ? {} : { first: await readDemoPage(calls, env, paymentId) };
}

// Both read without the API, whose code a cold start would load first.

async function readDemoPage(
  { requestId }: PageCalls,
  env: FactsEnv,
  paymentId: string,
): Promise<FirstFacts | undefined> {
  const { findDemoPage } = await import("../payments/read-demo-page.ts");
  try {
    const ctx = { settings: env, db: env.DB, now: Date.now() };
    return { demoPage: await findDemoPage(ctx, paymentId) };
  } catch (error) {
    if (!(error instanceof NotFoundError)) logUnknown(error, requestId);
    return undefined;
  }
}

async function readPass(
  { request, requestId }: PageCalls,
  env: FactsEnv,
  code: string,
): Promise<Known> {
  const { findPass, toPass } = await import("../passes/read-pass.ts");
  const ctx = { settings: env, db: env.DB, replica: env.DB, now: Date.now() };
  try {
    const { origin, pathname } = new URL(request.url);
    const seen = toPass(ctx, await findPass(ctx, code));
    return { first: { pass: { seen, address: origin + pathname } } };
  } catch (error) {
    if (error instanceof NotFoundError) return { status: await countWrongCode(request, env) };
    logUnknown(error, requestId);
    return {};
  }
}

/** As in the API, no visitor can try many codes. */
async function countWrongCode({ headers }: Request, env: FactsEnv): Promise<404 | 429> {
  if (env.RATE_LIMITS === "off") return 404;
  const visitor = toVisitorNetwork(headers.get("cf-connecting-ip") ?? "local");
  const { success } = await env.CODE_LIMIT.limit({ key: `pass:${visitor}` });
  return success ? 404 : 429;
}

/** A browser with scripts sends the order's cookie to the API only. */
async function readBooking(calls: PageCalls, path: string): Promise<FirstFacts | undefined> {
  const cookies = calls.request.headers.get("cookie") ?? "";
  if (readCookie(cookies, "order") === undefined) return undefined;
  const booking = await read<Booking>(calls, { method: "GET", path, withCookie: true });
  if (!booking || !hasActivePayment(booking)) return booking && { booking };
  const settle = { path: `${path}/payments/settle`, withCookie: true };
  return { booking: (await read<Booking>(calls, settle)) ?? booking };
}

async function read<Facts>(calls: PageCalls, call: PageCall): Promise<Facts | undefined> {
  const response = await callForPage(calls, call);
  if (response.ok) return (await response.json()) as Facts;
  await response.body?.cancel();
  return undefined;
}
