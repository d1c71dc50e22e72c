import { expect, test } from "vitest";
import type { OpenMatter } from "#domain/people/person.schema.ts";
import type { PersonFile } from "#domain/accounts/person-export.schema.ts";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { linkTo } from "./mailed-link.ts";
import { quickPeople } from "./quick-person.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";
import { storedWords } from "../stored-words.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, trail } = adminCalls(worker);
const person = quickPeople(auth, worker);

const exported = (id: string) => send("GET", `people/${id}/export`);
const anonymize = (id: string, email: string) => send("POST", `people/${id}/anonymize`, { email });
const outcome = async (response: Response) =>
  `${response.status} ${response.ok ? "" : (await errorOf(response)).code}`.trim();

/** The row of a person by their main address. */
const mainOf = async (email: string) =>
  (await worker.rows<{ id: string }>("SELECT id FROM people WHERE email = ?", email))[0]!;

/** Someone who booked twice and wrote, as they type their address; with an account, if asked for. */
async function customer({
  email = newEmail(),
  lastName = "Lovelace",
  account = false,
  proved = false,
} = {}) {
  const typed = email.toUpperCase();
  const owner = account ? await auth.person(email) : undefined;
  if (owner && proved) await auth.prove(owner.user.id);
  const { booking } = await worker.book({ email: typed, firstName: "Ada", lastName });
  await worker.book({ email, firstName: "A.", lastName });
  await worker.post("/api/contact", {
    name: `Ada ${lastName}`,
    email,
    message: "Kofferraumdeckel",
  });
  return { email, id: booking.customer.id, booking, owner };
}

test("the export holds all that is stored about the address, and is recorded without it", async () => {
  const { email, id, owner } = await customer({ account: true });
  await worker.book({ email: newEmail() });
  const main = await mainOf(email);
  const response = await exported(id);
  expect([response.status, response.headers.get("content-disposition")]).toEqual([
    200,
    `attachment; filename="person-${id}.json"`,
  ]);
  const stored = (await response.json()) as PersonFile;
  expect(stored).toMatchObject({
    emails: [email],
    accounts: [{ id: owner!.user.id }],
    messages: [{ message: "Kofferraumdeckel" }],
  });
  expect(stored.bookings.map(({ customer: { last_name } }) => last_name)).toEqual([
    "Lovelace",
    "Lovelace",
  ]);
  expect(JSON.stringify(stored)).not.toMatch(/scrypt|password_hash|token/);
  expect(await trail(main.id)).toEqual([
    { actor_id: admin().user.id, action: "customer.exported", detail: "{}" },
  ]);
});

test("before a person is made anonymous, what is still open of them is listed with number and day", async () => {
  const email = newEmail();
  const trip = { email, airport: "CDG", flightDate: "2055-05-17" };
  const made: Record<string, string> = {};
  for (const name of [
    "unpaid",
    "ahead",
    "flown",
    "refunding",
    "asked",
    "cancelled",
    "owing",
    "failed",
    "settled",
  ])
    made[name] = (await worker.book(trip)).booking.order.id;
  const set = (name: string, values: string) =>
    worker.rows(`UPDATE orders SET ${values} WHERE id = ?`, made[name]);
  await set("ahead", "status = 'paid'");
  await set("flown", "status = 'paid', flight_date = '2020-01-01'");
  await set("refunding", "status = 'refunded'");
  await set("asked", "status = 'completed', flight_date = '2020-01-01'");
  for (const name of ["cancelled", "failed", "settled"]) await set(name, "status = 'cancelled'");
  await set("owing", "status = 'completed', due_minor = 1100, flight_date = '2020-01-01'");
  await worker.rows(
    "INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, expires_at, created_at, updated_at) VALUES ('open', ?1, 'x', 'demo', 'open', '', 'paid', 1100, 'GBP', 1100, 1, 1, 1)",
    made.refunding,
  );
  await worker.rows(
    "INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at) VALUES ('open', 'open', ?, 'pending', 1100, 'GBP', '', 1, 1)",
    made.refunding,
  );
  await worker.rows(
    "INSERT INTO refund_requests VALUES ('waits', 'open', ?, 'open', 1100, 'GBP', 0, 0, 0, 'Ill', 'x', NULL, '', NULL, 1, 1)",
    made.asked,
  );
  await worker.rows(
    "INSERT INTO payment_problems VALUES ('open', 'refund_failed', ?, 1, NULL, NULL), ('open', 'refund_slow', ?, 1, 1, NULL)",
    made.failed,
    made.settled,
  );
  const { id } = await mainOf(email);
  const { items } = (await (await send("GET", `people/${id}/open-matters`)).json()) as {
    items: OpenMatter[];
  };
  expect(items.map((one) => [one.id, one.matter, one.flight_date])).toEqual([
    [made.failed, "problem", "2055-05-17"],
    [made.owing, "due", "2020-01-01"],
    [made.asked, "refund_request", "2020-01-01"],
    [made.refunding, "refund", "2055-05-17"],
    [made.ahead, "pass", "2055-05-17"],
    [made.unpaid, "unpaid", "2055-05-17"],
  ]);
  const agent = await auth.agent();
  const path = `admin/people/${id}/open-matters`;
  expect((await auth.send("GET", path, agent.access_token)).status).toBe(403);
});

