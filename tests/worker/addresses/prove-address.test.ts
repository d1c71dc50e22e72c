import { describe, expect, test } from "vitest";
import type { AuthUser } from "#domain/accounts/auth.schema.ts";
import { authCalls, newEmail, type Person, problemOf } from "../../people.ts";
import { builtSite, codeIn, QUICK } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, "0");
const tokenHashIn = (mail: string) =>
  new URL(/^https?:\S+$/m.exec(mail)![0]).searchParams.get("token_hash")!;

/** The calls of a person about their own address. */
function proofCalls(
  calls: ReturnType<typeof authCalls>,
  { email, access_token: token }: Pick<Person, "email" | "access_token">,
) {
  return {
    ask: () => calls.send("POST", "auth/resend", token, { type: "signup", email }),
    verify: (body: object, as: string | undefined = token) =>
      calls.send("POST", "auth/verify", as, { type: "signup", ...body }),
    isProved: async () =>
      ((await (await calls.user(token)).json()) as AuthUser).app_metadata.email_proved,
  };
}

/** Someone who has just been mailed a link and a code. */
async function asked() {
  const person = await auth.person();
  const calls = proofCalls(auth, person);
  expect((await calls.ask()).status).toBe(200);
  const mail = await worker.mailAbout(person.email);
  return { ...person, ...calls, code: codeIn(mail), link: tokenHashIn(mail) };
}

test("the six digits of the mail prove the address to whoever is signed in, once, and end the link of the mail", async () => {
  const { email, code, link, verify, isProved } = await asked();
  expect(await problemOf(await verify({ email, token: wrong(code) }))).toBe("403 otp_expired");
  expect(await isProved()).toBe(false);
  expect((await verify({ email, token: code })).status).toBe(200);
  expect(await isProved()).toBe(true);
  expect(await problemOf(await verify({ email, token: code }))).toBe("403 otp_expired");
  expect(await problemOf(await verify({ token_hash: link }, ""))).toBe("403 otp_expired");
});

test("the link ends the six digits of its mail", async () => {
  const { email, code, link, verify, isProved } = await asked();
  expect((await verify({ token_hash: link })).status).toBe(200);
  expect(await isProved()).toBe(true);
  expect(await problemOf(await verify({ email, token: code }))).toBe("403 otp_expired");
});

// Proves V6.7.
test("six digits open no account: without a session, or with another account's, they are refused and stay good", async () => {
  const { email, code, verify, isProved } = await asked();
  for (const as of ["", (await auth.person()).access_token]) {
    expect(await problemOf(await verify({ email, token: code }, as))).toBe("403 otp_expired");
  }
  expect(await isProved()).toBe(false);
  expect((await verify({ email, token: code })).status).toBe(200);
});

test("a stranger's wrong digits use up no tries of the account that asked", async () => {
  const { email, code, verify } = await asked();
  const stranger = (await auth.person()).access_token;
  for (let wrong = 0; wrong < 6; wrong++)
    expect(await problemOf(await verify({ email, token: `00000${wrong}` }, stranger))).toBe(
      "403 otp_expired",
    );
  expect((await verify({ email, token: code })).status).toBe(200);
});

test("six digits are of the newest mail, and of no other address", async () => {
  const { email, code, ask, verify } = await asked();
  expect((await ask()).status).toBe(200);
  await expect.poll(() => worker.mailsAbout(email).length).toBe(2);
  const again = codeIn(worker.mailsAbout(email).find((mail) => !mail.includes(code))!);
  expect(await problemOf(await verify({ email, token: code }))).toBe("403 otp_expired");
  expect(await problemOf(await verify({ email: newEmail(), token: again }))).toBe(
    "403 otp_expired",
  );
  expect((await verify({ email, token: again })).status).toBe(200);
});

test("a person is told that their own mail could not be sent, nobody else", async () => {
  const { verify: _, ask } = proofCalls(refused, await refused.person());
  expect(await problemOf(await ask())).toBe("500 unexpected_failure");
  const other = await refused.person();
  expect((await refused.post("resend", { type: "signup", email: other.email })).status).toBe(200);
});
const refused = authCalls(builtSite(QUICK, { mailsOnlyTo: [] }));

describe("with the limits that a deployment has", () => {
  const limited = builtSite({});
  const calls = authCalls(limited);

  test("a person is told that they asked too often; who has no session of the account is not", async () => {
    const person = await calls.person();
    const { ask } = proofCalls(calls, person);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(await problemOf(await ask())).toBe("429 over_email_send_rate_limit");
    expect((await calls.post("resend", { type: "signup", email: person.email })).status).toBe(200);
    expect(limited.mailsAbout(person.email)).toHaveLength(3);
  });

  test("who does not wait for a code uses up no tries of its address, with and without a session", async () => {
    const person = await calls.person();
    const { ask, verify } = proofCalls(calls, person);
    expect((await ask()).status).toBe(200);
    const { email } = person;
    const code = codeIn(await limited.mailAbout(email));
    const stranger = (await calls.person()).access_token;
    for (let wrong = 0; wrong < 12; wrong++) {
      const guess = { type: "email_change", email, token: `x${wrong}` };
      const response = await limited.post("/api/auth/verify", guess, {
        "x-supabase-api-version": "2024-01-01",
        "cf-connecting-ip": `192.0.2.${wrong}`,
        ...(wrong % 2 === 1 && { authorization: `Bearer ${stranger}` }),
      });
      expect(await problemOf(response)).toBe("403 otp_expired");
    }
    expect((await verify({ email, token: code })).status).toBe(200);
  });

  test("who asked to move to an address uses up no tries of the account that signs up with it", async () => {
    const email = newEmail();
    const stranger = await calls.person();
    expect((await calls.send("PUT", "auth/user", stranger.access_token, { email })).status).toBe(
      200,
    );
    const moving = await limited.mailAbout(email);
    const { ask, verify } = proofCalls(calls, await calls.person(email));
    expect((await ask()).status).toBe(200);
    await expect.poll(() => limited.mailsAbout(email).length).toBe(2);
    const code = codeIn(limited.mailsAbout(email).find((mail) => mail !== moving)!);
    for (let wrong = 0; wrong < 11; wrong++)
      await limited.post(
        "/api/auth/verify",
        { type: "email_change", email, token: `x${wrong}` },
        {
          authorization: `Bearer ${stranger.access_token}`,
          "cf-connecting-ip": `192.0.2.${wrong}`,
        },
      );
    expect((await verify({ email, token: code })).status).toBe(200);
  });
});
