import { describe, expect, test } from "vitest";
import { authCalls, type AuthProblem, newEmail, PASSWORD, problemOf } from "../../people.ts";
import { builtSite, STRONG_HASHES } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

// Proves V6.4.
test("a password is exactly its bytes: never cut, trimmed or normalised", async () => {
  const base = "p".repeat(72);
  const pairs: [right: string, wrong: string][] = [
    [`${base}right`, `${base}wrong`],
    ["nul\0byte-one", "nul\0byte-two"],
    ["日本語日本語", "日本違違違違"],
    [" trailing space ", "trailing space"],
    ["Case Sensitive", "case sensitive"],
    ["caf\u00e9 noir", "cafe\u0301 noir"],
  ];
  for (const [right, wrong] of pairs) {
    const { email } = await auth.person(newEmail(), right);
    expect(await problemOf(await auth.signIn(email, wrong))).toBe("400 invalid_credentials");
    expect((await auth.signIn(email, right)).status).toBe(200);
  }
});

// Proves V6.4.
test("a password over 1024 bytes, or with half of a surrogate pair, is refused", async () => {
  for (const password of ["x".repeat(1025), "é".repeat(513), "pass\ud800word", "pass\udfffword"]) {
    expect(await problemOf(await auth.signUp({ email: newEmail(), password }))).toBe(
      "400 validation_failed",
    );
  }
  const longest = "é".repeat(512);
  const { email } = await auth.person(newEmail(), longest);
  expect((await auth.signIn(email, longest)).status).toBe(200);
});

describe("with the hashes of a deployment", () => {
  const site = builtSite(STRONG_HASHES);
  const deployed = authCalls(site);

  // Proves V11.1.
  test("a password is stored as an scrypt string of OWASP's parameters, with a salt of its own", async () => {
    await deployed.person();
    await deployed.person();
    const hashes = (
      await site.rows<{ password_hash: string }>("SELECT password_hash FROM users")
    ).map((row) => row.password_hash);
    for (const hash of hashes)
      expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test("a hash of other parameters is accepted once, and made anew", async () => {
    const { email, user } = await deployed.person();
    // "correct horse battery" under ln=12.
    const { scryptSync } = await import("node:crypto");
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync(PASSWORD, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    await site.rows(
      "UPDATE users SET password_hash = ? WHERE id = ?",
      `$scrypt$ln=12,r=8,p=1$${text(salt)}$${text(hash)}`,
      user.id,
    );
    const session = await deployed.session(email);
    expect((await deployed.user(session.access_token)).status).toBe(200);
    const [row] = await site.rows<{ password_hash: string }>(
      "SELECT password_hash FROM users WHERE id = ?",
      user.id,
    );
    expect(row!.password_hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect((await deployed.signIn(email, PASSWORD)).status).toBe(200);
  });
});

// Proves V6.6.
test("a new password ends all other sessions and their refresh tokens", async () => {
  const person = await auth.person();
  const other = await auth.session(person.email);
  expect((await auth.update(person.access_token, { password: "another good one" })).status).toBe(
    200,
  );
  expect(await problemOf(await auth.user(other.access_token))).toBe("403 session_not_found");
  expect(await problemOf(await auth.refresh(other.refresh_token))).toBe(
    "400 refresh_token_not_found",
  );
  expect((await auth.user(person.access_token)).status).toBe(200);
  expect((await auth.refresh(person.refresh_token)).status).toBe(200);
  expect(await problemOf(await auth.signIn(person.email, PASSWORD))).toBe(
    "400 invalid_credentials",
  );
  expect((await auth.signIn(person.email, "another good one")).status).toBe(200);
});

// Proves V6.6.
test("from an hour after signing in a new password needs the current one", async () => {
  const person = await auth.person();
  const change = { password: "another good one" };
  expect(
    await problemOf(
      await auth.update(person.access_token, { ...change, current_password: "wrong" }),
    ),
  ).toBe("400 current_password_invalid");
  await worker.rows(
    "UPDATE sessions SET created_at = created_at - 3600001 WHERE user_id = ?",
    person.user.id,
  );
  expect(await problemOf(await auth.update(person.access_token, change))).toBe(
    "400 current_password_required",
  );
  expect(await problemOf(await auth.update(person.access_token, { email: newEmail() }))).toBe(
    "400 current_password_required",
  );
  expect((await auth.update(person.access_token, { data: { full_name: "Ada" } })).status).toBe(200);
  expect(
    (await auth.update(person.access_token, { ...change, current_password: PASSWORD })).status,
  ).toBe(200);
});

test.each([
  ["the old one", PASSWORD, "422 same_password"],
  ["a short one", "12345", "422 weak_password"],
  ["a common one", "password", "422 weak_password"],
])("a new password that is %s is refused", async (_name, password, problem) => {
  const person = await auth.person();
  expect(await problemOf(await auth.update(person.access_token, { password }))).toBe(problem);
});

// Proves V6.5.
test("what attackers try first is refused, in French too, with the site's name and one's own address", async () => {
  const email = `camille.dupont${newEmail()}`;
  const guessable = [
    "motdepasse",
    "Azerty123!",
    "Soleil2024",
    "sol\u00e9il!!",
    "1doudou1",
    "Mot de passe 1",
    "qsdfghjklm",
  ];
  const ofTheSite = ["envol2026", "Envol!", "www.envol.example"];
  const ofThePerson = [
    email,
    email.toUpperCase(),
    email.split("@")[0]!,
    `${email.split("@")[0]}12`,
  ];
  const patterns = ["aaaaaa", "121212", "abcdefgh", "987654", "5678901"];
  for (const password of [...guessable, ...ofTheSite, ...ofThePerson, ...patterns]) {
    const response = await auth.signUp({ email, password });
    const problem = (await response.json()) as AuthProblem;
    expect([password, response.status, problem.weak_password?.reasons]).toEqual([
      password,
      422,
      ["pwned"],
    ]);
  }
  const { access_token: token } = await auth.person(email, "soleil sur la mer");
  expect(await problemOf(await auth.update(token, { password: `${email}1` }))).toBe(
    "422 weak_password",
  );
  expect((await auth.update(token, { password: "envol de nuit sur Orly" })).status).toBe(200);
});
