import { AuthClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { CLIENT } from "../../fakes/openid-provider.ts";
import { fetchAlone, PUBLIC_KEY } from "../../site.ts";
import { newEmail, PASSWORD, VERSION } from "../../people.ts";
import { type AuthResponse, pkce, providerSite } from "./provider-site.ts";

const {
  site,
  provider,
  db,
  rows,
  logs,
  post,
  exchange,
  authorizeUrl,
  browse,
  isBack,
  isCallback,
  at,
  signIn,
} = await providerSite();

const problem = ({ status, code }: AuthResponse) => `${status} ${code}`;

test("a new person signs in with the provider, comes back to where they were, and is the same person next time", async () => {
  const email = newEmail();
  at({ email: email.toUpperCase(), email_verified: true, name: "Ada Lovelace" });
  const first = await signIn();
  expect(first.user).toMatchObject({
    email,
    app_metadata: { providers: ["oidc"] },
    user_metadata: { full_name: "Ada Lovelace" },
  });
  expect((await signIn()).user!.id).toBe(first.user!.id);
});

test("the stock client's own way to a provider and back", async () => {
  at({ email: newEmail(), email_verified: true });
  const memory = new Map<string, string>();
  const client = new AuthClient({
    url: `${site.url}/api/auth`,
    headers: { ...PUBLIC_KEY },
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  });
  const { data } = await client.signInWithOAuth({
    provider: "oidc" as "google",
    options: { redirectTo: `${site.url}/auth`, skipBrowserRedirect: true },
  });
  const back = await browse(data.url!, isBack);
  expect(back.pathname).toBe("/auth");
  const { error, data: session } = await client.exchangeCodeForSession(
    back.searchParams.get("code")!,
  );
  expect(error).toBeNull();
  expect((await client.getUser()).data.user?.id).toBe(session.user?.id);
});

test("what is asked of the provider carries PKCE, a state and a nonce, and nothing that the visitor added", async () => {
  const { challenge } = pkce();
  const asked = await browse(
    authorizeUrl(challenge, {
      client_id: "evil",
      scope: "admin",
      redirect_uri: "https://attacker.example",
      prompt: "none",
      scopes: "admin",
    }),
    (url) => url.origin === provider.issuer,
  );
  const query = Object.fromEntries(asked.searchParams);
  expect(query).toMatchObject({
    client_id: CLIENT.id,
    redirect_uri: `${site.url}/api/auth/callback`,
    scope: "openid email profile",
    response_type: "code",
    code_challenge_method: "S256",
  });
  expect(query.prompt).toBeUndefined();
  for (const name of ["state", "nonce", "code_challenge"])
    expect(query[name]).toMatch(/^[\w-]{43}$/);
  expect(query.code_challenge).not.toBe(challenge);
});

// Proves V10.2.
test("a provider's state works once, and for the browser that began", async () => {
  at({ email: newEmail(), email_verified: true });
  const { verifier, challenge } = pkce();
  const callback = await browse(authorizeUrl(challenge), isCallback);
  const back = await browse(callback.href, isBack);
  const again = await browse(callback.href, isBack);
  expect(again.searchParams.get("error_code")).toBe("bad_oauth_state");
  expect(new URLSearchParams(again.hash.slice(1)).get("error_code")).toBe("bad_oauth_state");
  const forged = new URL(callback);
  forged.searchParams.set("state", "A".repeat(43));
  expect((await browse(forged.href, isBack)).searchParams.get("error_code")).toBe(
    "bad_oauth_state",
  );
  expect((await exchange(back.searchParams.get("code")!, verifier)).status).toBe(200);
});

// Proves V10.2.
test("a code of /callback works once, and only with its verifier", async () => {
  at({ email: newEmail(), email_verified: true });
  const [mine, stolen] = [pkce(), pkce()];
  const code = (await browse(authorizeUrl(mine.challenge), isBack)).searchParams.get("code")!;
  const other = (await browse(authorizeUrl(stolen.challenge), isBack)).searchParams.get("code")!;
  expect(problem(await exchange(other, mine.verifier))).toBe("400 bad_code_verifier");
  // The wrong try has used it up.
  expect(problem(await exchange(other, stolen.verifier))).toBe("404 flow_state_not_found");
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => exchange(code, mine.verifier)),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
});

