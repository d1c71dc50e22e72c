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

/** Called when the server says that the caller is no longer staff. Returns how to stop. */
export function onAccessRevoked(listener: () => void): () => void {
  revokeAccess = listener;
  return () => {
    if (revokeAccess === listener) revokeAccess = () => undefined;
  };
}

/**
 * Every call of the staff area. A role that was taken away (403) turns the page away and the call never ends: nothing is
 * left to say here. A session that ended (401) is dropped, and the page follows to /auth. Throws what the call throws: an ApiError.
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

/** How the business stands. Throws an ApiError. */
export function fetchSummary(): Promise<Summary> {
  return adminCall((api) => unwrap(api.api.admin.summary.$get()));
}

/** Orders and revenue of each of the last days, the oldest first. Throws an ApiError. */
export async function fetchDailyTotals(): Promise<DailyTotal[]> {
  const { items } = await adminCall((api) => unwrap(api.api.admin["daily-totals"].$get({ query: {} })));
  return items;
}

/** One page of the orders, newest first. Throws an ApiError. */
export function fetchRecentOrders(cursor?: string): Promise<Page<AdminOrder>> {
  return adminCall((api) => unwrap(api.api.admin.orders.$get({ query: cursor === undefined ? {} : { cursor } })));
}

/** Whether the database and the key-value store answer. Never throws: no answer is an answer too. */
export async function isOperational(): Promise<boolean> {
  try {
    return (await apiClient().api.health.$get()).ok;
  } catch {
    return false;
  }
}

/** What the list of orders can be asked for; days are UTC, YYYY-MM-DD. */
export type OrderSearch = { q?: string; status?: OrderStatus; from?: string; to?: string; sort?: Sort; cursor?: string };

/** One page of the orders. Throws an ApiError. */
export function fetchOrders(query: OrderSearch): Promise<Page<AdminOrder>> {
  return adminCall((api) => unwrap(api.api.admin.orders.$get({ query })));
}

/** An order with its customer and its history. Throws an ApiError. */
export function fetchOrder(orderId: string): Promise<OrderDetail> {
  return adminCall((api) => unwrap(api.api.admin.orders[":orderId"].$get({ param: { orderId } })));
}

/** Gives an order another status. Throws an ApiError: 409 carries the order as it is now (OrderConflictSchema). */
export function changeOrder(orderId: string, change: OrderChange): Promise<OrderDetail> {
  return adminCall((api) => unwrap(api.api.admin.orders[":orderId"].$patch({ param: { orderId }, json: change })));
}

/** All orders of a list as a CSV file. Throws an ApiError. */
export function exportOrders({ q, status, from, to }: OrderSearch): Promise<Blob> {
  return adminCall((api) => unwrapFile(api.api.admin["orders.csv"].$get({ query: { q, status, from, to } })));
}

/** What the list of customers can be asked for. */
export type CustomerSearch = { q?: string; sort?: Sort; cursor?: string };

/** One page of the customers. Throws an ApiError. */
export function fetchCustomers(query: CustomerSearch): Promise<Page<Customer>> {
  return adminCall((api) => unwrap(api.api.admin.customers.$get({ query })));
}

/** A customer with their orders. Throws an ApiError. */
export function fetchCustomer(customerId: string): Promise<CustomerDetail> {
  return adminCall((api) => unwrap(api.api.admin.customers[":customerId"].$get({ param: { customerId } })));
}

/** What the inbox can be asked for. */
export type MessageSearch = { q?: string; status?: MessageStatus; kind?: MessageKind; sort?: Sort; cursor?: string };

/** One page of the inbox. Throws an ApiError. */
export function fetchMessages(query: MessageSearch): Promise<Page<Message>> {
  return adminCall((api) => unwrap(api.api.admin.messages.$get({ query })));
}

/** A message with its answers. Throws an ApiError. */
export function fetchMessage(messageId: string): Promise<MessageDetail> {
  return adminCall((api) => unwrap(api.api.admin.messages[":messageId"].$get({ param: { messageId } })));
}

/** Answers a message, and gives it with the answer. Throws an ApiError: `message_changed`. */
export function replyTo(messageId: string, json: ReplyInput): Promise<MessageDetail> {
  return adminCall((api) => unwrap(api.api.admin.messages[":messageId"].replies.$post({ param: { messageId }, json })));
}

/** Moves a message to another place in the inbox. Throws an ApiError: `message_changed`. */
export function moveMessage(messageId: string, json: MessageChange): Promise<MessageDetail> {
  return adminCall((api) => unwrap(api.api.admin.messages[":messageId"].$patch({ param: { messageId }, json })));
}

/** What the list of mails can be asked for. */
export type MailSearch = { status?: MailStatus; cursor?: string };

/** One page of the mails that did not leave at once. Throws an ApiError. */
export function fetchMails(query: MailSearch): Promise<Page<OutboxMail>> {
  return adminCall((api) => unwrap(api.api.admin.mails.$get({ query })));
}

/** Tries a mail again, and tells where it stands then. Throws an ApiError: `mail_changed`. */
export function retryMail({ id, attempts }: OutboxMail): Promise<OutboxMail> {
  return adminCall((api) => unwrap(api.api.admin.mails[":mailId"].retry.$post({ param: { mailId: id }, json: { attempts } })));
}

/** Drops a mail. Throws an ApiError. */
export function discardMail({ id }: OutboxMail): Promise<unknown> {
  return adminCall((api) => unwrap(api.api.admin.mails[":mailId"].$delete({ param: { mailId: id } })));
}

/** Everyone who has a role, the first one first. Throws an ApiError. */
export async function fetchRoleHolders(): Promise<RoleHolder[]> {
  const { items } = await adminCall((api) => unwrap(api.api.admin.roles.$get()));
  return items;
}

/** Makes someone who has an account an admin. Throws an ApiError: `user_unknown`. */
export function grantAdmin(email: string): Promise<RoleHolder> {
  return adminCall((api) => unwrap(api.api.admin.roles.$put({ json: { email, role: "admin" } })));
}

/** Takes the role away. Throws an ApiError: `last_admin`. */
export function revokeAdmin(email: string): Promise<unknown> {
  return adminCall((api) => unwrap(api.api.admin.roles.$delete({ json: { email, role: "admin" } })));
}

/** The query of the audit log's list. */
export type AuditSearch = { cursor?: string; action?: AuditAction };

/** Fetches one page of the audit log, newest first. Throws ApiError. */
export function fetchAuditEntries({ cursor, action }: AuditSearch): Promise<Page<AuditEntry>> {
  return adminCall((api) => unwrap(api.api.admin.audit.$get({ query: { cursor, action } })));
}
