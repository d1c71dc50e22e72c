import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { BookingInput } from "../../domain/orders/booking.schema.ts";
import type { Booking, Customer, Order } from "../../domain/orders/order.schema.ts";
import { ApiError } from "../../lib/api-client.ts";
import { api } from "../../lib/session/api.ts";

declare module "@tanstack/history" {
  /** What the booking form hands to the checkout (docs/product.md, "Checkout"). */
  interface HistoryState {
    order?: Order;
    customer?: Customer;
    payment?: Booking["payment"];
    formData?: BookingInput;
    flightDate?: string;
  }
}

/** The state of the checkout's order. */
export type BookingRecord = { state: "loading" } | { state: "ready"; booking: Booking } | { state: "unavailable" } | { state: "failed" };

/**
 * The order of the checkout page: from the navigation state after booking, else (a reload, a new tab) from the API by the order's
 * cookie (docs/product.md, "Checkout").
 */
export function useBookingRecord(orderId: string): { record: BookingRecord; retry: () => void } {
  const { order, customer, payment } = useLocation({ select: (location) => location.state });
  const [record, setRecord] = useState<BookingRecord>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && order && customer && payment && order.id === orderId) {
      setRecord({ state: "ready", booking: { order, customer, payment } });
      return;
    }
    let current = true;
    setRecord({ state: "loading" });
    api.public.bookings[":orderId"].$get({ param: { orderId } }).then(
      (booking) => current && setRecord({ state: "ready", booking }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (current) setRecord({ state: error.status === 404 ? "unavailable" : "failed" });
      },
    );
    return () => {
      current = false;
    };
  }, [orderId, order, customer, payment, attempt]);

  return { record, retry: () => setAttempt((count) => count + 1) };
}
