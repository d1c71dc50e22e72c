import { describe, expect, test } from "vitest";
import { authCalls, newEmail, PASSWORD, problemOf } from "../../people.ts";
import { builtSite, codeIn, QUICK } from "../../site.ts";

const tokenHashIn = (mail: string) =>
  new URL(/^https?:\S+$/m.exec(mail)![0]).searchParams.get("token_hash")!;

describe("when the mail service refuses an address", () => {
  const known = newEmail();
  const refusing = builtSite(QUICK, { mailsOnlyTo: [known] });
  const calls = authCalls(refusing);

  test("asking to move there is refused, and the account stays usable and can ask for another one", async () => {
    const person = await calls.person();
    await calls.prove(person.user.id);
    expect(await problemOf(await calls.update(person.access_token, { email: newEmail() }))).toBe(
      "500 unexpected_failure",
    );
    expect((await calls.signIn(person.email, PASSWORD)).status).toBe(200);
    expect((await calls.update(person.access_token, { email: known })).status).toBe(200);
    const link = tokenHashIn(await refusing.mailAbout(known));
    // The old address is refused too: the change is done all the same, and admins see the mail that failed.
    expect(
      (
        await calls.send("POST", "auth/verify", person.access_token, {
          type: "email_change",
          token_hash: link,
        })
      ).status,
    ).toBe(200);
    const failed =
      "SELECT kind, status, recipient FROM mail_outbox WHERE subject_id = ? ORDER BY kind";
    await expect
      .poll(() => refusing.rows(failed, person.user.id))
      .toEqual([
        { kind: "email-change", status: "failed", recipient: null },
        { kind: "email-changed", status: "failed", recipient: null },
      ]);
  });
});

describe("with the limits that a deployment has", () => {
  const limited = builtSite({});
  const calls = authCalls(limited);
  const put = (token: string, email: string, visitor: string) =>
    limited.fetch("/api/auth/user", {
      method: "PUT",
      headers: {
        apikey: "envol-public-anon-key",
        "x-supabase-api-version": "2024-01-01",
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "cf-connecting-ip": visitor,
      },
      body: JSON.stringify({ email }),
    });

  test("one address gets three mails in a quarter of an hour, whoever asks and however", async () => {
    const email = newEmail();
    const people = [await calls.person(), await calls.person()];
    const problems = [];
    for (let i = 0; i < 4; i++)
      problems.push((await put(people[i % 2]!.access_token, email, `192.0.2.${i}`)).status);
    expect(problems).toEqual([200, 200, 200, 429]);
    for (let i = 0; i < 3; i++) {
      const body = { type: "email_change", email: people[i % 2]!.email };
      const response = await calls.post("resend", body, { "cf-connecting-ip": `192.0.2.1${i}` });
      expect([response.status, await response.text()]).toEqual([200, "{}"]);
    }
    // A mail that is asked for later has come, so a fourth one would have.
    const other = await calls.person();
    const later = { type: "signup", email: other.email };
    await calls.post("resend", later, { "cf-connecting-ip": "192.0.2.20" });
    await limited.mailAbout(other.email);
    expect(limited.mailsAbout(email)).toHaveLength(3);
  });

  test("one account asks for five changes in a quarter of an hour", async () => {
    const person = await calls.person();
    const statuses = [];
    for (let i = 0; i < 6; i++)
      statuses.push(await put(person.access_token, newEmail(), `192.0.2.${i}`));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await problemOf(statuses[5]!)).toBe("429 over_email_send_rate_limit");
  });

  test("one account asks about five addresses in a quarter of an hour, taken ones too", async () => {
    const [person, { email }] = [await calls.person(), await calls.person()];
    const problems = [];
    for (let i = 0; i < 6; i++)
      problems.push(await problemOf(await put(person.access_token, email, `192.0.2.${i}`)));
    expect(problems).toEqual([
      ...Array.from({ length: 5 }, () => "422 email_exists"),
      "429 over_email_send_rate_limit",
    ]);
  });

  test("ten codes a day are tried for one address, however many mails there were", async () => {
    const person = await calls.person();
    const email = newEmail();
    let code = "";
    for (let mails = 1; mails <= 3; mails++) {
      await put(person.access_token, email, `192.0.2.${mails}`);
      await expect.poll(() => limited.mailsAbout(email).length).toBe(mails);
      code = codeIn(limited.mailsAbout(email).at(-1)!);
      for (let guess = 0; guess < 4 - Number(mails === 3); guess++) {
        const wrong = { type: "email_change", email, token: `x${guess}` };
        await calls.post("verify", wrong, {
          "cf-connecting-ip": `192.0.2.${mails}${guess}`,
          authorization: `Bearer ${person.access_token}`,
        });
      }
    }
    // Eleven wrong ones were sent, the last of them with two attempts left at this code.
    const right = await calls.post(
      "verify",
      { type: "email_change", email, token: code },
      { "cf-connecting-ip": "192.0.2.99", authorization: `Bearer ${person.access_token}` },
    );
    expect(await problemOf(right)).toBe("403 otp_expired");
    const link = tokenHashIn(limited.mailsAbout(email).at(-1)!);
    expect((await calls.post("verify", { type: "email_change", token_hash: link })).status).toBe(
      200,
    );
  });
});
