import { afterEach, expect, test } from "vitest";
import type { StaffSecurity } from "#domain/accounts/staff-security.schema.ts";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls, newEmail, PASSWORD } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { stockClient } from "./stock-client.ts";

const worker = builtSite();
const auth = authCalls(worker);

/** An admin in the stock client, with an authenticator if asked for. */
async function admin({ isProtected }: { isProtected: boolean }) {
  const [here, email] = [stockClient(worker), newEmail()];
  const { data } = await here.signUp({ email, password: PASSWORD });
  const userId = data.user!.id;
  await auth.makeAdmin(userId);
  const token = async () => (await here.getSession()).data.session!.access_token;
  const call = async (method: string, path: string, body?: unknown) =>
    auth.send(method, `admin/${path}`, await token(), body);
  const protect = async () => {
    await earlyInStep();
    const enrolled = (await here.mfa.enroll({ factorType: "totp" })).data!;
    await here.mfa.challengeAndVerify({
      factorId: enrolled.id,
      code: authenticatorCode(enrolled.totp!.secret),
    });
  };
  if (isProtected) await protect();
  return { here, email, userId, call, token, protect };
}

const trail = (subjectId: string) =>
  worker.rows<{ actor_id: string | null; action: string; detail: string }>(
    "SELECT actor_id, action, detail FROM audit_log WHERE subject_id = ? ORDER BY created_at, rowid",
    subjectId,
  );

afterEach(async () => {
  await worker.rows("DELETE FROM settings");
  await worker.rows("DELETE FROM audit_log WHERE subject_id = 'staff'");
});

// Proves V6.11.
test("an admin who has shown their own factor asks it of all staff, who then open nothing without one", async () => {
  const [careful, careless] = [
    await admin({ isProtected: true }),
    await admin({ isProtected: false }),
  ];
  expect((await careless.call("GET", "summary")).status).toBe(200);
  const response = await careful.call("PUT", "security", { second_factor_required: true });
  expect(response.status).toBe(200);
  expect((await response.json()) as StaffSecurity).toMatchObject({ second_factor_required: true });
  for (const path of ["summary", "orders", "customers", "roles", "security", "orders.csv"]) {
    const refused = await careless.call("GET", path);
    expect([path, refused.status, (await errorOf(refused)).code]).toEqual([
      path,
      403,
      "second_factor_required",
    ]);
    expect([path, (await careful.call("GET", path)).status]).toEqual([path, 200]);
  }
  const roles = async (who: typeof careful) =>
    (await auth.send("GET", "user-roles", await who.token())).json();
  expect(await roles(careless)).toEqual([{ role: "admin", must_enroll: true }]);
  expect(await roles(careful)).toEqual([{ role: "admin" }]);
  await careless.protect();
  expect((await careless.call("GET", "summary")).status).toBe(200);
  expect(await roles(careless)).toEqual([{ role: "admin" }]);
});

test("an admin without a factor of their own changes nothing about it", async () => {
  const [careful, careless] = [
    await admin({ isProtected: true }),
    await admin({ isProtected: false }),
  ];
  for (const [method, path, body] of [
    ["PUT", "security", { second_factor_required: true }],
    ["DELETE", "security/second-factor", { email: careful.email }],
  ] as const) {
    const refused = await careless.call(method, path, body);
    expect([path, refused.status, (await errorOf(refused)).code]).toEqual([
      path,
      403,
      "insufficient_aal",
    ]);
  }
  expect((await careless.call("GET", "summary")).status).toBe(200);
  expect(await trail("staff")).toEqual([]);
});

test("what is asked of staff is recorded once for each change", async () => {
  const { call, userId } = await admin({ isProtected: true });
  for (const isRequired of [true, true, false])
    await call("PUT", "security", { second_factor_required: isRequired });
  expect((await trail("staff")).map(({ actor_id: who, action }) => [who, action])).toEqual([
    [userId, "second_factor.required"],
    [userId, "second_factor.not_required"],
  ]);
  expect((await call("PUT", "security", { second_factor_required: "yes" })).status).toBe(422);
});

