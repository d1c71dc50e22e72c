import { expect, test } from "vitest";
import type { AccountExport } from "#domain/accounts/account.schema.ts";
import { builtSite, STRONG_HASHES } from "../../site.ts";
import { authCalls, newEmail, PASSWORD, sessionOf } from "../../people.ts";
import { linkTo } from "../accounts/mailed-link.ts";
import { quickPeople } from "../accounts/quick-person.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

const worker = builtSite(STRONG_HASHES);
const auth = authCalls(worker);
const person = quickPeople(auth, worker);
const NEW_PASSWORD = "chosen by the attacker";

/** The link that was mailed: without it there would be no race. */
async function link(purpose: string, userId: string): Promise<string> {
  const mailed = await linkTo(worker, purpose, userId);
  expect(mailed).toBeDefined();
  return mailed!;
}
/** A link that may have been mailed. */
const linkWithin = async (waitMs: number, purpose: string, userId: string) =>
  (await linkTo(worker, purpose, userId, waitMs)) ?? "none.none";
const recover = (email: string) => auth.post("recover", { email });
const verify = (tokenHash: string, type = "recovery") =>
  auth.post("verify", { type, token_hash: tokenHash });
const tokenIn = async (response: Awaited<ReturnType<typeof verify>>) =>
  response.status === 200 ? [(await sessionOf(response)).access_token] : [];

/** A traveller with a booking, and no account or one that somebody else made. */
async function traveller() {
  const email = newEmail();
  const { booking } = await worker.book({ email });
  return { email, customerId: booking.customer.id };
}
type Traveller = Awaited<ReturnType<typeof traveller>>;

/** How many bookings these sessions can take along. */
async function bookingsSeen(tokens: string[]): Promise<number> {
  let seen = 0;
  for (const token of tokens) {
    const response = await auth.send("GET", "account/export", token);
    if (response.status === 200) seen += ((await response.json()) as AccountExport).bookings.length;
  }
  return seen;
}

/** True when the traveller's booking has lost their address. */
async function erased({ customerId, email }: Traveller): Promise<boolean> {
  const [customer] = await worker.rows<{ email: string }>(
    "SELECT email FROM customers WHERE id = ?",
    customerId,
  );
  return customer?.email.toLowerCase() !== email;
}

/** How far an attacker with these sessions gets, who then tries everything: nothing of it may be more than 0. */
async function spoils(tokens: string[], victim: Traveller) {
  const proved = "SELECT id FROM users WHERE email = ? AND email_proved_at IS NOT NULL";
  const counts = {
    proved: (await worker.rows(proved, victim.email)).length,
    read: await bookingsSeen(tokens),
    erased: 0,
  };
  for (const password of tokens.length > 1 ? [NEW_PASSWORD, PASSWORD] : [PASSWORD]) {
    await auth.send("DELETE", "account", tokens[0]!, { password });
  }
  return { ...counts, erased: Number(await erased(victim)) };
}

const NOTHING = { proved: 0, read: 0, erased: 0 };

test(
  // Proves V6.12.
  "a recovery link that is used while the account asks for another address proves nothing about that one",
  async () => {
    const total = await sumRaces(1, RACE_TRIES, async (attempt, random) => {
      const [attacker, victim] = [await person(), await traveller()];
      await recover(attacker.email);
      const mailed = await link("recovery", attacker.user.id);
      const [verified] = await bothAtOnce(
        attempt,
        random,
        () => verify(mailed),
        () => auth.update(attacker.access_token, { email: victim.email }),
      );
      const recovered = await tokenIn(verified);
      for (const token of recovered) await auth.update(token, { password: NEW_PASSWORD });
      return spoils([...recovered, attacker.access_token], victim);
    });
    expect(total).toEqual(NOTHING);
  },
  RACE_MS,
);

test(
  "a recovery link that is asked for while the account asks for another address proves the address it was mailed to only",
  async () => {
    const total = await sumRaces(2, RACE_TRIES, async (attempt, random) => {
      const [attacker, victim] = [await person(), await traveller()];
      await bothAtOnce(
        attempt,
        random,
        () => recover(attacker.email),
        () => auth.update(attacker.access_token, { email: victim.email }),
      );
      const mailed = await linkWithin(2000, "recovery", attacker.user.id);
      const recovered = await tokenIn(await verify(mailed));
      for (const token of recovered) await auth.update(token, { password: NEW_PASSWORD });
      return spoils([...recovered, attacker.access_token], victim);
    });
    expect(total).toEqual(NOTHING);
  },
  RACE_MS,
);

test(
  "a password that is chosen by a recovery link while the account asks for another address does not prove that one",
  async () => {
    const total = await sumRaces(3, RACE_TRIES, async (attempt, random) => {
      const [attacker, victim] = [await person(), await traveller()];
      await recover(attacker.email);
      const recovered = await tokenIn(await verify(await link("recovery", attacker.user.id)));
      expect(recovered).toHaveLength(1);
      await bothAtOnce(
        attempt,
        random,
        () => auth.update(recovered[0]!, { password: NEW_PASSWORD }),
        () =>
          auth.update(attempt % 3 === 0 ? recovered[0]! : attacker.access_token, {
            email: victim.email,
          }),
      );
      return spoils([...recovered, attacker.access_token], victim);
    });
    expect(total).toEqual(NOTHING);
  },
  RACE_MS,
);

/** An attacker's account that asks for a traveller's address, and the link that the traveller was mailed. */
async function askedForVictim() {
  const [attacker, victim] = [await person(), await traveller()];
  await auth.update(attacker.access_token, { email: victim.email });
  const change = await link("email_change", attacker.user.id);
  return { attacker, victim, followChange: () => verify(change, "email_change") };
}

