import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import type { AuditEntry } from "../../../domain/audit/audit.schema.ts";
import type { AuditAction } from "../../../domain/audit/audit.ts";
import type { CustomerDetail } from "../../../domain/customers/customer.schema.ts";
import type { DailyTotal, Summary } from "../../../domain/dashboard/dashboard.schema.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import type { MailStatus } from "../../../domain/mail/mail.ts";
import type { Message, MessageChange, MessageDetail, ReplyInput } from "../../../domain/messages/message.schema.ts";
import type { MessageKind, MessageStatus } from "../../../domain/messages/message.ts";
import type { OrderChange, OrderDetail } from "../../../domain/orders/order-change.schema.ts";
import type { OrderStatus } from "../../../domain/orders/order-status.ts";
import type { AdminOrder, Customer } from "../../../domain/orders/order.schema.ts";
import type { Page, Sort } from "../../../domain/paging.ts";
import { ApiError, apiClient, unwrap, unwrapFile } from "../../../lib/api.ts";
import { signedInCall } from "../../../lib/session/signed-in-call.ts";

let revokeAccess: () => void = () => undefined;

/** Calls `listener` when the server refuses the caller as no admin any more. Returns the function that unsubscribes. */
export function onAccessRevoked(listener: () => void): () => void {
  revokeAccess = listener;
  return () => {
    if (revokeAccess === listener) revokeAccess = () => undefined;
  };
}

/**
 * Makes a call of the admin area. For a revoked role (403) it redirects the page, and its promise never settles, so that no caller
 * shows an error on a page that is being left. A session that ended (401) is dropped. Throws ApiError.
 */
