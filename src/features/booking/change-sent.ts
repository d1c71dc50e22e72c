import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { BOOKING_DRAFT, keepDraft, readDraft } from "#lib/storage/kept-drafts.ts";
import { api } from "#lib/session/api.ts";

const SENT = `${BOOKING_DRAFT}.sent`;

interface Sent {
  visit: string | undefined;
  orderId: string;
}

/** `visit` is that of the form. By now the visitor may see another page. */
export function noteSent(orderId: string, visit: Sent["visit"]): void {
  keepDraft(SENT, { visit, orderId } satisfies Sent);
}

function findSent(visit: Sent["visit"]): string | undefined {
  const sent = readDraft<Sent>(SENT);
  return sent?.visit === visit ? sent?.orderId : undefined;
}

/** Undefined if the order is no longer open, or has another currency or consent. */
export async function changeSent(
  input: BookingInput,
  visit: Sent["visit"],
): Promise<Booking | undefined> {
  const { currency, earlyPerformance = false, ...change } = input;
  const orderId = findSent(visit);
  if (orderId === undefined) return undefined;
  const calls = api.public.bookings[":orderId"];
  const param = { orderId };
  try {
    const { order } = await calls.$get({ param });
    const isOpen = order.status === NEW_ORDER_STATUS && order.currency === currency;
    const isEarly = order.early_performance_at !== null;
    const hasEnded = order.expires_at !== null && Date.parse(order.expires_at) <= serverNow();
    if (!isOpen || isEarly !== earlyPerformance || hasEnded) return undefined;
    return await calls.$patch({ param, json: { ...change, version: order.version } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === "too_late"))
      return undefined;
    throw error;
  }
}
