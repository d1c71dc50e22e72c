import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { mailedToken } from "#domain/orders/mailed-link.ts";
import type { Booking, Customer, Order } from "#domain/orders/order.schema.ts";
import { hasActivePayment } from "#domain/orders/checkout-state.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { onVisible } from "#lib/browser/on-visible.ts";
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

/** The hand-overs that were shown. The way back to one meets an order that may have changed. */
const shownOnce = new Set<string>();

/** Waits in ms before each new question about a processing payment; the last one repeats. */
const WAITS_MS = [1_500, 2_000, 3_000, 5_000, 10_000] as const;

/**
 * From the navigation state after booking, else the API by cookie or mailed link. Read anew when
 * the page is seen and while a payment is processed.
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
  const { order, customer, payment } = useLocation({ select: (location) => location.state });
  const [record, setRecord] = useState<BookingRecord>({ state: "loading" });
  const shown = useRef<BookingRecord>(record);
  const running = useRef<Promise<void> | null>(null);
  const [isRefusing, setIsRefusing] = useState(false);
  const [cookies] = useState(() => createCookieCheck(setIsRefusing));

  const show = useCallback((next: BookingRecord) => {
    shown.current = next;
    setRecord(next);
    // Until it is paid, the form behind can be corrected.
    if (next.state === "ready" && next.booking.order.status !== NEW_ORDER_STATUS)
      forgetDraft(BOOKING_DRAFT);
  }, []);
  const refresh = useCallback((): Promise<void> => {
    const reading = running.current ?? read(orderId, shown, show, cookies);
    running.current = reading;
    return reading.finally(() => {
      running.current = null;
    });
  }, [orderId, show, cookies]);

  useEffect(() => {
    const handed = `${order?.id} ${order?.version}`;
    if (
      order &&
      customer &&
      payment &&
      order.id === orderId &&
      !isLoadedHere() &&
      !shownOnce.has(handed)
    ) {
      shownOnce.add(handed);
      show({ state: "ready", booking: { order, customer, payment }, isUnchecked: false });
      void cookies.check();
    } else void refresh();
  }, [orderId, order, customer, payment, refresh, show, cookies]);

  useEffect(() => {
    // A link that is opened in this very tab changes the fragment only.
    const onLink = async () => {
      await running.current;
      if (mailedToken(location.hash) !== undefined) void refresh();
    };
    addEventListener("hashchange", onLink);
    return () => removeEventListener("hashchange", onLink);
  }, [refresh]);

  const forget = async () => {
    show({ state: "unavailable" });
    forgetDraft(BOOKING_DRAFT);
    // The history entry holds the order too.
    await navigate({ to: ".", replace: true, state: {} });
  };

  useRefreshWhenSeen(record, refresh);
  useRefreshWhileProcessing(record, refresh);
  return { record, isRefusing, refresh, forget };
}

interface CookieCheck {
  isRefusing: () => boolean;
  /** Notes what a call has shown. */
  note: (isRefusing: boolean) => boolean;
  check: () => Promise<boolean>;
}

/** Knows whether this browser refuses cookies, as far as it was found out. */
function createCookieCheck(onNote: (isRefusing: boolean) => void): CookieCheck {
  let known = false;
  const note = (isRefusing: boolean) => {
    known = isRefusing;
    onNote(known);
    return known;
  };
  return { isRefusing: () => known, note, check: async () => note(!(await acceptsCookies())) };
}

/** Reads the order, and asks the provider while a payment may still bring money. */
async function read(
  orderId: string,
  shown: { current: BookingRecord },
  show: (record: BookingRecord) => void,
  cookies: CookieCheck,
): Promise<void> {
  const calls = api.public.bookings[":orderId"];
  const param = { orderId };
  const ready = (booking: Booking) => show({ state: "ready", booking, isUnchecked: false });
  const known = () => (shown.current.state === "ready" ? shown.current.booking : undefined);
  if (!known()) show({ state: "loading" });
  try {
    const before = known();
    const isMailed = mailedToken(location.hash) !== undefined;
    if (!before || !hasActivePayment(before) || isMailed) {
      ready(await open(orderId));
      // A link opens the order without a cookie; nothing else does.
      if (isMailed) void cookies.check();
      else cookies.note(false);
    }
    const now = known();
    if (now && hasActivePayment(now)) ready(await calls.payments.settle.$post({ param }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const booking = known();
    if (error.status === 404) {
      // An order that was shown without its cookie is still there.
      const wasRefusing = cookies.isRefusing();
      const isRefusing = await cookies.check();
      if (!booking) show({ state: "unavailable" });
      else if (!isRefusing) show({ state: wasRefusing ? "unavailable" : "gone" });
    } else show(booking ? { state: "ready", booking, isUnchecked: true } : { state: "failed" });
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
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && new URL(load.name).pathname === location.pathname;
}

/** The order may have changed in another tab, or on the page behind. */
function useRefreshWhenSeen(record: BookingRecord, refresh: () => Promise<void>): void {
  const isOpen = record.state === "ready";
  useEffect(() => {
    if (!isOpen) return undefined;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh();
    };
    addEventListener("pageshow", onShow);
    const end = onVisible(() => void refresh());
    return () => {
      removeEventListener("pageshow", onShow);
      end();
    };
  }, [isOpen, refresh]);
}

function useRefreshWhileProcessing(record: BookingRecord, refresh: () => Promise<void>): void {
  const rounds = useRef(0);
  const isProcessing = record.state === "ready" && record.booking.payment.status === "processing";
  useEffect(() => {
    if (!isProcessing) {
      rounds.current = 0;
      return undefined;
    }
    const timer = setTimeout(
      () => {
        rounds.current += 1;
        // A hidden page asks again when it is seen.
        if (document.visibilityState === "visible") void refresh();
      },
      WAITS_MS[Math.min(rounds.current, WAITS_MS.length - 1)],
    );
    return () => clearTimeout(timer);
    // Each answer is a new record, and begins the next wait.
  }, [isProcessing, record, refresh]);
}
