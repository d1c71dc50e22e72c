import { expect, test } from "vitest";
import type { RoleHolder } from "#domain/accounts/role.schema.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

const change = (method: "PUT" | "DELETE", email: string, role = "admin") =>
  send(method, "roles", { email, role });
/** Someone whose address is proved. */
const provedPerson = async () => {
  const person = await auth.person();
  await auth.prove(person.user.id);
  return person;
};
const holders = async () =>
  (await read<{ items: RoleHolder[] }>("roles")).items.map(({ email }) => email);

test("a role is given and taken away, and each change is in the audit log once", async () => {
  const { email, user } = await provedPerson();
  const given = await change("PUT", ` ${email.toUpperCase()} `);
  expect(given.status).toBe(200);
  expect(await given.json()).toMatchObject({
    user_id: user.id,
    email,
    role: "admin",
    proved: true,
  });
  expect((await change("PUT", email)).status).toBe(200);
  expect(await holders()).toEqual([admin().email, email]);
  expect((await change("DELETE", email)).status).toBe(204);
  expect((await change("DELETE", email)).status).toBe(204);
  expect(await holders()).toEqual([admin().email]);
  const entries = await worker.rows(
    "SELECT actor_id, action, detail FROM audit_log WHERE subject_id = ? ORDER BY id",
    user.id,
  );
  const by = { actor_id: admin().user.id, detail: '{"role":"admin"}' };
  expect(entries).toEqual([
    { ...by, action: "role.granted" },
    { ...by, action: "role.revoked" },
  ]);
});

test("who loses a role loses the open invitation to another one, and who keeps the role keeps it", async () => {
  const { email } = await provedPerson();
  await change("PUT", email, "agent");
  expect((await send("POST", "invitations", { email, role: "admin" })).status).toBe(201);
  const invited = () => worker.rows("SELECT role FROM invitations WHERE email = ?", email);
  expect((await change("DELETE", email, "admin")).status).toBe(409);
  expect(await invited()).toEqual([{ role: "admin" }]);
  expect((await change("DELETE", email, "agent")).status).toBe(204);
  expect(await invited()).toEqual([]);
});

// Proves V8.5.
test("the last admin stays one, also when two lose the role at once", async () => {
  const refused = await change("DELETE", admin().email);
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "last_admin"]);
  const other = await provedPerson();
  await change("PUT", other.email);
  const responses = await Promise.all([
    change("DELETE", other.email),
    change("DELETE", admin().email),
  ]);
  expect(responses.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(1);
  expect(await worker.count("user_roles")).toBe(1);
  // Whichever of the two has stayed.
  await auth.makeAdmin(admin().user.id);
  await change("DELETE", other.email);
});

test("a person has one role: another takes its place, and the audit log names both", async () => {
  const { email, user, access_token: token } = await provedPerson();
  const own = async (query = "") => (await auth.send("GET", `user-roles${query}`, token)).json();
  expect((await change("PUT", email, "agent")).status).toBe(200);
  expect([await own(), await own("?role=agent"), await own("?role=admin")]).toEqual([
    [{ role: "agent" }],
    [{ role: "agent" }],
    [],
  ]);
  expect(await (await change("PUT", email, "admin")).json()).toMatchObject({
    email,
    role: "admin",
  });
  expect(await own()).toEqual([{ role: "admin" }]);
  expect((await change("DELETE", email, "agent")).status).toBe(409);
  expect(await own()).toEqual([{ role: "admin" }]);
  expect((await change("PUT", email, "agent")).status).toBe(200);
  expect((await change("DELETE", email, "agent")).status).toBe(204);
  expect(await own()).toEqual([]);
  expect((await trail(user.id)).map(({ action, detail }) => [action, detail])).toEqual([
    ["role.granted", '{"role":"agent"}'],
    ["role.granted", '{"role":"admin","from":"agent"}'],
    ["role.granted", '{"role":"agent","from":"admin"}'],
    ["role.revoked", '{"role":"agent"}'],
  ]);
});

test("a role that changed after it was read is neither replaced nor said to be taken away", async () => {
  const { email, user } = await provedPerson();
  const code = async (response: Response) => [response.status, (await errorOf(response)).code];
  const give = (role: string, from: string) => send("PUT", "roles", { email, role, from });
  const held = () => worker.rows("SELECT role FROM user_roles WHERE user_id = ?", user.id);
  await change("PUT", email, "agent");
  await change("DELETE", email, "agent");
  expect(await code(await give("admin", "agent"))).toEqual([409, "role_changed"]);
  expect(await held()).toEqual([]);
  await change("PUT", email, "agent");
  expect((await give("admin", "agent")).status).toBe(200);
  expect(await code(await change("DELETE", email, "agent"))).toEqual([409, "role_changed"]);
  expect(await held()).toEqual([{ role: "admin" }]);
  await change("DELETE", email);
});

test("the last admin cannot be made an agent, also when two become one at once", async () => {
  await auth.prove(admin().user.id);
  const refused = await change("PUT", admin().email, "agent");
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "last_admin"]);
  expect(await trail(admin().user.id)).not.toContainEqual(
    expect.objectContaining({ detail: expect.stringContaining("agent") }),
  );
  const other = await provedPerson();
  await change("PUT", other.email);
  const responses = await Promise.all([
    change("PUT", other.email, "agent"),
    change("PUT", admin().email, "agent"),
  ]);
  expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(
    await worker.rows("SELECT COUNT(*) AS admins FROM user_roles WHERE role = 'admin'"),
  ).toEqual([{ admins: 1 }]);
  await auth.makeAdmin(admin().user.id);
  await change("DELETE", other.email, "admin");
  await change("DELETE", other.email, "agent");
});

test("a role is not given to an address that nobody has proved; the list says who has such a one", async () => {
  const stranger = await auth.person();
  for (const role of ["admin", "agent"]) {
    const refused = await change("PUT", stranger.email, role);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "address_unproved"]);
  }
  expect(await trail(stranger.user.id)).toEqual([]);
  await auth.giveRole(stranger.user.id, "agent");
  const { items } = await read<{ items: RoleHolder[] }>("roles");
  expect(items.find(({ email }) => email === stranger.email)).toMatchObject({
    role: "agent",
    proved: false,
  });
  expect((await change("DELETE", stranger.email, "agent")).status).toBe(204);
});

test.each([
  ["an address that nobody has", "nobody@example.org", "admin", "user_unknown"],
  ["no address", "nobody", "admin", "validation_failed"],
  ["a role that does not exist", "nobody@example.org", "owner", "validation_failed"],
])("%s is refused", async (_name, email, role, code) => {
  const response = await change("PUT", email, role);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, code]);
});
