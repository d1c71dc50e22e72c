import { expect, test } from "vitest";
import { bookingBody } from "../../factories.ts";
import { newEmail, PASSWORD } from "../../people.ts";
import { linkTo } from "../accounts/mailed-link.ts";
import { type AuthResponse, pkce, providerSite } from "./provider-site.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

const {
  provider,
  db,
  rows,
  send,
  post,
  exchange,
  authorizeUrl,
  browse,
  isBack,
  isCallback,
  at,
  signIn,
} = await providerSite();

const put = (accessToken: string, body: unknown) => send("PUT", "auth/user", body, accessToken);
const bookingsOf = async (accessToken: string) =>
  ((await send("GET", "account/export", undefined, accessToken)).bookings as unknown[] | undefined)
    ?.length ?? 0;
const providersOf = async (userId: string) =>
  (
    await db
      .prepare("SELECT provider FROM identities WHERE user_id = ? ORDER BY 1")
      .bind(userId)
      .all<{ provider: string }>()
  ).results.map((row) => row.provider);

/** A traveller with a booking. */
async function traveller(): Promise<string> {
  const email = newEmail();
  expect((await send("POST", "bookings", bookingBody({ email }))).status).toBe(201);
  return email;
}

/** An attacker who is signed in with a provider of their own, and can be so again. */
async function trojan() {
  const email = newEmail();
  const subject = at({ email, email_verified: true });
  const session = await signIn();
  const returns = () => {
    provider.state.signedInAs = subject;
    return signIn();
  };
  return { email, userId: session.user!.id, token: session.access_token!, returns };
}

/** Chooses a password by the link of this purpose, as whoever reads the account's mail. */
async function choosePassword(
  userId: string,
  purpose: "recovery" | "email_change",
): Promise<AuthResponse> {
  const session = await post("verify", {
    type: purpose,
    token_hash: await linkTo({ rows }, purpose, userId),
  });
  expect(session.status).toBe(200);
  expect((await put(session.access_token!, { password: "chosen by the owner" })).status).toBe(200);
  return session;
}

test("a provider's account cannot take a traveller's address, so the traveller signs up and has an account of their own", async () => {
  const [attacker, victim] = [await trojan(), await traveller()];
  expect((await put(attacker.token, { email: victim })).status).toBe(200);
  const owner = await post("signup", { email: victim, password: PASSWORD });
  expect(owner.status).toBe(200);
  await post("recover", { email: victim });
  const session = await choosePassword(owner.user!.id, "recovery");
  expect(await bookingsOf(session.access_token!)).toBe(1);
  const back = await attacker.returns();
  expect(back.user).toMatchObject({ id: attacker.userId, email: attacker.email });
  expect(await bookingsOf(back.access_token!)).toBe(0);
});

test("a traveller who follows the link of a provider's account has it alone: the attacker's sign-in opens it no more", async () => {
  const [attacker, victim] = [await trojan(), await traveller()];
  await put(attacker.token, { email: victim });
  const session = await choosePassword(attacker.userId, "email_change");
  expect(session.user!.email).toBe(victim);
  expect(await bookingsOf(session.access_token!)).toBe(1);
  expect(await providersOf(attacker.userId)).toEqual(["email"]);
  expect((await send("GET", "auth/user", undefined, attacker.token)).status).toBe(403);
  // The address that the attacker's account had is kept for the one who may undo the change.
  expect(await attacker.returns()).toMatchObject({ code: "email_exists" });
});

// Proves V10.4.
test("a sign-in with a provider that was planted in an account ends with its owner's recovery", async () => {
  const victim = await traveller();
  const attacker = await trojan();
  // As an account may stand that was made before addresses needed a proof.
  await db
    .prepare("UPDATE users SET email = ?, email_proved_at = NULL WHERE id = ?")
    .bind(victim, attacker.userId)
    .run();
  await post("recover", { email: victim });
  const session = await choosePassword(attacker.userId, "recovery");
  expect(await bookingsOf(session.access_token!)).toBe(1);
  expect(await providersOf(attacker.userId)).toEqual(["email"]);
  const back = await attacker.returns();
  expect(back.user!.id).not.toBe(attacker.userId);
  expect(await bookingsOf(back.access_token!)).toBe(0);
});

// Proves V10.4.
test("a sign-in that was planted in an account ends when its owner comes by a provider of their own", async () => {
  const victim = await traveller();
  const attacker = await trojan();
  await db
    .prepare("UPDATE users SET email = ?, email_proved_at = NULL WHERE id = ?")
    .bind(victim, attacker.userId)
    .run();
  at({ email: victim, email_verified: true });
  const owner = await signIn();
  expect(owner.user!.id).toBe(attacker.userId);
  expect(await bookingsOf(owner.access_token!)).toBe(1);
  expect(await providersOf(attacker.userId)).toEqual(["oidc"]);
  expect((await send("GET", "auth/user", undefined, attacker.token)).status).toBe(403);
  expect((await attacker.returns()).user!.id).not.toBe(attacker.userId);
});

