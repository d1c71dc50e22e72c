import { type QueryFunctionContext, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { mailedToken } from "#domain/orders/mailed-link.ts";
import type { Booking, Customer, Order } from "#domain/orders/order.schema.ts";
import { hasActivePayment } from "#domain/orders/checkout-state.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { acceptsCookies, api } from "#lib/session/api.ts";
import { BOOKING_DRAFT, forgetDraft } from "#lib/storage/kept-drafts.ts";

declare module "@tanstack/history" {
  /** The booking form's hand-over to the checkout (docs/product/payments.md). */
  interface HistoryState {
    order?: Order;
    customer?: Customer;
    payment?: Booking["payment"];
    formData?: BookingInput;
    flightDate?: string;
  }
}

/**
 * The checkout's order. `isUnchecked`: provider or API are out of reach. `gone`: it was here
 * before.
 */
export type BookingRecord =
  | { state: "loading" | "unavailable" | "failed" | "gone" }
  | { state: "ready"; booking: Booking; isUnchecked: boolean };

/** A booking, or why this browser does not see one. */
type Seen = Booking | "unavailable" | "gone";

/** The hand-overs that were shown. The way back to one meets an order that may have changed. */
const shownOnce = new Set<string>();

/** Waits in ms between questions about a processing payment grow by half, from about two seconds. */
const waitAfter = (answers: number): number => Math.min(750 * 1.5 ** answers, 10_000);

const COOKIES = { queryKey: ["accepts-cookies"], queryFn: acceptsCookies };

/**
 * Takes the order from the navigation state after booking, else reads it by cookie or mailed link.
 * Reads it again when the page is seen and while a payment is processed.
 */
export function useBookingRecord(orderId: string): {
  record: BookingRecord;
  /** True when this browser refuses cookies: it cannot pay, change or open the order again. */
  isRefusing: boolean;
  refresh: () => Promise<void>;
  /** Shows the page without the order, which this browser may no longer see. */
  forget: () => Promise<void>;
} {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const handed = useHandedBooking(orderId);
  const queryKey = ["booking", orderId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: (context) => read(orderId, context),
    initialData: handed as Seen | undefined,
    // A booking that was just handed over is not read again until the page is left and seen.
    staleTime: Infinity,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      isBooking(state.data) &&
      state.data.payment.status === "processing" &&
      waitAfter(state.dataUpdateCount),
  });
  // A booking that was handed over was never read with a cookie.
  const cookies = useQuery({
    ...COOKIES,
    enabled: handed !== undefined,
    refetchOnWindowFocus: false,
  });

  useEffect(() => {
    // A link that is opened in this very tab changes the fragment only.
    const onLink = async () => {
      if (mailedToken(location.hash) === undefined) return;
      // A first read that is still under way knows nothing of the link.
      await queries.cancelQueries();
      await refetch();
    };
    addEventListener("hashchange", onLink);
    return () => removeEventListener("hashchange", onLink);
  }, [queries, refetch]);

  const status = isBooking(data) ? data.order.status : undefined;
  useEffect(() => {
    // Until it is paid, the form behind can be corrected.
    if (status !== undefined && status !== NEW_ORDER_STATUS) forgetDraft(BOOKING_DRAFT);
  }, [status]);

  const forget = async () => {
    queries.setQueryData<Seen>(queryKey, "unavailable");
    forgetDraft(BOOKING_DRAFT);
    // The history entry holds the order too.
    await navigate({ to: ".", replace: true, state: {} });
  };
  return {
    record: toRecord(data, error),
    isRefusing: cookies.data === false,
    refresh: async () => void (await refetch()),
    forget,
  };
}

const isBooking = (seen: Seen | undefined): seen is Booking => typeof seen === "object";

function toRecord(seen: Seen | undefined, error: Error | null): BookingRecord {
  if (isBooking(seen)) return { state: "ready", booking: seen, isUnchecked: error !== null };
  return { state: error ? "failed" : (seen ?? "loading") };
}

/** The order of the navigation state, the first time that it is shown. */
function useHandedBooking(orderId: string): Booking | undefined {
  const { order, customer, payment } = useLocation({ select: (location) => location.state });
  const name = `${order?.id} ${order?.version}`;
  const [handed] = useState(() =>
    order?.id === orderId && customer && payment && !isLoadedHere() && !shownOnce.has(name)
      ? { order, customer, payment }
      : undefined,
  );
  useEffect(() => void shownOnce.add(name), [name]);
  return handed;
}

/** Reads the order, and asks the provider while a payment may still bring money. */
async function read(orderId: string, { client, queryKey }: QueryFunctionContext): Promise<Seen> {
  const known = () => client.getQueryData<Seen>(queryKey);
  const isMailed = mailedToken(location.hash) !== undefined;
  try {
    let booking = known();
    if (!isBooking(booking) || !hasActivePayment(booking) || isMailed) {
      booking = await open(orderId);
      // The order is shown while the provider is asked.
      client.setQueryData(queryKey, booking);
      // A link opens the order without a cookie; nothing else does.
      if (isMailed) void client.fetchQuery(COOKIES);
      else client.setQueryData(COOKIES.queryKey, true);
    }
    if (!hasActivePayment(booking)) return booking;
    return await api.public.bookings[":orderId"].payments.settle.$post({ param: { orderId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const wasRefusing = client.getQueryData(COOKIES.queryKey) === false;
    const isAccepting = await client.fetchQuery(COOKIES);
    const booking = known();
    if (!isBooking(booking)) return booking ?? "unavailable";
    // An order that was shown without its cookie is still there.
    if (!isAccepting) return booking;
    return wasRefusing ? "unavailable" : "gone";
  }
}

/** Opens the order by the mail's link in the address, which it then leaves; else by the cookie. */
async function open(orderId: string): Promise<Booking> {
  const calls = api.cookie.bookings[":orderId"];
  const param = { orderId };
  const token = mailedToken(location.hash);
  if (token === undefined) return calls.$get({ param });
  try {
    const booking = await calls.open.$post({ param, json: { token } });
    forgetToken();
    return booking;
  } catch (error) {
    // An unanswered link may still be good: it stays in the address for the next attempt.
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 422))) throw error;
    forgetToken();
    return calls.$get({ param });
  }
}

/** Others who look at this browser's address or history find no key to the order. */
function forgetToken(): void {
  history.replaceState(history.state, "", location.pathname);
}

/** True when this document was loaded here: the history's order may then be old. */
function isLoadedHere(): boolean {
  if (import.meta.env.SSR) return true;
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && new URL(load.name).pathname === location.pathname;
}