export async function adminCall<Answer>(call: (api: ReturnType<typeof apiClient>) => Promise<Answer>): Promise<Answer> {
  try {
    return await signedInCall(call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    revokeAccess();
    return new Promise(() => undefined);
  }
}

/** Fetches the dashboard's figures. Throws ApiError, like every call here. */
export function fetchSummary(): Promise<Summary> {
  return adminCall((api) => unwrap(api.api.admin.summary.$get()));
}

/** Fetches orders and revenue of each of the last days, oldest first. */
export async function fetchDailyTotals(): Promise<DailyTotal[]> {
  const { items } = await adminCall((api) => unwrap(api.api.admin["daily-totals"].$get({ query: {} })));
  return items;
}

/** Fetches one page of the orders, newest first. */
export function fetchRecentOrders(cursor?: string): Promise<Page<AdminOrder>> {
  return adminCall((api) => unwrap(api.api.admin.orders.$get({ query: cursor === undefined ? {} : { cursor } })));
}

/** True when the health check succeeds. Never throws: a failed call means false. */
export async function isOperational(): Promise<boolean> {
  try {
    return (await apiClient().api.health.$get()).ok;
  } catch {
    return false;
  }
}

/** The query of the orders' list. Days are UTC, YYYY-MM-DD. */
export type OrderSearch = { q?: string; status?: OrderStatus; from?: string; to?: string; sort?: Sort; cursor?: string };

/** Fetches one page of the orders. */
export function fetchOrders(query: OrderSearch): Promise<Page<AdminOrder>> {
  return adminCall((api) => unwrap(api.api.admin.orders.$get({ query })));
}

/** Fetches an order with its customer and its history. */
export function fetchOrder(orderId: string): Promise<OrderDetail> {
  return adminCall((api) => unwrap(api.api.admin.orders[":orderId"].$get({ param: { orderId } })));
}

/** Changes an order's status. Throws ApiError; a 409 carries the order as it is now (OrderConflictSchema). */
export function changeOrder(orderId: string, change: OrderChange): Promise<OrderDetail> {
  return adminCall((api) => unwrap(api.api.admin.orders[":orderId"].$patch({ param: { orderId }, json: change })));
}

/** Fetches all orders of a filter as a CSV file. */
export function exportOrders({ q, status, from, to }: OrderSearch): Promise<Blob> {
  return adminCall((api) => unwrapFile(api.api.admin["orders.csv"].$get({ query: { q, status, from, to } })));
}

/** The query of the customers' list. */
export type CustomerSearch = { q?: string; sort?: Sort; cursor?: string };

/** Fetches one page of the customers. */
export function fetchCustomers(query: CustomerSearch): Promise<Page<Customer>> {
  return adminCall((api) => unwrap(api.api.admin.customers.$get({ query })));
}

/** Fetches a customer with their orders. */
export function fetchCustomer(customerId: string): Promise<CustomerDetail> {
  return adminCall((api) => unwrap(api.api.admin.customers[":customerId"].$get({ param: { customerId } })));
}

/** The query of the inbox. */
export type MessageSearch = { q?: string; status?: MessageStatus; kind?: MessageKind; sort?: Sort; cursor?: string };

/** Fetches one page of the inbox. */
export function fetchMessages(query: MessageSearch): Promise<Page<Message>> {
  return adminCall((api) => unwrap(api.api.admin.messages.$get({ query })));
}

/** Fetches a message with its replies. */
export function fetchMessage(messageId: string): Promise<MessageDetail> {
  return adminCall((api) => unwrap(api.api.admin.messages[":messageId"].$get({ param: { messageId } })));
}

/** Sends a reply and returns the message with it. Throws ApiError `message_changed` when someone else was faster. */
export function replyTo(messageId: string, json: ReplyInput): Promise<MessageDetail> {
  return adminCall((api) => unwrap(api.api.admin.messages[":messageId"].replies.$post({ param: { messageId }, json })));
}

/** Sets the status of a message. Throws ApiError `message_changed` when someone else was faster. */
export function moveMessage(messageId: string, json: MessageChange): Promise<MessageDetail> {
  return adminCall((api) => unwrap(api.api.admin.messages[":messageId"].$patch({ param: { messageId }, json })));
}

/** The query of the mails' list. */
export type MailSearch = { status?: MailStatus; cursor?: string };

/** Fetches one page of the mails whose first attempt failed. */
export function fetchMails(query: MailSearch): Promise<Page<OutboxMail>> {
  return adminCall((api) => unwrap(api.api.admin.mails.$get({ query })));
}

/** Retries a mail and returns it afterwards. Throws ApiError `mail_changed` when it was attempted meanwhile. */
export function retryMail({ id, attempts }: OutboxMail): Promise<OutboxMail> {
  return adminCall((api) => unwrap(api.api.admin.mails[":mailId"].retry.$post({ param: { mailId: id }, json: { attempts } })));
}

/** Discards a mail. */
export function discardMail({ id }: OutboxMail): Promise<unknown> {
  return adminCall((api) => unwrap(api.api.admin.mails[":mailId"].$delete({ param: { mailId: id } })));
}

/** Fetches everyone who has a role, in the order in which they got it. */
export async function fetchRoleHolders(): Promise<RoleHolder[]> {
  const { items } = await adminCall((api) => unwrap(api.api.admin.roles.$get()));
  return items;
}

/** Makes someone who has an account an admin. Throws ApiError `user_unknown`. */
export function grantAdmin(email: string): Promise<RoleHolder> {
  return adminCall((api) => unwrap(api.api.admin.roles.$put({ json: { email, role: "admin" } })));
}

/** Revokes the role. Throws ApiError `last_admin`. */
export function revokeAdmin(email: string): Promise<unknown> {
  return adminCall((api) => unwrap(api.api.admin.roles.$delete({ json: { email, role: "admin" } })));
}

/** The query of the audit log's list. */
export type AuditSearch = { cursor?: string; action?: AuditAction };

/** Fetches one page of the audit log, newest first. */
export function fetchAuditEntries({ cursor, action }: AuditSearch): Promise<Page<AuditEntry>> {
  return adminCall((api) => unwrap(api.api.admin.audit.$get({ query: { cursor, action } })));
}