/** What opens an account that the traveller has proved, for someone with these sessions and the attacker's passwords. */
async function keysLeft(tokens: string[], victim: Traveller) {
  const opened = tokens.map(async (token) => (await auth.user(token)).status === 200 && token);
  const alive = (await Promise.all(opened)).filter((token) => token !== false);
  const byPassword = [PASSWORD, NEW_PASSWORD].map((password) =>
    auth.signIn(victim.email, password).then(tokenIn),
  );
  const signedIn = (await Promise.all(byPassword)).flat();
  const read = await bookingsSeen([...alive, ...signedIn]);
  return { read, passwords: signedIn.length, erased: Number(await erased(victim)) };
}

test.each([
  ["a recovery link is used", "verify"],
  ["a recovery link is asked for", "recover"],
  ["a password is chosen by a recovery link", "password"],
] as const)(
  "whoever follows the link for their own address is alone in the account, also while %s by the one who made it",
  async (_name, step) => {
    const total = await sumRaces(4, Math.ceil(RACE_TRIES / 2), async (attempt, random) => {
      const { attacker, victim, followChange } = await askedForVictim();
      if (step !== "recover") await recover(attacker.email);
      const mailed = step === "recover" ? "" : await link("recovery", attacker.user.id);
      const opened = step === "password" ? await tokenIn(await verify(mailed)) : [];
      expect(opened).toHaveLength(Number(step === "password"));
      const attack = {
        verify: () => verify(mailed),
        recover: () => recover(attacker.email),
        password: () => auth.update(opened[0]!, { password: NEW_PASSWORD }),
      }[step];
      const [response, followed] = await bothAtOnce(attempt, random, attack, followChange);
      const late =
        step === "recover"
          ? await verify(await linkWithin(2000, "recovery", attacker.user.id))
          : response;
      const recovered = step === "password" ? opened : await tokenIn(late as typeof response);
      for (const token of recovered) await auth.update(token, { password: NEW_PASSWORD });
      const tokens = [...recovered, attacker.access_token];
      const before = await keysLeft(tokens, victim);
      // The page asks its reader for a password.
      for (const token of await tokenIn(followed))
        await auth.update(token, { password: "chosen by the reader" });
      const left = await keysLeft(tokens, victim);
      return { ...left, read: before.read + left.read, erased: before.erased + left.erased };
    });
    expect(total).toEqual({ read: 0, passwords: 0, erased: 0 });
  },
  RACE_MS,
);

test(
  // Proves V6.12.
  "whoever recovers an account that a stranger made is alone in it, whatever the stranger sends at that moment",
  async () => {
    let recoveries = 0;
    const total = await sumRaces(5, RACE_TRIES, async (attempt, random) => {
      const victim = await traveller();
      const stranger = await person(victim.email);
      await recover(victim.email);
      const [owner] = await tokenIn(await verify(await link("recovery", stranger.user.id)));
      expect(owner).toBeDefined();
      const own = newEmail();
      const attacks = [
        () => auth.send("GET", "account/export", stranger.access_token),
        () => auth.send("DELETE", "account", stranger.access_token, { password: PASSWORD }),
        () => auth.update(stranger.access_token, { password: NEW_PASSWORD }),
        () => auth.update(stranger.access_token, { email: own }),
        () => auth.signIn(victim.email, PASSWORD),
        () => auth.refresh(stranger.refresh_token),
      ];
      const attack = attacks[Math.floor(random.next() * attacks.length)]!;
      const [chosen, response] = await bothAtOnce(
        attempt,
        random,
        () => auth.update(owner!, { password: "chosen by the owner" }),
        attack,
      );
      const body = (
        response.status === 200 ? await response.json() : {}
      ) as Partial<AccountExport> & { access_token?: string };
      const seen = {
        read: body.bookings?.length ?? 0,
        passwords: 0,
        erased: Number(await erased(victim)),
      };
      // The stranger was first, and ended the owner's session: the owner asks for another link.
      if (chosen.status !== 200) return seen;
      recoveries++;
      await verify(await linkWithin(20, "email_change", stranger.user.id), "email_change");
      const left = await keysLeft(
        [stranger.access_token, ...(body.access_token ? [body.access_token] : [])],
        victim,
      );
      return { ...left, read: left.read + seen.read };
    });
    expect(total).toEqual({ read: 0, passwords: 0, erased: 0 });
    expect(recoveries).toBeGreaterThanOrEqual(RACE_TRIES / 2);
  },
  RACE_MS,
);

test(
  "a link that is followed outside its account's session while that gets a role opens nothing of the staff",
  async () => {
    const boss = await auth.admin();
    const total = await sumRaces(6, RACE_TRIES, async (attempt, random) => {
      const owner = await person();
      await auth.prove(owner.user.id);
      await auth.update(owner.access_token, { email: newEmail() });
      const change = await link("email_change", owner.user.id);
      const [followed, given] = await bothAtOnce(
        attempt,
        random,
        () => verify(change, "email_change"),
        () =>
          auth.send("PUT", "admin/roles", boss.access_token, {
            email: owner.email,
            role: "agent",
          }),
      );
      const tokens = await tokenIn(followed);
      const seen = tokens.map((token) => auth.send("GET", "admin/summary", token));
      return {
        staff: (await Promise.all(seen)).filter(({ status }) => status === 200).length,
        both: Number(tokens.length > 0 && given.status === 200),
      };
    });
    expect(total).toEqual({ staff: 0, both: 0 });
  },
  RACE_MS,
);
