import type { OrderStatus } from "#domain/orders/order-status.ts";

const en: Record<OrderStatus, string> = {
  "Not Paid": "Not paid",
  paid: "Paid",
  completed: "Completed",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

const fr: typeof en = {
  "Not Paid": "Non payée",
  paid: "Payée",
  completed: "Terminée",
  cancelled: "Annulée",
  refunded: "Remboursée",
};

export const orderStatuses = { en, fr };
