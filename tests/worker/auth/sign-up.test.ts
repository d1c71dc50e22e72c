import { expect, test } from "vitest";
import {
  authCalls,
  type AuthProblem,
  claimsOf,
  newEmail,
  PASSWORD,
  problemOf,
  sessionOf,
} from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

test("a sign-up answers a session with the user as GoTrue words it", async () => {
  const email = newEmail();
  const response = await auth.signUp({
    email,
    password: PASSWORD,
    data: { full_name: "Ada Lovelace" },
    gotrue_meta_security: {},
    code_challenge: null,
    code_challenge_method: null,
  });
  expect(response.status).toBe(200);
  const session = await sessionOf(response);
  expect(session).toMatchObject({
    token_type: "bearer",
    expires_in: 3600,
    user: { email, user_metadata: { full_name: "Ada Lovelace" } },
  });
  expect(session.user).toMatchObject({
    aud: "authenticated",
    role: "authenticated",
    phone: "",
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
    identities: [
      { id: session.user.id, provider: "email", identity_data: { email, email_verified: false } },
    ],
  });
  expect(claimsOf(session.access_token)).toMatchObject({
    sub: session.user.id,
    aud: "authenticated",
    role: "authenticated",
    aal: "aal1",
    amr: [{ method: "password" }],
    email,
    exp: session.expires_at,
  });
});

test.each<[body: Record<string, unknown>, problem: string]>([
  [{ email: "ada@example.org" }, "400 validation_failed"],
  [{ email: "ada@", password: PASSWORD }, "400 validation_failed"],
  [{ password: PASSWORD }, "422 anonymous_provider_disabled"],
  [{}, "422 anonymous_provider_disabled"],
  [{ phone: "+442079460000", password: PASSWORD }, "400 phone_provider_disabled"],
  [
    { email: "ada@example.org", password: PASSWORD, data: { bio: "x".repeat(3000) } },
    "400 validation_failed",
  ],
])("a sign-up with %o is refused: %s", async (body, problem) => {
  expect(await problemOf(await auth.signUp(body))).toBe(problem);
});

// Proves V2.4.
test("50 sign-ups at once with one address in mixed case make one account, and no 5xx", async () => {
  const email = newEmail();
  const spelled = (i: number) =>
    [...email].map((letter, at) => ((i >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join("");
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, i) => auth.signUp({ email: spelled(i), password: PASSWORD })),
  );
  const outcomes = await Promise.all(
    responses.map(async (response) => (response.status === 200 ? "200" : problemOf(response))),
  );
  expect(outcomes.toSorted()).toEqual([
    "200",
    ...Array<string>(49).fill("422 user_already_exists"),
  ]);
  expect(
    await worker.rows("SELECT COUNT(*) AS n FROM users WHERE lower(email) = ?", email),
  ).toEqual([{ n: 1 }]);
});

// Proves V6.3.
test("every spelling of an address leads to the same account, and look-alikes are refused", async () => {
  const { email } = await auth.person();
  const spelled = `  ${email.toUpperCase()} `;
  expect(await problemOf(await auth.signUp({ email: spelled, password: PASSWORD }))).toBe(
    "422 user_already_exists",
  );
  expect((await auth.signIn(spelled, PASSWORD)).status).toBe(200);
  // Look-alikes fold into ASCII only after the rule has refused them: K (Kelvin), dotless and dotted i, full width.
  for (const lookAlike of [
    "\u212Aelvin@example.org",
    "mar\u0131e@example.org",
    "MAR\u0130E@example.org",
    "\uFF41da@example.org",
  ]) {
    expect(await problemOf(await auth.signUp({ email: lookAlike, password: PASSWORD }))).toBe(
      "400 validation_failed",
    );
  }
});

// Proves V6.5.
test("a weak password is refused with every reason, and makes no account", async () => {
  const email = newEmail();
  for (const [password, reasons] of [
    ["12345", ["length"]],
    ["ab 12", ["length"]],
    ["👍👍👍👍👍", ["length"]],
    ["password", ["pwned"]],
    ["QWERTYUIOP", ["pwned"]],
    ["123456", ["pwned"]],
  ] as const) {
    const response = await auth.signUp({ email, password });
    const problem = (await response.json()) as AuthProblem;
    expect([response.status, problem.code, problem.weak_password?.reasons]).toEqual([
      422,
      "weak_password",
      reasons,
    ]);
  }
  expect(await worker.rows("SELECT id FROM users WHERE email = ?", email)).toEqual([]);
  expect((await auth.signUp({ email, password: "six ok" })).status).toBe(200);
});

// Proves V4.2.
test("role, app_metadata, id and aud of a sign-up are dropped", async () => {
  const email = newEmail();
  const id = "11111111-1111-4111-8111-111111111111";
  const response = await auth.signUp({
    email,
    password: PASSWORD,
    id,
    role: "service_role",
    aud: "admin",
    is_admin: true,
    app_metadata: { provider: "google", roles: ["admin"] },
    user_metadata: { role: "admin" },
    email_proved_at: 1,
    data: { full_name: "Eve", role: "admin", __proto__: { admin: true } },
  });
  const { access_token: token, user } = await sessionOf(response);
  expect(user.id).not.toBe(id);
  expect(user).toMatchObject({
    role: "authenticated",
    aud: "authenticated",
    app_metadata: { provider: "email", providers: ["email"] },
  });
  expect(claimsOf(token)).toMatchObject({ role: "authenticated", aud: "authenticated" });
  expect(await worker.rows("SELECT role FROM user_roles WHERE user_id = ?", user.id)).toEqual([]);
  expect((await worker.get("/api/admin/roles", { authorization: `Bearer ${token}` })).status).toBe(
    403,
  );
});

test("an error has the old shape for a client that names no version", async () => {
  const response = await worker.post("/api/auth/signup", {});
  expect(await response.json()).toEqual({
    code: 422,
    error_code: "anonymous_provider_disabled",
    msg: "Anonymous sign-ins are disabled",
  });
  expect(response.headers.get("x-sb-error-code")).toBe("anonymous_provider_disabled");
  expect(response.headers.get("x-supabase-api-version")).toBeNull();
});
