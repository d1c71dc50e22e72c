import { expect, test } from "vitest";
import { adminCalls, authCalls, newEmail, PASSWORD } from "../../people.ts";
import { builtSite, errorOf, STRONG_HASHES } from "../../site.ts";
import { linkTo } from "./mailed-link.ts";
import { quickPeople } from "./quick-person.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

/** No mail leaves, so that each is kept as long as it may be. */
const worker = builtSite(STRONG_HASHES, { mailsOnlyTo: [] });
const auth = authCalls(worker);
const { send } = adminCalls(worker);
const person = quickPeople(auth, worker);
/** Checking the password takes most of a deletion: what comes within this time, in ms, comes before it, during it or after it. */
const DELETION_MS = 400;

/** Someone whose address is proved. */
async function proved() {
  const made = await person();
  await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", made.user.id);
  return made;
}
const leave = (token: string) => auth.send("DELETE", "account", token, { password: PASSWORD });

/** What is left of the person in a booking: everything, nothing, or something, which must not be. */
async function remains({
  customer,
  order,
}: Awaited<ReturnType<typeof worker.book>>["booking"]): Promise<string> {
  const words = [
    customer.first_name,
    customer.last_name,
    customer.email,
    customer.notes,
    order.flight_number,
  ];
  const [row] = await worker.rows<Record<string, string | null>>(
    "SELECT first_name, last_name, email, notes, flight_number FROM orders JOIN customers ON customers.id = customer_id WHERE orders.id = ?",
    order.id,
  );
  const kept = Object.values(row!).filter((value, index) => value === words[index]).length;
  const found = await worker.count(
    `order_search WHERE order_search MATCH '${customer.last_name.toLowerCase()}'`,
  );
  if (kept === 5 && found === 1) return "all";
  return kept === 0 && found === 0 ? "nothing" : `${kept} of 5 fields, ${found} found`;
}

/** The rows of a table that hold this text anywhere. */
async function rowsWith(table: string, text: string): Promise<number> {
  return (await worker.rows(`SELECT * FROM ${table}`)).filter((row) =>
    JSON.stringify(row).toLowerCase().includes(text.toLowerCase()),
  ).length;
}

let serial = 0;
/** A booking whose traveller's name no other one has. */
const book = async (email: string) =>
  (
    await worker.book({
      email,
      lastName: `Traveller${serial++}x${process.pid}`,
      flightNumber: "AF1",
    })
  ).booking;

/** Each ending of a race that must not be. */
function unexpected(endings: Record<string, number>, allowed: readonly string[]): string[] {
  return Object.keys(endings).filter((ending) => !allowed.includes(ending));
}

test(
  "a booking that is under way is erased whole, or is a new one and stays whole",
  async () => {
    const endings = await sumRaces(31, RACE_TRIES, async (attempt, random) => {
      const { email, access_token: token } = await proved();
      const [booking, left] = await bothAtOnce(
        attempt,
        random,
        () => book(email),
        () => leave(token),
        DELETION_MS,
      );
      return { [`${left.status}: ${await remains(booking)}`]: 1 };
    });
    expect(unexpected(endings, ["204: all", "204: nothing"])).toEqual([]);
  },
  RACE_MS,
);

const MOVED_FIRST = [
  "moved, account_changed: all, all, account",
  "moved, session_not_found: all, all, account",
];
const DELETED_FIRST = "not moved, deleted: nothing, all, no account";
const DELETED_AFTER = "moved, deleted: all, nothing, no account";

test.each([
  ["with the account's session", true],
  ["without a session", false],
])(
  "a change of address that is confirmed at that moment %s: one of them comes first, and the other one sees it",
  async (_, withSession) => {
    const endings = await sumRaces(32, RACE_TRIES, async (attempt, random) => {
      const { email, access_token: token, user } = await proved();
      const next = newEmail();
      const [ofOld, ofNext] = [await book(email), await book(next)];
      // The mail is refused; the change is asked for all the same.
      await auth.update(token, { email: next });
      const body = {
        type: "email_change",
        token_hash: await linkTo(worker, "email_change", user.id),
      };
      expect(body.token_hash).toBeDefined();
      const [confirmed, left] = await bothAtOnce(
        attempt,
        random,
        () => auth.send("POST", "auth/verify", withSession ? token : undefined, body),
        () => leave(token),
        DELETION_MS,
      );
      const links = await worker.rows(
        "SELECT id FROM users WHERE id = ?1 UNION ALL SELECT purpose FROM one_time_tokens WHERE subject_id = ?1",
        user.id,
      );
      const ending = [
        `${confirmed.status === 200 ? "moved" : "not moved"}, ${left.status === 204 ? "deleted" : (await errorOf(left)).code}:`,
        `${await remains(ofOld)}, ${await remains(ofNext)}, ${links.length > 0 ? "account" : "no account"}`,
      ];
      return { [ending.join(" ")]: 1 };
    });
    expect(unexpected(endings, [...MOVED_FIRST, DELETED_FIRST, DELETED_AFTER])).toEqual([]);
  },
  RACE_MS,
);

test(
  "a proof that comes at that moment: what nobody had proved when the person confirmed is not erased",
  async () => {
    const endings = await sumRaces(33, RACE_TRIES, async (attempt, random) => {
      const { email, access_token: token, user } = await person();
      const booking = await book(email);
      await auth.post("resend", { type: "signup", email });
      const body = {
        type: "signup",
        token_hash: await linkTo(worker, "signup", user.id),
      };
      expect(body.token_hash).toBeDefined();
      const [verified, left] = await bothAtOnce(
        attempt,
        random,
        () => auth.send("POST", "auth/verify", token, body),
        () => leave(token),
        DELETION_MS,
      );
      return { [`${verified.status} ${left.status}: ${await remains(booking)}`]: 1 };
    });
    expect(unexpected(endings, ["200 409: all", "200 204: nothing", "403 204: all"])).toEqual([]);
  },
  RACE_MS,
);

test(
  "a message, a reply and links that are under way leave nothing of the person behind",
  async () => {
    const left = await sumRaces(34, RACE_TRIES, async (attempt, random) => {
      const { email, access_token: token } = await proved();
      const word = `Verschwindibus${attempt}`;
      await worker.post("/api/contact", { name: word, email, message: word });
      const [message] = await worker.rows<{ id: string }>(
        "SELECT id FROM messages WHERE email = ?",
        email,
      );
      const meanwhile = () =>
        Promise.all([
          send("POST", `messages/${message!.id}/replies`, { text: `Dear ${word}` }),
          auth.post("recover", { email }),
          auth.post("resend", { type: "signup", email }),
        ]);
      const [, deletion] = await bothAtOnce(
        attempt,
        random,
        meanwhile,
        () => leave(token),
        DELETION_MS,
      );
      await worker.responsesHaveEnded();
      const counts: Record<string, number> = { refused: Number(deletion.status !== 204) };
      for (const table of ["messages", "message_replies", "mail_outbox"])
        counts[table] = await rowsWith(table, word);
      for (const table of ["one_time_tokens", "mail_outbox", "users"])
        counts[`${table} of the address`] = await rowsWith(table, email);
      return counts;
    });
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
  },
  RACE_MS,
);
