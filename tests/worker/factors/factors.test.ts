import type { AuthClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls, claimsOf, newEmail, PASSWORD, problemOf } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { linkTo } from "../accounts/mailed-link.ts";
import { stockClient } from "./stock-client.ts";

const worker = builtSite();
const auth = authCalls(worker);
const client = () => stockClient(worker);
type Client = InstanceType<typeof AuthClient>;

/** A new account in the stock client. */
async function member() {
  const [here, email] = [client(), newEmail()];
  const { data } = await here.signUp({ email, password: PASSWORD });
  return { here, email, userId: data.user!.id };
}

/** Adds an authenticator and shows its first code, which raises the session. */
async function protect(here: Client, friendlyName = "Phone") {
  await earlyInStep();
  const enrolled = await here.mfa.enroll({ factorType: "totp", friendlyName });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const code = authenticatorCode(totp.secret);
  const verified = await here.mfa.challengeAndVerify({ factorId: id, code });
  if (verified.error) throw verified.error;
  return { factorId: id, secret: totp.secret, used: code };
}

/** Someone with an authenticator, and a second session of theirs that has not shown it. */
async function protectedMember() {
  const { here, email, userId } = await member();
  const factor = await protect(here);
  const there = client();
  await there.signInWithPassword({ email, password: PASSWORD });
  return { here, there, email, userId, ...factor };
}

const level = async (auth: Client) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data!;
const tokenOf = async (auth: Client) => (await auth.getSession()).data.session!.access_token;
/** Lets the codes of the current time step work again, as if time had passed. */
const forgetSteps = (factorId: string) =>
  worker.rows("UPDATE factors SET last_step = NULL WHERE id = ?", factorId);