test("before a person is made anonymous, the statements that wait for staff are listed, of each address and each order", async () => {
  const [email, second, elsewhere] = [newEmail(), newEmail(), newEmail()];
  const { booking } = await worker.book({ email });
  await worker.book({ email: second });
  const { id, order_number: number } = booking.order;
  const main = await mainOf(email);
  expect((await send("POST", `people/${main.id}/addresses`, { email: second })).status).toBe(200);
  const state = async (path: string, body: object) => {
    const known = { name: "Ada Lovelace", reference: "My trip", ...body };
    expect((await worker.post(`/api/${path}`, known)).status).toBe(202);
    const [stored] = await worker.rows<{ id: string }>(
      "SELECT id FROM messages ORDER BY created_at DESC, rowid DESC LIMIT 1",
    );
    return stored!.id;
  };
  const matched = await state("withdrawals", { email, reference: number });
  const ended = await state("terminations", { email: second.toUpperCase() });
  const archived = await state("withdrawals", { email });
  const forged = await state("withdrawals", { email });
  const linked = await state("withdrawals", { email: elsewhere });
  await state("withdrawals", { email: elsewhere });
  const set = (message: string, values: string) =>
    worker.rows(`UPDATE messages SET ${values} WHERE id = ?`, message);
  await set(matched, "status = 'answered'");
  await set(archived, "status = 'archived'");
  await set(forged, "status = 'spam'");
  await set(linked, `order_id = '${id}'`);
  const { items } = (await (await send("GET", `people/${main.id}/open-matters`)).json()) as {
    items: OpenMatter[];
  };
  const statements = items.filter(({ matter }) => matter !== "unpaid");
  expect(statements.map((one) => [one.id, one.matter, one.order_number])).toEqual([
    [linked, "withdrawal", number],
    [ended, "termination", null],
    [matched, "withdrawal", number],
  ]);
});

test("who is made anonymous is stored nowhere any more, with their account; the books stay, and others", async () => {
  const email = "zephyrine.quixotemont@krypteria.example";
  const { id, booking, owner } = await customer({
    email,
    lastName: "Quixotemont",
    account: true,
    proved: true,
  });
  const other = await worker.book({ firstName: "Grace", lastName: "Hopper" });
  const books = () =>
    worker.rows("SELECT order_number, amount_minor, status FROM orders ORDER BY order_number");
  const before = await books();
  const main = await mainOf(email);
  expect(await outcome(await anonymize(id, "someone.else@example.org"))).toBe(
    "409 customer_changed",
  );
  expect(await outcome(await anonymize(id, "nobody"))).toBe("422 validation_failed");
  expect(await outcome(await anonymize(id, ` ${email.toUpperCase()} `))).toBe("204");
  expect(await storedWords(worker, ["zephyrine", "quixotemont", "krypteria"])).toEqual([]);
  expect((await auth.user(owner!.access_token)).status).toBe(403);
  expect(await books()).toEqual(before);
  const [kept] = await worker.rows(
    "SELECT first_name FROM customers WHERE id = ?",
    other.booking.customer.id,
  );
  expect(kept).toEqual({ first_name: "Grace" });
  await worker.mailAbout("Your Envol account has been deleted");
  expect(await trail(main.id)).toEqual([
    { actor_id: admin().user.id, action: "customer.anonymized", detail: "{}" },
  ]);
  expect(await outcome(await anonymize(id, email))).toBe("409 already_anonymous");
  expect(await outcome(await exported(id))).toBe("409 already_anonymous");
  expect(await outcome(await exported("unknown"))).toBe("404 not_found");
  expect(await outcome(await send("GET", `orders/${booking.order.id}`))).toBe("200");
});

test("the difference that a person still owed is waived in the journal, because nobody can be asked for it", async () => {
  const { email, id, booking } = await customer();
  await worker.rows(
    "UPDATE orders SET status = 'paid', paid_minor = 2200, due_minor = 1100 WHERE id = ?",
    booking.order.id,
  );
  expect(await outcome(await anonymize(id, email))).toBe("204");
  const moves = "SELECT kind, amount_minor, waived_minor FROM journal WHERE order_id = ?";
  expect(await worker.rows(moves, booking.order.id)).toEqual([
    { kind: "waived", amount_minor: 0, waived_minor: 1100 },
  ]);
});

