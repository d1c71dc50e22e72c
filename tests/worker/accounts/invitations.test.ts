import { expect, test } from "vitest";
import type { Invitation, ReceivedInvitation } from "#domain/accounts/invitation.schema.ts";
import type { Role } from "#domain/accounts/role.ts";
import { authenticatorCode } from "../../authenticator.ts";
import { adminCalls, authCalls, newEmail, PASSWORD, type Person } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

const invite = (email: string, role: Role = "agent") =>
  send("POST", "invitations", { email, role });
/** Invites, and gives the secret of the mailed link and the invitation's id. */
async function invited(typed: string, role: Role = "agent") {
  const email = typed.trim().toLowerCase();
  const mails = worker.mailsAbout(email).length;
  const response = await invite(typed, role);
  if (response.status !== 201)
    throw new Error(`Invitation failed: ${response.status} ${await response.text()}`);
  await expect.poll(() => worker.mailsAbout(email).length).toBeGreaterThan(mails);
  const mail = await worker.mailAbout(email);
  return {
    ...((await response.json()) as Invitation),
    token: /[?&]token=([^&\s]+)/.exec(mail)![1]!,
    mail,
  };
}
const open = async () => (await read<{ items: Invitation[] }>("invitations")).items;
const look = (token: string) => worker.post("/api/invitations/lookup", { token });
const accept = (body: object, accessToken?: string) =>
  auth.send("POST", "invitations/accept", accessToken, body);
const outcome = async (response: Response) =>
  `${response.status} ${response.ok ? "" : (await errorOf(response)).code}`.trim();
const rolesOf = async (email: string) =>
  (
    await worker.rows<{ role: Role }>(
      "SELECT role FROM user_roles WHERE user_id = (SELECT id FROM users WHERE email = ?)",
      email,
    )
  ).map(({ role }) => role);
const CHOSEN = "chosen by the one invited";

test("an invitation says who invites whom to what, and accepting it makes a proved account with the role", async () => {
  const email = newEmail();
  const invitation = await invited(` ${email.toUpperCase()} `);
  expect(invitation).toMatchObject({ email, role: "agent", invited_by: admin().email });
  expect(invitation.mail).toContain("as an agent");
  expect(invitation.mail).toContain("&lang=en");
  expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(
    7 * 86_400_000,
  );
  expect((await open()).map(({ id }) => id)).toEqual([invitation.id]);
  const { token } = invitation;
  expect((await (await look(token)).json()) as ReceivedInvitation).toEqual({
    email,
    role: "agent",
    invited_by: admin().email,
    expires_at: invitation.expires_at,
    account: "none",
  });
  const accepted = await accept({ token, full_name: " Grace Hopper ", password: CHOSEN });
  expect([accepted.status, await accepted.json()]).toEqual([200, { email, role: "agent" }]);
  const session = await auth.session(email, CHOSEN);
  expect(session.user).toMatchObject({ user_metadata: { full_name: "Grace Hopper" } });
  expect(session.user.identities[0]!.identity_data).toMatchObject({ email_verified: true });
  expect((await auth.send("GET", "admin/orders", session.access_token)).status).toBe(200);
  expect([await open(), await outcome(await look(token))]).toEqual([[], "404 not_found"]);
  expect(await outcome(await accept({ token, password: CHOSEN }))).toBe("404 not_found");
  expect(await trail(invitation.id)).toEqual([
    { actor_id: admin().user.id, action: "invitation.sent", detail: '{"role":"agent"}' },
  ]);
  expect(await trail(session.user.id)).toEqual([
    {
      actor_id: admin().user.id,
      action: "role.granted",
      detail: '{"role":"agent","by":"invitation"}',
    },
    { actor_id: session.user.id, action: "staff.signed_in", detail: '{"method":"password"}' },
  ]);
});

test("neither the link's secret nor, once it is used, the address is stored", async () => {
  const email = newEmail();
  const { token } = await invited(email);
  const tables = await worker.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf%'",
  );
  const everything = async () =>
    JSON.stringify(
      await Promise.all(tables.map(({ name }) => worker.rows(`SELECT * FROM "${name}"`))),
    );
  expect(await everything()).toContain(email);
  expect(await everything()).not.toContain(token.split(".")[1]);
  await send("DELETE", `invitations/${(await open())[0]!.id}`);
  expect(await everything()).not.toContain(email);
  expect(JSON.stringify(worker.logs())).not.toContain(email);
});

