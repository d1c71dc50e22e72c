import { expect, test } from "vitest";
import type { Page } from "../../src/domain/paging.ts";
import type { MessageDetail } from "../../src/domain/messages/message.schema.ts";
import type { AdminOrder, Customer } from "../../src/domain/orders/order.schema.ts";
import { mayMail } from "../../worker/services/mail/suppressions.ts";
import { commandCtx } from "../../scripts/db/command-ctx.ts";
import { onlyMailsTo } from "../fakes/refused-mail.ts";
import { adminCalls, authCalls, PASSWORD } from "../people.ts";
import { builtSite } from "../site.ts";
import { linkTo } from "./mailed-link.ts";
import { storedWords } from "./stored-words.ts";

const EMAIL = "zephyrine.quixotemont@krypteria.example";
/** As people type it. The mail service refuses it, so that mails to it are kept. */
const TYPED = "Zephyrine.Quixotemont@Krypteria.example";
const worker = builtSite(undefined, onlyMailsTo([EMAIL], "erase-person"));
const auth = authCalls(worker);
const { send, read, trail } = adminCalls(worker);

/** Everything that the person told us, and what staff said of them. */
const WORDS = [
  "zephyrine",
  "quixotemont",
  "krypteria",
  "Wunderlichwerke",
  "FRXX999999991",
  "+33 6 98 76 54 32",
  "Marmeladenschachtel",
  "Kofferraumdeckel",
  "Dudelsackpfeife",
  "Regenbogenforelle",
  "Fensterbrett",
  "ZQ7788",
];

const mailedTo = (words: string) => worker.mailAbout(words);
const linkIn = (mail: string) => new URL(/^https?:\S+$/m.exec(mail)![0]);

/** Does everything that leaves a person's words somewhere. */
async function fillIn() {
  const person = await auth.person(EMAIL);
  const { access_token: token } = person;
  await auth.update(token, { data: { full_name: "Zephyrine Quixotemont" } });
  await auth.session(EMAIL, PASSWORD, "Zephyrine's phone");
  const names = { firstName: "Zephyrine", lastName: "Quixotemont" };
  const { booking: paid } = await worker.book(
    {
      ...names,
      email: TYPED,
      companyName: "Wunderlichwerke",
      vatNumber: "FRXX999999991",
      flightDate: "2027-01-02",
      flightNumber: "ZQ7788",
    },
    { "idempotency-key": "the-persons-own-key-1" },
  );
  const { booking } = await worker.book({ ...names, email: EMAIL });
  const change = { status: "paid", reason: "Mme Quixotemont paid by bank, says Fensterbrett" };
  expect((await send("PATCH", `orders/${paid.order.id}`, change)).status).toBe(200);
  const lookup = await worker.post("/api/bookings/lookup", { orderNumber: booking.order.order_number, email: EMAIL });
  expect(lookup.status).toBe(202);

  const contact = { ...names, email: TYPED, phone: "+33 6 98 76 54 32", message: "Marmeladenschachtel" };
  expect((await worker.post("/api/contact", contact)).status).toBe(202);
  expect((await worker.post("/api/contact", { name: "Zephyrine Quixotemont", email: EMAIL, message: "Kofferraumdeckel" })).status).toBe(
    202,
  );
  const spam = { name: "Zephyrine Quixotemont", email: EMAIL, message: "Dudelsackpfeife", website: "https://spam.example" };
  expect((await worker.post("/api/contact", spam)).status).toBe(202);
  for (const message of (await read<Page<MessageDetail>>("messages?q=quixotemont")).items) {
    const reply = await send("POST", `messages/${message.id}/replies`, { text: "Chère Zephyrine, Regenbogenforelle." });
    expect(reply.status).toBe(201);
  }

  expect((await worker.post("/api/unsubscribe", { email: EMAIL })).status).toBe(202);
  const unsubscribe = linkIn(await mailedTo("/unsubscribe?token=")).searchParams.get("token");
  expect((await worker.post("/api/unsubscribe/confirm", { token: unsubscribe, cancelMembership: true })).status).toBe(200);

  const proof = await auth.post("resend", { type: "signup", email: EMAIL });
  expect(proof.status).toBe(200);
  const link = await linkTo(await worker.d1(), "signup", person.user.id);
  expect((await auth.send("POST", "auth/verify", token, { type: "signup", token_hash: link })).status).toBe(200);
  expect((await auth.post("recover", { email: EMAIL })).status).toBe(200);
  await mailedTo("/auth/reset?token_hash=");
  // The person wants another address, and someone else wants theirs.
  expect((await auth.update(token, { email: "zephyrine@elsewhere.krypteria.example" })).status).toBe(500);
  const other = await auth.person("someone.else@example.org");
  await worker.rows("UPDATE users SET new_email = ?, email_change_sent_at = 1 WHERE id = ?", EMAIL, other.user.id);
  await worker.rows(
    "INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, email, token_hash, tries_left, expires_at, created_at) VALUES ('email_change', 'x', ?, ?, 'x', 5, 1e15, 1)",
    other.user.id,
    EMAIL,
  );
  expect((await send("POST", "invitations", { email: TYPED, role: "agent" })).status).toBe(201);
  // Mails that follow an answer come when they come.
  await expect.poll(() => worker.count("mail_outbox")).toBeGreaterThanOrEqual(6);
  return { person, token, paid, booking, other };
}

