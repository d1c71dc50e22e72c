import { desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import { SHOWN_REPLIES } from "#domain/messages/message.ts";
import { parseOrderNumber } from "#domain/orders/order-number.ts";
import { isStatement, refundDueAt } from "#domain/statements/statement.ts";
import type { MessageDetail, MessageOrder, MessageReply } from "#domain/messages/message.schema.ts";
import { toIso } from "#domain/time.ts";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { customers, type OrderRow, orders } from "../tables/orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import {
  type MessageReplyRow,
  type MessageRow,
  messageReplies,
  messages,
} from "../tables/messages.ts";
import { people } from "../tables/people.ts";
import { users } from "../tables/identity.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { selectPersonAddresses } from "../queries/person-addresses.ts";
import { LISTED, toMessage } from "./list-messages.ts";
import { type Results, batch, run } from "../platform/db/batch.ts";

/** The person's page shows the rest. */
const SENDER_ORDERS = 5;

const { email: fromEmail, ...replyColumns } = getTableColumns(messageReplies);
/** The aliases are necessary, because a batch would mix up columns of the same name. */
const REPLY = {
  ...replyColumns,
  fromEmail: sql<string | null>`${fromEmail}`.as("from_email"),
  authorEmail: sql<string | null>`${users.email}`.as("author_email"),
  mail: sql<MessageReply["mail"]>`CASE WHEN ${mailOutbox.status} = 'sent'
    AND ${mailOutbox.lastError} IS NULL THEN NULL
    WHEN ${mailOutbox.status} = 'discarded' AND ${mailOutbox.messageId} IS NOT NULL THEN 'failed'
    ELSE ${mailOutbox.status} END`.as("mail"),
};
type ReplyRow = Omit<MessageReplyRow, "email"> & {
  fromEmail: string | null;
  authorEmail: string | null;
  mail: MessageReply["mail"];
};

export async function findMessage(ctx: Ctx, id: string): Promise<MessageDetail> {
  return toDetail(ctx, await batch(ctx, selectDetail(id)));
}

export function selectDetail(id: string) {
  const ofMessage = (column: SQLiteColumn) =>
    sql`(SELECT ${column} FROM ${messages} WHERE ${messages.id} = ${id})`;
  const email = ofMessage(messages.email);
  const isLinked = eq(orders.id, ofMessage(messages.orderId));
  const customerId = sql`(SELECT ${orders.customerId} FROM ${orders} WHERE ${isLinked})`;
  const personId = sql<string>`coalesce(${people.mergedInto}, ${people.id})`;
  return {
    message: build
      .select(LISTED)
      .from(messages)
      .leftJoin(users, eq(users.id, messages.assigneeId))
      .where(eq(messages.id, id)),
    replies: build
      .select(REPLY)
      .from(messageReplies)
      .leftJoin(users, eq(users.id, messageReplies.authorId))
      // A reply and its mail have the same id.
      .leftJoin(mailOutbox, eq(mailOutbox.id, messageReplies.id))
      .where(eq(messageReplies.messageId, id))
      .orderBy(desc(messageReplies.createdAt), desc(messageReplies.id))
      .limit(SHOWN_REPLIES),
    linked: build.select().from(orders).where(isLinked),
    customer: build.select().from(customers).where(eq(customers.id, customerId)),
    ofSender: build
      .select()
      .from(orders)
      .where(inArray(orders.customerId, customersOfPerson(email)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(SENDER_ORDERS),
    person: build
      .select({ id: personId.as("person_id") })
      .from(people)
      .where(eq(people.email, sql`lower(${email})`)),
    addresses: build
      .select({ email: people.email })
      .from(people)
      .where(inArray(people.email, selectPersonAddresses(email))),
  };
}

/** Replies are oldest first. If the order belongs to another person, its facts are separate. Throws NotFoundError. */
export async function toDetail(
  ctx: Ctx,
  found: Results<ReturnType<typeof selectDetail>>,
): Promise<MessageDetail> {
  const [message] = found.message.rows;
  if (!message) throw new NotFoundError();
  const [order = null] = found.linked.rows;
  const [customer = null] = found.customer.rows;
  const { replyFacts } = await import("../mail/reply-facts.ts");
  const ofPerson = [message, ...found.addresses.rows].map(({ email }) => normalizeEmail(email));
  const isOfOther = customer !== null && !ofPerson.includes(normalizeEmail(customer.email));
  const facts = replyFacts({ message, order, customer, origin: ctx.origin });
  const ofSenderAlone = isOfOther
    ? replyFacts({ message, order: null, customer: null, origin: ctx.origin })
    : facts;
  return {
    ...toMessage(message),
    statement: await findStatement(ctx, message, order),
    replies: found.replies.rows.map(toReply).toReversed(),
    order: order && toMessageOrder(order),
    sender_orders: found.ofSender.rows.map(toMessageOrder),
    person_id: found.person.rows[0]?.id ?? null,
    from_other_address: isOfOther,
    facts: ofSenderAlone,
    withheld_facts: Object.fromEntries(
      Object.entries(facts).filter(([name]) => !(name in ofSenderAlone)),
    ),
  };
}

/** Includes all addresses of the sender's person (docs/product/people.md). */
function customersOfPerson(email: SQL): SQL {
  return sql`(SELECT booked.id FROM ${selectPersonAddresses(email)} AS address
    JOIN ${customers} AS booked ON booked.id IN (SELECT ${customers.id} FROM ${customers}
      WHERE lower(${customers.email}) = +address.email
      ORDER BY ${desc(customers.createdAt)} LIMIT ${SENDER_ORDERS}))`;
}

/** Only a statement without a linked order looks for the order by its number. */
async function findStatement(
  ctx: Ctx,
  { kind, reference, createdAt }: MessageRow,
  linked: OrderRow | null,
): Promise<MessageDetail["statement"]> {
  if (!isStatement(kind) || reference === null) return null;
  const isNumbered = eq(orders.orderNumber, parseOrderNumber(reference));
  const [order = null] = linked
    ? [linked]
    : (await run(ctx, build.select().from(orders).where(isNumbered))).rows;
  const match = order === null ? "none" : linked === null ? "other_email" : "order";
  const refundDue = kind === "withdrawal" ? toIso(refundDueAt(createdAt)) : null;
  return {
    reference,
    match,
    order: order && { id: order.id, order_number: order.orderNumber, status: order.status },
    refund_due_at: refundDue,
  };
}

function toReply({
  id,
  text,
  authorId,
  authorEmail,
  fromEmail: from,
  origin,
  mail,
  createdAt,
}: ReplyRow): MessageReply {
  return {
    id,
    text,
    origin,
    mail,
    author_id: authorId,
    author_email: authorEmail,
    from_email: from,
    created_at: toIso(createdAt),
  };
}

function toMessageOrder({ id, orderNumber, status, airport, flightDate }: OrderRow): MessageOrder {
  return { id, order_number: orderNumber, status, airport, flight_date: flightDate };
}
