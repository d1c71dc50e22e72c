import { expect, test } from "vitest";
import type { AccountExport } from "#domain/accounts/account.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import type { AdminOrder, Customer } from "#domain/orders/order.schema.ts";
import { mayMail } from "#worker/mail/suppressions.ts";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { bookingBody } from "../../factories.ts";
import { adminCalls, authCalls, PASSWORD, type Person } from "../../people.ts";
import { builtSite, QUICK, errorOf } from "../../site.ts";
import { linkTo } from "./mailed-link.ts";
import { storedWords } from "../stored-words.ts";
import { COLUMNS, leavesOf, newValues, storedValues } from "./personal-values.ts";

const EMAIL = "zephyrine.quixotemont@krypteria.example";
/** As people type it. The mail service refuses it, so that mails to it are kept. */
const TYPED = "Zephyrine.Quixotemont@Krypteria.example";
const NAMES = { firstName: "Zephyrine", lastName: "Quixotemont" };
const TRIP = {
  ...NAMES,
  email: TYPED,
  companyName: "Wunder & Cie",
  vatNumber: "FRXX999999991",
  flightDate: "2055-01-02",
  flightNumber: "ZQ7788",
};
const OWN_KEY = { "idempotency-key": "the-persons-own-key-1" };
const worker = builtSite(QUICK, { mailsOnlyTo: [EMAIL] });
const auth = authCalls(worker);
const { send, read, trail } = adminCalls(worker);

/** Everything that the person told us, and what staff said of them. */
const WORDS = [
  "zephyrine",
  "quixotemont",
  "krypteria",
  "Wunderlichwerke",
  "+33 6 98 76 54 32",
  "Marmeladenschachtel",
  "Kofferraumdeckel",
  "Dudelsackpfeife",
  "Regenbogenforelle",
  "Fensterbrett",
  "Taschenlampe",
  "ZQ7788",
  "Gummibaerchen",
  "Sternschnuppe",
  "Zimtschnecke",
  "Blumenkohl",
  "Glockenspiel",
  "Zwiebelfisch",
  "Pfefferkuchen",
];

const mailedTo = (words: string) => worker.mailAbout(words);
const linkIn = (mail: string) => new URL(/^https?:\S+$/m.exec(mail)![0]);

