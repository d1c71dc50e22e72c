import { expect, onTestFinished, test } from "vitest";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import { applyMigrations } from "../../database.ts";
import { authCalls, PASSWORD, problemOf, sessionOf, VERSION } from "../../people.ts";
import { builtSite, fetchAlone, PUBLIC_KEY, QUICK } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

test.each<[name: string, body: string, status: number, code: string]>([
  ["broken JSON", '{"email":', 400, "bad_json"],
  ["nothing", "", 400, "bad_json"],
  ["null", "null", 400, "validation_failed"],
  ["an array", '[{"email":"a@example.org"}]', 400, "validation_failed"],
  [
    "an operator for a password",
    '{"email":"a@example.org","password":{"$ne":null}}',
    400,
    "validation_failed",
  ],
  ["an operator for an address", '{"email":{"$gt":""},"password":"x"}', 400, "validation_failed"],
  [
    "data that is a text",
    '{"email":"a@example.org","password":"secret enough","data":"x"}',
    400,
    "validation_failed",
  ],
  [
    "data nested without end",
    `{"email":"a@example.org","password":"secret enough","data":{"a":${"[".repeat(9000)}${"]".repeat(9000)}}}`,
    400,
    "validation_failed",
  ],
  ["nests without end", "[".repeat(60_000), 400, "bad_json"],
  [
    "3 MiB",
    JSON.stringify({ email: "a@example.org", password: "x".repeat(3 * 1024 * 1024) }),
    413,
    "request_entity_too_large",
  ],
  // Proves V4.1.
])("a sign-up with %s is refused, and the next one works", async (_name, body, status, code) => {
  expect(await problemOf(await auth.post("signup", body))).toBe(`${status} ${code}`);
  expect(await problemOf(await auth.post("signup", { email: "" }))).toBe(
    "422 anonymous_provider_disabled",
  );
});

test("unknown paths and methods under /api/auth are refused in GoTrue's shape", async () => {
  expect(await problemOf(await worker.get("/api/auth/admin/users", VERSION))).toBe("404 not_found");
  const response = await worker.get("/api/auth/token", VERSION);
  expect(response.headers.get("allow")).toBe("POST");
  expect(await problemOf(response)).toBe("405 method_not_allowed");
});

const SECRET = "a secret that must not show 4711";
/** How many requests are generated. `STRINGS=10000` is the long run. */
const COUNT = Number(process.env.STRINGS ?? 150);
const AT_ONCE = 40;