test("the stock client adds an authenticator, with its QR code, key and address, and shows its code", async () => {
  const { here, email } = await member();
  expect(await level(here)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  const { data, error } = await here.mfa.enroll({
    factorType: "totp",
    friendlyName: "Phone",
    issuer: "Travels",
  });
  expect(error).toBeNull();
  const { id, type, friendly_name: name, totp } = data!;
  expect([type, name]).toEqual(["totp", "Phone"]);
  expect(totp!.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
  expect(totp!.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totp!.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    `/Travels:${email}`,
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: "Travels",
    secret: totp!.secret,
    period: "30",
    digits: "6",
  });
  expect((await here.mfa.listFactors()).data).toMatchObject({
    all: [{ id, status: "unverified" }],
    totp: [],
  });

  const challenge = await here.mfa.challenge({ factorId: id });
  expect(challenge.data!.expires_at * 1000 - Date.now()).toBeGreaterThan(4 * 60_000);
  const wrong = await here.mfa.verify({
    factorId: id,
    challengeId: challenge.data!.id,
    code: "000000",
  });
  expect([wrong.error?.code, wrong.error?.status]).toEqual(["mfa_verification_failed", 422]);
  await earlyInStep();
  const right = await here.mfa.verify({
    factorId: id,
    challengeId: challenge.data!.id,
    code: authenticatorCode(totp!.secret),
  });
  expect(right.error).toBeNull();
  expect(right.data!.user.factors).toMatchObject([
    { id, factor_type: "totp", status: "verified", friendly_name: "Phone" },
  ]);
  expect(await level(here)).toMatchObject({
    currentLevel: "aal2",
    nextLevel: "aal2",
    currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
  });
  expect((await here.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test("a key is stored encrypted, and no response but the first shows it", async () => {
  const { here, userId } = await member();
  const { secret, factorId } = await protect(here);
  const [row] = await worker.rows<{ secret: string }>(
    "SELECT secret FROM factors WHERE id = ?",
    factorId,
  );
  expect(row!.secret.length).toBeGreaterThan(60);
  expect(row!.secret).not.toContain(secret);
  const account = await (await auth.user(await tokenOf(here))).text();
  expect(account).toContain(factorId);
  for (const hidden of [secret, row!.secret, userId + ":", "last_step", "lastStep"])
    expect(account).not.toContain(hidden);
});

test("a sign-in with the password alone is aal1 until it shows the code, and stays aal2 when refreshed", async () => {
  const { there, factorId, secret } = await protectedMember();
  expect(await level(there)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  const shown = await there.mfa.challengeAndVerify({
    factorId,
    code: authenticatorCode(secret, 1),
  });
  expect(shown.error).toBeNull();
  expect((await there.refreshSession()).error).toBeNull();
  expect(await level(there)).toMatchObject({ currentLevel: "aal2" });
  expect(claimsOf(await tokenOf(there))).toMatchObject({
    aal: "aal2",
    amr: [{ method: "totp" }, { method: "password" }],
  });
});

// Proves V6.8.
test("a code works once, and so does an older one after it", async () => {
  const { there, factorId, secret, used } = await protectedMember();
  const again = await there.mfa.challengeAndVerify({ factorId, code: used });
  expect(again.error?.code).toBe("mfa_verification_failed");
  const codes = [-1, 0, 1].map((steps) => authenticatorCode(secret, steps));
  expect((await there.mfa.challengeAndVerify({ factorId, code: codes[2]! })).error).toBeNull();
  for (const code of codes) {
    const late = await there.mfa.challengeAndVerify({ factorId, code });
    expect(late.error?.code).toBe("mfa_verification_failed");
  }
});

test("codes of two steps ago and two steps ahead are refused, and so is what is no code", async () => {
  const { there, factorId, secret } = await protectedMember();
  await forgetSteps(factorId);
  await earlyInStep();
  for (const code of [
    authenticatorCode(secret, -2),
    authenticatorCode(secret, 2),
    "",
    "12345",
    "1234567",
    " ",
    "0x1234",
  ]) {
    const { error } = await there.mfa.challengeAndVerify({ factorId, code });
    expect([code, error?.code]).toEqual([
      code,
      code === "" ? "validation_failed" : "mfa_verification_failed",
    ]);
  }
  expect(
    (await there.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret, -1) })).error,
  ).toBeNull();
});

test("a challenge is of one factor and one session, works once and for five minutes", async () => {
  const { here, there, factorId, secret } = await protectedMember();
  const code = authenticatorCode(secret, 1);
  const others = (await here.mfa.challenge({ factorId })).data!.id;
  const verify = (challengeId: string) => there.mfa.verify({ factorId, challengeId, code });
  expect((await verify(others)).error).toMatchObject({ code: "mfa_factor_not_found", status: 422 });
  expect((await verify(crypto.randomUUID())).error).toMatchObject({
    code: "mfa_factor_not_found",
    status: 422,
  });
  const old = (await there.mfa.challenge({ factorId })).data!.id;
  await worker.rows("UPDATE factor_challenges SET expires_at = 1 WHERE id = ?", old);
  expect((await verify(old)).error).toMatchObject({ code: "mfa_challenge_expired", status: 422 });
  const own = (await there.mfa.challenge({ factorId })).data!.id;
  expect((await verify(own)).error).toBeNull();
  await forgetSteps(factorId);
  expect((await verify(own)).error?.code).toBe("mfa_factor_not_found");
});

test("a factor is its owner's alone", async () => {
  const { factorId, secret } = await protectedMember();
  const { here: stranger } = await member();
  const code = authenticatorCode(secret, 1);
  expect((await stranger.mfa.challenge({ factorId })).error).toMatchObject({
    code: "mfa_factor_not_found",
    status: 404,
  });
  expect((await stranger.mfa.verify({ factorId, challengeId: factorId, code })).error?.code).toBe(
    "mfa_factor_not_found",
  );
  expect((await stranger.mfa.unenroll({ factorId })).error?.code).toBe("mfa_factor_not_found");
  const token = await tokenOf(stranger);
  expect(await problemOf(await auth.send("DELETE", "auth/factors/1", token))).toBe(
    "404 validation_failed",
  );
  expect(await problemOf(await auth.send("POST", `auth/factors/${factorId}/challenge`))).toBe(
    "401 no_authorization",
  );
});

test("the first code ends the other sessions and a change of address under way, and each later one those at aal1", async () => {
  const { here, email, userId } = await member();
  const [before, next] = [client(), newEmail()];
  await before.signInWithPassword({ email, password: PASSWORD });
  expect((await before.updateUser({ email: next })).error).toBeNull();
  const link = (await linkTo(worker, "email_change", userId))!;
  const { factorId, secret } = await protect(here);
  expect((await before.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect(
    await problemOf(await auth.post("verify", { type: "email_change", token_hash: link })),
  ).toBe("403 otp_expired");
  const [first, second] = [client(), client()];
  await first.signInWithPassword({ email, password: PASSWORD });
  await second.signInWithPassword({ email, password: PASSWORD });
  expect(
    (await first.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret, 1) })).error,
  ).toBeNull();
  expect((await second.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await here.getUser()).error).toBeNull();
});

// Proves V7.5.
test("tokens from before the code stay at aal1, and the refresh token from before is refused", async () => {
  const { there, factorId, secret } = await protectedMember();
  const old = (await there.getSession()).data.session!;
  expect(
    (await there.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret, 1) })).error,
  ).toBeNull();
  expect(
    await problemOf(await auth.update(old.access_token, { password: "another good one" })),
  ).toBe("401 insufficient_aal");
  expect((await errorOf(await auth.send("GET", "account/export", old.access_token))).code).toBe(
    "insufficient_aal",
  );
  expect(await problemOf(await auth.refresh(old.refresh_token))).toBe(
    "400 refresh_token_already_used",
  );
  // Another tab may have sent it in good faith, so the session lives on.
  expect((await there.refreshSession()).error).toBeNull();
  expect((await auth.send("GET", "account/export", await tokenOf(there))).status).toBe(200);
});