test("a deleted person's words are in no table, no index, no mail that is kept and no KV entry; the books and other people stay [T22]", async () => {
  const stranger = await worker.book({ firstName: "Grace", lastName: "Hopper", email: "grace@example.org" });
  await worker.post("/api/contact", { name: "Grace Hopper", email: "grace@example.org", message: "Is there a lounge?" });
  const { person, token, paid, booking, other } = await fillIn();
  const before = await storedWords(worker, WORDS);
  for (const table of ["users", "identities", "sessions", "customers", "orders", "order_events", "messages", "message_replies"]) {
    expect(before.join("\n")).toContain(`${table}: `);
  }
  for (const word of WORDS) expect(before.map((found) => found.split(": ")[1])).toContain(word);
  const books = () => worker.rows("SELECT order_number, amount_minor, currency, status, airport, adults FROM orders ORDER BY order_number");
  const kept = await books();

  expect((await auth.send("DELETE", "account", token, { password: PASSWORD })).status).toBe(204);

  expect(await storedWords(worker, WORDS)).toEqual([]);
  expect(await books()).toEqual(kept);
  expect(await worker.rows("SELECT user_id FROM sessions WHERE user_id = ?", person.user.id)).toEqual([]);
  expect(await trail(person.user.id)).toMatchObject([{ actor_id: person.user.id, action: "account.deleted", detail: "{}" }]);
  // What staff see.
  for (const word of ["zephyrine", "quixotemont", EMAIL]) {
    for (const list of ["orders", "customers", "messages"]) {
      expect((await read<Page<unknown>>(`${list}?q=${encodeURIComponent(word)}`)).items).toEqual([]);
    }
  }
  const { items: customers } = await read<Page<Customer>>("customers");
  expect(customers.filter(({ id }) => [paid.customer.id, booking.customer.id].includes(id)).map(({ company_name: name }) => name)).toEqual([
    "Deleted",
    "Deleted",
  ]);
  expect((await read<Page<AdminOrder>>("orders?status=paid")).items).toMatchObject([
    { id: paid.order.id, amount: paid.order.amount, status: "paid", flight_number: null, customer: { email: "", last_name: "Deleted" } },
  ]);
  const csv = await (await send("GET", "orders.csv")).text();
  expect(csv).toContain(paid.order.order_number);
  for (const word of WORDS) expect(csv.toLowerCase()).not.toContain(word.toLowerCase());
  // The wish for no news still counts, and others are as they were.
  const ctx = commandCtx({ db: await worker.d1(), now: Date.now() });
  expect(await mayMail(ctx, { recipient: TYPED, purpose: "news" })).toBe(false);
  expect(await worker.rows("SELECT email, new_email FROM users WHERE id = ?", other.user.id)).toEqual([
    { email: "someone.else@example.org", new_email: null },
  ]);
  expect((await read<Page<Customer>>("customers?q=hopper")).items).toEqual([stranger.booking.customer]);
  expect((await read<Page<MessageDetail>>("messages?q=hopper")).items).toMatchObject([{ message: "Is there a lounge?" }]);
  // The person is told, once, and the notice is not kept.
  expect(await worker.mailAbout("Your Envol account is deleted")).toContain(`To: ${EMAIL}`);
  // A repeat of the booking that comes late books nothing anew.
  const repeated = await worker.post(
    "/api/bookings",
    { firstName: "Zephyrine", lastName: "Quixotemont", email: TYPED, adults: 1 },
    { "idempotency-key": "the-persons-own-key-1" },
  );
  expect(repeated.status).toBe(422);
  expect(await storedWords(worker, WORDS)).toEqual([]);
});
