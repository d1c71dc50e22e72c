import { type QueryFunctionContext, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { mailedToken } from "#domain/orders/mailed-link.ts";
import type { Booking, Customer, Order } from "#domain/orders/order.schema.ts";
import { hasActivePayment } from "#domain/orders/checkout-state.ts";
import { ApiError, isMissing } from "#lib/api/api-client.ts";
import { acceptsCookies, api } from "#lib/session/api.ts";
import { BOOKING_DRAFT, forgetDraft } from "#lib/storage/kept-drafts.ts";

declare module "@tanstack/history" {
  /** The booking form passes these to the checkout (docs/product/payments.md). */
  interface HistoryState {
    order?: Order;
    customer?: Customer;
    payment?: Booking["payment"];
    formData?: BookingInput;
    flightDate?: string;
  }
}

/** `isUnchecked`: provider or API is unreachable. `gone`: this browser saw the order before. */
export type BookingRecord =
  | { state: "loading" | "unavailable" | "failed" | "gone" }
  | { state: "ready"; booking: Booking; isUnchecked: boolean };

type Seen = Booking | "unavailable" | "gone";

/** The Back button must reload an order that was already shown, because it may have changed. */
const shownOnce = new Set<string>();

/** In ms; the wait grows by half with each check of a processing payment, up to 10 seconds. */
const waitAfter = (answers: number): number => Math.min(750 * 1.5 ** answers, 10_000);

const COOKIES = { queryKey: ["accepts-cookies"], queryFn: acceptsCookies };

/** Takes the order from the navigation state, or loads it by cookie or mailed link. */
export function useBookingRecord(orderId: string): {
  record: BookingRecord;
  /** True if this browser refuses cookies, so that it cannot pay, change or reopen the order. */
  isRefusing: boolean;
  refresh: () => Promise<void>;
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
    // A passed booking is fresh until the visitor returns to the page.
    staleTime: Infinity,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      isBooking(state.data) &&
      state.data.payment.status === "processing" &&
      waitAfter(state.dataUpdateCount),
  });
  // A passed booking does not prove that the browser accepts cookies.
  const cookies = useQuery({
    ...COOKIES,
    enabled: handed !== undefined,
    refetchOnWindowFocus: false,
  });

  useEffect(() => {
    // Opening a link in this tab changes only the fragment, without a load.
    const onLink = async () => {
      if (mailedToken(location.hash) === undefined) return;
      // A first load that is still running does not include the link.
      await queries.cancelQueries();
      await refetch();
    };
    addEventListener("hashchange", onLink);
    return () => removeEventListener("hashchange", onLink);
  }, [queries, refetch]);

  const status = isBooking(data) ? data.order.status : undefined;
  useEffect(() => {
    // Until payment the visitor can go back and correct the form.
    if (status !== undefined && status !== NEW_ORDER_STATUS) forgetDraft(BOOKING_DRAFT);
  }, [status]);

  const forget = async () => {
    queries.setQueryData<Seen>(queryKey, "unavailable");
    forgetDraft(BOOKING_DRAFT);
    // The history entry contains the order too.
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

async function read(orderId: string, { client, queryKey }: QueryFunctionContext): Promise<Seen> {
  const known = () => client.getQueryData<Seen>(queryKey);
  const isMailed = mailedToken(location.hash) !== undefined;
  try {
    let booking = known();
    if (!isBooking(booking) || !hasActivePayment(booking) || isMailed) {
      booking = await open(orderId);
      client.setQueryData(queryKey, booking);
      // Only a link opens an order without a cookie, so every other success proves cookies.
      if (isMailed) void client.fetchQuery(COOKIES);
      else client.setQueryData(COOKIES.queryKey, true);
    }
    if (!hasActivePayment(booking)) return booking;
    return await api.public.bookings[":orderId"].payments.settle.$post({ param: { orderId } });
  } catch (error) {
    if (!isMissing(error)) throw error;
    const wasRefusing = client.getQueryData(COOKIES.queryKey) === false;
    const isAccepting = await client.fetchQuery(COOKIES);
    const booking = known();
    if (!isBooking(booking)) return booking ?? "unavailable";
    // Without cookies a 404 says nothing about an order that is already on the page.
    if (!isAccepting) return booking;
    return wasRefusing ? "unavailable" : "gone";
  }
}

/** A used link is removed from the address. */
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
    // After a lost response the link may still be valid, so it stays in the address for a retry.
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 422))) throw error;
    forgetToken();
    return calls.$get({ param });
  }
}

function forgetToken(): void {
  history.replaceState(history.state, "", location.pathname);
}

/** True after a full load of this page, when the order in the history may be outdated. */
function isLoadedHere(): boolean {
  if (import.meta.env.SSR) return true;
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && new URL(load.name).pathname === location.pathname;
}
