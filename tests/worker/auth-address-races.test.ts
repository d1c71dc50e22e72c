import { expect, test } from "vitest";
import type { AccountExport } from "../../src/domain/accounts/account.schema.ts";
import { sign } from "../../worker/crypto/hash.ts";
import { authCalls, newEmail, PASSWORD, sessionOf } from "./auth-person.ts";
import { builtSite } from "../site.ts";
import { bothAtOnce, RACE_TRIES, seededRandom } from "./race.ts";

const worker = builtSite();
const auth = authCalls(worker);
const SECRET = "local-signing-secret-never-deployed";
const NEW_PASSWORD = "chosen by the attacker";

/**
 * The link of a purpose that was mailed to this account, as its mailbox would hold it: the stored hash is replaced by that of
 * a secret that the test knows. Undefined when none is stored within the time that storing one takes.
 */
async function linkTo(purpose: string, userId: string, waitMs = 2000): Promise<string | undefined> {
  const subject = await sign(SECRET, `${purpose}:${userId}`);
  const hash = await sign(SECRET, `${purpose}:${subject}:known-secret`);
  const until = Date.now() + waitMs;
  do {
    const sql = "UPDATE one_time_tokens SET token_hash = ? WHERE purpose = ? AND subject_hash = ? RETURNING subject_id";
    if ((await worker.rows(sql, hash, purpose, subject)).length > 0) return `${subject}.known-secret`;
    await new Promise((done) => setTimeout(done, 15));
  } while (Date.now() < until);
  return undefined;
}

/** An attacker with a mailbox and an account of their own, and a traveller with a booking and no account. */
async function attackerAndVictim() {
  const attacker = await auth.person();
  const victim = newEmail();
  const { booking } = await worker.book({ email: victim });
  return { attacker, victim, bookingEmail: booking.customer.email, customerId: booking.customer.id };
}

const recover = (email: string) => auth.post("recover", { email });
const verify = (tokenHash: string | undefined, type = "recovery") => auth.post("verify", { type, token_hash: tokenHash });
const tokenIn = async (answer: Awaited<ReturnType<typeof verify>>) =>
  answer.status === 200 ? [(await sessionOf(answer)).access_token] : [];

/** What an attacker holds after a race, and whom it was about. */
interface Outcome {
  tokens: string[];
  victim: string;
  customerId: string;
}

/** How far the attacker got: nothing of it may be true. */
async function takenOver({ tokens, victim, customerId }: Outcome) {
  const proved = await worker.rows<{ id: string }>("SELECT id FROM users WHERE email = ? AND email_proved_at IS NOT NULL", victim);
  let read = 0;
  for (const token of tokens) {
    const answer = await auth.send("GET", "account/export", token);
    if (answer.status === 200) read += ((await answer.json()) as AccountExport).bookings.length;
  }
  for (const token of tokens) {
    for (const password of [PASSWORD, NEW_PASSWORD]) await auth.send("DELETE", "account", token, { password });
  }
  const [customer] = await worker.rows<{ email: string }>("SELECT email FROM customers WHERE id = ?", customerId);
  return { proved: proved.length > 0, read: read > 0, erased: customer?.email.toLowerCase() !== victim };
}

/** Runs a race `RACE_TRIES` times and counts how often it gave something away. */
async function lost(seed: number, race: (attempt: number, random: () => number) => Promise<Outcome>) {
  const random = seededRandom(seed);
  const counts = { proved: 0, read: 0, erased: 0 };
  for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
    const { proved, read, erased } = await takenOver(await race(attempt, random));
    counts.proved += Number(proved);
    counts.read += Number(read);
    counts.erased += Number(erased);
  }
  return counts;
}

const NOTHING = { proved: 0, read: 0, erased: 0 };
const LONG = 60_000 + RACE_TRIES * 5000;

test(
  "a recovery link that is used while the account asks for another address proves nothing about that one",
  async () => {
    const counts = await lost(1, async (attempt, random) => {
      const { attacker, victim, customerId } = await attackerAndVictim();
      await recover(attacker.email);
      const link = await linkTo("recovery", attacker.user.id);
      const [verified] = await bothAtOnce(
        attempt,
        random,
        () => verify(link),
        () => auth.update(attacker.access_token, { email: victim }),
      );
      const recovered = await tokenIn(verified);
      for (const token of recovered) await auth.update(token, { password: NEW_PASSWORD });
      return { tokens: [...recovered, attacker.access_token], victim, customerId };
    });
    expect(counts).toEqual(NOTHING);
  },
  LONG,
);

test(
  "a recovery link that is asked for while the account asks for another address opens it for the address it was mailed to only",
  async () => {
    const counts = await lost(2, async (attempt, random) => {
      const { attacker, victim, customerId } = await attackerAndVictim();
      await bothAtOnce(
        attempt,
        random,
        () => recover(attacker.email),
        () => auth.update(attacker.access_token, { email: victim }),
      );
      const recovered = await tokenIn(await verify((await linkTo("recovery", attacker.user.id, 200)) ?? "none.none"));
      for (const token of recovered) await auth.update(token, { password: NEW_PASSWORD });
      return { tokens: [...recovered, attacker.access_token], victim, customerId };
    });
    expect(counts).toEqual(NOTHING);
  },
  LONG,
);

test(
  "a password that is chosen by a recovery link while the account asks for another address does not prove that one",
  async () => {
    const counts = await lost(3, async (attempt, random) => {
      const { attacker, victim, customerId } = await attackerAndVictim();
      await recover(attacker.email);
      const recovered = await tokenIn(await verify(await linkTo("recovery", attacker.user.id)));
      await bothAtOnce(
        attempt,
        random,
        () => auth.update(recovered[0]!, { password: NEW_PASSWORD }),
        () => auth.update(attempt % 3 === 0 ? recovered[0]! : attacker.access_token, { email: victim }),
      );
      return { tokens: [...recovered, attacker.access_token], victim, customerId };
    });
    expect(counts).toEqual(NOTHING);
  },
  LONG,
);
