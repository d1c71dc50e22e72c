import type { BookingInput } from "../domain/orders/booking.schema.ts";
import type { Customer, Order } from "../domain/orders/order.schema.ts";

declare module "@tanstack/history" {
  /** What the booking form hands to the checkout (docs/product.md, "Checkout"). */
  interface HistoryState {
    order?: Order;
    customer?: Customer;
    formData?: BookingInput;
    flightDate?: string;
  }
}
