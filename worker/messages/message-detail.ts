import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "../../src/domain/accounts/address.ts";
import { parseOrderNumber } from "../../src/domain/orders/order-number.ts";
import { isStatement, refundDueAt } from "../../src/domain/statements/statement.ts";
import type {
  MessageDetail,
  MessageOrder,
  MessageReply,
} from "../../src/domain/messages/message.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { customers, type OrderRow, orders } from "../orders/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { type MessageReplyRow, type MessageRow, messageReplies, messages } from "./tables.ts";
import { people } from "../people/tables.ts";
import { users } from "../identity/tables.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { selectPersonAddresses } from "../platform/db/person-addresses.ts";
import { LISTED, toMessage } from "./list-messages.ts";
import { batch } from "../platform/db/batch.ts";

/** The number of shown orders; the person's page has the rest. */
const SENDER_ORDERS = 5;

const { email: fromEmail, ...replyColumns } = getTableColumns(messageReplies);
/** A batch would mix up columns of the same name. */
const REPLY = {
  ...replyColumns,
  fromEmail: sql<string | null>`${fromEmail}`.as("from_email"),
  authorEmail: sql<string | null>`${users.email}`.as("author_email"),
  mail: mailOutbox.status,
};
type ReplyRow = Omit<MessageReplyRow, "email"> & {
  fromEmail: string | null;
  authorEmail: string | null;
  mail: MessageReply["mail"];
};

/**
 * Returns a message from the primary with its replies, oldest first, its order, the sender's orders
 * and the facts for canned answers. Another person's order gives separate facts. Throws
 * NotFoundError.
 */
export async function findMessage(ctx: Ctx, id: string): Promise<MessageDetail> {
  const db = primaryDb(ctx.db);
  const [message] = await db
    .select(LISTED)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.assigneeId))
    .where(eq(messages.id, id));
  if (!message) throw new NotFoundError();
  const addressed = eq(people.email, sql`lower(${message.email})`);
  const personId = sql<string>`coalesce(${people.mergedInto}, ${people.id})`;
  const { replies, linked, ofSender, person, addresses } = await batch(ctx, {
    replies: build
      .select(REPLY)
      .from(messageReplies)
      .leftJoin(users, eq(users.id, messageReplies.authorId))
      // A reply and its mail have the same id.
      .leftJoin(mailOutbox, eq(mailOutbox.id, messageReplies.id))
      .where(eq(messageReplies.messageId, id))
      .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
    linked: build
      .select()
      .from(orders)
      .where(eq(orders.id, message.orderId ?? "")),
    ofSender: build
      .select()
      .from(orders)
      .where(inArray(orders.customerId, customersOfPerson(message.email)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(SENDER_ORDERS),
    person: build
      .select({ id: personId.as("person_id") })
      .from(people)
      .where(addressed),
    addresses: build
      .select({ email: people.email })
      .from(people)
      .where(inArray(people.email, selectPersonAddresses(message.email))),
  });
  const order = linked.rows[0] ?? null;
  const { replyFacts } = await import("../mail/reply-facts.ts");
  const [customer = null] = order
    ? await db.select().from(customers).where(eq(customers.id, order.customerId))
    : [];
  const ofPerson = [message, ...addresses.rows].map(({ email }) => normalizeEmail(email));
  const isOfOther = customer !== null && !ofPerson.includes(normalizeEmail(customer.email));
  const facts = replyFacts({ message, order, customer, origin: ctx.origin });
  const ofSenderAlone = isOfOther
    ? replyFacts({ message, order: null, customer: null, origin: ctx.origin })
    : facts;
  return {
    ...toMessage(message),
    statement: await findStatement(ctx, message),
    replies: replies.rows.map(toReply),
    order: order && toMessageOrder(order),
    sender_orders: ofSender.rows.map(toMessageOrder),
    person_id: person.rows[0]?.id ?? null,
    from_other_address: isOfOther,
    facts: ofSenderAlone,
    withheld_facts: Object.fromEntries(
      Object.entries(facts).filter(([name]) => !(name in ofSenderAlone)),
    ),
  };
}

/**
 * Returns the customers of an address and of its person's other addresses (docs/product/people.md).
 */
function customersOfPerson(email: string): SQL {
  return sql`${build
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(sql`lower(${customers.email})`, selectPersonAddresses(email)))}`;
}

/** Returns a message's declaration about a contract with its order, or null. */
async function findStatement(
  ctx: Ctx,
  { kind, reference, orderId, createdAt }: MessageRow,
): Promise<MessageDetail["statement"]> {
  if (!isStatement(kind) || reference === null) return null;
  const [order = null] = await primaryDb(ctx.db)
    .select({ id: orders.id, order_number: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(
      orderId === null
        ? eq(orders.orderNumber, parseOrderNumber(reference))
        : eq(orders.id, orderId),
    );
  const match = order === null ? "none" : orderId === null ? "other_email" : "order";
  const refundDue = kind === "withdrawal" ? new Date(refundDueAt(createdAt)).toISOString() : null;
  return { reference, match, order, refund_due_at: refundDue };
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
    created_at: new Date(createdAt).toISOString(),
  };
}

function toMessageOrder({ id, orderNumber, status, airport, flightDate }: OrderRow): MessageOrder {
  return { id, order_number: orderNumber, status, airport, flight_date: flightDate };
}