test("a colleague's lost factor is removed, recorded, and told by mail; other people's are not", async () => {
  const [helper, colleague] = [
    await admin({ isProtected: true }),
    await admin({ isProtected: true }),
  ];
  const remove = (email: string) => helper.call("DELETE", "security/second-factor", { email });
  expect((await remove(colleague.email.toUpperCase())).status).toBe(204);
  expect((await colleague.here.mfa.listFactors()).data?.all).toEqual([]);
  expect((await trail(colleague.userId)).at(-1)).toMatchObject({
    action: "factor.removed",
    actor_id: helper.userId,
  });
  expect(await worker.mailAbout(colleague.email)).toContain("An admin turned off two-step sign-in");
  // The session that showed it has shown none then, and the password alone opens the account.
  expect((await colleague.call("GET", "summary")).status).toBe(200);

  expect((await errorOf(await remove(colleague.email))).code).toBe("no_second_factor");
  const member = stockClient(worker);
  const { data } = await member.signUp({ email: newEmail(), password: PASSWORD });
  expect((await errorOf(await remove(data.user!.email!))).code).toBe("no_second_factor");
});

// Proves V16.1.
test("sign-ins of staff are recorded, and of their failures one in ten minutes, without what was typed", async () => {
  const { email, userId } = await admin({ isProtected: false });
  const failed = await Promise.all(
    Array.from({ length: 5 }, () => auth.signIn(email, "wrong password")),
  );
  expect(failed.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  const failures = () =>
    worker.rows(
      "SELECT id FROM audit_log WHERE action = 'staff.sign_in_failed' AND subject_id = ?",
      userId,
    );
  await expect.poll(async () => (await failures()).length).toBe(1);
  await worker.rows(
    "UPDATE audit_log SET created_at = created_at - 600001 WHERE subject_id = ?",
    userId,
  );
  await auth.signIn(email, "wrong password");
  await expect.poll(async () => (await failures()).length).toBe(2);
  await auth.session(email);
  expect((await trail(userId)).at(-1)).toEqual({
    actor_id: userId,
    action: "staff.signed_in",
    detail: '{"method":"password"}',
  });
  expect(JSON.stringify(await trail(userId))).not.toContain(email);
});

test("a member's sign-ins are nobody's business", async () => {
  const { email, user } = await auth.person();
  await auth.signIn(email, "wrong password");
  await auth.session(email);
  expect(await trail(user.id)).toEqual([]);
});

test("changes of password, factor and recovery codes, and exports, are recorded and told", async () => {
  const [here, email] = [stockClient(worker), newEmail()];
  const { data } = await here.signUp({ email, password: PASSWORD });
  const userId = data.user!.id;
  await auth.prove(userId);
  await earlyInStep();
  const { id, totp } = (await here.mfa.enroll({ factorType: "totp" })).data!;
  await here.mfa.challengeAndVerify({ factorId: id, code: authenticatorCode(totp!.secret) });
  expect(await worker.mailAbout(email)).toContain("Two-step sign-in is on");
  const { codes } = (await here.mfa.recoveryCodes.generate()).data!;
  await here.mfa.recoveryCodes.verify({ code: codes[0]! });
  await expect
    .poll(
      () =>
        worker.mailsAbout(email).filter((mail) => mail.includes("A recovery code was used for"))
          .length,
    )
    .toBe(1);
  await here.updateUser({ password: "another good one" });
  await auth.send("GET", "account/export", (await here.getSession()).data.session!.access_token);
  await here.mfa.unenroll({ factorId: id });
  await expect
    .poll(
      () =>
        worker.mailsAbout(email).filter((mail) => mail.includes("Two-step sign-in is off")).length,
    )
    .toBe(1);
  const entries = await trail(userId);
  expect(entries.map(({ action }) => action)).toEqual([
    "factor.added",
    "recovery_codes.made",
    "recovery_code.used",
    "password.changed",
    "account.exported",
    "factor.removed",
  ]);
  for (const entry of entries) expect(entry).toMatchObject({ actor_id: userId, detail: "{}" });
});