/** Does everything that leaves something of a person, in each column that may have it. */
async function fillIn(other: Person) {
  const person = await auth.person(EMAIL);
  const { access_token: token } = person;
  await auth.update(token, { data: { full_name: "Zephyrine Quixotemont" } });
  await auth.session(EMAIL, PASSWORD, "Zephyrine's phone");
  const { booking: paid } = await worker.book(TRIP, OWN_KEY);
  const { booking } = await worker.book({ ...NAMES, email: EMAIL });
  const change = {
    status: "paid",
    companyName: "ZQX",
    reason: "Mme Quixotemont paid by bank, says Fensterbrett",
  };
  expect((await send("PATCH", `orders/${paid.order.id}`, change)).status).toBe(200);
  const payment = [paid.order.id, paid.order.order_number];
  await worker.rows(
    "INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, expires_at, created_at, updated_at) VALUES ('pay', ?, ?, 'demo', 'pay', '', 'paid', 3300, 'GBP', 3300, 1, 1, 1)",
    ...payment,
  );
  await worker.rows(
    "INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at) VALUES ('back', 'pay', ?, 'succeeded', 1100, 'GBP', 'Mme Quixotemont stays at home, says Taschenlampe', 1, 1)",
    paid.order.id,
  );
  await worker.rows(
    "INSERT INTO refund_requests (id, payment_id, order_id, status, amount_minor, currency, adults, children, infants, reason, actor_id, answer, created_at, updated_at) VALUES ('ask', 'pay', ?, 'declined', 1100, 'GBP', 1, 0, 0, 'Mme Zwiebelfisch fell ill', 'agent', 'Mme Pfefferkuchen was told', 1, 1)",
    paid.order.id,
  );
  await worker.rows(
    "INSERT INTO payment_problems (payment_id, kind, order_id, created_at) VALUES ('pay', 'disputed', ?, 1)",
    paid.order.id,
  );
  await worker.rows(
    "INSERT INTO order_notes (id, order_id, author_id, text, is_for_lane, created_at) VALUES ('x', ?, 'agent', 'Gummibaerchen', 1, 1)",
    paid.order.id,
  );
  const lookup = await worker.post("/api/bookings/lookup", {
    orderNumber: booking.order.order_number,
    email: EMAIL,
  });
  expect(lookup.status).toBe(202);

  const contact = {
    ...NAMES,
    email: TYPED,
    phone: "+33 6 98 76 54 32",
    message: "Marmeladenschachtel",
  };
  expect((await worker.post("/api/contact", contact)).status).toBe(202);
  expect(
    (
      await worker.post("/api/contact", {
        name: "Zephyrine Quixotemont",
        email: EMAIL,
        message: "Kofferraumdeckel",
      })
    ).status,
  ).toBe(202);
  const spam = {
    name: "Zephyrine Quixotemont",
    email: EMAIL,
    message: "Dudelsackpfeife",
    website: "https://spam.example",
  };
  expect((await worker.post("/api/contact", spam)).status).toBe(202);
  for (const message of (await read<Page<MessageDetail>>("messages?q=quixotemont")).items) {
    const reply = await send("POST", `messages/${message.id}/replies`, {
      text: "Chère Zephyrine, Regenbogenforelle.",
    });
    expect(reply.status).toBe(201);
  }

  const withdrawal = {
    name: "Zephyrine Quixotemont",
    email: EMAIL,
    reference: "Zimtschnecke",
  };
  expect((await worker.post("/api/withdrawals", withdrawal)).status).toBe(202);
  await worker.rows(
    `INSERT INTO message_replies (id, message_id, email, origin, text, mail_hash, created_at)
     SELECT 'x', id, ?, 'other', 'Blumenkohl', 'x', 1 FROM messages WHERE email LIKE 'grace@%'`,
    TYPED,
  );

  expect((await worker.post("/api/unsubscribe", { email: EMAIL })).status).toBe(202);
  const unsubscribe = linkIn(await mailedTo("/unsubscribe?token=")).searchParams.get("token");
  expect(
    (await worker.post("/api/unsubscribe/confirm", { token: unsubscribe, cancelMembership: true }))
      .status,
  ).toBe(200);

  const proof = await auth.post("resend", { type: "signup", email: EMAIL });
  expect(proof.status).toBe(200);
  const link = await linkTo(worker, "signup", person.user.id);
  expect(
    (await auth.send("POST", "auth/verify", token, { type: "signup", token_hash: link })).status,
  ).toBe(200);
  expect((await auth.post("recover", { email: EMAIL })).status).toBe(200);
  await mailedTo("/auth/reset?token_hash=");
  // The person wants another address, and someone else wants theirs.
  expect(
    (await auth.update(token, { email: "zephyrine@elsewhere.krypteria.example" })).status,
  ).toBe(500);
  await worker.rows(
    "UPDATE users SET new_email = ?, email_change_sent_at = 1 WHERE id = ?",
    EMAIL,
    other.user.id,
  );
  await worker.rows(
    "INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, email, token_hash, tries_left, expires_at, created_at) VALUES ('email_change', 'x', ?, ?, 'x', 5, 1e15, 1)",
    other.user.id,
    EMAIL,
  );
  expect((await send("POST", "invitations", { email: TYPED, role: "agent" })).status).toBe(201);
  // What the account has besides, and what staff gave it.
  const enrolled = await auth.send("POST", "auth/factors", token, {
    factor_type: "totp",
    friendly_name: "Zephyrine's other phone",
  });
  const { id: factorId } = (await enrolled.json()) as { id: string };
  expect((await auth.send("POST", `auth/factors/${factorId}/challenge`, token)).status).toBe(200);
  await worker.rows("INSERT INTO recovery_codes (factor_id, code_hash) VALUES (?, 'x')", factorId);
  await worker.rows(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, backup_eligible,
     backed_up, friendly_name, created_at, updated_at)
     VALUES ('x', ?, 'x', '{}', 0, 0, 0, 'Glockenspiel', 1, 1)`,
    person.user.id,
  );
  await worker.rows(
    `INSERT INTO passkey_challenges (id, challenge_hash, session_id, expires_at)
     SELECT 'x', 'x', id, 1e15 FROM sessions WHERE user_id = ? LIMIT 1`,
    person.user.id,
  );
  expect((await send("POST", "invitations", { email: EMAIL, role: "agent" })).status).toBe(201);
  await worker.rows(
    "INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'agent', 1)",
    person.user.id,
  );
  await worker.rows(
    "INSERT INTO suspended_roles (user_id, role, created_at, suspended_at) VALUES (?, 'admin', 1, 2)",
    person.user.id,
  );
  await worker.rows(
    "INSERT INTO site_configs (id, config, user_id, expires_at, created_at) VALUES ('x', ?, ?, 1e15, 1)",
    JSON.stringify({ company: { name: "Wunderlichwerke", email: TYPED } }),
    person.user.id,
  );
  await worker.rows(
    "INSERT INTO saved_views (id, user_id, list, name, query, created_at) VALUES ('x', ?, 'orders', 'Sternschnuppe', '{}', 1)",
    person.user.id,
  );
  await worker.rows(
    `INSERT INTO flow_states (id, provider, redirect_to, code_challenge,
     provider_verifier, nonce, auth_code_hash, identity_id, user_id, expires_at, created_at)
     VALUES ('x', 'oidc', '/', 'x', 'x', 'x', 'x', 'x', ?, 1e15, 1)`,
    person.user.id,
  );
  // Mails that follow a response come when they come.
  await expect.poll(() => worker.count("mail_outbox")).toBeGreaterThanOrEqual(6);
  // No call of today leaves these.
  await worker.rows(
    "UPDATE customers SET user_id = ? WHERE id = ?",
    person.user.id,
    paid.customer.id,
  );
  await worker.rows(
    "UPDATE mail_outbox SET facts = '{}', visitor = 'x' WHERE subject_id = ?",
    paid.order.id,
  );
  return { person, token, paid, booking, factorId };
}

test(
  // Proves V14.2.
  "a deleted person's words are in no table, no index, no mail that is kept and no KV entry; the books and other people stay",
  async () => {
    const stranger = await worker.book({
      firstName: "Grace",
      lastName: "Hopper",
      email: "grace@example.org",
    });
    await worker.post("/api/contact", {
      name: "Grace Hopper",
      email: "grace@example.org",
      message: "Is there a lounge?",
    });
    const other = await auth.person("someone.else@example.org");
    const others = await storedValues(worker);
    const { person, token, paid, booking, factorId } = await fillIn(other);
    const theirs = await storedValues(worker);
    const ids = [person.user.id, factorId];
    const before = await storedWords(worker, WORDS);
    for (const word of WORDS) expect(before.map((found) => found.split(": ")[1])).toContain(word);
    // What is stored of the person is in the file that they can take along.
    const file = (await (await auth.send("GET", "account/export", token)).json()) as AccountExport;
    for (const word of WORDS)
      expect(JSON.stringify(file).toLowerCase()).toContain(word.toLowerCase());
    expect(file).toMatchObject({
      user: { email: EMAIL, factors: [{ id: factorId }] },
      roles: ["agent"],
      invitations: [{ role: "agent" }],
      site_configs: [{ id: "x", config: { company: { name: "Wunderlichwerke" } } }],
      unsubscribed_at: expect.any(String),
    });
    expect(file.bookings.map(({ order, history }) => [order.id, history.length])).toEqual([
      [booking.order.id, 0],
      [paid.order.id, 1],
    ]);
    expect(
      file.messages
        .filter(({ kind }) => kind === "contact" || kind === "question")
        .map(({ replies }) => replies.length),
    ).toEqual([1, 1, 1]);
    const inFile = new Set(leavesOf(file));
    const columns = COLUMNS.map((column) => ({
      ...column,
      values: newValues(theirs, others, column.name),
    }));
    const namesOf = (found: typeof columns) => found.map(({ name }) => name);
    // A new column of a person is filled above; what is called nobody's tells of no one.
    expect(namesOf(columns.filter((c) => c.isErased && c.values.length === 0))).toEqual([]);
    const hasWords = (text: string) => WORDS.some((word) => text.includes(word));
    expect(namesOf(columns.filter((c) => !c.isErased && c.values.some(hasWords)))).toEqual([]);
    const isMissing = (leaf: string) => !inFile.has(leaf);
    const isNotInFile = (values: string[]) => values.flatMap(leavesOf).some(isMissing);
    expect(namesOf(columns.filter((c) => c.isExported && isNotInFile(c.values)))).toEqual([]);
    expect(file.bookings.map(({ payments }) => payments)).toMatchObject([
      [],
      [
        {
          status: "paid",
          amount: 33,
          received_amount: 33,
          refunds: [
            { status: "succeeded", amount: 11, reason: expect.stringContaining("Taschenlampe") },
          ],
          refund_requests: [
            {
              status: "declined",
              amount: 11,
              reason: "Mme Zwiebelfisch fell ill",
              answer: "Mme Pfefferkuchen was told",
            },
          ],
        },
      ],
    ]);
    const books = () =>
      worker.rows(
        "SELECT order_number, amount_minor, currency, status, airport, adults FROM orders ORDER BY order_number",
      );
    const kept = await books();

    expect((await auth.send("DELETE", "account", token, { password: PASSWORD })).status).toBe(204);

    expect(await storedWords(worker, WORDS)).toEqual([]);
    const after = await storedValues(worker);
    // The buyer's name is searched for as it is spelt.
    const isOfBuyer = (name: string, value: string) =>
      name.startsWith("name_spellings.") && /^z?q?x?$/.test(value);
    const isLeft = ({ name, values }: (typeof columns)[number]) =>
      values.some((value) => after.get(name)?.has(value) && !isOfBuyer(name, value));
    expect(namesOf(columns.filter((c) => c.isErased && isLeft(c)))).toEqual([]);
    expect(await books()).toEqual(kept);
    // The buyer of the paid order is part of the books, and nobody's else.
    expect(
      await worker.rows(
        "SELECT company_name, vat_number FROM customers WHERE email = '' ORDER BY company_name",
      ),
    ).toEqual([
      { company_name: "Deleted", vat_number: null },
      { company_name: "ZQX", vat_number: "FRXX999999991" },
    ]);
    // The audit log says that someone was here, by an id that is nowhere else.
    expect(
      (await storedWords(worker, ids)).filter((found) => !found.startsWith("audit_log: ")),
    ).toEqual([]);
    expect((await trail(person.user.id)).at(-1)).toEqual({
      actor_id: person.user.id,
      action: "account.deleted",
      detail: "{}",
    });
    // What staff see.
    for (const word of ["zephyrine", "quixotemont", EMAIL]) {
      for (const list of ["orders", "customers", "messages"]) {
        expect((await read<Page<unknown>>(`${list}?q=${encodeURIComponent(word)}`)).items).toEqual(
          [],
        );
      }
    }
    const { items: customers } = await read<Page<Customer>>("customers");
    expect(
      customers
        .filter(({ id }) => [paid.customer.id, booking.customer.id].includes(id))
        .map(({ company_name: name }) => name),
    ).toEqual(["Deleted", "ZQX"]);
    expect((await read<Page<AdminOrder>>("orders?status=paid")).items).toMatchObject([
      {
        id: paid.order.id,
        amount: paid.order.amount,
        status: "paid",
        flight_number: null,
        customer: { email: "", last_name: "Deleted" },
      },
    ]);
    const csv = await (await send("GET", "orders.csv")).text();
    expect(csv).toContain(paid.order.order_number);
    for (const word of WORDS) expect(csv.toLowerCase()).not.toContain(word.toLowerCase());
    // The wish for no news still counts, and others are as they were.
    const ctx = commandCtx({ db: await worker.d1(), now: Date.now() });
    expect(await mayMail(ctx, { recipient: TYPED, purpose: "news" })).toBe(false);
    expect(
      await worker.rows("SELECT email, new_email FROM users WHERE id = ?", other.user.id),
    ).toEqual([{ email: "someone.else@example.org", new_email: null }]);
    expect((await read<Page<Customer>>("customers?q=hopper")).items).toMatchObject([
      stranger.booking.customer,
    ]);
    expect((await read<Page<MessageDetail>>("messages?q=hopper")).items).toMatchObject([
      { message: "Is there a lounge?" },
    ]);
    // The person is told, once, and the notice is not kept.
    expect(await worker.mailAbout("Your Envol account has been deleted")).toContain(`To: ${EMAIL}`);
    // A repeat of the booking that comes late books nothing anew.
    const repeated = await worker.post("/api/bookings", bookingBody(TRIP), OWN_KEY);
    expect([repeated.status, (await errorOf(repeated)).code]).toEqual([
      422,
      "idempotency_key_reused",
    ]);
    expect(await storedWords(worker, WORDS)).toEqual([]);
  },
);