test("a proved account accepts only with a session of its own, and keeps all its keys", async () => {
  const owner = await auth.person();
  await auth.prove(owner.user.id);
  const stranger = await auth.person();
  const { token } = await invited(owner.email, "admin");
  expect(await (await look(token)).json()).toMatchObject({ account: "proved" });
  for (const [body, session] of [
    [{ token }],
    [{ token, password: CHOSEN }],
    [{ token, password: CHOSEN }, stranger],
  ] as [object, Person?][]) {
    expect(await outcome(await accept(body, session?.access_token))).toBe("401 sign_in_needed");
  }
  const other = await auth.session(owner.email);
  expect(await outcome(await accept({ token, password: CHOSEN }, owner.access_token))).toBe("200");
  expect(await rolesOf(owner.email)).toEqual(["admin"]);
  expect((await auth.user(other.access_token)).status).toBe(200);
  expect((await auth.signIn(owner.email, CHOSEN)).status).toBe(400);
  await send("DELETE", "roles", { email: owner.email, role: "admin" });
});

test("a proved account with a second factor accepts only after showing it", async () => {
  const owner = await auth.person();
  await auth.prove(owner.user.id);
  const post = async <Body>(path: string, body: object) =>
    (await (
      await auth.send("POST", `auth/factors${path}`, owner.access_token, body)
    ).json()) as Body;
  const factor = await post<{ id: string; totp: { secret: string } }>("", {
    factor_type: "totp",
    friendly_name: "Phone",
  });
  const challenge = await post<{ id: string }>(`/${factor.id}/challenge`, {});
  const code = authenticatorCode(factor.totp.secret);
  const shown = await post<Person>(`/${factor.id}/verify`, { challenge_id: challenge.id, code });
  const { token } = await invited(owner.email);
  const passwordOnly = await auth.session(owner.email);
  expect(await outcome(await accept({ token }, passwordOnly.access_token))).toBe(
    "403 insufficient_aal",
  );
  expect(await rolesOf(owner.email)).toEqual([]);
  expect(await outcome(await accept({ token }, shown.access_token))).toBe("200");
  expect(await rolesOf(owner.email)).toEqual(["agent"]);
});

// Proves V8.1.
test("a stranger who made the account before is out of it, whatever opened it", async () => {
  const squatter = await auth.person();
  await worker.rows(
    "INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data, last_sign_in_at, created_at, updated_at) VALUES ('squat', ?, 'google', 'g', ?, '{}', 1, 1, 1)",
    squatter.user.id,
    squatter.email,
  );
  const { token } = await invited(squatter.email, "admin");
  expect(await (await look(token)).json()).toMatchObject({ account: "unproved" });
  // With a session alone, which the stranger could have planted, nothing is given.
  expect(await outcome(await accept({ token }, squatter.access_token))).toBe("409 account_changed");
  expect(await outcome(await accept({ token, password: CHOSEN }, squatter.access_token))).toBe(
    "200",
  );
  expect([
    (await auth.user(squatter.access_token)).status,
    (await auth.refresh(squatter.refresh_token)).status,
  ]).toEqual([403, 400]);
  expect((await auth.signIn(squatter.email, PASSWORD)).status).toBe(400);
  expect(
    await worker.rows("SELECT provider FROM identities WHERE user_id = ?", squatter.user.id),
  ).toEqual([{ provider: "email" }]);
  expect(
    (
      await auth.send(
        "GET",
        "admin/roles",
        (await auth.session(squatter.email, CHOSEN)).access_token,
      )
    ).status,
  ).toBe(200);
  await send("DELETE", "roles", { email: squatter.email, role: "admin" });
});

