import type { OrderConflict } from "../../domain/orders/order-status.ts";
import type { Facts } from "../facts.ts";

export const adminOrders = (_facts: Facts) => ({
  title: "Orders",
  lead: "Every booking, with its customer. Find one by its number, a name or an e-mail.",
  list: {
    label: "Orders",
    search: "Find an order",
    searchHint: "Number, name, company or e-mail. The first letters will do.",
    empty: "No orders yet. They appear here as soon as someone books.",
    shown: (count: number) => `${count === 1 ? "1 order shown" : `${count} orders shown`}. Times are London’s.`,
  },
  filters: {
    status: "Status",
    anyStatus: "All statuses",
    from: "Booked from",
    to: "Booked to",
    sort: "Sort",
    sorts: { newest: "Newest first", oldest: "Oldest first" },
  },
  export: {
    label: "Export as CSV",
    busy: "Exporting...",
    done: { title: "Export ready", description: "The file holds every order of this list. The export is in the audit log." },
  },
  columns: {
    number: "Order number",
    customer: "Customer",
    amount: "Amount",
    status: "Status",
    date: "Date",
  },
  detail: {
    title: "Order",
    back: "Orders",
    facts: "Booking",
    customer: "Customer",
    amount: "Amount",
    status: "Status",
    service: "Service",
    airport: "Airport",
    passengers: "Passengers",
    passengerCounts: (adults: number, children: number, infants: number) =>
      [
        adults === 1 ? "1 adult" : `${adults} adults`,
        children > 0 && (children === 1 ? "1 child" : `${children} children`),
        infants > 0 && (infants === 1 ? "1 infant" : `${infants} infants`),
      ]
        .filter(Boolean)
        .join(", "),
    flightDate: "Flight date",
    flightNumber: "Flight number",
    site: "Site",
    business: "Business",
    booked: "Booked",
    updated: "Last change",
    name: "Name",
    person: "Contact",
    email: "E-mail",
    notes: "Notes",
    history: "History",
    times: "Times are London’s.",
    created: "Booked",
    byProduct: "The product itself",
    byGone: "Deleted account",
    final: "The money has been returned: this order cannot be changed any more.",
  },
  change: {
    open: "Change the status",
    title: "Change the status",
    now: (status: string) => `It is “${status}” now.`,
    status: "New status",
    reason: "Reason",
    reasonHint: "Kept in the history, for whoever looks at this order later.",
    submit: "Change",
    busy: "Changing...",
    done: (status: string) => ({ title: "Status changed", description: `The order is “${status}” now.` }),
    conflicts: {
      order_changed: "Someone changed this order meanwhile. You see it as it is now; your reason is still here.",
      transition_not_allowed: "This order can no longer be given that status. You see it as it is now; your reason is still here.",
    } satisfies Record<OrderConflict, string> as Record<OrderConflict, string>,
    final: "This order cannot be changed any more.",
  },
});
export type AdminOrdersContent = ReturnType<typeof adminOrders>;
