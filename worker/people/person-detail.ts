import { and, desc, inArray, sql } from "drizzle-orm";
import { isNearAddress } from "#domain/accounts/address.ts";
import { mayUse, type Role } from "#domain/accounts/role.ts";
import type {
  PersonDetail,
  PersonMessage,
  PersonOrder,
  SimilarPerson,
} from "#domain/people/person.schema.ts";
import type { ListQuery } from "#domain/paging.schema.ts";
import { type Page, PAGE_SIZE } from "#domain/paging.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { keysetPage } from "../platform/db/keyset.ts";
import { customers, orders } from "../tables/orders.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { people } from "../tables/people.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { findAccounts } from "../staff/list-accounts.ts";
import { toListedOrder, UNLISTED } from "../orders/booking-record.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { findAddresses, type PersonAddresses } from "../queries/person-addresses.ts";
import { findPeople, readAddresses, toNames, toPerson } from "../queries/person-rows.ts";
import { isOwnMessage } from "../queries/person.ts";
import { run } from "../platform/db/batch.ts";

const EXCERPT_LENGTH = 160;
const ORDER = tableColumns(orders, UNLISTED);

/** Accountants see no messages and no accounts (docs/product/staff.md). */
export function readableBy(role: Role | null, person: PersonDetail): PersonDetail {
  return {
    ...person,
    accounts: mayUse(role, "accounts") ? person.accounts : [],
    messages: mayUse(role, "messages") ? person.messages : [],
  };
}

export async function showPerson(
  ctx: Ctx,
  { email, rows }: PersonAddresses,
): Promise<PersonDetail> {
  const [main] = rows;
  const emails = main ? rows.map((row) => row.email) : [email];
  const [addresses, accounts, sent] = await Promise.all([
    main && readAddresses(ctx, [main.id]).then((byId) => byId.get(main.id)),
    findAccounts(ctx, emails),
    findMessages(ctx, emails),
  ]);
  const person = main && addresses && toPerson(main.id, addresses);
  const { name, company, values } = person ?? {
    name: accounts[0]?.name ?? sent[0]?.name ?? "",
    company: null,
    values: [],
  };
  return {
    id: main?.id ?? null,
    name,
    company,
    names: toNames(addresses ?? []),
    named_by: main?.namedBy ?? null,
    addresses: main
      ? rows.map((row) => ({ id: row.id, email: row.email, bookings: row.bookings }))
      : [{ id: null, email, bookings: 0 }],
    bookings: rows.reduce((sum, { bookings }) => sum + bookings, 0),
    values,
    last_booked_at: person?.last_booked_at ?? null,
    accounts,
    messages: sent.map(toPersonMessage),
    similar: await findSimilar(ctx, { name, emails }),
  };
}

/** The cost is constant. Throws NotFoundError, ValidationError or ConflictError `already_anonymous`. */
export async function listPersonOrders(
  ctx: Ctx,
  { id, ...query }: ListQuery & { id: string },
): Promise<Page<PersonOrder>> {
  const { email, rows } = await findAddresses(ctx, id);
  const { after, orderBy, limit, toPage } = keysetPage(customers, query);
  const emails = rows.length > 0 ? rows.map((row) => row.email) : [email];
  const { rows: found } = await run(
    ctx,
    sql<BookedRow>`SELECT ${customers.email} AS "email", ${customers.createdAt} AS "createdAt",
      ${customers.id} AS "id", ${ORDER.columns}
      FROM json_each(${JSON.stringify(emails)}) AS address
      JOIN ${customers} ON ${customers.id} IN (SELECT ${customers.id} FROM ${customers}
        WHERE ${and(sql`lower(${customers.email}) = address.value`, after)}
        ORDER BY ${orderBy} LIMIT ${limit})
      JOIN ${orders} ON ${orders.customerId} = ${customers.id}
      ORDER BY ${orderBy} LIMIT ${limit}`,
  );
  return toPage(found, (row) => ({ ...toListedOrder(ORDER.read(row)), email: row.email }));
}

type BookedRow = Record<string, unknown> & { email: string; createdAt: number; id: string };

function findMessages({ db }: Ctx, emails: string[]): Promise<MessageRow[]> {
  return primaryDb(db)
    .select()
    .from(messages)
    .where(isOwnMessage({ emails }))
    .orderBy(desc(messages.createdAt))
    .limit(PAGE_SIZE);
}

/** Searches the newest orders with this name for addresses that differ by one slip. */
async function findSimilar(
  ctx: Ctx,
  { name, emails }: { name: string; emails: readonly string[] },
): Promise<SimilarPerson[]> {
  const matches = matchOrders({ terms: parseSearch(name, ctx.now) });
  if (!matches) return [];
  const { rows } = await run(
    ctx,
    sql<{ email: string }>`SELECT DISTINCT email FROM (SELECT lower(${customers.email}) AS email
      FROM ${orderSearch.table} JOIN ${orders} ON ${orderSearch.findsRow}
      JOIN ${customers} ON ${customers.id} = ${orders.customerId} WHERE ${matches}
      ORDER BY ${orderSearch.rowid} DESC LIMIT ${PAGE_SIZE})`,
  );
  const near = rows
    .map((row) => row.email)
    .filter((email) => !emails.includes(email) && emails.some((own) => isNearAddress(own, email)));
  if (near.length === 0) return [];
  const mains = await primaryDb(ctx.db)
    .selectDistinct({ id: sql<string>`coalesce(${people.mergedInto}, ${people.id})` })
    .from(people)
    .where(inArray(people.email, near));
  const found = await findPeople(
    ctx,
    mains.map((main) => main.id),
  );
  return found.map(({ id, name: called, email }) => ({ id, name: called, email }));
}

function toPersonMessage({
  id,
  kind,
  status,
  message,
  language,
  createdAt,
}: MessageRow): PersonMessage {
  return {
    id,
    kind,
    status,
    excerpt: message.slice(0, EXCERPT_LENGTH),
    language,
    created_at: toIso(createdAt),
  };
}
