import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { mail } from "#content/mail.ts";
import type { AuthUser } from "#domain/accounts/auth.schema.ts";
import { sign } from "#worker/platform/crypto/hash.ts";
import { authCalls, newEmail, PASSWORD, problemOf, sessionOf } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

/** The part of a link that names its account, as only the server can make it. */
const subjectOf = (userId: string) =>
  sign("local-signing-secret-never-deployed", `recovery:${userId}`);
const linkIn = (mail: string) => new URL(/^https?:\S+$/m.exec(mail)![0]);
const recover = (email: string, headers: Record<string, string> = {}) =>
  auth.post("recover", { email, gotrue_meta_security: {} }, headers);
const verify = (tokenHash: string) =>
  auth.post("verify", { type: "recovery", token_hash: tokenHash });

/** An account whose owner has just got a link by mail. */
async function askedFor(headers: Record<string, string> = {}) {
  const person = await auth.person();
  await recover(person.email, headers);
  const subject = await subjectOf(person.user.id);
  const mail = await worker.mailAbout(subject);
  return { ...person, subject, mail, tokenHash: linkIn(mail).searchParams.get("token_hash")! };
}

test("the mailed link leads to the page for a new password, which opens the account and sets it", async () => {
  const { email, mail, tokenHash } = await askedFor();
  const link = linkIn(mail);
  expect([link.pathname, link.searchParams.get("type"), link.hash]).toEqual([
    "/auth/reset",
    "recovery",
    "",
  ]);
  const response = await verify(tokenHash);
  expect(response.status).toBe(200);
  const session = await sessionOf(response);
  expect(session.user.email).toBe(email);
  expect((await auth.update(session.access_token, { password: "a new good one" })).status).toBe(
    200,
  );
  expect((await auth.signIn(email, "a new good one")).status).toBe(200);
  expect((await auth.signIn(email, PASSWORD)).status).toBe(400);
});

// Proves V6.7.
test("a recovery link works once, also under ten requests at the same moment", async () => {
  const { tokenHash } = await askedFor();
  const responses = await Promise.all(Array.from({ length: 10 }, () => verify(tokenHash)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array<number>(9).fill(403),
  ]);
  const again = await verify(tokenHash);
  expect(await again.json()).toEqual({
    code: "otp_expired",
    message: "Email link is invalid or has expired",
  });
});

// Proves V6.7.
test("a recovery link expires after an hour, and a newer one replaces it", async () => {
  const { user, tokenHash, email, subject } = await askedFor();
  const [token] = await worker.rows<{ life: number }>(
    "SELECT expires_at - created_at AS life FROM one_time_tokens WHERE subject_id = ?",
    user.id,
  );
  expect(token!.life).toBe(3_600_000);
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_id = ?",
    Date.now() - 1,
    user.id,
  );
  expect(await problemOf(await verify(tokenHash))).toBe("403 otp_expired");
  await recover(email);
  await expect.poll(() => worker.mailsAbout(subject).length).toBe(2);
  const newer = linkIn(
    worker.mailsAbout(subject).find((mail) => !mail.includes(tokenHash))!,
  ).searchParams.get("token_hash")!;
  expect(await problemOf(await verify(tokenHash))).toBe("403 otp_expired");
  expect((await verify(newer)).status).toBe(200);
});

// Proves V6.7.
test("only hashes of recovery tokens are stored, and none is logged", async () => {
  const { tokenHash, user, email } = await askedFor();
  const secret = tokenHash.split(".")[1]!;
  expect(secret).toMatch(/^[\w-]{43}$/);
  const [row] = await worker.rows("SELECT * FROM one_time_tokens WHERE subject_id = ?", user.id);
  expect(JSON.stringify(row)).not.toContain(secret);
  const logs = worker.logs().join("\n");
  expect(logs).not.toContain(secret);
  expect(logs).not.toContain(email);
});

// Proves V6.7.
test("an unknown address gets the same response, and only the owner of an account a mail", async () => {
  const { email } = await auth.person();
  const mailsBefore = worker.mailsAbout("/auth/reset").length;
  const responses = [
    await recover(email),
    await recover(newEmail()),
    await recover(` ${email.toUpperCase()} `),
  ];
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    expect([...response.headers.keys()].toSorted()).toEqual(
      [...responses[0]!.headers.keys()].toSorted(),
    );
  }
  await expect.poll(() => worker.mailsAbout("/auth/reset").length).toBe(mailsBefore + 2);
});

// Proves V6.7.
test("a new password revokes links that are on their way", async () => {
  const { access_token: token, tokenHash } = await askedFor();
  await auth.update(token, { password: "a new good one" });
  expect(await problemOf(await verify(tokenHash))).toBe("403 otp_expired");
});

test("after five wrong guesses the right link is refused", async () => {
  const { subject, tokenHash } = await askedFor();
  for (let tries = 0; tries < 5; tries++)
    expect(await problemOf(await verify(`${subject}.guess${tries}`))).toBe("403 otp_expired");
  expect(await problemOf(await verify(tokenHash))).toBe("403 otp_expired");
});

test("a link fits its own account only", async () => {
  const [ada, eve] = [await askedFor(), await askedFor()];
  expect(await problemOf(await verify(`${ada.subject}.${eve.tokenHash.split(".")[1]}`))).toBe(
    "403 otp_expired",
  );
});

