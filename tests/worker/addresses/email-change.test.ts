import { describe, expect, test } from "vitest";
import type { AuthUser } from "#domain/accounts/auth.schema.ts";
import { builtSite, codeIn } from "../../site.ts";
import { authCalls, newEmail, PASSWORD, problemOf, sessionOf } from "../../people.ts";

const worker = builtSite();
const auth = authCalls(worker);

const linkIn = (mail: string) => new URL(/^https?:\S+$/m.exec(mail)![0]);
const tokenHashIn = (mail: string) => linkIn(mail).searchParams.get("token_hash")!;
const verify = (body: Record<string, unknown>, accessToken?: string) =>
  auth.send("POST", "auth/verify", accessToken, body);
const confirm = (tokenHash: string, accessToken?: string) =>
  verify({ type: "email_change", token_hash: tokenHash }, accessToken);
const undo = (tokenHash: string, accessToken?: string) =>
  verify({ type: "email_change_undo", token_hash: tokenHash }, accessToken);
const userOf = async (accessToken: string) =>
  (await (await auth.user(accessToken)).json()) as AuthUser;
const provedAt = async (userId: string) =>
  (
    await worker.rows<{ email_proved_at: number | null }>(
      "SELECT email_proved_at FROM users WHERE id = ?",
      userId,
    )
  )[0]!.email_proved_at;
const subjects = (email: string, words: string) =>
  worker.mailsAbout(email).filter((mail) => mail.includes(words)).length;