test("an address that an order had for a while is erased from its history", async () => {
  const { email, id } = await customer();
  const { booking } = await worker.book({ email: newEmail() });
  for (const next of [email, newEmail()]) {
    const change = { email: next, reason: "By phone", notify: false };
    expect((await send("PATCH", `orders/${booking.order.id}`, change)).status).toBe(200);
  }
  expect(await outcome(await anonymize(id, email))).toBe("204");
  expect(await storedWords(worker, [email])).toEqual([]);
});

test("a customer's request erases nobody of the staff", async () => {
  const { email, id, owner } = await customer({ account: true });
  await auth.giveRole(owner!.user.id, "agent");
  expect(await outcome(await anonymize(id, email))).toBe("409 has_role");
  expect((await auth.send("GET", "admin/orders", owner!.access_token)).status).toBe(200);
  expect((await auth.send("GET", `admin/people/${id}/export`, owner!.access_token)).status).toBe(
    403,
  );
});

test("a person's data and their erasure cover every address that staff joined, with its account, and whoever only wrote", async () => {
  const [first, second, wrote] = [newEmail(), newEmail(), newEmail()];
  const { booking } = await worker.book({ email: first, lastName: "Tripletta" });
  await worker.book({ email: second, lastName: "Tripletta" });
  await worker.post("/api/contact", {
    name: "T. Tripletta",
    email: wrote,
    message: "Zwiebelkuchen",
  });
  const account = await auth.person(wrote);
  const { id } = booking.customer;
  for (const email of [second, wrote])
    expect((await send("POST", `people/${id}/addresses`, { email })).status).toBe(200);
  const stored = (await (await exported(id)).json()) as PersonFile;
  expect(stored.emails.toSorted()).toEqual([first, second, wrote].toSorted());
  expect([stored.emails[0], stored.bookings.length, stored.messages.length]).toEqual([first, 2, 1]);
  expect(stored.accounts.map((found) => found.id)).toEqual([account.user.id]);
  // The main address is what confirms it, wherever staff came from.
  expect(await outcome(await anonymize(account.user.id, wrote))).toBe("409 customer_changed");
  expect(await outcome(await anonymize(account.user.id, first))).toBe("204");
  expect(await storedWords(worker, ["tripletta", "zwiebelkuchen", first, second, wrote])).toEqual(
    [],
  );
  expect(await worker.count("people_totals WHERE email = ''")).toBe(0);
});

test("a joined address whose only booking expired unpaid is still exported and erased with its person, and no longer their last booking", async () => {
  const [first, second] = [newEmail(), newEmail()];
  const { booking } = await worker.book({ email: first, lastName: "Quartettina" });
  const { booking: unpaid } = await worker.book({ email: second, lastName: "Quartettina" });
  await worker.rows("UPDATE orders SET status = 'paid' WHERE id = ?", booking.order.id);
  const { id } = booking.customer;
  expect((await send("POST", `people/${id}/addresses`, { email: second })).status).toBe(200);
  await worker.rows(
    "UPDATE orders SET created_at = 1, updated_at = 1 WHERE id = ?",
    unpaid.order.id,
  );
  await worker.scheduled("7 * * * *", Date.now());
  expect(await worker.count(`orders WHERE id = '${unpaid.order.id}'`)).toBe(0);
  expect(await (await send("GET", `people/${id}`)).json()).toMatchObject({
    addresses: [
      { email: first, bookings: 1 },
      { email: second, bookings: 0 },
    ],
    last_booked_at: booking.customer.created_at,
  });
  await worker.post("/api/contact", {
    name: "Q. Quartettina",
    email: second,
    message: "Rhabarberkompott",
  });
  await worker.book({ email: second, lastName: "Quartettina" });
  const stored = (await (await exported(id)).json()) as PersonFile;
  expect([stored.emails, stored.bookings.length, stored.messages.length]).toEqual([
    [first, second],
    2,
    1,
  ]);
  expect(await outcome(await anonymize(id, first))).toBe("204");
  expect(await storedWords(worker, ["quartettina", "rhabarberkompott", first, second])).toEqual([]);
});