// Proves V10.2.
test("states expire after 10 minutes, codes after 5", async () => {
  at({ email: newEmail(), email_verified: true });
  const { verifier, challenge } = pkce();
  const callback = await browse(authorizeUrl(challenge), isCallback);
  const life = await db
    .prepare("SELECT max(expires_at - created_at) AS ms FROM flow_states")
    .first<number>("ms");
  expect(life).toBe(600_000);
  await db.prepare("UPDATE flow_states SET expires_at = 1").run();
  expect((await browse(callback.href, isBack)).searchParams.get("error_code")).toBe(
    "flow_state_expired",
  );
  const code = (await browse(authorizeUrl(challenge), isBack)).searchParams.get("code")!;
  await db.prepare("UPDATE flow_states SET expires_at = 1").run();
  expect(problem(await exchange(code, verifier))).toBe("422 flow_state_expired");
});

test("nothing in the flow's row opens an account: state and code are hashed", async () => {
  at({ email: newEmail(), email_verified: true });
  const callback = await browse(authorizeUrl(pkce().challenge), isCallback);
  const back = await browse(callback.href, isBack);
  const rows = JSON.stringify((await db.prepare("SELECT * FROM flow_states").all()).results);
  expect(rows).not.toContain(callback.searchParams.get("state"));
  expect(rows).not.toContain(back.searchParams.get("code"));
  expect(logs.join("\n")).not.toContain(back.searchParams.get("code"));
});

test("a response that is not the provider's, or says no, signs nobody in", async () => {
  at({ email: newEmail(), email_verified: true });
  const end = async (change: (url: URL) => void) => {
    const callback = await browse(authorizeUrl(pkce().challenge), isCallback);
    change(callback);
    return (await browse(callback.href, isBack)).searchParams.get("error_code");
  };
  expect(await end((url) => url.searchParams.set("code", "forged"))).toBe("bad_oauth_callback");
  expect(await end((url) => url.searchParams.delete("code"))).toBe("bad_oauth_callback");
  expect(await end((url) => url.searchParams.set("iss", "https://attacker.example"))).toBe(
    "bad_oauth_callback",
  );
  provider.state.signedInAs = "";
  expect(await end(() => undefined)).toBe("access_denied");
});

test("a blocked account does not come back by its provider, and is told so", async () => {
  at({ email: newEmail(), email_verified: true });
  const { user } = await signIn();
  await rows("UPDATE users SET banned_until = 4102444800000 WHERE id = ?", user!.id);
  expect(problem(await signIn())).toBe("400 user_banned");
});

test("a provider may say null for what it does not know", async () => {
  const email = newEmail();
  at({ email, email_verified: true, name: null });
  expect((await signIn()).user).toMatchObject({ email, user_metadata: {} });
  at({ email: null, name: null });
  expect((await signIn()).code).toBe("provider_email_needs_verification");
});

// Proves V10.3.
test("an address that the provider has not verified links no account, known or new", async () => {
  const email = newEmail();
  await post("signup", { email, password: PASSWORD });
  at({ email, email_verified: false });
  expect((await signIn()).code).toBe("provider_email_needs_verification");
  at({ email });
  expect((await signIn()).code).toBe("provider_email_needs_verification");
  at({ email: newEmail(), email_verified: false });
  expect((await signIn()).code).toBe("provider_email_needs_verification");
  at({ email: "not an address", email_verified: true });
  expect((await signIn()).code).toBe("provider_email_needs_verification");
  expect(
    (await post("token?grant_type=password", { email, password: PASSWORD })).user!.app_metadata
      .providers,
  ).toEqual(["email"]);
});