/** An account with a proved address that has asked for a new one, and the mail to that. */
async function asked(language = "en", isProved = true) {
  const person = await auth.person();
  if (isProved) await auth.prove(person.user.id);
  const email = newEmail();
  const response = await worker.fetch("/api/auth/user", {
    method: "PUT",
    headers: {
      apikey: "envol-public-anon-key",
      "content-type": "application/json",
      authorization: `Bearer ${person.access_token}`,
      "x-language": language,
    },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  const mail = await worker.mailAbout(email);
  return { ...person, newEmail: email, mail, link: tokenHashIn(mail), code: codeIn(mail) };
}

/** An account that has changed its address, and the link that the old address was mailed. */
async function changed() {
  const person = await asked();
  const other = await auth.session(person.email);
  const response = await confirm(person.link, person.access_token);
  expect(response.status).toBe(200);
  await expect.poll(() => subjects(person.email, "now has a different email address")).toBe(1);
  const undoLink = tokenHashIn(
    worker
      .mailsAbout(person.email)
      .find((mail) => mail.includes("now has a different email address"))!,
  );
  return { ...person, other, session: await sessionOf(response), undoLink };
}

test("an address that nobody proved is free once its account has moved away, and gets no mail of that", async () => {
  const { email, link, access_token: token } = await asked("en", false);
  expect((await confirm(link, token)).status).toBe(200);
  expect((await auth.signUp({ email, password: PASSWORD })).status).toBe(200);
  expect(subjects(email, "now has a different email address")).toBe(0);
});

test("a new address is used once its link is followed: it is proved, the session stays, others end", async () => {
  const { email, newEmail: next, access_token: token, user, session, other } = await changed();
  expect(session.user).toMatchObject({
    id: user.id,
    email: next,
    identities: [{ email: next, identity_data: { email_verified: true } }],
  });
  expect([session.user.new_email, session.user.email_change_sent_at]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await provedAt(user.id)).toBeGreaterThan(0);
  expect((await userOf(token)).email).toBe(next);
  expect((await auth.refresh(session.refresh_token)).status).toBe(200);
  expect(await problemOf(await auth.user(other.access_token))).toBe("403 session_not_found");
  expect((await auth.signIn(next, PASSWORD)).status).toBe(200);
  expect((await auth.signIn(email, PASSWORD)).status).toBe(400);
});

test("until then the account stays where it is, and can be used", async () => {
  const { email, newEmail: next, access_token: token } = await asked();
  expect(await userOf(token)).toMatchObject({ email, new_email: next });
  expect((await auth.signIn(email, PASSWORD)).status).toBe(200);
  expect((await auth.signUp({ email: next, password: PASSWORD })).status).toBe(200);
});

test("the link leads to our page, which alone uses it up", async () => {
  const { mail, link, access_token: token } = await asked();
  expect([linkIn(mail).pathname, linkIn(mail).searchParams.get("type")]).toEqual([
    "/auth/confirm",
    "email_change",
  ]);
  const query = new URLSearchParams({
    token: link,
    type: "email_change",
    redirect_to: "https://attacker.example/",
  });
  const response = await worker.fetch(`/api/auth/verify?${query}`, { redirect: "manual" });
  const target = new URL(response.headers.get("location")!);
  expect([response.status, target.pathname, target.search]).toEqual([
    303,
    "/auth/confirm",
    `?token_hash=${link}&type=email_change`,
  ]);
  expect((await confirm(link, token)).status).toBe(200);
});

test("the six digits of the mail do what its link does", async () => {
  const { newEmail: next, code, access_token: token } = await asked();
  const wrong = code === "000000" ? "000001" : "000000";
  expect(
    await problemOf(await verify({ type: "email_change", email: next, token: wrong }, token)),
  ).toBe("403 otp_expired");
  expect(
    (await verify({ type: "email_change", email: ` ${next.toUpperCase()}`, token: code }, token))
      .status,
  ).toBe(200);
  expect((await userOf(token)).email).toBe(next);
});

test("guesses at a code are few: after five wrong ones the right one is refused, and the link still works", async () => {
  const { newEmail: next, code, link, access_token: token } = await asked();
  for (let guess = 0; guess < 5; guess++)
    await verify({ type: "email_change", email: next, token: `x${guess}` }, token);
  expect(
    await problemOf(await verify({ type: "email_change", email: next, token: code }, token)),
  ).toBe("403 otp_expired");
  expect((await confirm(link, token)).status).toBe(200);
});

test("a link that is followed without the account's session proves nothing until a password is chosen, which leaves its reader alone", async () => {
  const { email, newEmail: next, link, access_token: maker, user } = await asked();
  await worker.rows(
    `INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data, last_sign_in_at, created_at, updated_at)
VALUES (?1, ?1, 'oidc', ?1, 'maker@example.org', '{}', 1, 1, 1)`,
    user.id,
  );
  const session = await sessionOf(await confirm(link));
  expect(session.user).toMatchObject({
    id: user.id,
    email: next,
    app_metadata: { email_proved: false },
  });
  expect(await provedAt(user.id)).toBeNull();
  expect(await problemOf(await auth.user(maker))).toBe("403 session_not_found");
  // The password stays, and opens what nobody has proved.
  expect((await auth.signIn(email, PASSWORD)).status).toBe(400);
  const late = await sessionOf(await auth.signIn(next, PASSWORD));
  const chosen = await auth.update(session.access_token, { password: "chosen by the reader" });
  expect((await chosen.json()) as AuthUser).toMatchObject({
    app_metadata: { providers: ["email"], email_proved: true },
  });
  expect(await problemOf(await auth.user(late.access_token))).toBe("403 session_not_found");
  expect((await auth.signIn(next, PASSWORD)).status).toBe(400);
  expect((await auth.signIn(next, "chosen by the reader")).status).toBe(200);
});

// Proves V6.7.
test("the six digits count in the session that asked, and in no other one of the account", async () => {
  const { email, newEmail: next, access_token: token } = await asked();
  const other = await auth.session(email);
  await auth.post("resend", { type: "email_change", email });
  await expect.poll(() => worker.mailsAbout(next).length).toBe(2);
  const code = codeIn(worker.mailsAbout(next).at(-1)!);
  const byCode = { type: "email_change", email: next, token: code };
  for (const bearer of [undefined, other.access_token])
    expect(await problemOf(await verify(byCode, bearer))).toBe("403 otp_expired");
  expect((await verify({ ...byCode, email: newEmail() }, token)).status).toBe(403);
  expect((await verify(byCode, token)).status).toBe(200);
});

test("a link is refused to another account's session, and stays good for its own", async () => {
  const { link, newEmail: next, code, access_token: token } = await asked();
  const stranger = await auth.person();
  expect(await problemOf(await confirm(link, stranger.access_token))).toBe("403 otp_expired");
  expect(
    await problemOf(
      await verify({ type: "email_change", email: next, token: code }, stranger.access_token),
    ),
  ).toBe("403 otp_expired");
  expect((await confirm(link, token)).status).toBe(200);
});

test("a bearer that is no session, such as the public key, counts as none", async () => {
  const { link, newEmail: next } = await asked();
  expect((await sessionOf(await confirm(link, "envol-public-anon-key"))).user.email).toBe(next);
});

test("a link works once, also for ten requests at the same moment, with and without the session", async () => {
  for (const bearer of [true, false]) {
    const { link, access_token: token, user } = await asked();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => confirm(link, bearer ? token : undefined)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(403),
    ]);
    expect(
      await worker.count(
        `one_time_tokens WHERE subject_id = '${user.id}' AND purpose = 'email_change_undo'`,
      ),
    ).toBe(1);
  }
});