test("a link that was replaced, revoked, or is over opens nothing, and nobody has a role by it", async () => {
  const email = newEmail();
  const first = await invited(email);
  const second = await invited(email, "admin");
  expect((await open()).map(({ id, role }) => [id, role])).toEqual([[second.id, "admin"]]);
  expect(await outcome(await accept({ token: first.token, password: CHOSEN }))).toBe(
    "404 not_found",
  );
  expect(await outcome(await send("DELETE", `invitations/${first.id}`))).toBe("404 not_found");
  expect(await outcome(await send("DELETE", `invitations/${second.id}`))).toBe("204");
  expect(await outcome(await send("DELETE", `invitations/${second.id}`))).toBe("404 not_found");
  expect((await trail(second.id)).map(({ action, detail }) => [action, detail])).toEqual([
    ["invitation.sent", '{"role":"admin"}'],
    ["invitation.revoked", '{"role":"admin"}'],
  ]);
  const third = await invited(email);
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_id = ?",
    Date.now(),
    third.id,
  );
  await worker.rows("UPDATE invitations SET expires_at = ? WHERE id = ?", Date.now(), third.id);
  expect(await open()).toEqual([]);
  for (const { token } of [second, third]) {
    expect(await outcome(await look(token))).toBe("404 not_found");
    expect(await outcome(await accept({ token, password: CHOSEN }))).toBe("404 not_found");
  }
  for (const token of ["", "x", "a.b", third.token.slice(0, -1)])
    expect(await outcome(await look(token))).toBe("404 not_found");
  expect(await worker.rows("SELECT 1 FROM users WHERE email = ?", email)).toEqual([]);
});

test.each(["revoked", "made an agent", "deleted"])(
  "an invitation is void once its inviter is %s, also when they are an admin again",
  async (how) => {
    const inviter = await auth.admin();
    await auth.prove(inviter.user.id);
    const email = newEmail();
    const response = await auth.send("POST", "admin/invitations", inviter.access_token, {
      email,
      role: "admin",
    });
    expect(response.status).toBe(201);
    const token = /[?&]token=([^&\s]+)/.exec(await worker.mailAbout(email))![1]!;
    if (how === "revoked") await send("DELETE", "roles", { email: inviter.email, role: "admin" });
    if (how === "made an agent")
      await send("PUT", "roles", { email: inviter.email, role: "agent" });
    if (how === "deleted")
      await auth.send("DELETE", "account", inviter.access_token, { password: PASSWORD });
    if (how !== "deleted") await send("PUT", "roles", { email: inviter.email, role: "admin" });
    expect([await open(), await outcome(await look(token))]).toEqual([[], "404 not_found"]);
    expect(await outcome(await accept({ token, password: CHOSEN }))).toBe("404 not_found");
    expect(await rolesOf(email)).toEqual([]);
    await send("DELETE", "roles", { email: inviter.email, role: "admin" });
  },
);

test("an invitation to a role that a proved account has is refused; one to another role changes it", async () => {
  const agent = await auth.agent();
  await auth.prove(agent.user.id);
  expect(await outcome(await invite(agent.email, "agent"))).toBe("409 role_held");
  const { token } = await invited(agent.email, "admin");
  expect(await outcome(await accept({ token }, agent.access_token))).toBe("200");
  expect(await rolesOf(agent.email)).toEqual(["admin"]);
  expect((await trail(agent.user.id)).at(-1)!.detail).toBe(
    '{"role":"admin","by":"invitation","from":"agent"}',
  );
  await send("DELETE", "roles", { email: agent.email, role: "admin" });
});

test("the last admin cannot accept to become an agent", async () => {
  await auth.prove(admin().user.id);
  const { token } = await invited(admin().email, "agent");
  expect(await outcome(await accept({ token }, admin().access_token))).toBe("409 last_admin");
  expect(await rolesOf(admin().email)).toEqual(["admin"]);
  await send("DELETE", `invitations/${(await open())[0]!.id}`);
});

test("a weak password accepts nothing, and the link stays good", async () => {
  const email = newEmail();
  const { token } = await invited(email);
  for (const password of ["short", "password", email]) {
    expect(await outcome(await accept({ token, password }))).toBe("422 weak_password");
  }
  expect(await outcome(await accept({ token, password: CHOSEN }))).toBe("200");
});

test.each([
  ["no address", { email: "nobody", role: "agent" }],
  ["no role", { email: "someone@example.org" }],
  ["a role that does not exist", { email: "someone@example.org", role: "owner" }],
])("%s is refused", async (_name, body) => {
  expect(await outcome(await send("POST", "invitations", body))).toBe("422 validation_failed");
});

test("the mail and its page have the language of the page of the one who invites", async () => {
  const email = newEmail();
  const response = await worker.post(
    "/api/admin/invitations",
    { email, role: "admin" },
    { authorization: `Bearer ${admin().access_token}`, "x-language": "fr" },
  );
  expect(response.status).toBe(201);
  const mail = await worker.mailAbout(email);
  expect(mail).toContain("en tant qu’administrateur");
  expect(mail).toContain("&lang=fr");
});
