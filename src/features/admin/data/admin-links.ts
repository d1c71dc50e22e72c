import { linkOptions, type NavigateOptions } from "@tanstack/react-router";
import type { AdminPageName } from "#content/admin.ts";
import type { AuditAction } from "#domain/audit/audit.ts";
import type { MailStatus } from "#domain/mail/mail.ts";
import type { InboxBox, MessageKind } from "#domain/messages/message.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Sort } from "#domain/paging.ts";
import type { PaymentProblem } from "#domain/payments/payment.ts";

// Days are YYYY-MM-DD. `from` and `to` are booking days in the operator's time zone.
export type OrderSearch = {
  q?: string;
  status?: OrderStatus;
  from?: string;
  to?: string;
  flight_date?: string;
  airport?: string;
  balance?: "due";
  paid_from?: string;
  paid_to?: string;
  sort?: Sort;
  cursor?: string;
};
/** The API calls this `all=true`. The router would parse "true" as a boolean, hence `show`. */
export type DepartureSearch = { date?: string; airport?: string; show?: "all" };
export type GroupActSearch = { date?: string; airport?: string; flight?: string };
/** The id of a person, as no URL holds an address. */
export type NewOrderSearch = { person?: string };
export type ProblemSearch = { kind?: PaymentProblem };
export type CustomerSearch = { q?: string; sort?: Sort; cursor?: string };
export type AccountSearch = { q?: string; cursor?: string };
/** Without `box` a list shows open messages, but a search shows all messages. */
export type MessageSearch = {
  q?: string;
  box?: InboxBox;
  kind?: MessageKind;
  sort?: Sort;
  cursor?: string;
};
export type MailSearch = { status?: MailStatus; cursor?: string };
export type PreviewSearch = { cursor?: string };
export type AuditSearch = {
  q?: string;
  action?: AuditAction;
  person?: string;
  from?: string;
  to?: string;
  sign_ins?: "without";
  cursor?: string;
};

export type AdminLink = NavigateOptions;

export const ADMIN_PAGES = [
  "dashboard",
  "orders",
  "departures",
  "sale-stops",
  "customers",
  "accounts",
  "messages",
  "mails",
  "previews",
  "devices",
  "roles",
  "audit",
  "launch",
] as const satisfies readonly AdminPageName[];

export const adminLinks = {
  dashboard: () => linkOptions({ to: "/admin" }),
  orders: (search: OrderSearch = {}) => linkOptions({ to: "/admin/orders", search }),
  order: (orderId: string) => linkOptions({ to: "/admin/orders/$orderId", params: { orderId } }),
  newOrder: (search: NewOrderSearch = {}) => linkOptions({ to: "/admin/orders/new", search }),
  problems: (search: ProblemSearch = {}) => linkOptions({ to: "/admin/orders/problems", search }),
  departures: (search: DepartureSearch = {}) => linkOptions({ to: "/admin/departures", search }),
  groupActs: (search: GroupActSearch = {}) => linkOptions({ to: "/admin/group-acts", search }),
  groupAct: (actId: string) => linkOptions({ to: "/admin/group-acts/$actId", params: { actId } }),
  customers: (search: CustomerSearch = {}) => linkOptions({ to: "/admin/customers", search }),
  customer: (personId: string) =>
    linkOptions({ to: "/admin/customers/$personId", params: { personId } }),
  accounts: (search: AccountSearch = {}) => linkOptions({ to: "/admin/accounts", search }),
  account: (userId: string) => linkOptions({ to: "/admin/accounts/$userId", params: { userId } }),
  messages: (search: MessageSearch = {}) => linkOptions({ to: "/admin/messages", search }),
  message: (messageId: string) =>
    linkOptions({ to: "/admin/messages/$messageId", params: { messageId } }),
  replyTemplates: () => linkOptions({ to: "/admin/messages/templates" }),
  mails: (search: MailSearch = {}) => linkOptions({ to: "/admin/mails", search }),
  previews: (search: PreviewSearch = {}) => linkOptions({ to: "/admin/previews", search }),
  "sale-stops": () => linkOptions({ to: "/admin/sale-stops" }),
  devices: () => linkOptions({ to: "/admin/devices" }),
  roles: () => linkOptions({ to: "/admin/roles" }),
  launch: () => linkOptions({ to: "/admin/launch" }),
  audit: (search: AuditSearch = {}) => linkOptions({ to: "/admin/audit", search }),
};
