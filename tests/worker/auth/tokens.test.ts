import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  base64url,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTHeaderParameters,
  SignJWT,
} from "jose";
import { expect, test } from "vitest";
import { authCalls, claimsOf, problemOf } from "../../people.ts";
import { builtSite, keptCookies } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

const toml = readFileSync(join(import.meta.dirname, "../../../wrangler.toml"), "utf8");
const { kid: KID, ...KEY } = JSON.parse(/^AUTH_SIGNING_KEY = '(.+)'$/m.exec(toml)![1]!) as Record<
  string,
  string
>;
const { d: _, ...PUBLIC } = KEY;
const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
const now = () => Math.floor(Date.now() / 1000);

/** A token with the claims of a real one, changed, and signed with the real key unless another is given. */
async function forged(
  changes: Record<string, unknown>,
  header: Partial<JWTHeaderParameters> = {},
  key?: CryptoKey | Uint8Array,
) {
  const { access_token: token } = await auth.person();
  return new SignJWT({ ...claimsOf(token), ...changes })
    .setProtectedHeader({ alg: "ES256", kid: KID, typ: "JWT", ...header } as JWTHeaderParameters)
    .sign(key ?? (await importJWK(KEY, "ES256")));
}

test("the forger of these tests makes good tokens when nothing is changed", async () => {
  expect((await auth.user(await forged({}))).status).toBe(200);
});

// Proves V9.1.
test("an access token with another header, key or claim is refused", async () => {
  const { access_token: good } = await auth.person();
  const [, payload, signature] = good.split(".") as [string, string, string];
  const attacker = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(attacker.publicKey);
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(PUBLIC));
  const raw = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(PUBLIC.x!, "base64url"),
    Buffer.from(PUBLIC.y!, "base64url"),
  ]);
  const tampered = encode({ ...claimsOf(good), sub: (await auth.person()).user.id });
  const tokens: Record<string, string> = {
    none: `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    "None, with the old signature": `${encode({ alg: "None", kid: KID })}.${payload}.${signature}`,
    "HS256 with the public key as JSON": await forged({}, { alg: "HS256" }, publicKeyAsSecret),
    "HS256 with the public key as bytes": await forged({}, { alg: "HS256" }, raw),
    "an embedded jwk": await forged({}, { jwk }, attacker.privateKey),
    "a jku": await forged(
      {},
      { jku: "https://attacker.example/jwks.json" } as never,
      attacker.privateKey,
    ),
    "another key under our kid": await forged({}, {}, attacker.privateKey),
    "an unknown kid": await forged({}, { kid: "../../dev/null" }),
    "no kid": await forged({}, { kid: undefined }),
    "another subject": `${good.split(".")[0]}.${tampered}.${signature}`,
    "no signature": `${good.split(".")[0]}.${payload}.`,
    "two parts": `${good.split(".")[0]}.${payload}`,
    "another audience": await forged({ aud: "admin" }),
    "no audience": await forged({ aud: undefined }),
    "another issuer": await forged({ iss: "https://attacker.example/api/auth" }),
    expired: await forged({ exp: now() - 1 }),
    "no end": await forged({ exp: undefined }),
    "not yet": await forged({ nbf: now() + 600 }),
    "no session": await forged({ session_id: undefined }),
    "another session": await forged({
      session_id: claimsOf((await auth.person()).access_token).session_id,
    }),
    "the anonymous key": "envol-public-anon-key",
    "a refresh token": (await auth.person()).refresh_token,
  };
  for (const [name, token] of Object.entries(tokens)) {
    const response = await auth.user(token);
    expect(`${name}: ${await problemOf(response)}`).toBe(
      `${name}: 403 ${name === "another session" ? "session_not_found" : "bad_jwt"}`,
    );
  }
  expect(await problemOf(await auth.user(await forged({ sub: "admin" })))).toBe("400 bad_jwt");
  expect(
    await problemOf(await auth.user(await forged({ sub: "01900000-0000-7000-8000-000000000000" }))),
  ).toBe("403 user_not_found");
});

// Proves V9.2.
test("a role in a token gives nothing: roles are looked up in the database on each call", async () => {
  const token = await forged({
    role: "service_role",
    app_metadata: { roles: ["admin"] },
    user_metadata: { role: "admin" },
  });
  expect((await auth.send("GET", "admin/roles", token)).status).toBe(403);
  expect(await (await auth.send("GET", "user-roles?role=admin", token)).json()).toEqual([]);
});

test.each(["", "Basic YTpi", "Bearer", "Bearer  ", "Token x", "bearer a b"])(
  "Authorization %j is no bearer token",
  async (authorization) => {
    const response = await worker.get("/api/auth/user", {
      authorization,
      "x-supabase-api-version": "2024-01-01",
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: "no_authorization",
      message: "This endpoint requires a valid Bearer token",
    });
  },
);

// Proves V14.1.
test("the key set holds public parts only, and may be cached for ten minutes", async () => {
  const response = await worker.get("/api/auth/.well-known/jwks.json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=600");
  const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
  expect(keys).toEqual([{ ...PUBLIC, kid: KID, alg: "ES256", use: "sig", key_ops: ["verify"] }]);
});

// Proves V14.1.
test("responses are no-store, and logs and rows hold no token, password or address", async () => {
  const password = "an unlikely password 7391";
  const person = await auth.person(undefined, password);
  const calls = [
    await auth.signIn(person.email, password),
    await auth.refresh(person.refresh_token),
    await auth.user(person.access_token),
    await auth.update(person.access_token, { data: { a: 1 } }),
    await auth.signUp({ email: person.email, password }),
  ];
  for (const response of calls) {
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).not.toContain(password);
    expect(text).not.toMatch(/scrypt|password_hash|passwordHash|SECRET/);
  }
  const logs = worker.logs().join("\n");
  for (const secret of [password, person.email, person.access_token, person.refresh_token])
    expect(logs).not.toContain(secret);
});

// Proves V3.1.
test("no cookie is set, key and JSON are required, and foreign pages are refused", async () => {
  const body = JSON.stringify({ email: "csrf@example.org", password: "correct horse battery" });
  const send = (headers: Record<string, string>) =>
    worker.fetch("/api/auth/signup", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: "envol-public-anon-key",
        "x-supabase-api-version": "2024-01-01",
        ...headers,
      },
      body,
    });
  for (const [headers, status] of [
    [{ apikey: "" }, 401],
    [{ "content-type": "text/plain" }, 415],
    [{ "content-type": "application/x-www-form-urlencoded" }, 415],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://attacker.example" }, 403],
    [{ origin: "null" }, 403],
  ] as const) {
    const response = await send(headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(Object.keys((await response.json()) as object)).toEqual(["code", "message"]);
  }
  expect(await worker.rows("SELECT id FROM users WHERE email = 'csrf@example.org'")).toEqual([]);
  const good = await send({ "sec-fetch-site": "same-origin", origin: "http://localhost:5173" });
  expect(good.status).toBe(200);
  expect(keptCookies(good)).toEqual([]);
  const preflight = await worker.fetch("/api/auth/token", {
    method: "OPTIONS",
    headers: { origin: "https://attacker.example" },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
});