test("a link ends after a day, with a newer change, and with a new password", async () => {
  const first = await asked();
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_id = ?",
    Date.now() - 1,
    first.user.id,
  );
  expect(await problemOf(await confirm(first.link, first.access_token))).toBe("403 otp_expired");

  const second = await asked();
  const life =
    "SELECT expires_at - created_at AS ms FROM one_time_tokens WHERE subject_id = ? AND purpose = 'email_change'";
  expect(await worker.rows(life, second.user.id)).toEqual([{ ms: 86_400_000 }]);
  await auth.update(second.access_token, { email: newEmail() });
  expect(await problemOf(await confirm(second.link, second.access_token))).toBe("403 otp_expired");
  const byCode = { type: "email_change", email: second.newEmail, token: second.code };
  expect(await problemOf(await verify(byCode, second.access_token))).toBe("403 otp_expired");

  const third = await asked();
  const changedUser = (await (
    await auth.update(third.access_token, { password: "a new good one" })
  ).json()) as AuthUser;
  expect(changedUser.new_email).toBeUndefined();
  expect(await problemOf(await confirm(third.link, third.access_token))).toBe("403 otp_expired");
});

test("an address that somebody took meanwhile is refused, and nothing of the change is done", async () => {
  const { link, newEmail: next, email, access_token: token, user } = await asked();
  const other = await auth.session(email);
  await auth.person(next);
  expect(await problemOf(await confirm(link, token))).toBe("422 email_exists");
  expect(await problemOf(await confirm(link))).toBe("422 email_exists");
  expect((await userOf(other.access_token)).email).toBe(email);
  expect(await provedAt(user.id)).toBe(1);
});

