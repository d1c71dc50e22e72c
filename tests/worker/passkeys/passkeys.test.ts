import { generateKeyPairSync } from "node:crypto";
import type { AuthClient } from "@supabase/auth-js";
import { beforeEach, describe, expect, test } from "vitest";
import type { StaffSecurity } from "#domain/accounts/staff-security.schema.ts";
import type { PasskeyCreation, PasskeyRequest } from "#domain/accounts/passkey.schema.ts";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls, claimsOf, newEmail, PASSWORD, problemOf, VERSION } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { type Claims, type SoftwarePasskey, softwarePasskey } from "../../software-passkey.ts";
import { linkTo } from "../accounts/mailed-link.ts";
import { stockClient } from "../factors/stock-client.ts";

const worker = builtSite();
const auth = authCalls(worker);
type Client = InstanceType<typeof AuthClient>;

const tokenOf = async (client: Client) => (await client.getSession()).data.session!.access_token;

/** Someone with a proved address, signed in by password in the stock client. */
async function member({ isProved = true } = {}) {
  const [here, email] = [stockClient(worker), newEmail()];
  const { data } = await here.signUp({ email, password: PASSWORD });
  const userId = data.user!.id;
  if (isProved) await auth.prove(userId);
  return { here, email, userId };
}

async function register(here: Client, passkey: SoftwarePasskey, said: Partial<Claims> = {}) {
  const asked = await here.passkey.startRegistration();
  if (asked.error) return asked;
  const { challenge_id: challengeId, options } = asked.data;
  const credential = passkey.create({ options: options as PasskeyCreation["options"] }, said);
  return here.passkey.verifyRegistration({ challengeId, credential });
}

async function signIn(passkey: SoftwarePasskey, said: Partial<Claims> = {}) {
  const there = stockClient(worker);
  const asked = await there.passkey.startAuthentication();
  if (asked.error) throw asked.error;
  const { challenge_id: challengeId, options } = asked.data;
  const credential = passkey.get({ options: options as PasskeyRequest["options"] }, said);
  const answer = await there.passkey.verifyAuthentication({ challengeId, credential });
  return { ...answer, there };
}

const refusalOf = ({ error }: { error: { status?: number; code?: string } | null }) =>
  error && `${error.status} ${error.code}`;
const newPasskey = (usual: Partial<Claims> = {}, made = {}) =>
  softwarePasskey(worker.url(), usual, made);

