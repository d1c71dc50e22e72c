import { expect, test } from "vitest";
import type { CustomerExport } from "../../src/domain/accounts/person-export.schema.ts";
import { adminCalls, authCalls, newEmail } from "../people.ts";
import { builtSite, errorOf } from "../site.ts";
import { linkTo } from "./mailed-link.ts";
import { quickPeople } from "./quick-person.ts";
import { bothAtOnce, RACE_TRIES, sumRaces } from "./race.ts";
import { storedWords } from "./stored-words.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, trail } = adminCalls(worker);
const person = quickPeople(auth, worker.d1);

const exported = (id: string) => send("GET", `customers/${id}/export`);
const anonymize = (id: string, email: string) => send("POST", `customers/${id}/anonymize`, { email });
const outcome = async (answer: Response) => `${answer.status} ${answer.ok ? "" : (await errorOf(answer)).code}`.trim();

/** Someone who booked twice and wrote, as they type their address; with an account, if asked for. */
async function customer({ email = newEmail(), lastName = "Lovelace", account = false, proved = false } = {}) {
  const typed = email.toUpperCase();
  const owner = account ? await auth.person(email) : undefined;
  if (owner && proved) await auth.prove(owner.user.id);
  const { booking } = await worker.book({ email: typed, firstName: "Ada", lastName });
  await worker.book({ email, firstName: "A.", lastName });
  await worker.post("/api/contact", { name: `Ada ${lastName}`, email, message: "Kofferraumdeckel" });
  return { email, id: booking.customer.id, booking, owner };
}

test("the export holds all that is stored about the address, and is recorded without it", async () => {
  const { email, id, owner } = await customer({ account: true });
  await worker.book({ email: newEmail() });
  const answer = await exported(id);
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([200, `attachment; filename="customer-${id}.json"`]);
  const stored = (await answer.json()) as CustomerExport;
  expect(stored).toMatchObject({ email, account: { id: owner!.user.id }, messages: [{ message: "Kofferraumdeckel" }] });
  expect(stored.bookings.map(({ customer: { last_name } }) => last_name)).toEqual(["Lovelace", "Lovelace"]);
  expect(JSON.stringify(stored)).not.toMatch(/scrypt|password_hash|token/);
  expect(await trail(id)).toEqual([{ actor_id: admin().user.id, action: "customer.exported", detail: "{}" }]);
});

test("who is made anonymous is stored nowhere any more, with their account; the books stay, and others", async () => {
  const email = "zephyrine.quixotemont@krypteria.example";
  const { id, booking, owner } = await customer({ email, lastName: "Quixotemont", account: true, proved: true });
  const other = await worker.book({ firstName: "Grace", lastName: "Hopper" });
  const books = () => worker.rows("SELECT order_number, amount_minor, status FROM orders ORDER BY order_number");
  const before = await books();
  expect(await outcome(await anonymize(id, "someone.else@example.org"))).toBe("409 customer_changed");
  expect(await outcome(await anonymize(id, "nobody"))).toBe("422 validation_failed");
  expect(await outcome(await anonymize(id, ` ${email.toUpperCase()} `))).toBe("204");
  expect(await storedWords(worker, ["zephyrine", "quixotemont", "krypteria"])).toEqual([]);
  expect((await auth.user(owner!.access_token)).status).toBe(403);
  expect(await books()).toEqual(before);
  const [kept] = await worker.rows("SELECT first_name FROM customers WHERE id = ?", other.booking.customer.id);
  expect(kept).toEqual({ first_name: "Grace" });
  await worker.mailAbout("Your Envol account is deleted");
  expect(await trail(id)).toEqual([{ actor_id: admin().user.id, action: "customer.anonymized", detail: "{}" }]);
  expect(await outcome(await anonymize(id, email))).toBe("409 already_anonymous");
  expect(await outcome(await exported(id))).toBe("409 already_anonymous");
  expect(await outcome(await exported("unknown"))).toBe("404 not_found");
  expect(await outcome(await send("GET", `orders/${booking.order.id}`))).toBe("200");
});

test("a customer's request erases nobody of the staff", async () => {
  const { email, id, owner } = await customer({ account: true });
  await auth.giveRole(owner!.user.id, "agent");
  expect(await outcome(await anonymize(id, email))).toBe("409 has_role");
  expect((await auth.send("GET", "admin/orders", owner!.access_token)).status).toBe(200);
  expect((await auth.send("GET", `admin/customers/${id}/export`, owner!.access_token)).status).toBe(403);
});

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
  60_000 + RACE_TRIES * 6000,
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
      const change = await linkTo(await worker.d1(), "email_change", owner.user.id);
      const [erased] = await bothAtOnce(
        attempt,
        random,
        () => anonymize(booking.customer.id, owner.email),
        () => auth.send("POST", "auth/verify", owner.access_token, { type: "email_change", token_hash: change }),
        40,
      );
      const [account] = await worker.rows<{ email: string }>("SELECT email FROM users WHERE id = ?", owner.user.id);
      const isErased = erased.status === 204;
      return { kept: Number(isErased && account?.email === owner.email), moved: Number(!isErased && account?.email !== next) };
    });
    expect(total).toEqual({ kept: 0, moved: 0 });
  },
  60_000 + RACE_TRIES * 6000,
);