// Proves V6.9.
test("without the code there is no new password, address, factor, export or deletion", async () => {
  const { there, factorId, userId } = await protectedMember();
  const token = await tokenOf(there);
  for (const update of [
    { password: "another good one" },
    { email: newEmail() },
    { password: "another good one", current_password: PASSWORD },
    { data: { full_name: "Eve" } },
  ]) {
    expect(await problemOf(await auth.update(token, update))).toBe("401 insufficient_aal");
  }
  expect(
    (await there.mfa.enroll({ factorType: "totp", friendlyName: "Thief" })).error,
  ).toMatchObject({
    code: "insufficient_aal",
    status: 403,
  });
  expect((await there.mfa.unenroll({ factorId })).error).toMatchObject({
    code: "insufficient_aal",
    status: 422,
  });
  expect((await there.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
  for (const [method, path, body] of [
    ["DELETE", "account", { password: PASSWORD }],
    ["GET", "account/export", undefined],
    ["GET", "account/bookings", undefined],
    ["GET", "account/messages", undefined],
    ["POST", "account/bookings/any/open", undefined],
    ["GET", "sessions", undefined],
    ["GET", "user-roles", undefined],
  ] as const) {
    const response = await auth.send(method, path, token, body);
    expect([path, response.status, (await errorOf(response)).code]).toEqual([
      path,
      403,
      "insufficient_aal",
    ]);
  }
  expect(await worker.rows("SELECT id FROM users WHERE id = ?", userId)).toHaveLength(1);
  // Signing out is always possible.
  expect((await there.signOut()).error).toBeNull();
});

// Proves V6.9.
test("before the code, signing out ends the session itself and no other, whatever the client asks", async () => {
  const { here, there, email, userId } = await protectedMember();
  expect(await problemOf(await auth.signOut(await tokenOf(there), "others"))).toBe(
    "422 insufficient_aal",
  );
  expect((await there.signOut({ scope: "others" })).error?.code).toBe("insufficient_aal");
  // The stock client sends "global" if it is not told otherwise.
  for (const scope of ["global", "local", undefined] as const) {
    await there.signInWithPassword({ email, password: PASSWORD });
    const token = await tokenOf(there);
    expect((await auth.signOut(token, scope)).status).toBe(204);
    expect(await problemOf(await auth.user(token))).toBe("403 session_not_found");
  }
  expect((await here.getUser()).error).toBeNull();
  await there.signInWithPassword({ email, password: PASSWORD });
  expect((await here.signOut()).error).toBeNull();
  expect(await worker.rows("SELECT id FROM sessions WHERE user_id = ?", userId)).toEqual([]);
});

// Proves V6.9.
test("sign-ins with the password alone never push out a session that has shown the code", async () => {
  const { here, there, email, userId } = await protectedMember();
  await worker.rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
      INSERT INTO sessions (id, user_id, counter, method, user_agent, refreshed_at, created_at)
      SELECT 'z' || i, ?1, 0, 'password', '', ?2, ?2 FROM n`,
    userId,
    Date.now(),
  );
  await there.signInWithPassword({ email, password: PASSWORD });
  expect((await here.getUser()).error).toBeNull();
  expect(await worker.rows("SELECT id FROM sessions WHERE user_id = ?", userId)).toHaveLength(100);
});

// Proves V6.9.
test("before the code a session reads no more of the account than it needs to show it", async () => {
  const { here, there, email, userId } = await protectedMember();
  await here.updateUser({ data: { full_name: "Ada Lovelace" } });
  await here.mfa.recoveryCodes.generate();
  await there.refreshSession();
  const seen = (await there.getUser()).data.user!;
  expect(Object.keys(seen).toSorted()).toEqual([
    "app_metadata",
    "aud",
    "created_at",
    "factors",
    "id",
    "identities",
    "is_anonymous",
    "phone",
    "role",
    "updated_at",
    "user_metadata",
  ]);
  expect(seen).toMatchObject({ id: userId, app_metadata: {}, user_metadata: {}, identities: [] });
  const stored = (await there.getSession()).data.session!;
  const claims = claimsOf(stored.access_token);
  for (const told of [JSON.stringify([stored.user, claims])])
    for (const hidden of [email, "Ada"]) expect(told).not.toContain(hidden);
  expect((await there.mfa.recoveryCodes.getStatus()).error?.code).toBe("insufficient_aal");
  expect((await there.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect((await here.getUser()).data.user).toMatchObject({
    email,
    user_metadata: { full_name: "Ada Lovelace" },
  });
});

// Proves V6.9.
test("staff with a second factor need it at every call of the dashboard", async () => {
  const { here, there, userId, factorId, secret } = await protectedMember();
  await auth.makeAdmin(userId);
  const call = async (who: Client, path: string) =>
    auth.send("GET", `admin/${path}`, await tokenOf(who));
  for (const path of ["summary", "orders", "customers", "roles", "audit", "orders.csv"]) {
    const response = await call(there, path);
    expect([path, response.status, (await errorOf(response)).code]).toEqual([
      path,
      403,
      "insufficient_aal",
    ]);
    expect([path, (await call(here, path)).status]).toEqual([path, 200]);
  }
  expect(
    (await there.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret, 1) })).error,
  ).toBeNull();
  expect((await call(there, "summary")).status).toBe(200);
});

test("removing the last factor ends aal2 and takes the recovery codes along", async () => {
  const { here, factorId } = await protectedMember();
  await here.mfa.recoveryCodes.generate();
  expect((await here.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await here.refreshSession();
  expect(await level(here)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  expect((await here.mfa.listFactors()).data?.all).toEqual([]);
  expect((await here.mfa.recoveryCodes.getStatus()).error).toMatchObject({
    code: "mfa_factor_not_found",
    status: 404,
  });
  expect((await here.updateUser({ password: "another good one" })).error).toBeNull();
});

test("names are an account's own, ten factors are the most, and other kinds are refused", async () => {
  const { here } = await member();
  const { factorId } = await protect(here);
  const again = await here.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  expect(again.error).toMatchObject({ code: "mfa_factor_name_conflict", status: 422 });
  for (let i = 2; i <= 10; i++)
    expect(
      (await here.mfa.enroll({ factorType: "totp", friendlyName: `Phone ${i}` })).error,
    ).toBeNull();
  const eleventh = await here.mfa.enroll({ factorType: "totp", friendlyName: "Phone 11" });
  expect(eleventh.error).toMatchObject({ code: "too_many_enrolled_mfa_factors", status: 422 });
  const phone = await here.mfa.enroll({ factorType: "phone", phone: "+33123456789" });
  expect(phone.error?.code).toBe("mfa_phone_enroll_not_enabled");
  const webauthn = await here.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  expect(webauthn.error?.code).toBe("mfa_webauthn_enroll_not_enabled");
  expect(
    await problemOf(
      await auth.send("POST", "auth/factors", await tokenOf(here), {
        factor_type: "carrier-pigeon",
      }),
    ),
  ).toBe("400 validation_failed");
  // Half of a pair of UTF-16 is no text of an address.
  const half = { factor_type: "totp", issuer: "\ud800" };
  expect(await problemOf(await auth.send("POST", "auth/factors", await tokenOf(here), half))).toBe(
    "400 validation_failed",
  );
  expect((await here.mfa.unenroll({ factorId })).error).toBeNull();
});

// Proves V6.6.
test("an authenticator is added soon after signing in, so that nobody adds theirs at an open screen", async () => {
  const { here, userId } = await member();
  await worker.rows(
    "UPDATE sessions SET created_at = created_at - 3600000 WHERE user_id = ?",
    userId,
  );
  expect((await here.mfa.enroll({ factorType: "totp" })).error).toMatchObject({
    code: "reauthentication_needed",
    status: 400,
  });
});

// Proves V6.10.
test("a recovery link opens a protected account at aal1: the new password needs the factor too", async () => {
  const { email, userId, factorId, secret } = await protectedMember();
  await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", userId);
  await auth.post("recover", { email });
  const reader = client();
  const link = (await linkTo(worker, "recovery", userId))!;
  expect((await reader.verifyOtp({ type: "recovery", token_hash: link })).error).toBeNull();
  expect((await reader.updateUser({ password: "another good one" })).error).toMatchObject({
    code: "insufficient_aal",
    status: 401,
  });
  expect(
    (await reader.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret, 1) })).error,
  ).toBeNull();
  expect((await reader.updateUser({ password: "another good one" })).error).toBeNull();
  expect((await reader.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect(
    (await client().signInWithPassword({ email, password: "another good one" })).error,
  ).toBeNull();
});

// Proves V10.3.
test("whoever recovers an account that nobody had proved gets it without its maker's factor", async () => {
  const { here: squatter, email, userId, factorId } = await protectedMember();
  await squatter.mfa.recoveryCodes.generate();
  await auth.post("recover", { email });
  const owner = client();
  const link = (await linkTo(worker, "recovery", userId))!;
  await owner.verifyOtp({ type: "recovery", token_hash: link });
  expect((await owner.updateUser({ password: "another good one" })).error).toBeNull();
  expect((await owner.mfa.listFactors()).data?.all).toEqual([]);
  expect((await squatter.getUser()).error).not.toBeNull();
  expect((await owner.mfa.challenge({ factorId })).error?.code).toBe("mfa_factor_not_found");
});

test("deleting an account deletes its factors", async () => {
  const { here, userId } = await member();
  await protect(here);
  await here.mfa.recoveryCodes.generate();
  expect(
    (await auth.send("DELETE", "account", await tokenOf(here), { password: PASSWORD })).status,
  ).toBe(204);
  expect(await worker.rows("SELECT id FROM factors WHERE user_id = ?", userId)).toEqual([]);
  const orphans =
    "SELECT code_hash FROM recovery_codes WHERE factor_id NOT IN (SELECT id FROM factors)";
  expect(await worker.rows(orphans)).toEqual([]);
});

test("ten recovery codes are shown once, stand for the authenticator once each, and say how many are left", async () => {
  const { here, there, email } = await protectedMember();
  const { data, error } = await here.mfa.recoveryCodes.generate();
  expect(error).toBeNull();
  const codes = data!.codes;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/);
  const stored = await worker.rows<{ code_hash: string }>(
    "SELECT code_hash FROM recovery_codes WHERE factor_id = ?",
    data!.id,
  );
  for (const { code_hash: hash } of stored) expect(codes).not.toContain(hash);
  expect((await here.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: data!.id,
    type: "recovery_code",
    total: 10,
    remaining: 10,
  });
  expect((await here.mfa.recoveryCodes.generate()).error?.code).toBe("mfa_verified_factor_exists");

  const typed = ` ${codes[0]!.toUpperCase().replace(/(.{4})(?!$)/g, "$1-")}`;
  expect((await there.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
  expect(claimsOf(await tokenOf(there))).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/recovery_code" }, { method: "password" }],
  });
  expect((await there.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
  const third = client();
  await third.signInWithPassword({ email, password: PASSWORD });
  expect((await third.mfa.recoveryCodes.verify({ code: typed })).error).toMatchObject({
    code: "mfa_verification_failed",
    status: 422,
  });
  expect((await third.mfa.recoveryCodes.verify({ code: codes[1]! })).error).toBeNull();
});

test("new recovery codes void the old ones", async () => {
  const { here, there } = await protectedMember();
  expect((await here.mfa.recoveryCodes.regenerate()).error?.code).toBe("mfa_factor_not_found");
  const old = (await here.mfa.recoveryCodes.generate()).data!.codes;
  const fresh = (await here.mfa.recoveryCodes.regenerate()).data!.codes;
  expect((await there.mfa.recoveryCodes.verify({ code: old[3]! })).error?.code).toBe(
    "mfa_verification_failed",
  );
  expect((await there.mfa.recoveryCodes.verify({ code: fresh[3]! })).error).toBeNull();
});

test("recovery codes are never the only factor", async () => {
  const { here } = await member();
  expect((await here.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
  expect((await here.mfa.recoveryCodes.verify({ code: "aaaa" })).error?.code).toBe(
    "mfa_verification_failed",
  );
});
