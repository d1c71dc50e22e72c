import type { OrderStatus } from "../../domain/order.ts";
import type { Facts } from "../facts.ts";

export const admin = ({ site }: Facts) => ({
  title: "Dashboard",
  description: `Customers, orders and revenue of ${site.company.name}, for staff.`,
  lead: "How things stand, and what waits for you.",
  backToSite: "Back to the site",
  signOut: "Sign out",
  loading: "Loading the data...",
  loadFailed: "Error loading the data",
  loadFailedMore: "Check your connection. What was loaded before stays as it was.",
  retry: "Try again",
  cards: {
    heading: "Overview",
    customers: "Total customers",
    orders: "Orders",
    revenue: "Revenue",
    revenueNote: "Paid and completed orders, all currencies added.",
    status: "System status",
    operational: "Operational",
    degraded: "Disturbed",
    statusNote: "Database and storage",
  },
  todo: {
    heading: "To do",
    messages: (count: number) => (count === 1 ? "1 message without an answer" : `${count} messages without an answer`),
    unpaid: (count: number) => (count === 1 ? "1 unpaid order" : `${count} unpaid orders`),
    nothing: "Nothing waits for you.",
  },
  quick: {
    heading: "Quick access",
    note: "These pages are coming soon.",
    items: ["Manage orders", "Manage customers", "Answer messages", "Settings"],
  },
  orders: {
    heading: "Recent orders",
    number: "Order number",
    customer: "Customer",
    service: "Service",
    amount: "Amount",
    status: "Status",
    date: "Date",
    empty: "No orders yet. They appear here as soon as someone books.",
    more: "Load more orders",
    loadingMore: "Loading...",
    shown: (count: number) => `${count === 1 ? "1 order shown" : `${count} orders shown`}. Times are London’s.`,
  },
  statuses: {
    "Not Paid": "Not paid",
    paid: "Paid",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Refunded",
  } satisfies Record<OrderStatus, string> as Record<OrderStatus, string>,
});
export type AdminContent = ReturnType<typeof admin>;