test("an address is proved by the mailed link and a new password together, not by one of them", async () => {
  const proved = async (userId: string) =>
    (
      await worker.rows<{ email_proved_at: number | null }>(
        "SELECT email_proved_at FROM users WHERE id = ?",
        userId,
      )
    )[0]!.email_proved_at;
  const { user, tokenHash, access_token: token } = await askedFor();
  await auth.update(token, { data: { a: 1 } });
  const session = await sessionOf(await verify(tokenHash));
  expect(await proved(user.id)).toBeNull();
  await auth.update(session.access_token, { password: "a new good one" });
  expect(await proved(user.id)).toBeGreaterThan(0);
});

test("a recovery link opens the account for the address that it was mailed to only", async () => {
  const { user, tokenHash } = await askedFor();
  await worker.rows("UPDATE users SET email = ? WHERE id = ?", newEmail(), user.id);
  expect(await problemOf(await verify(tokenHash))).toBe("403 otp_expired");
});

test("a password by a recovery link removes sign-ins with providers, and marks the e-mail identity as verified", async () => {
  const { user, tokenHash, email } = await askedFor();
  await worker.rows(
    `INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data, last_sign_in_at, created_at, updated_at)
SELECT 'planted', user_id, 'oidc', 'attacker', email, '{}', 1, 1, 1 FROM identities WHERE user_id = ?`,
    user.id,
  );
  const session = await sessionOf(await verify(tokenHash));
  expect(session.user.app_metadata.providers).toEqual(["oidc", "email"]);
  const changed = (await (
    await auth.update(session.access_token, { password: "a new good one" })
  ).json()) as AuthUser;
  expect(changed.app_metadata.providers).toEqual(["email"]);
  expect(changed.identities).toMatchObject([
    { email, identity_data: { email, email_verified: true, full_name: "Ada Lovelace" } },
  ]);
});

test("a password makes an account that had none one with a password", async () => {
  const person = await auth.person();
  await worker.rows("UPDATE users SET password_hash = NULL WHERE id = ?", person.user.id);
  await worker.rows(
    "UPDATE identities SET provider = 'oidc', provider_id = 'own' WHERE user_id = ?",
    person.user.id,
  );
  const changed = (await (
    await auth.update(person.access_token, { password: "a new good one" })
  ).json()) as AuthUser;
  expect(changed.app_metadata.providers).toEqual(["oidc", "email"]);
  expect(changed.identities[1]).toMatchObject({
    id: person.user.id,
    email: person.email,
    identity_data: { email_verified: false },
  });
});

test.each<[body: Record<string, unknown>, problem: string]>([
  [{}, "400 validation_failed"],
  [{ type: "recovery" }, "400 validation_failed"],
  [{ token_hash: "a.b" }, "400 validation_failed"],
  [{ type: "recovery", token_hash: "x" }, "403 otp_expired"],
  [{ type: "signup", token_hash: "a.b" }, "403 otp_expired"],
  [{ type: "recovery", email: "ada@example.org", token: "123456" }, "403 otp_expired"],
])("verifying %o is refused: %s", async (body, problem) => {
  expect(await problemOf(await auth.post("verify", body))).toBe(problem);
});

// Proves V10.1.
test("GET /verify redirects to our own page only, and uses nothing up", async () => {
  const { tokenHash } = await askedFor();
  const query = new URLSearchParams({
    token: tokenHash,
    type: "recovery",
    redirect_to: "https://attacker.example/",
  });
  const response = await worker.fetch(`/api/auth/verify?${query}`, { redirect: "manual" });
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get("location")!);
  expect([target.pathname, target.searchParams.get("token_hash")]).toEqual([
    "/auth/reset",
    tokenHash,
  ]);
  expect(target.host).not.toContain("attacker");
  expect((await verify(tokenHash)).status).toBe(200);
});

test("the mail is in the visitor's language", async () => {
  expect((await askedFor()).mail).toContain(
    mail.en.recovery(siteConfig, { link: "", minutes: 60 }).subject,
  );
  expect((await askedFor({ "x-language": "fr" })).mail).toContain(
    mail.fr.recovery(siteConfig, { link: "", minutes: 60 }).subject,
  );
});

describe("with the limits that a deployment has", () => {
  const limited = builtSite({});
  const calls = authCalls(limited);

  test("the fourth recovery mail within a quarter of an hour is not sent, and the response is the same", async () => {
    const { email, user } = await calls.person();
    const subject = await subjectOf(user.id);
    for (let i = 0; i < 5; i++) {
      const response = await calls.post(
        "recover",
        { email },
        { "cf-connecting-ip": `192.0.2.${i}` },
      );
      expect([response.status, await response.text()]).toEqual([200, "{}"]);
    }
    await expect.poll(() => limited.mailsAbout(subject).length).toBe(3);
    // A mail that is asked for later has come, so a fourth one would have.
    const other = await calls.person();
    await calls.post("recover", { email: other.email }, { "cf-connecting-ip": "192.0.2.9" });
    await limited.mailAbout(await subjectOf(other.user.id));
    expect(limited.mailsAbout(subject)).toHaveLength(3);
  });
});