test("a password that a stranger chose for a traveller's address ends when the traveller comes by a provider", async () => {
  const victim = await traveller();
  const stranger = await post("signup", { email: victim, password: PASSWORD });
  at({ email: victim, email_verified: true });
  expect(await bookingsOf((await signIn()).access_token!)).toBe(1);
  expect((await send("GET", "auth/user", undefined, stranger.access_token)).status).toBe(403);
  expect(
    (await post("token?grant_type=password", { email: victim, password: PASSWORD })).code,
  ).toBe("invalid_credentials");
});

test("a code of a provider's sign-in that waits opens nothing once its owner has recovered the account", async () => {
  const victim = await traveller();
  const attacker = await trojan();
  const { verifier, challenge } = pkce();
  const code = (await browse(authorizeUrl(challenge), isBack)).searchParams.get("code")!;
  await db
    .prepare("UPDATE users SET email = ?, email_proved_at = NULL WHERE id = ?")
    .bind(victim, attacker.userId)
    .run();
  await post("recover", { email: victim });
  await choosePassword(attacker.userId, "recovery");
  expect(await exchange(code, verifier)).toMatchObject({
    status: 404,
    code: "flow_state_not_found",
  });
});

/** How long a callback took last, in ms: most of it goes by before it reads the account. */
let callbackMs = 50;

async function timed<Result>(call: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await call();
  callbackMs = performance.now() - start;
  return result;
}

/** An attacker with a password, whose provider knows their address, and who is on the way back from it. */
async function onTheWayBack() {
  const email = newEmail();
  const person = await post("signup", { email, password: PASSWORD });
  const subject = at({ email, email_verified: true });
  const { verifier, challenge } = pkce();
  const callback = await browse(authorizeUrl(challenge), isCallback);
  return {
    userId: person.user!.id,
    token: person.access_token!,
    subject,
    callBack: () => timed(() => browse(callback.href, isBack)),
    exchange: async (back: URL) => exchange(back.searchParams.get("code") ?? "", verifier),
  };
}

test(
  "a provider that vouches for an address while the account asks for another one proves nothing about that one",
  async () => {
    const total = await sumRaces(6, RACE_TRIES, async (attempt, random) => {
      const [attacker, victim] = [await onTheWayBack(), await traveller()];
      const [back] = await bothAtOnce(
        attempt,
        random,
        attacker.callBack,
        () => put(attacker.token, { email: victim }),
        callbackMs,
      );
      const session = await attacker.exchange(back);
      const tokens = [attacker.token, ...(session.access_token ? [session.access_token] : [])];
      const proved = await db
        .prepare("SELECT COUNT(*) AS n FROM users WHERE email = ? AND email_proved_at IS NOT NULL")
        .bind(victim)
        .first<number>("n");
      let read = 0;
      for (const token of tokens) read += await bookingsOf(token);
      for (const token of tokens) await send("DELETE", "account", { password: PASSWORD }, token);
      const kept = await db
        .prepare("SELECT COUNT(*) AS n FROM customers WHERE email = ?")
        .bind(victim)
        .first<number>("n");
      return { proved: proved!, read, erased: 1 - kept! };
    });
    expect(total).toEqual({ proved: 0, read: 0, erased: 0 });
  },
  RACE_MS,
);

test(
  "whoever follows the link for their own address is alone in the account, also while its maker comes back from a provider",
  async () => {
    let followed = 0;
    const total = await sumRaces(7, Math.ceil(RACE_TRIES / 4), async (attempt, random) => {
      const [attacker, victim] = [await onTheWayBack(), await traveller()];
      await put(attacker.token, { email: victim });
      const link = await linkTo({ rows }, "email_change", attacker.userId);
      const follow = () => post("verify", { type: "email_change", token_hash: link });
      const [back, response] = await bothAtOnce(
        attempt,
        random,
        attacker.callBack,
        follow,
        callbackMs,
      );
      const session = await attacker.exchange(back);
      let read = 0;
      for (const token of [attacker.token, session.access_token])
        if (token) read += await bookingsOf(token);
      followed += Number(response.status === 200);
      const owned = response.status === 200 ? await providersOf(attacker.userId) : ["email"];
      return { read, keys: owned.length - 1 };
    });
    expect(total).toEqual({ read: 0, keys: 0 });
    expect(followed).toBeGreaterThan(0);
  },
  RACE_MS,
);