test("of two accounts that ask for one address, the first that follows its link gets it", async () => {
  const [ada, eve] = [await asked(), await auth.person()];
  await auth.update(eve.access_token, { email: ada.newEmail });
  await expect.poll(() => worker.mailsAbout(ada.newEmail).length).toBe(2);
  const evesLink = tokenHashIn(
    worker.mailsAbout(ada.newEmail).find((mail) => !mail.includes(ada.link))!,
  );
  const responses = await Promise.all([
    confirm(ada.link, ada.access_token),
    confirm(evesLink, eve.access_token),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

// Proves V6.13.
test("an hour after signing in a new address needs the current password, and nothing is mailed without it", async () => {
  const person = await auth.person();
  await worker.rows(
    "UPDATE sessions SET created_at = created_at - 3600001 WHERE user_id = ?",
    person.user.id,
  );
  const email = newEmail();
  expect(await problemOf(await auth.update(person.access_token, { email }))).toBe(
    "400 current_password_required",
  );
  expect(
    await problemOf(await auth.update(person.access_token, { email, current_password: "wrong" })),
  ).toBe("400 current_password_invalid");
  expect(worker.mailsAbout(email)).toEqual([]);
  expect(
    (await auth.update(person.access_token, { email, current_password: PASSWORD })).status,
  ).toBe(200);
  await worker.mailAbout(email);
});

// Proves V6.13.
test("the old address undoes a change: it is back and proved, and opens for a new password to its reader alone", async () => {
  const { email, newEmail: next, user, session, undoLink } = await changed();
  const thief = await auth.session(next);
  await auth.update(session.access_token, { email: newEmail() });
  const response = await undo(undoLink);
  expect(response.status).toBe(200);
  const back = await sessionOf(response);
  expect(back.user).toMatchObject({
    id: user.id,
    email,
    identities: [{ email, identity_data: { email_verified: true } }],
  });
  expect(back.user.new_email).toBeUndefined();
  expect(await provedAt(user.id)).toBeGreaterThan(0);
  for (const { access_token: token } of [session, thief])
    expect((await auth.user(token)).status).toBe(403);
  for (const address of [email, next])
    expect((await auth.signIn(address, PASSWORD)).status).toBe(400);
  expect((await auth.update(back.access_token, { password: "chosen by the owner" })).status).toBe(
    200,
  );
  expect((await auth.signIn(email, "chosen by the owner")).status).toBe(200);
  expect(await problemOf(await undo(undoLink))).toBe("403 otp_expired");
});

test("a change can be undone for a week and no longer", async () => {
  const { user, undoLink, newEmail: next, session } = await changed();
  const row =
    "SELECT expires_at - created_at AS ms FROM one_time_tokens WHERE subject_id = ? AND purpose = 'email_change_undo'";
  expect(await worker.rows(row, user.id)).toEqual([{ ms: 604_800_000 }]);
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_id = ?",
    Date.now() - 1,
    user.id,
  );
  expect(await problemOf(await undo(undoLink))).toBe("403 otp_expired");
  expect((await userOf(session.access_token)).email).toBe(next);
});

test("nobody signs up with an address that can still get its account back, or moves to it; afterwards anybody may", async () => {
  const { email, user } = await changed();
  expect(await problemOf(await auth.signUp({ email, password: PASSWORD }))).toBe(
    "422 user_already_exists",
  );
  const stranger = await auth.person();
  expect(await problemOf(await auth.update(stranger.access_token, { email }))).toBe(
    "422 email_exists",
  );
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_id = ?",
    Date.now() - 1,
    user.id,
  );
  expect((await auth.signUp({ email, password: PASSWORD })).status).toBe(200);
});

test("a later change cannot be used to keep the first address from getting its account back", async () => {
  const { email, newEmail: second, session, undoLink, user } = await changed();
  const third = newEmail();
  await auth.update(session.access_token, { email: third });
  await confirm(tokenHashIn(await worker.mailAbout(third)), session.access_token);
  await expect.poll(() => subjects(second, "now has a different email address")).toBe(1);
  const secondUndo = tokenHashIn(
    worker.mailsAbout(second).find((mail) => mail.includes("now has a different email address"))!,
  );
  // Whoever has the second mailbox goes first, and chooses a password.
  const thief = await sessionOf(await undo(secondUndo));
  await auth.update(thief.access_token, { password: "chosen by the thief" });
  const back = await sessionOf(await undo(undoLink));
  expect(back.user).toMatchObject({ id: user.id, email });
  expect((await auth.user(thief.access_token)).status).toBe(403);
  expect(await worker.count(`one_time_tokens WHERE subject_id = '${user.id}'`)).toBe(0);
});

test("ten undos of one link at the same moment give one session", async () => {
  const { undoLink } = await changed();
  const responses = await Promise.all(Array.from({ length: 10 }, () => undo(undoLink)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array<number>(9).fill(403),
  ]);
});

test("the mails are in the visitor's language, and no secret of them is stored or logged", async () => {
  const { mail, link, code, user, newEmail: next } = await asked("fr");
  expect(mail).toContain("Confirmez votre nouvelle adresse e-mail");
  expect(mail).toContain("Votre nouvelle adresse");
  await auth.send("POST", "auth/verify", undefined, {
    type: "email_change",
    token_hash: "none.none",
  });
  const rows = JSON.stringify(
    await worker.rows("SELECT * FROM one_time_tokens WHERE subject_id = ?", user.id),
  );
  for (const secret of [link.split(".")[1]!, code]) expect(rows).not.toContain(`"${secret}"`);
  const logs = worker.logs().join("\n");
  for (const secret of [link, next]) expect(logs).not.toContain(secret);
  const response = await worker.post(
    "/api/auth/verify",
    { type: "email_change", token_hash: link },
    { "x-language": "fr" },
  );
  const { email } = (
    await worker.rows<{ email: string }>(
      "SELECT email FROM one_time_tokens WHERE subject_id = ?",
      user.id,
    )
  )[0]!;
  expect(response.status).toBe(200);
  await expect.poll(() => subjects(email, "utilise maintenant une autre adresse")).toBe(1);
});

describe("asking for a mail again", () => {
  const resend = (body: Record<string, unknown>) => auth.post("resend", body);

  test("sends the change of address again, to the new one, and does not prolong it", async () => {
    const { email, newEmail: next, link, user, access_token: token } = await asked();
    const ends = async () =>
      worker.rows(
        "SELECT expires_at FROM one_time_tokens WHERE subject_id = ? AND purpose = 'email_change'",
        user.id,
      );
    const before = await ends();
    const response = await resend({ type: "email_change", email });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    await expect.poll(() => worker.mailsAbout(next).length).toBe(2);
    const again = tokenHashIn(worker.mailsAbout(next).find((mail) => !mail.includes(link))!);
    expect(await ends()).toEqual(before);
    expect(await problemOf(await confirm(link, token))).toBe("403 otp_expired");
    expect((await confirm(again, token)).status).toBe(200);
  });

  test("proves the account's address by a link that is followed with its session, and changes nothing else", async () => {
    const person = await auth.person();
    const other = await auth.session(person.email);
    await resend({ type: "signup", email: person.email });
    const mail = await worker.mailAbout(person.email);
    expect([linkIn(mail).pathname, linkIn(mail).searchParams.get("type")]).toEqual([
      "/auth/confirm",
      "signup",
    ]);
    const link = { type: "email", token_hash: tokenHashIn(mail) };
    expect(await problemOf(await verify(link, (await auth.person()).access_token))).toBe(
      "403 otp_expired",
    );
    expect((await verify(link, person.access_token)).status).toBe(200);
    expect(await provedAt(person.user.id)).toBeGreaterThan(0);
    for (const token of [person.access_token, other.access_token])
      expect((await auth.user(token)).status).toBe(200);
    expect((await auth.signIn(person.email, PASSWORD)).status).toBe(200);
    expect(await problemOf(await verify(link, person.access_token))).toBe("403 otp_expired");
  });

  test("a link to prove an address that is followed without a session proves nothing until a password is chosen", async () => {
    const maker = await auth.person();
    await resend({ type: "signup", email: maker.email });
    const session = await sessionOf(
      await verify({
        type: "signup",
        token_hash: tokenHashIn(await worker.mailAbout(maker.email)),
      }),
    );
    expect(await provedAt(maker.user.id)).toBeNull();
    expect(
      (await auth.update(session.access_token, { password: "chosen by the reader" })).status,
    ).toBe(200);
    expect(await provedAt(maker.user.id)).toBeGreaterThan(0);
    expect((await auth.user(maker.access_token)).status).toBe(403);
  });

  test("a link to prove an address proves no other one", async () => {
    const person = await auth.person();
    await resend({ type: "signup", email: person.email });
    const link = { type: "signup", token_hash: tokenHashIn(await worker.mailAbout(person.email)) };
    await worker.rows("UPDATE users SET email = ? WHERE id = ?", newEmail(), person.user.id);
    expect(await problemOf(await verify(link, person.access_token))).toBe("403 otp_expired");
    expect(await provedAt(person.user.id)).toBeNull();
  });

  test("answers the same where there is nothing to send", async () => {
    const proved = await auth.person();
    await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", proved.user.id);
    const emails = [proved.email, newEmail()];
    for (const type of ["signup", "email_change"]) {
      for (const email of emails) {
        const response = await resend({ type, email, gotrue_meta_security: {} });
        expect([response.status, await response.json()]).toEqual([200, {}]);
      }
    }
    // A mail that is asked for later has come, so one of these would have.
    const other = await auth.person();
    await resend({ type: "signup", email: other.email });
    await worker.mailAbout(other.email);
    expect(emails.flatMap(worker.mailsAbout)).toEqual([]);
  });

  test.each([
    [{}],
    [{ type: "recovery", email: "a@example.org" }],
    [{ type: "signup" }],
    [{ type: "signup", email: "a@" }],
    [{ type: "sms", phone: "1" }],
  ])("refuses %o", async (body) => {
    expect(await problemOf(await resend(body))).toBe("400 validation_failed");
  });
});
