import { expect, test } from "vitest";
import { authCalls, newEmail, PASSWORD, problemOf } from "../../people.ts";
import { builtSite } from "../../site.ts";
import type { AuthUser } from "#domain/accounts/auth.schema.ts";

const worker = builtSite();
const auth = authCalls(worker);

test("data is merged, null takes a key away, and the response is the bare user", async () => {
  const { access_token: token, user } = await auth.person();
  await auth.update(token, { data: { full_name: "Grace Hopper", theme: "dark" } });
  const response = await auth.update(token, { data: { theme: null, language: "fr" } });
  const changed = (await response.json()) as AuthUser;
  expect(changed.id).toBe(user.id);
  expect(changed.user_metadata).toEqual({ full_name: "Grace Hopper", language: "fr" });
  expect(await (await auth.user(token)).json()).toEqual(changed);
});

test("metadata stays small, also when it comes in pieces: it travels in every token", async () => {
  const { access_token: token } = await auth.person();
  const piece = "x".repeat(1500);
  expect((await auth.update(token, { data: { a: piece } })).status).toBe(200);
  expect(await problemOf(await auth.update(token, { data: { b: piece } }))).toBe(
    "400 validation_failed",
  );
});

// Proves V4.2.
test("PUT /user changes name, password and address only", async () => {
  const { access_token: token, user } = await auth.person();
  expect(await problemOf(await auth.update(token, { app_metadata: { roles: ["admin"] } }))).toBe(
    "403 not_admin",
  );
  const response = await auth.update(token, {
    id: "11111111-1111-4111-8111-111111111111",
    role: "service_role",
    aud: "admin",
    banned_until: null,
    email_confirmed_at: "2020-01-01T00:00:00Z",
    identities: [],
    password_hash: "x",
    data: {},
  });
  const { updated_at: _, ...changed } = (await response.json()) as AuthUser;
  const { updated_at: __, ...before } = user;
  expect(changed).toEqual(before);
});

test("a new address is only asked for; one that is taken is refused", async () => {
  const [ada, eve] = [await auth.person(), await auth.person()];
  expect(
    await problemOf(await auth.update(eve.access_token, { email: ada.email.toUpperCase() })),
  ).toBe("422 email_exists");
  expect(await problemOf(await auth.update(eve.access_token, { email: "eve@" }))).toBe(
    "400 validation_failed",
  );
  const email = newEmail();
  const changed = (await (
    await auth.update(eve.access_token, { email: ` ${email.toUpperCase()}` })
  ).json()) as AuthUser;
  expect(changed).toMatchObject({
    email: eve.email,
    new_email: email,
    identities: [{ email: eve.email }],
  });
  expect(Date.now() - Date.parse(changed.email_change_sent_at!)).toBeLessThan(60_000);
  expect((await auth.signIn(email, PASSWORD)).status).toBe(400);
  expect((await auth.signIn(eve.email, PASSWORD)).status).toBe(200);
});

test("user-roles answers the caller's own roles only", async () => {
  const [admin, member] = [await auth.admin(), await auth.person()];
  const roles = async (token: string, query = "?role=admin") =>
    (await auth.send("GET", `user-roles${query}`, token)).json();
  expect(await roles(admin.access_token)).toEqual([{ role: "admin" }]);
  expect(await roles(admin.access_token, "")).toEqual([{ role: "admin" }]);
  expect(await roles(admin.access_token, "?role=owner")).toEqual([]);
  expect(await roles(member.access_token, `?role=admin&user_id=${admin.user.id}`)).toEqual([]);
  expect((await worker.get("/api/user-roles?role=admin")).status).toBe(401);
});