/** What no answer may say, whether it adds a passkey or signs in. */
const LIES: [string, Partial<Claims>][] = [
  ["at another origin", { origin: "https://evil.example" }],
  ["for another site", { rpId: "evil.example" }],
  ["in another site's frame", { crossOrigin: true }],
  ["without its user", { isPresent: false }],
  ["for another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
];

/** The same with a passkey. */
async function passkeyMember(usual: Partial<Claims> = {}) {
  const made = await member();
  const passkey = newPasskey(usual);
  const added = await register(made.here, passkey);
  if (added.error) throw added.error;
  return { ...made, passkey, id: added.data.id };
}

describe("adding, by a software authenticator", () => {
  test("asks the browser for a passkey that its device finds without a name", async () => {
    const { here, email, userId } = await member();
    const { data } = await here.passkey.startRegistration();
    expect(Object.keys(data!).toSorted()).toEqual(["challenge_id", "expires_at", "options"]);
    expect(data!.expires_at * 1000 - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(data!.expires_at * 1000 - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(data!.options).toEqual({
      rp: { id: "localhost", name: "Envol" },
      user: {
        id: Buffer.from(userId).toString("base64url"),
        name: email,
        displayName: email,
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      pubKeyCredParams: [
        { type: "public-key", alg: -7 },
        { type: "public-key", alg: -257 },
      ],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: {
        requireResidentKey: true,
        residentKey: "required",
        userVerification: "preferred",
      },
      attestation: "none",
    });
    const [stored] = await worker.rows<{ challenge_hash: string }>(
      "SELECT challenge_hash FROM passkey_challenges WHERE id = ?",
      data!.challenge_id,
    );
    expect(stored!.challenge_hash).not.toBe(data!.options.challenge);
  });

  test.each([
    ["ES256", -7],
    ["RS256", -257],
  ])("a passkey with %s is named by its maker, listed, and told by mail", async (_, alg) => {
    const { here, email, userId } = await member();
    const passkey = newPasskey(
      { counter: 3, isSyncable: true, isSynced: false },
      { alg, model: "ea9b8d664d011d213ce4b6b48cb575d4" },
    );
    const { data, error } = await register(here, passkey);
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/) as string,
      friendly_name: "Google Password Manager",
      created_at: expect.stringMatching(/Z$/) as string,
    });
    expect((await here.passkey.list()).data).toEqual([data]);
    expect(
      await worker.rows(
        "SELECT counter, backup_eligible, backed_up, user_id FROM passkeys WHERE id = ?",
        (data as { id: string }).id,
      ),
    ).toEqual([{ counter: 3, backup_eligible: 1, backed_up: 0, user_id: userId }]);
    expect(await worker.mailAbout(`\nTo: ${email}\n`)).toContain("A passkey was added to your");
    const actions = await worker.rows<{ action: string }>(
      "SELECT action FROM audit_log WHERE subject_id = ?",
      userId,
    );
    expect(actions).toEqual([{ action: "passkey.added" }]);
    const next = await here.passkey.startRegistration();
    expect(next.data!.options.excludeCredentials).toEqual([{ type: "public-key", id: passkey.id }]);
    expect((await signIn(passkey, { counter: 4 })).error).toBeNull();
  });

  const lies: typeof LIES = [
    ...LIES,
    ["for signing in", { type: "webauthn.get" }],
    ["synced though it cannot be", { isSyncable: false, isSynced: true }],
  ];
  // Proves V6.14.
  test.each(lies)("one that was made %s is refused", async (_, said) => {
    const { here } = await member();
    expect(refusalOf(await register(here, newPasskey(), said))).toBe(
      "400 webauthn_verification_failed",
    );
    expect((await here.passkey.list()).data).toEqual([]);
  });

  test("a challenge counts once, for five minutes, and in its own session", async () => {
    const { here, email, userId } = await member();
    const there = stockClient(worker);
    await there.signInWithPassword({ email, password: PASSWORD });
    const asked = async () => (await here.passkey.startRegistration()).data!;
    const answer = (
      client: Client,
      { challenge_id: challengeId, options }: Awaited<ReturnType<typeof asked>>,
    ) =>
      client.passkey.verifyRegistration({
        challengeId,
        credential: newPasskey().create({ options: options as PasskeyCreation["options"] }),
      });
    const once = await asked();
    expect(refusalOf(await answer(there, once))).toBe("400 webauthn_challenge_not_found");
    expect(refusalOf(await answer(here, once))).toBeNull();
    expect(refusalOf(await answer(here, once))).toBe("400 webauthn_challenge_not_found");
    const late = await asked();
    await worker.rows("UPDATE passkey_challenges SET expires_at = 1");
    expect(refusalOf(await answer(here, late))).toBe("400 webauthn_challenge_expired");
    const forSigningIn = (await stockClient(worker).passkey.startAuthentication()).data!;
    expect(
      refusalOf(
        await answer(here, { ...(await asked()), challenge_id: forSigningIn.challenge_id }),
      ),
    ).toBe("400 webauthn_challenge_not_found");
    expect((await worker.rows("SELECT id FROM passkeys WHERE user_id = ?", userId)).length).toBe(1);
  });

  test("bodies without what they need, or of another shape, are refused in GoTrue's words", async () => {
    const { here } = await member();
    const send = (body: unknown) =>
      tokenOf(here).then((token) =>
        auth.send("POST", "auth/passkeys/registration/verify", token, body),
      );
    const id = async () => (await here.passkey.startRegistration()).data!.challenge_id;
    const messages: string[] = [];
    for (const body of [
      { credential: {} },
      { challenge_id: await id() },
      { challenge_id: "x", credential: {} },
      { challenge_id: await id(), credential: {} },
      {
        challenge_id: await id(),
        credential: {
          ...newPasskey(),
          id: "x",
          type: "public-key",
          response: { clientDataJSON: "e30", attestationObject: "AAAA" },
        },
      },
    ]) {
      const response = await send(body);
      const { code, message } = (await response.json()) as { code: string; message: string };
      messages.push(`${response.status} ${code}: ${message}`);
    }
    expect(messages).toEqual([
      "400 validation_failed: challenge_id is required",
      "400 validation_failed: credential is required",
      "400 validation_failed: challenge_id must be a valid UUID",
      "400 webauthn_verification_failed: Invalid credential response",
      "400 webauthn_verification_failed: Credential verification failed",
    ]);
  });

  // Proves V6.15.
  test("an unproved or blocked account, a mailed link's session and an old sign-in add none", async () => {
    const unproved = await member({ isProved: false });
    expect(refusalOf(await unproved.here.passkey.startRegistration())).toBe(
      "403 email_not_confirmed",
    );
    const { here, userId } = await member();
    const { data } = await here.passkey.startRegistration();
    await worker.rows("UPDATE users SET email_proved_at = NULL WHERE id = ?", userId);
    const credential = newPasskey().create({
      options: data!.options as PasskeyCreation["options"],
    });
    const late = await here.passkey.verifyRegistration({
      challengeId: data!.challenge_id,
      credential,
    });
    expect(refusalOf(late)).toBe("403 email_not_confirmed");

    const old = await member();
    await worker.rows(
      "UPDATE sessions SET created_at = created_at - 3600000 WHERE user_id = ?",
      old.userId,
    );
    expect(refusalOf(await old.here.passkey.startRegistration())).toBe(
      "400 reauthentication_needed",
    );

    const reader = await member();
    await auth.post("recover", { email: reader.email });
    const byMail = stockClient(worker);
    const link = (await linkTo(worker, "recovery", reader.userId))!;
    await byMail.verifyOtp({ type: "recovery", token_hash: link });
    expect(refusalOf(await byMail.passkey.startRegistration())).toBe("400 reauthentication_needed");

    const blocked = await passkeyMember();
    await worker.rows(
      "UPDATE users SET banned_until = 99999999999999 WHERE id = ?",
      blocked.userId,
    );
    expect(refusalOf(await blocked.here.passkey.startRegistration())).toBe("403 user_banned");
    expect(refusalOf(await signIn(blocked.passkey))).toBe("403 user_banned");
  });

  test("with an authenticator app, its code is shown first", async () => {
    const { here, email, passkey, id } = await passkeyMember();
    await earlyInStep();
    const enrolled = (await here.mfa.enroll({ factorType: "totp" })).data!;
    await here.mfa.challengeAndVerify({
      factorId: enrolled.id,
      code: authenticatorCode(enrolled.totp!.secret),
    });
    const there = stockClient(worker);
    await there.signInWithPassword({ email, password: PASSWORD });
    const refused = "403 insufficient_aal";
    expect(refusalOf(await there.passkey.startRegistration())).toBe(refused);
    expect(refusalOf(await there.passkey.list())).toBe(refused);
    expect(refusalOf(await there.passkey.delete({ passkeyId: id }))).toBe(refused);
    expect(refusalOf(await there.passkey.update({ passkeyId: id, friendlyName: "x" }))).toBe(
      refused,
    );
    const { data } = await signIn(passkey);
    expect(data!.user!.email).toBe(email);
    expect(refusalOf(await register(here, newPasskey()))).toBeNull();
  });

  test("one account has at most ten, also when fifty are added at once", async () => {
    const { here, userId } = await member();
    const asked = await Promise.all(
      Array.from({ length: 50 }, () => here.passkey.startRegistration()),
    );
    const added = await Promise.all(
      asked.map(({ data }) => {
        const options = data!.options as PasskeyCreation["options"];
        const credential = newPasskey().create({ options });
        return here.passkey.verifyRegistration({ challengeId: data!.challenge_id, credential });
      }),
    );
    const refusals = added.map(refusalOf).filter(Boolean);
    expect(refusals).toEqual(Array.from({ length: 40 }, () => "422 too_many_passkeys"));
    expect((await worker.rows("SELECT id FROM passkeys WHERE user_id = ?", userId)).length).toBe(
      10,
    );
    expect(refusalOf(await here.passkey.startRegistration())).toBe("422 too_many_passkeys");
  });

  test("one of an earlier domain is named, excluded from nothing, and never a trap", async () => {
    const { here, email, userId, passkey, id } = await passkeyMember();
    const [made] = await worker.rows("SELECT rp_id FROM passkeys WHERE id = ?", id);
    expect(made).toEqual({ rp_id: "localhost" });
    await auth.giveRole(userId, "admin");
    const launch = async () => {
      const response = await auth.send("GET", "admin/launch", await tokenOf(here));
      const { items } = (await response.json()) as { items: { id: string }[] };
      return items.find((check) => check.id === "passkeys");
    };
    const holdsFactor = async () => {
      const response = await auth.send("GET", "admin/security", await tokenOf(here));
      const { items } = (await response.json()) as StaffSecurity;
      return items.find((person) => person.email === email)!.second_factor;
    };
    expect([await launch(), await holdsFactor()]).toMatchObject([{ state: "done" }, true]);
    await worker.rows("UPDATE passkeys SET rp_id = 'www.old.example' WHERE id = ?", id);
    expect([await launch(), await holdsFactor()]).toMatchObject([
      { state: "open", count: 1 },
      false,
    ]);
    expect((await here.passkey.list()).data).toMatchObject([{ id, rp_id: "www.old.example" }]);
    expect((await here.passkey.startRegistration()).data!.options.excludeCredentials).toEqual([]);
    expect(refusalOf(await signIn(passkey, { rpId: "www.old.example" }))).toBe(
      "400 webauthn_verification_failed",
    );
    const there = stockClient(worker);
    expect((await there.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const added = await register(there, newPasskey());
    expect(added.error).toBeNull();
    expect(added.data).not.toHaveProperty("rp_id");
    expect((await there.passkey.delete({ passkeyId: id })).error).toBeNull();
    expect(await launch()).toMatchObject({ state: "done" });
  });

  test("one from before domains were kept learns its domain when it signs in", async () => {
    const { here, passkey, id } = await passkeyMember();
    await worker.rows("UPDATE passkeys SET rp_id = NULL WHERE id = ?", id);
    const options = (await here.passkey.startRegistration()).data!.options;
    expect(options.excludeCredentials).toHaveLength(1);
    expect((await here.passkey.list()).data![0]).not.toHaveProperty("rp_id");
    expect(refusalOf(await signIn(passkey))).toBeNull();
    expect(await worker.rows("SELECT rp_id FROM passkeys WHERE id = ?", id)).toEqual([
      { rp_id: "localhost" },
    ]);
  });

  test("a credential belongs to one account", async () => {
    const { passkey } = await passkeyMember();
    const other = await member();
    expect(refusalOf(await register(other.here, passkey))).toBe("422 webauthn_credential_exists");
  });
});

describe("signing in, by a software authenticator", () => {
  test("names no account to the browser, and needs no session", async () => {
    const { data } = await stockClient(worker).passkey.startAuthentication();
    expect(data).toEqual({
      challenge_id: expect.stringMatching(/^[\w-]{36}$/) as string,
      expires_at: expect.any(Number) as number,
      options: {
        challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        timeout: 300_000,
        rpId: "localhost",
        userVerification: "preferred",
      },
    });
  });

  // Proves V6.16.
  test("one that recognised its user is both factors, one that did not is one", async () => {
    const { passkey, email, userId } = await passkeyMember();
    const verified = await signIn(passkey);
    expect(verified.error).toBeNull();
    expect(verified.data!.user!.email).toBe(email);
    expect(claimsOf(verified.data!.session!.access_token)).toMatchObject({
      sub: userId,
      aal: "aal2",
      amr: [{ method: "passkey" }],
    });
    expect((await verified.there.refreshSession()).error).toBeNull();
    expect(claimsOf(await tokenOf(verified.there)).aal).toBe("aal2");
    const present = await signIn(passkey, { isVerified: false });
    expect(claimsOf(present.data!.session!.access_token)).toMatchObject({
      aal: "aal1",
      amr: [{ method: "passkey" }],
    });
    const [used] = (await verified.there.passkey.list()).data!;
    expect(Date.now() - Date.parse(used!.last_used_at!)).toBeLessThan(60_000);
  });

  test("without recognition, an authenticator app is shown too", async () => {
    const { here, passkey } = await passkeyMember({ isVerified: false });
    await earlyInStep();
    const enrolled = (await here.mfa.enroll({ factorType: "totp" })).data!;
    const code = authenticatorCode(enrolled.totp!.secret);
    await here.mfa.challengeAndVerify({ factorId: enrolled.id, code });
    const { there } = await signIn(passkey);
    const refused = await auth.send("GET", "sessions", await tokenOf(there));
    expect(refused.status).toBe(403);
    const shown = await there.mfa.challengeAndVerify({
      factorId: enrolled.id,
      code: authenticatorCode(enrolled.totp!.secret, 1),
    });
    expect(shown.error).toBeNull();
    expect(claimsOf(await tokenOf(there)).amr).toMatchObject([
      { method: "totp" },
      { method: "passkey" },
    ]);
  });

  let owner: Awaited<ReturnType<typeof passkeyMember>>;
  beforeEach(async () => {
    owner = await passkeyMember({ counter: 5 });
  });

  const otherKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const lies: typeof LIES = [
    ...LIES,
    ["for adding one", { type: "webauthn.create" }],
    ["with another key", { key: otherKey }],
    ["with no signature", { signature: Buffer.from("none") }],
    ["with the counter of a copy", { counter: 5 }],
    ["with an older counter", { counter: 4 }],
    ["with a counter that ended", { counter: 0 }],
    ["as one that cannot be synced", { isSyncable: false, isSynced: false }],
    ["for another account", { userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") }],
    ["for no account", { userHandle: "" }],
  ];
  // Proves V6.14.
  test.each(lies)("a passkey that is shown %s is refused", async (_, said) => {
    expect(refusalOf(await signIn(owner.passkey, { counter: 6, ...said }))).toBe(
      "400 webauthn_verification_failed",
    );
    expect(refusalOf(await signIn(owner.passkey, { counter: 6 }))).toBeNull();
  });

  test("an unknown one is refused", async () => {
    expect(refusalOf(await signIn(newPasskey({ userHandle: "eA" })))).toBe(
      "400 webauthn_verification_failed",
    );
  });

  // Proves V6.14.
  test("an answer that is sent again opens nothing, whether it was right or wrong", async () => {
    const there = stockClient(worker);
    for (const said of [{ counter: 6 }, { counter: 7, rpId: "evil.example" }]) {
      const { challenge_id: challengeId, options } = (await there.passkey.startAuthentication())
        .data!;
      const ask = { options: options as PasskeyRequest["options"] };
      await there.passkey.verifyAuthentication({
        challengeId,
        credential: owner.passkey.get(ask, said),
      });
      const again = await there.passkey.verifyAuthentication({
        challengeId,
        credential: owner.passkey.get(ask, { counter: 9 }),
      });
      expect(refusalOf(again)).toBe("400 webauthn_challenge_not_found");
    }
    const late = (await there.passkey.startAuthentication()).data!;
    await worker.rows("UPDATE passkey_challenges SET expires_at = 1");
    const credential = owner.passkey.get({ options: late.options as PasskeyRequest["options"] });
    expect(
      refusalOf(
        await there.passkey.verifyAuthentication({ challengeId: late.challenge_id, credential }),
      ),
    ).toBe("400 webauthn_challenge_expired");
  });

  test("fifty copies of one answer open one session, and so do fifty of one counter", async () => {
    const { data } = await stockClient(worker).passkey.startAuthentication();
    const body = {
      challenge_id: data!.challenge_id,
      credential: owner.passkey.get(
        { options: data!.options as PasskeyRequest["options"] },
        { counter: 6 },
      ),
    };
    const path = "passkeys/authentication/verify";
    const copies = await Promise.all(Array.from({ length: 50 }, () => auth.post(path, body)));
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = await Promise.all(
      copies.filter(({ status }) => status !== 200).map((response) => problemOf(response)),
    );
    expect(new Set(others)).toEqual(new Set(["400 webauthn_challenge_not_found"]));
    const counted = await Promise.all(
      Array.from({ length: 50 }, () => signIn(owner.passkey, { counter: 7 })),
    );
    expect(counted.filter(({ error }) => !error)).toHaveLength(1);
    const [{ sessions }] = (await worker.rows(
      "SELECT count(*) AS sessions FROM sessions WHERE user_id = ? AND passkey_id IS NOT NULL",
      owner.userId,
    )) as [{ sessions: number }];
    expect(sessions).toBe(2);
  });

  test("fifty sign-ins at once of a synced passkey, which has no counter, all work", async () => {
    const { passkey } = await passkeyMember();
    const all = await Promise.all(Array.from({ length: 50 }, () => signIn(passkey)));
    expect(all.filter(({ error }) => error)).toEqual([]);
  });

  test("a call without the public key, or from another site's page, is refused", async () => {
    const path = "/api/auth/passkeys/authentication/options";
    const headers = { "content-type": "application/json", ...VERSION };
    const keyless = await worker.fetch(path, { method: "POST", headers, body: "{}" });
    expect(keyless.status).toBe(401);
    const foreign = await worker.post(path, {}, { ...VERSION, origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });
});

describe("managing", () => {
  test("a passkey is renamed, on one line of at most 120 letters", async () => {
    const { here, id } = await passkeyMember();
    const renamed = await here.passkey.update({ passkeyId: id, friendlyName: " Ada’s\nphone " });
    expect(renamed.data).toMatchObject({ id, friendly_name: "Ada’s phone" });
    expect((await here.passkey.list()).data).toMatchObject([{ friendly_name: "Ada’s phone" }]);
    for (const friendlyName of ["", "x".repeat(121)])
      expect(refusalOf(await here.passkey.update({ passkeyId: id, friendlyName }))).toBe(
        "400 validation_failed",
      );
  });

  test("another's passkey, and one that is none, are not found", async () => {
    const [{ id }, other] = [await passkeyMember(), await passkeyMember()];
    for (const passkeyId of [id, crypto.randomUUID(), "x"]) {
      expect(refusalOf(await other.here.passkey.update({ passkeyId, friendlyName: "Mine" }))).toBe(
        "404 validation_failed",
      );
      expect(refusalOf(await other.here.passkey.delete({ passkeyId }))).toBe(
        "404 validation_failed",
      );
    }
  });

  // Proves V6.15.
  test("a removed one opens nothing, ends its sessions, and is told by mail", async () => {
    const { here, email, userId, passkey, id } = await passkeyMember();
    const there = await signIn(passkey);
    const removed = await here.passkey.delete({ passkeyId: id });
    expect(removed.error).toBeNull();
    expect((await here.passkey.list()).data).toEqual([]);
    expect(refusalOf(await signIn(passkey))).toBe("400 webauthn_verification_failed");
    expect(refusalOf(await there.there.refreshSession())).toContain("refresh_token_not_found");
    expect((await auth.user(there.data!.session!.access_token)).status).toBe(403);
    expect((await here.getUser()).error).toBeNull();
    await expect
      .poll(() => worker.mailsAbout(`\nTo: ${email}\n`).at(-1))
      .toContain("A passkey was removed");
    const actions = await worker.rows<{ action: string }>(
      "SELECT action FROM audit_log WHERE subject_id = ? ORDER BY created_at, rowid",
      userId,
    );
    expect(actions.map(({ action }) => action)).toEqual(["passkey.added", "passkey.removed"]);
  });

  test("the session that removes its own passkey stays, at aal1", async () => {
    const { passkey, id } = await passkeyMember();
    const { there } = await signIn(passkey);
    expect((await there.passkey.delete({ passkeyId: id })).error).toBeNull();
    expect((await there.getUser()).error).toBeNull();
    await there.refreshSession();
    expect(claimsOf(await tokenOf(there)).aal).toBe("aal1");
  });

  test("an old sign-in removes none", async () => {
    const { here, userId, id } = await passkeyMember();
    await worker.rows(
      "UPDATE sessions SET created_at = created_at - 3600000 WHERE user_id = ?",
      userId,
    );
    expect(refusalOf(await here.passkey.delete({ passkeyId: id }))).toBe(
      "400 reauthentication_needed",
    );
  });

  test("an export names them, without what they open the account with", async () => {
    const { here, passkey, id } = await passkeyMember();
    const response = await auth.send("GET", "account/export", await tokenOf(here));
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ passkeys: [{ id, friendly_name: "Passkey" }] });
    expect(text).not.toContain(passkey.id);
  });
});

describe("other keys", () => {
  async function recover(email: string, userId: string): Promise<void> {
    await auth.post("recover", { email });
    const reader = stockClient(worker);
    const link = (await linkTo(worker, "recovery", userId))!;
    await reader.verifyOtp({ type: "recovery", token_hash: link });
    expect((await reader.updateUser({ password: "chosen by the reader" })).error).toBeNull();
  }

  // Proves V6.15.
  test("a password by mailed link ends passkeys, and suspends the role that they protected", async () => {
    const { email, userId, passkey } = await passkeyMember();
    await auth.giveRole(userId, "agent");
    await recover(email, userId);
    expect(refusalOf(await signIn(passkey))).toBe("400 webauthn_verification_failed");
    expect(await worker.rows("SELECT role FROM user_roles WHERE user_id = ?", userId)).toEqual([]);
    const mail = () => worker.mailsAbout(`\nTo: ${email}\n`).at(-1);
    await expect.poll(mail).toContain("Your passkeys were removed and your role is suspended");
    expect(mail()).toContain("your role in our team is suspended");
    const removals = await worker.rows(
      "SELECT actor_id FROM audit_log WHERE subject_id = ? AND action = 'passkey.removed'",
      userId,
    );
    expect(removals).toEqual([{ actor_id: userId }]);
    expect(await worker.rows("SELECT role FROM suspended_roles WHERE user_id = ?", userId)).toEqual(
      [{ role: "agent" }],
    );
  });

  test("who has passkeys and no role is told of no role", async () => {
    const { email, userId } = await passkeyMember();
    await recover(email, userId);
    const mail = () => worker.mailsAbout(`\nTo: ${email}\n`).at(-1);
    await expect.poll(mail).toContain("Your passkeys no longer work");
    expect(mail()).not.toContain("suspended");
  });

  test("a new password in one's own session keeps them", async () => {
    const { here, passkey } = await passkeyMember();
    expect((await here.updateUser({ password: "another good password" })).error).toBeNull();
    expect(refusalOf(await signIn(passkey))).toBeNull();
  });

  // Proves V6.15.
  test("a change of address that a stranger's mail confirms ends them", async () => {
    const { here, userId, passkey } = await passkeyMember();
    const next = newEmail();
    await here.updateUser({ email: next });
    const mail = await worker.mailAbout(`\nTo: ${next}\n`);
    const link = new URL(/https?:\S+/.exec(mail)![0]).searchParams.get("token_hash")!;
    const reader = stockClient(worker);
    expect((await reader.verifyOtp({ type: "email_change", token_hash: link })).error).toBeNull();
    expect(refusalOf(await signIn(passkey))).toBe("400 webauthn_verification_failed");
    expect(await worker.rows("SELECT id FROM passkeys WHERE user_id = ?", userId)).toEqual([]);
  });

  // Proves V6.15.
  test("one of an account that lost its proof signs nobody in", async () => {
    const { userId, passkey } = await passkeyMember();
    await worker.rows("UPDATE users SET email_proved_at = NULL WHERE id = ?", userId);
    expect(refusalOf(await signIn(passkey))).toBe("403 email_not_confirmed");
  });
});

describe("staff", () => {
  // Proves V6.16.
  test("a passkey that recognised its user is the second factor that is asked of staff", async () => {
    const { userId, passkey, email } = await passkeyMember();
    await auth.giveRole(userId, "admin");
    await worker.rows(
      "INSERT INTO settings (name, value, updated_at) VALUES ('staff_second_factor', 1, 1)",
    );
    try {
      const opens = async (token: string) =>
        (await auth.send("GET", "admin/summary", token)).status;
      expect(await opens((await auth.session(email)).access_token)).toBe(403);
      expect(
        await opens((await signIn(passkey, { isVerified: false })).data!.session!.access_token),
      ).toBe(403);
      const token = (await signIn(passkey)).data!.session!.access_token;
      expect(await opens(token)).toBe(200);
      const roles = await auth.send("GET", "user-roles", token);
      expect(await roles.json()).toEqual([{ role: "admin" }]);
      const security = await auth.send("GET", "admin/security", token);
      expect(((await security.json()) as StaffSecurity).items).toContainEqual({
        user_id: userId,
        email,
        second_factor: true,
      });
    } finally {
      await worker.rows("DELETE FROM settings");
    }
  });

  const opens = async (token: string) => {
    const response = await auth.send("GET", "admin/orders", token);
    return response.ok ? 200 : `${response.status} ${(await errorOf(response)).code}`;
  };
  const require = async (token: string, isRequired = true) => {
    const body = { passkey_required: isRequired };
    const response = await auth.send("PUT", "user-roles/passkey", token, body);
    return response.ok ? response.status : `${response.status} ${(await errorOf(response)).code}`;
  };
  const byPassword = async (email: string) => (await auth.session(email)).access_token;
  const byPasskey = async (passkey: SoftwarePasskey, said?: Partial<Claims>) =>
    (await signIn(passkey, said)).data!.session!.access_token;
  /** An agent whose dashboard opens with a passkey only. */
  async function strictAgent() {
    const made = await passkeyMember();
    await auth.giveRole(made.userId, "agent");
    const token = await byPasskey(made.passkey);
    expect(await require(token)).toBe(204);
    return { ...made, token };
  }

  // Proves V6.17.
  test("someone of the staff opens their dashboard with a passkey only, if they wish", async () => {
    const { userId, passkey, email } = await passkeyMember();
    const refused = "403 passkey_required";
    expect(await require(await byPasskey(passkey))).toBe("403 forbidden");
    await auth.giveRole(userId, "agent");
    expect(await require(await byPassword(email))).toBe(refused);
    expect(await require(await byPasskey(passkey, { isVerified: false }))).toBe(refused);
    expect(await opens(await byPassword(email))).toBe(200);

    const token = await byPasskey(passkey);
    expect([await require(token), await require(token)]).toEqual([204, 204]);
    expect(await opens(await byPassword(email))).toBe(refused);
    expect(await opens(token)).toBe(200);
    const roles = async (bearer: string) => (await auth.send("GET", "user-roles", bearer)).json();
    expect(await roles(token)).toEqual([{ role: "agent", passkey_required: true }]);
    expect(await require(await byPassword(email), false)).toBe(refused);
    expect(await require(token, false)).toBe(204);
    expect(await opens(await byPassword(email))).toBe(200);
    expect(await roles(token)).toEqual([{ role: "agent" }]);
    const actions = await worker.rows<{ action: string }>(
      "SELECT action FROM audit_log WHERE subject_id = ? AND action LIKE 'passkey.%required' ORDER BY created_at, rowid",
      userId,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "passkey.required",
      "passkey.not_required",
    ]);
  });

  // Proves V6.17.
  test("then a password neither adds a passkey nor removes one", async () => {
    const { here, passkey, id } = await strictAgent();
    const refused = "403 passkey_required";
    expect(refusalOf(await register(here, newPasskey()))).toBe(refused);
    expect(refusalOf(await here.passkey.delete({ passkeyId: id }))).toBe(refused);
    const { there } = await signIn(passkey);
    expect(refusalOf(await register(there, newPasskey()))).toBeNull();
  });

  test("no dashboard stays closed: the wish rests while no passkey of theirs works", async () => {
    const { here, email, passkey, id } = await strictAgent();
    await worker.rows("UPDATE passkeys SET rp_id = 'www.old.example' WHERE id = ?", id);
    expect(await opens(await byPassword(email))).toBe(200);
    const next = newPasskey();
    expect(refusalOf(await register(here, next))).toBeNull();
    expect(await opens(await byPassword(email))).toBe("403 passkey_required");
    expect(await opens(await byPasskey(next, { isVerified: false }))).toBe(200);

    const admin = await passkeyMember();
    await auth.giveRole(admin.userId, "admin");
    const helper = await byPasskey(admin.passkey);
    await auth.send("DELETE", "admin/security/second-factor", helper, { email });
    expect(refusalOf(await signIn(passkey))).toBe("400 webauthn_verification_failed");
    expect(await opens(await byPassword(email))).toBe(200);
  });

  // Proves V6.17.
  test("a mailed link does not lead past the wish, not even with an authenticator app", async () => {
    const { here, email, userId } = await strictAgent();
    await earlyInStep();
    const { id: factorId, totp } = (await here.mfa.enroll({ factorType: "totp" })).data!;
    await here.mfa.challengeAndVerify({ factorId, code: authenticatorCode(totp!.secret) });
    await auth.post("recover", { email });
    const reader = stockClient(worker);
    const link = (await linkTo(worker, "recovery", userId))!;
    await reader.verifyOtp({ type: "recovery", token_hash: link });
    await reader.mfa.challengeAndVerify({ factorId, code: authenticatorCode(totp!.secret, 1) });
    expect((await reader.updateUser({ password: "chosen by the reader" })).error).toBeNull();
    expect(await opens(await tokenOf(reader))).toBe("403 forbidden");
    expect(await worker.rows("SELECT role FROM suspended_roles WHERE user_id = ?", userId)).toEqual(
      [{ role: "agent" }],
    );
  });

  test("an admin removes the passkeys of a colleague who lost them", async () => {
    const colleague = await passkeyMember();
    await auth.giveRole(colleague.userId, "agent");
    const helper = await passkeyMember();
    await auth.giveRole(helper.userId, "admin");
    const token = (await signIn(helper.passkey)).data!.session!.access_token;
    const response = await auth.send("DELETE", "admin/security/second-factor", token, {
      email: colleague.email,
    });
    expect(response.status).toBe(204);
    expect(refusalOf(await signIn(colleague.passkey))).toBe("400 webauthn_verification_failed");
    await expect
      .poll(() => worker.mailsAbout(`\nTo: ${colleague.email}\n`).at(-1))
      .toContain("An admin removed the passkeys");
  });
});
