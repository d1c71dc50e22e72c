import { linkOptions, type NavigateOptions } from "@tanstack/react-router";
import type { AuditSearch, CustomerSearch, MailSearch, MessageSearch, OrderSearch } from "./admin-api.ts";

/** The target of a link in the admin area. */
export type AdminLink = NavigateOptions;

/** The addresses of the admin area, typed by their routes. A list's address holds its filters, its order and its page. */
export const adminLinks = {
  dashboard: () => linkOptions({ to: "/admin" }),
  orders: (search: OrderSearch = {}) => linkOptions({ to: "/admin/orders", search }),
  order: (orderId: string) => linkOptions({ to: "/admin/orders/$orderId", params: { orderId } }),
  customers: (search: CustomerSearch = {}) => linkOptions({ to: "/admin/customers", search }),
  customer: (customerId: string) => linkOptions({ to: "/admin/customers/$customerId", params: { customerId } }),
  messages: (search: MessageSearch = {}) => linkOptions({ to: "/admin/messages", search }),
  message: (messageId: string) => linkOptions({ to: "/admin/messages/$messageId", params: { messageId } }),
  mails: (search: MailSearch = {}) => linkOptions({ to: "/admin/mails", search }),
  roles: () => linkOptions({ to: "/admin/roles" }),
  audit: (search: AuditSearch = {}) => linkOptions({ to: "/admin/audit", search }),
};