test("an address that was joined after an admin read the person is not erased with them", async () => {
  const { email, id } = await customer();
  const joined = await customer({ lastName: "Byron" });
  expect((await send("POST", `people/${id}/addresses`, { email: joined.email })).status).toBe(200);
  const erase = (addresses: string[]) =>
    send("POST", `people/${id}/anonymize`, { email, addresses });
  expect(await outcome(await erase([email]))).toBe("409 customer_changed");
  expect(await worker.count(`customers WHERE last_name = 'Byron'`)).toBe(2);
  expect(await outcome(await erase([email, joined.email]))).toBe("204");
  expect(await worker.count(`customers WHERE last_name = 'Byron'`)).toBe(0);
});

test("who only wrote, or only has an account, is made anonymous by the id of that", async () => {
  const wrote = newEmail();
  await worker.post("/api/contact", { name: "Only Wrote", email: wrote, message: "Apfelstrudel" });
  const [message] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE email = ?",
    wrote,
  );
  expect(((await (await exported(message!.id)).json()) as PersonFile).messages).toMatchObject([
    { message: "Apfelstrudel" },
  ]);
  expect(await outcome(await anonymize(message!.id, wrote))).toBe("204");
  expect(await storedWords(worker, ["apfelstrudel", wrote])).toEqual([]);
  expect(await outcome(await exported(message!.id))).toBe("404 not_found");
  const member = await person();
  expect(await outcome(await anonymize(member.user.id, member.email))).toBe("204");
  expect(await storedWords(worker, [member.email])).toEqual([]);
});

test(
  // Proves V8.7.
  "an address that is joined while its person is made anonymous is erased with them, or stays with its bookings, never half",
  async () => {
    const total = await sumRaces(3, RACE_TRIES, async (attempt, random) => {
      const [email, other] = [newEmail(), newEmail()];
      const { booking } = await worker.book({ email });
      await worker.book({ email: other });
      const [erased] = await bothAtOnce(
        attempt,
        random,
        () => anonymize(booking.customer.id, email),
        () => send("POST", `people/${booking.customer.id}/addresses`, { email: other }),
      );
      const left = await worker.rows<{ email: string; merged_into: string | null }>(
        "SELECT email, merged_into FROM people WHERE email IN (?, ?)",
        email,
        other,
      );
      const isErased = erased.status === 204;
      const orphans = left.filter(({ merged_into }) => isErased && merged_into !== null).length;
      return {
        orphans,
        kept: Number(isErased && left.some((row) => row.email === email)),
        lost: Number(!isErased && left.length !== 2),
      };
    });
    expect(total).toEqual({ orphans: 0, kept: 0, lost: 0 });
  },
  RACE_MS,
);

test(
  "a role that is given while a customer is made anonymous is given or erased, never half",
  async () => {
    const total = await sumRaces(1, RACE_TRIES, async (attempt, random) => {
      const owner = await person();
      await auth.prove(owner.user.id);
      const { booking } = await worker.book({ email: owner.email });
      const [erased, given] = await bothAtOnce(
        attempt,
        random,
        () => anonymize(booking.customer.id, owner.email),
        () => send("PUT", "roles", { email: owner.email, role: "agent" }),
        40,
      );
      const roles = await worker.rows("SELECT 1 FROM user_roles WHERE user_id = ?", owner.user.id);
      const accounts = await worker.rows("SELECT 1 FROM users WHERE id = ?", owner.user.id);
      const isErased = erased.status === 204;
      return {
        stays: Number(isErased && (roles.length > 0 || accounts.length > 0)),
        both: Number(isErased && given.status === 200),
        lost: Number(!isErased && accounts.length === 0),
      };
    });
    // A role that was given just before the request looked is a refusal; one that was given after it, an unknown address.
    expect(total).toEqual({ stays: 0, both: 0, lost: 0 });
  },
  RACE_MS,
);

test(
  "an account whose address moves away while its customer is made anonymous is erased with it, or moved and left alone",
  async () => {
    const total = await sumRaces(2, RACE_TRIES, async (attempt, random) => {
      const owner = await person();
      await auth.prove(owner.user.id);
      const { booking } = await worker.book({ email: owner.email });
      const next = newEmail();
      await auth.update(owner.access_token, { email: next });
      const change = await linkTo(worker, "email_change", owner.user.id);
      const [erased] = await bothAtOnce(
        attempt,
        random,
        () => anonymize(booking.customer.id, owner.email),
        () =>
          auth.send("POST", "auth/verify", owner.access_token, {
            type: "email_change",
            token_hash: change,
          }),
        40,
      );
      const [account] = await worker.rows<{ email: string }>(
        "SELECT email FROM users WHERE id = ?",
        owner.user.id,
      );
      const isErased = erased.status === 204;
      return {
        kept: Number(isErased && account?.email === owner.email),
        moved: Number(!isErased && account?.email !== next),
      };
    });
    expect(total).toEqual({ kept: 0, moved: 0 });
  },
  RACE_MS,
);