test(`${COUNT} generated requests over all auth endpoints give no 5xx, and no secret in a response or a log`, async () => {
  // Straight on Miniflare: the harness puts two proxies in front, and thousands of requests take minutes.
  const logs: string[] = [];
  const served = await serveBuiltWorker({
    vars: QUICK,
    onLog: ({ message }) => void logs.push(message),
  });
  onTestFinished(served.dispose);
  await applyMigrations(await served.d1());
  const send = (path: string, init?: RequestInit) =>
    fetchAlone(`${served.url}/api/auth/${path}`, init);
  const person = await sessionOf(
    await send("signup", {
      method: "POST",
      headers: { ...PUBLIC_KEY, "content-type": "application/json" },
      body: JSON.stringify({ email: "person@example.org", password: PASSWORD }),
    }),
  );
  const { pick, next } = seededRandom(20261120);
  const chance = (share: number) => next() < share;
  const texts = [
    "",
    " ",
    "x",
    "0",
    "null",
    "undefined",
    "NaN",
    "true",
    "../../etc/passwd",
    "'; DROP TABLE users;--",
    '" OR 1=1 --',
    "%00",
    "\0",
    "\ud800",
    "<script>alert(1)</script>",
    "${7*7}",
    "{{7*7}}",
    "constructor",
    "__proto__",
    "a@example.org",
    "A@EXAMPLE.ORG",
    "a@b",
    "@",
    "a@example.org\r\nBcc: b@example.org",
    "🦄".repeat(30),
    "x".repeat(300),
    "x".repeat(5000),
    "-1",
    "1e999",
    person.user.email!,
    person.refresh_token,
    person.access_token,
    person.user.id,
    "AAAA.BBBB",
    "....",
    "https://attacker.example/",
    "//attacker.example",
    "\\\\attacker.example",
    "javascript:alert(1)",
    "google",
    "oidc",
    "recovery",
    "signup",
    "email_change",
    "s256",
  ];
  const values = () =>
    pick<unknown>([
      ...texts,
      ...texts,
      null,
      true,
      false,
      0,
      -1,
      1e308,
      [],
      {},
      [null],
      { $ne: null },
      { $gt: "" },
      [[[[]]]],
      { toString: "x" },
      ["a", "b"],
    ]);
  const keys = [
    "email",
    "password",
    "data",
    "phone",
    "refresh_token",
    "auth_code",
    "code_verifier",
    "type",
    "token_hash",
    "token",
    "current_password",
    "app_metadata",
    "role",
    "id",
    "__proto__",
    "constructor",
    "gotrue_meta_security",
    "code_challenge",
    "nonce",
  ];
  const endpoints = [
    ["POST", "signup"],
    ["POST", "token"],
    ["POST", "logout"],
    ["GET", "user"],
    ["PUT", "user"],
    ["POST", "recover"],
    ["POST", "resend"],
    ["POST", "verify"],
    ["GET", "verify"],
    ["GET", "authorize"],
    ["GET", "callback"],
    ["GET", "settings"],
    ["GET", "health"],
    ["GET", ".well-known/jwks.json"],
    ["DELETE", "user"],
    ["POST", "nothing"],
  ] as const;
  const params = [
    "grant_type",
    "scope",
    "redirect_to",
    "code",
    "state",
    "provider",
    "token",
    "type",
    "code_challenge",
    "code_challenge_method",
    "error",
    "iss",
  ];
  const grants = ["password", "refresh_token", "pkce", "PASSWORD", ""];

  const body = () => {
    if (chance(0.1))
      return pick([
        "",
        "{",
        "null",
        "[]",
        "1",
        '"x"',
        "{}",
        "[".repeat(2000),
        '{"email":"a","email":{}}',
        "\ufeff{}",
        "{'a':1}",
      ]);
    const object: Record<string, unknown> = {};
    for (const key of keys)
      if (chance(0.3))
        Object.defineProperty(object, key, { value: values(), enumerable: true, writable: true });
    // Hashing thousands of passwords is not what this is about: most would be refused before it.
    if (typeof object.password === "string" && chance(0.98)) object.password = `${SECRET}\ud800`;
    return JSON.stringify(object);
  };
  const request = (): Promise<Response> => {
    const [method, name] = pick(endpoints);
    const query = new URLSearchParams();
    for (const param of params) if (chance(0.25)) query.append(param, pick(texts));
    if (chance(0.7)) query.set("grant_type", pick(grants));
    const headers: Record<string, string> = {
      ...(chance(0.95) ? PUBLIC_KEY : {}),
      "content-type": chance(0.95) ? "application/json" : "text/plain",
    };
    if (chance(0.7))
      headers["x-supabase-api-version"] = pick(["2024-01-01", "2030-12-31", "1999-01-01", "x", ""]);
    if (chance(0.5))
      headers.authorization = pick([
        `Bearer ${person.access_token.slice(0, -3)}AAA`,
        "Bearer x.y.z",
        "Bearer null",
        "Basic YTpi",
        "Bearer",
        `Bearer ${PUBLIC_KEY.apikey}`,
      ]);
    if (chance(0.1)) headers["user-agent"] = "x".repeat(2000);
    return send(`${name}?${query}`, {
      method,
      headers,
      redirect: "manual",
      ...(method === "GET" ? {} : { body: body() }),
    });
  };

  const worst: string[] = [];
  for (let sent = 0; sent < COUNT; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const response = await request();
        const text = await response.text();
        const shown = text + JSON.stringify([...response.headers]);
        if (
          response.status >= 500 ||
          shown.includes(SECRET) ||
          shown.includes("scrypt") ||
          shown.includes("attacker.example")
        ) {
          worst.push(`${response.status} ${response.url} ${text.slice(0, 200)}`);
        }
      }),
    );
  }
  expect(worst).toEqual([]);
  const logged = logs.join("\n");
  for (const secret of [
    SECRET,
    PASSWORD,
    person.user.email!,
    person.refresh_token,
    person.access_token,
  ])
    expect(logged).not.toContain(secret);
  expect(logged).not.toContain('"level":"error"');
  expect(logs.length).toBeGreaterThanOrEqual(COUNT);
  expect(
    (await send("user", { headers: { authorization: `Bearer ${person.access_token}` } })).status,
  ).toBe(200);
});
