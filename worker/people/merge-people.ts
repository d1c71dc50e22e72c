import { and, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import { MAX_ADDRESSES, normalizeEmail } from "#domain/accounts/address.ts";
import type { PersonDetail } from "#domain/people/person.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { toHex } from "../platform/crypto/encoding.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { batch, batchIf, isTrue, type Statement } from "../platform/db/batch.ts";
import { customers } from "../tables/orders.ts";
import { messages } from "../tables/messages.ts";
import { people } from "../tables/people.ts";
import { users } from "../tables/identity.ts";
import { ConflictError, NotFoundError, UnprocessableError } from "../platform/errors/errors.ts";
import { findAddresses, findByEmail, selectPersonRows } from "../queries/person-addresses.ts";
import { showPerson } from "./person-detail.ts";
import { isOwnMessage } from "../queries/person.ts";

/** Moves all addresses of the joined person. Throws NotFoundError, UnprocessableError or ConflictError. */
export async function joinAddress(
  ctx: Ctx,
  { id, email: typed }: { id: string; email: string },
): Promise<PersonDetail> {
  const [asked, other] = await Promise.all([
    findAddresses(ctx, id),
    findByEmail(ctx, normalizeEmail(typed)),
  ]);
  // An address without bookings always joins the person who booked.
  const [into, from] = asked.rows.length > 0 ? [asked, other] : [other, asked];
  if (from.email === into.email)
    throw new ConflictError("same_person", "This address is of the same person already.");
  if (other.rows.length === 0 && !(await hasWrittenOrSignedUp(ctx, other.email)))
    throw addressUnknown();
  const [main] = into.rows;
  if (!main) throw new ConflictError("never_booked", "Neither of the two has booked.");
  if (into.rows.length + Math.max(from.rows.length, 1) > MAX_ADDRESSES) throw tooManyAddresses();
  const [fromMain] = from.rows;
  const fromId = fromMain?.id ?? newPersonId();
  const done = await batchIf(
    ctx,
    [
      isMain(main.id),
      fromMain ? isMain(fromId) : isUnknown(from.email),
      hasRoom([main.id, fromId]),
    ],
    [
      fromMain
        ? moveAddresses(fromId, main.id)
        : addAddress(ctx, { id: fromId, email: from.email, mergedInto: main.id }),
      updateLastBooked(main.id),
      auditEntry(ctx, {
        action: "person.merged",
        subjectId: main.id,
        detail: { address: fromId },
      }),
    ],
  );
  if (!done) throw personChanged();
  return showPerson(ctx, await findByEmail(ctx, main.email));
}

/** Afterwards, an address without bookings belongs to nobody. Throws NotFoundError or ConflictError. */
export async function splitAddress(
  ctx: Ctx,
  { id, addressId }: { id: string; addressId: string },
): Promise<PersonDetail> {
  const { email, rows } = await findAddresses(ctx, id);
  const mergedInto = rows.find((row) => row.id === addressId)?.mergedInto ?? null;
  if (mergedInto === null) throw new NotFoundError();
  const isJoined = hasRow(people, and(eq(people.id, addressId), eq(people.mergedInto, mergedInto)));
  const done = await batchIf(
    ctx,
    [isJoined],
    [
      build.delete(people).where(and(eq(people.id, addressId), eq(people.bookings, 0))),
      build.update(people).set({ mergedInto: null }).where(eq(people.id, addressId)),
      updateLastBooked(addressId),
      updateLastBooked(mergedInto),
      auditEntry(ctx, {
        action: "person.split",
        subjectId: mergedInto,
        detail: { address: addressId },
      }),
    ],
  );
  if (!done) throw personChanged();
  return showPerson(ctx, await findByEmail(ctx, email));
}

/** Gives the person an address's name. With null, the rule chooses the name again. Throws NotFoundError. */
export async function namePerson(
  ctx: Ctx,
  { id, namedBy }: { id: string; namedBy: string | null },
): Promise<PersonDetail> {
  const { email, rows } = await findAddresses(ctx, id);
  const [main] = rows;
  if (!main || (namedBy !== null && !rows.some((row) => row.id === namedBy)))
    throw new NotFoundError();
  const isNew = and(eq(people.id, main.id), sql`${people.namedBy} IS NOT ${namedBy}`);
  await batch(ctx, [
    auditEntry(
      ctx,
      { action: "person.named", subjectId: main.id, detail: { address: namedBy } },
      sql`FROM ${people} WHERE ${isNew}`,
    ),
    build.update(people).set({ namedBy }).where(isNew),
  ]);
  return showPerson(ctx, await findByEmail(ctx, email));
}

function hasWrittenOrSignedUp(ctx: Ctx, email: string): Promise<boolean> {
  const wrote = hasRow(messages, isOwnMessage({ emails: [email] }));
  const signedUp = hasRow(users, eq(users.email, email));
  return isTrue(ctx, sql`${wrote} OR ${signedUp}`);
}

function isMain(id: string): SQL {
  return hasRow(people, and(eq(people.id, id), isNull(people.mergedInto)));
}

function isUnknown(email: string): SQL {
  return not(hasRow(people, eq(people.email, email)));
}

function hasRoom([main, joined]: readonly [string, string]): SQL {
  const count = sql`(SELECT count(*) FROM ${people} WHERE ${selectPersonRows(main)}
    OR ${selectPersonRows(joined)})`;
  return sql`${count} + ${not(hasRow(people, eq(people.id, joined)))} <=
    ${MAX_ADDRESSES}`;
}

function moveAddresses(from: string, to: string): Statement {
  return build.update(people).set({ mergedInto: to }).where(selectPersonRows(from));
}

function addAddress(
  { now }: Ctx,
  address: { id: string; email: string; mergedInto: string },
): Statement {
  return insertRowFrom(
    people,
    { ...address, namedBy: null, bookings: 0, createdAt: now, lastBookedAt: 0 },
    sql`WHERE true`,
  );
}

/** Reads the bookings, because a joined address may have kept the day of an address that has left it. */
function updateLastBooked(id: string): Statement {
  const newest = sql`(SELECT max(${customers.createdAt}) FROM ${people} AS address
    JOIN ${customers} ON lower(${customers.email}) = +address.email
    WHERE address.id = ${id} OR address.merged_into = ${id})`;
  const lastBookedAt = sql`coalesce(${newest}, ${people.createdAt})`;
  return build.update(people).set({ lastBookedAt }).where(eq(people.id, id));
}

const newPersonId = () => toHex(crypto.getRandomValues(new Uint8Array(16)));

const addressUnknown = () =>
  new UnprocessableError(
    "address_unknown",
    "Nobody has booked, written or signed up with this address.",
  );
const tooManyAddresses = () =>
  new ConflictError("too_many_addresses", `One person has at most ${MAX_ADDRESSES} addresses.`);
const personChanged = () =>
  new ConflictError(
    "person_changed",
    "Someone else has joined or separated these addresses meanwhile.",
  );