// Proves V10.3.
test("an identity is the provider's subject, and does not follow its address", async () => {
  const email = newEmail();
  const subject = at({ email, email_verified: true });
  const first = await signIn();
  provider.people.set(subject, { email: newEmail(), email_verified: true });
  expect((await signIn()).user).toMatchObject({ id: first.user!.id, email });
  // Unverified now, and still the person who was linked.
  provider.people.set(subject, {});
  expect((await signIn()).user!.id).toBe(first.user!.id);
});

// Proves V10.3.
test("the owner's first verified sign-in takes the account from whoever signed up with their address", async () => {
  const email = newEmail();
  const squatter = await post("signup", { email, password: PASSWORD });
  at({ email, email_verified: true });
  const owner = await signIn();
  expect(owner.user).toMatchObject({
    id: squatter.user!.id,
    app_metadata: { providers: ["oidc"] },
  });
  const user = (token: string) =>
    fetchAlone(`${site.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } });
  expect((await user(squatter.access_token!)).status).toBe(403);
  expect((await user(owner.access_token!)).status).toBe(200);
  expect(problem(await post("token?grant_type=password", { email, password: PASSWORD }))).toBe(
    "400 invalid_credentials",
  );
});

test("an account whose address is proved keeps its password when a provider is added", async () => {
  const email = newEmail();
  const { user } = await post("signup", { email, password: PASSWORD });
  await db.prepare("UPDATE users SET email_proved_at = 1 WHERE id = ?").bind(user!.id).run();
  at({ email, email_verified: true });
  expect((await signIn()).user!.app_metadata.providers).toEqual(["email", "oidc"]);
  expect((await post("token?grant_type=password", { email, password: PASSWORD })).status).toBe(200);
});

test("five first sign-ins of one person at once make one account", async () => {
  const email = newEmail();
  at({ email, email_verified: true });
  const responses = await Promise.all(Array.from({ length: 5 }, signIn));
  expect(new Set(responses.map(({ user }) => user?.id)).size).toBe(1);
  expect(
    await db.prepare("SELECT COUNT(*) AS n FROM users WHERE email = ?").bind(email).first("n"),
  ).toBe(1);
});

test.each([
  "https://attacker.example/",
  "//attacker.example/x",
  "\\\\attacker.example",
  "/\\attacker.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://user:pass@localhost/",
  "SITE.attacker.example/",
  "SITE@attacker.example/",
  "http://2130706433/",
  // Proves V10.1.
])("redirect_to %s leads to the site's root", async (redirectTo) => {
  at({ email: newEmail(), email_verified: true });
  const back = await browse(
    authorizeUrl(pkce().challenge, { redirect_to: redirectTo.replace("SITE", site.url) }),
    (url) => !url.pathname.startsWith("/api/") && url.origin !== provider.issuer,
  );
  expect([back.origin, back.pathname]).toEqual([site.url, "/"]);
});

test.each([
  ["an unknown provider", { provider: "github" }],
  ["one that is not configured", { provider: "google" }],
  ["no challenge", { code_challenge: "" }],
  ["a plain challenge", { code_challenge_method: "plain" }],
])("%s is refused", async (_name, changes) => {
  const response = await fetchAlone(authorizeUrl(pkce().challenge, changes), {
    redirect: "manual",
    headers: VERSION,
  });
  expect(response.status).toBe(400);
  expect(((await response.json()) as AuthResponse).code).toBe("validation_failed");
});

test("settings say which providers there are", async () => {
  const response = await fetchAlone(`${site.url}/api/auth/settings`);
  // The same for everybody: the sign-in page asks once a minute.
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  const settings = await response.json();
  expect(settings).toMatchObject({
    external: { email: true, google: false, oidc: true },
    oidc_name: "Test ID",
    mailer_autoconfirm: true,
  });
});
