import { describe, expect, test } from "vitest";
import { authCalls, claimsOf, newEmail, PASSWORD, problemOf } from "../../people.ts";
import { builtSite, STRONG_HASHES } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

async function elapsed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

describe("with the hashes of a deployment", () => {
  const deployed = authCalls(builtSite(STRONG_HASHES));

  // Proves V6.1.
  test("an unknown address and a wrong password get the same response after the same time", async () => {
    const { email } = await deployed.person();
    const known = await deployed.signIn(email, "wrong password");
    const unknown = await deployed.signIn(newEmail(), "wrong password");
    expect(known.status).toBe(400);
    expect(await known.json()).toEqual({
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toEqual({
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    const names = (headers: Headers) => [...headers.keys()].toSorted();
    expect(names(unknown.headers as unknown as Headers)).toEqual(
      names(known.headers as unknown as Headers),
    );

    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let i = 0; i < 10; i++) {
      times.known.push(await elapsed(() => deployed.signIn(email, "wrong password")));
      times.unknown.push(await elapsed(() => deployed.signIn(newEmail(), "wrong password")));
    }
    // One hash is most of the time: without the dummy hash the ratio would be about 20. Other tests
    // compute beside most of the ten, but hardly beside the quickest.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

// Proves V7.4.
test("each sign-in opens a new session", async () => {
  const { email, access_token: first } = await auth.person();
  const second = await auth.session(email);
  const third = await auth.session(email);
  const ids = [first, second.access_token, third.access_token].map(
    (token) => claimsOf(token).session_id,
  );
  expect(new Set(ids).size).toBe(3);
});

test.each<[body: Record<string, unknown>, problem: string]>([
  [{}, "400 validation_failed"],
  [{ email: "", password: "x" }, "400 validation_failed"],
  [{ email: "not an address", password: PASSWORD }, "400 invalid_credentials"],
  [{ email: "ada@example.org" }, "400 invalid_credentials"],
  [{ email: "ada@example.org", password: "x".repeat(1025) }, "400 invalid_credentials"],
])("a sign-in with %o is refused: %s", async (body, problem) => {
  expect(await problemOf(await auth.post("token?grant_type=password", body))).toBe(problem);
});

test("an unknown grant type is refused in GoTrue's words", async () => {
  const response = await auth.post("token?grant_type=magic", {});
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: "invalid_credentials",
    message: "unsupported_grant_type",
  });
});

test("a banned person cannot sign in, refresh, or use a token that is still valid", async () => {
  const { email, user, access_token: token, refresh_token: refreshToken } = await auth.person();
  await worker.rows("UPDATE users SET banned_until = ? WHERE id = ?", Date.now() + 60_000, user.id);
  expect(await problemOf(await auth.signIn(email, PASSWORD))).toBe("400 user_banned");
  expect(await problemOf(await auth.refresh(refreshToken))).toBe("400 user_banned");
  expect(await problemOf(await auth.user(token))).toBe("403 user_banned");
  // Without the right password nobody learns of it.
  expect(await problemOf(await auth.signIn(email, "wrong password"))).toBe(
    "400 invalid_credentials",
  );
});

describe("with the limits that a deployment has", () => {
  const limited = builtSite({});
  const calls = authCalls(limited);
  const from = (address: string) => ({ "cf-connecting-ip": address });

  const tooLong = "x".repeat(1025);
  const setNewestCount = (count: number) =>
    limited.rows(
      "UPDATE auth_attempts SET count = ? WHERE id IN (SELECT id FROM auth_attempts ORDER BY expires_at DESC LIMIT 1)",
      count,
    );

  // Proves V6.2.
  test("the 21st attempt of one visitor within a minute is a 429 before hashing, whatever the account", async () => {
    // Refused without a hash, and counted all the same.
    for (let i = 0; i < 20; i++)
      expect((await calls.signIn(newEmail(), tooLong, from("198.51.100.1"))).status).toBe(400);
    const refused = await calls.signIn(newEmail(), "wrong password", {
      ...from("198.51.100.1"),
      "x-forwarded-for": "192.0.2.1",
    });
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await problemOf(refused)).toBe("429 over_request_rate_limit");
    expect((await calls.signIn(newEmail(), tooLong, from("198.51.100.2"))).status).toBe(400);
  });

  test.each([
    ["that someone has", async () => (await calls.person()).email],
    ["that nobody has", async () => newEmail()],
  ])(
    // Proves V6.2.
    "the 21st attempt at an address %s is a 429, with the right password and from many visitors",
    async (_name, address) => {
      const email = await address();
      await calls.signIn(email, "wrong password", from("203.0.113.1"));
      await setNewestCount(19);
      expect((await calls.signIn(email, "wrong password", from("203.0.113.2"))).status).toBe(400);
      // The right password is refused too: nobody compares it any more.
      const refused = await calls.signIn(email, PASSWORD, from("203.0.113.3"));
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(await problemOf(refused)).toBe("429 over_request_rate_limit");
    },
  );

  test("a right password clears the count of its account", async () => {
    const { email } = await calls.person();
    await calls.signIn(email, "wrong password", from("192.0.2.1"));
    expect(await limited.count("auth_attempts")).toBeGreaterThan(0);
    await limited.rows("DELETE FROM auth_attempts");
    await calls.signIn(email, "wrong password", from("192.0.2.1"));
    await calls.signIn(email, PASSWORD, from("192.0.2.1"));
    expect(await limited.count("auth_attempts")).toBe(0);
  });
});
