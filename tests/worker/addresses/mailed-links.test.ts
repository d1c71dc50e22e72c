import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { grantByCommand } from "../../../scripts/db/grant-role.ts";
import type { RoleHolder } from "#domain/accounts/role.schema.ts";
import { mailedToken } from "#domain/orders/mailed-link.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls, claimsOf, newEmail, PASSWORD, sessionOf } from "../../people.ts";
import { EVERY_CASE } from "../../every-case.ts";
import { builtSite, codeIn, QUICK } from "../../site.ts";
import { linkTo } from "../accounts/mailed-link.ts";
import { stockClient } from "../factors/stock-client.ts";

const INBOUND = "reply@mail.example";
const worker = builtSite({ ...QUICK, INBOUND_ADDRESS: INBOUND });
const auth = authCalls(worker);

/* The table of docs/security.md, "Mailed links and codes". */

const COLUMNS = ["mail", "by", "account", "opens", "changes", "keeps", "life"] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const section = readFileSync("docs/security.md", "utf8").split("## Mailed links and codes")[1]!;
const rows = [...section.split(/^## /m)[0]!.matchAll(/^\| (.+) \|$/gm)].slice(1).map(
  ([, line]) =>
    Object.fromEntries(
      line!
        .replaceAll("`", "")
        .split("|")
        .map((cell, index) => [COLUMNS[index]!, cell.trim()]),
    ) as Row,
);

/** An account of the table: what it has. */
interface Kind {
  factor: boolean;
  role: boolean;
  /** What opens it besides mail. */
  key: "password" | "provider";
}

const KINDS: Kind[] = [false, true].flatMap((factor) =>
  [false, true].flatMap((role) =>
    (["password", "provider"] as const).map((key) => ({ factor, role, key })),
  ),
);
const nameOf = ({ factor, role, key }: Kind) =>
  `${factor ? "a" : "no"} factor, ${role ? "a" : "no"} role, ${key}`;

/** Mails about a booking or its address, which open and change nothing of an account. */
const BESIDE_ACCOUNTS = new Set([
  "booking_lookup",
  "order's link",
  "unsubscribe",
  "pass",
  "reply address",
]);
const FULL = KINDS.filter(({ factor, role, key }) => factor && role && key === "password");
/** Half of the kinds, among which each two of their values meet. */
const PAIRS = KINDS.filter(({ factor, role, key }) => (factor === role) === (key === "password"));

/** The kinds of accounts that a row is tried with; one that names a kind is tried with each. */
function kindsOf({ mail, account }: Row): Kind[] {
  const kinds = KINDS.filter((kind) => ACCOUNTS[account]!(kind));
  if (EVERY_CASE || kinds.length < KINDS.length) return kinds;
  return BESIDE_ACCOUNTS.has(mail) ? FULL : PAIRS;
}

/** What the column "account" says of them. */
const ACCOUNTS: Record<string, (kind: Kind) => boolean> = {
  any: () => true,
  proved: () => true,
  unproved: () => true,
  "neither factor nor role": ({ factor, role }) => !factor && !role,
  "a factor, no role": ({ factor, role }) => factor && !role,
  "a role": ({ role }) => role,
};

const MINUTES: Record<string, number> = {
  "10 minutes": 10,
  "60 minutes": 60,
  "24 hours": 24 * 60,
  "7 days": 7 * 24 * 60,
};

/** A session that has shown the second factor. */
async function raised(refreshToken: string, sessionId: unknown) {
  await worker.rows(
    `UPDATE sessions SET factor_id = 'f', factor_method = 'totp', factor_at = 1, factor_counter = 0
      WHERE id = ?`,
    sessionId,
  );
  return (await sessionOf(await auth.refresh(refreshToken))).access_token;
}

/** An account of this kind, with two sessions that have shown what it has. */
async function account({ factor, role, key }: Kind, isProved: boolean) {
  const made = await auth.person();
  const { email } = made;
  const { id } = made.user;
  const there = await auth.session(email);
  if (isProved) await auth.prove(id);
  if (key === "provider") {
    await worker.rows("UPDATE users SET password_hash = NULL WHERE id = ?", id);
    await worker.rows(
      `INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data,
        last_sign_in_at, created_at, updated_at)
        VALUES (?1, ?1, 'oidc', ?1, 'x@example.org', '{}', 1, 1, 1)`,
      id,
    );
  }
  if (role) await auth.giveRole(id, "agent");
  // An unproved account can have no passkey.
  if (isProved)
    await worker.rows(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, backup_eligible,
        backed_up, friendly_name, created_at, updated_at)
        VALUES (?1, ?1, ?1, '{}', 0, 1, 1, 'Phone', 1, 1)`,
      id,
    );
  if (!factor) return { id, email, own: made.access_token, other: there.access_token };
  await worker.rows(
    `INSERT INTO factors (id, user_id, friendly_name, factor_type, status, verified_at, created_at,
      updated_at) VALUES (?1, ?1, '', 'totp', 'verified', 1, 1, 1)`,
    id,
  );
  const [own, other] = [
    await raised(made.refresh_token, claimsOf(made.access_token).session_id),
    await raised(there.refresh_token, claimsOf(there.access_token).session_id),
  ];
  return { id, email, own, other };
}
type Account = Awaited<ReturnType<typeof account>>;

/** What an account is, as the table speaks of it. */
async function stateOf(id: string) {
  const [state] = await worker.rows<Record<string, unknown>>(
    `SELECT email AS address, email_proved_at IS NOT NULL AS proved, password_hash AS password,
      (SELECT group_concat(id) FROM factors WHERE user_id = users.id) AS factor,
      (SELECT group_concat(id) FROM passkeys WHERE user_id = users.id) AS passkey,
      (SELECT count(*) FROM identities WHERE user_id = users.id AND provider <> 'email') AS provider,
      (SELECT role FROM user_roles WHERE user_id = users.id) AS role,
      (SELECT role FROM suspended_roles WHERE user_id = users.id) AS suspended
      FROM users WHERE id = ?`,
    id,
  );
  return state!;
}

/** A mail about an account: how it is used, what it moves the account to, and its row in one_time_tokens. */
interface Mail {
  follow: (bearer?: string, password?: string) => Promise<Response>;
  /** The address after it, where that is another one. */
  next?: string;
  purpose?: string;
}

async function minutesOf(purpose: string): Promise<number> {
  const [life] = await worker.rows<{ minutes: number }>(
    `SELECT (expires_at - created_at) / 60000 AS minutes FROM one_time_tokens
      WHERE purpose = ? ORDER BY rowid DESC LIMIT 1`,
    purpose,
  );
  return life!.minutes;
}

const linkIn = (mail: string, parameter: string) =>
  new URL(/https?:\S+/.exec(mail)![0]).searchParams.get(parameter)!;
const knownLink = async (purpose: string, id: string) => (await linkTo(worker, purpose, id))!;
const verify = (body: Record<string, unknown>) => (bearer?: string) =>
  auth.send("POST", "auth/verify", bearer, body);

async function askForChange({ own }: Account) {
  const next = newEmail();
  expect((await auth.update(own, { email: next })).status).toBe(200);
  return { next, mail: await worker.mailAbout(`\nTo: ${next}\n`) };
}

/** The link that the address of an account until now was mailed. */
async function undoLinkTo(email: string): Promise<string> {
  const told = () => worker.mailsAbout(email).find((mail) => mail.includes("email_change_undo"));
  await expect.poll(told).toBeDefined();
  return linkIn(told()!, "token_hash");
}

/** A booking of an account's address, in its owner's browser. */
async function bookingOf({ email }: Account) {
  const { booking, cookie } = await worker.book({ email });
  return { booking, cookie, number: booking.order.order_number };
}

const MAILS: Record<string, (account: Account) => Promise<Mail>> = {
  async signup({ id, email }) {
    await auth.post("resend", { type: "signup", email });
    return {
      follow: verify({ type: "signup", token_hash: await knownLink("signup", id) }),
      purpose: "signup",
    };
  },
  async signup_code({ email }) {
    await auth.post("resend", { type: "signup", email });
    const code = codeIn(await worker.mailAbout(`\nTo: ${email}\n`));
    return { follow: verify({ type: "signup", email, token: code }), purpose: "signup_code" };
  },
  async recovery({ id, email }) {
    await auth.post("recover", { email });
    return {
      follow: verify({ type: "recovery", token_hash: await knownLink("recovery", id) }),
      purpose: "recovery",
    };
  },
  async email_change(account) {
    const { next, mail } = await askForChange(account);
    const link = linkIn(mail, "token_hash");
    return {
      follow: verify({ type: "email_change", token_hash: link }),
      next,
      purpose: "email_change",
    };
  },
  async email_change_code(account) {
    const { next, mail } = await askForChange(account);
    const body = { type: "email_change", email: next, token: codeIn(mail) };
    return { follow: verify(body), next, purpose: "email_change_code" };
  },
  async email_change_undo(account) {
    const change = await MAILS.email_change!(account);
    const role = (await stateOf(account.id)).role;
    expect((await change.follow(account.own)).status).toBe(200);
    // An admin has given the role again meanwhile.
    if (role !== null) {
      await worker.rows("DELETE FROM suspended_roles WHERE user_id = ?", account.id);
      await auth.giveRole(account.id, "agent");
    }
    const link = await undoLinkTo(account.email);
    return {
      follow: verify({ type: "email_change_undo", token_hash: link }),
      next: account.email,
      purpose: "email_change_undo",
    };
  },
  async invitation({ email }) {
    const { access_token: admin } = await auth.admin();
    const body = { email, role: "admin" };
    expect((await auth.send("POST", "admin/invitations", admin, body)).status).toBe(201);
    const about = () => worker.mailsAbout(`\nTo: ${email}\n`);
    await expect.poll(() => about().find((mail) => mail.includes("/invitation"))).toBeDefined();
    const token = linkIn(
      about().find((mail) => mail.includes("/invitation"))!,
      "token",
    );
    return {
      follow: (bearer, password) =>
        auth.send("POST", "invitations/accept", bearer, { token, password }),
      purpose: "invitation",
    };
  },
  async booking_lookup(account) {
    const { number: orderNumber } = await bookingOf(account);
    const { email } = account;
    await worker.post("/api/bookings/lookup", { orderNumber, email });
    const code = codeIn(await worker.codeMailAbout(orderNumber));
    return {
      follow: () => worker.post("/api/bookings/lookup/confirm", { orderNumber, email, code }),
      purpose: "booking_lookup",
    };
  },
  async "order's link"(account) {
    const { booking, number } = await bookingOf(account);
    const [link] = /https?:\S+/.exec(await worker.mailAbout(number))!;
    const token = mailedToken(new URL(link).hash);
    return { follow: () => worker.post(`/api/bookings/${booking.order.id}/open`, { token }) };
  },
  async unsubscribe({ email }) {
    await worker.post("/api/unsubscribe", { email });
    const page = /^\S+\/unsubscribe\?token=(\S+)$/m;
    const link = page.exec(await worker.mailAbout(`\nTo: ${email}\n`))![1]!;
    return {
      follow: () => worker.post("/api/unsubscribe/confirm", { token: link }),
      purpose: "unsubscribe",
    };
  },
  async pass(account) {
    const { booking, cookie } = await bookingOf(account);
    const path = `/api/bookings/${booking.order.id}/payments`;
    const page = (await (await worker.post(path, {}, { cookie })).json()) as PaymentPage;
    await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
    const settled = await worker.post(`${path}/settle`, {}, { cookie });
    const { order } = (await settled.json()) as Booking;
    const code = new URL(order.pass_url!).pathname.split("/").at(-1)!;
    return { follow: () => worker.get(`/api/passes/${code}`) };
  },
  async "reply address"(account) {
    const { number } = await bookingOf(account);
    const to = /^Reply-To: (.+)$/m.exec(await worker.mailAbout(number))![1]!;
    const raw = [
      `From: ${account.email}`,
      `To: ${to}`,
      `Subject: ${number}`,
      `Message-ID: <${account.id}@example.org>`,
      "",
      "An answer",
    ].join("\r\n");
    return {
      async follow() {
        const refusal = await worker.receiveMail({
          from: account.email,
          to,
          raw: Buffer.from(raw),
        });
        return new Response(JSON.stringify({ refusal }), { status: refusal === null ? 200 : 422 });
      },
    };
  },
};

/** Who follows it, by the column "followed by". */
const FOLLOWERS: Record<string, (mail: Mail, account: Account) => Promise<Response>> = {
  anyone: ({ follow }) => follow(),
  "its session": ({ follow }, { own }) => follow(own),
  "another session of it": ({ follow }, { other }) => follow(other),
  "anyone, with a new password": ({ follow }) => follow(undefined, "chosen by the reader"),
};

interface Followed {
  /** True when the response is no refusal. */
  works: boolean;
  /** The session in the response. */
  token: string | undefined;
  body: string;
}

async function readFollowed(response: Response): Promise<Followed> {
  const body = await response.text();
  const { access_token: token } = JSON.parse(body || "{}") as { access_token?: string };
  return { works: response.status < 300, token, body };
}

/** What of the account is another one afterwards, by the column "changes". */
function changed(row: Row, kind: Kind, before: Record<string, unknown>, mail: Mail) {
  const lost = kind.role ? { role: null, suspended: "agent" } : {};
  const changes: Record<string, Record<string, unknown>> = {
    nothing: {},
    "stops news to the address": {},
    "adds to its conversation": {},
    "proves the address": { proved: 1 },
    "gives the role": { role: "admin", proved: 1 },
    "moves it, unproved": { address: mail.next, proved: 0 },
    "moves it, suspends a role": { address: mail.next, proved: 1, ...lost },
    "moves it back, suspends a role": { address: mail.next, proved: 1, ...lost },
  };
  const change = changes[row.changes];
  if (!change) throw new Error(`docs/security.md: nobody knows what "${row.changes}" changes`);
  return { ...before, ...change };
}

const GONE = { password: null, provider: 0, factor: null, passkey: null };
/** What is gone, by the column "keeps". */
function lostBy({ keeps }: Row): Partial<typeof GONE> {
  if (keeps === "all") return {};
  const kept = keeps.split(", ");
  return Object.fromEntries(Object.entries(GONE).filter(([key]) => !kept.includes(key)));
}

const opensStaff = async (token: string) =>
  (await auth.send("GET", "admin/summary", token)).status === 200;
const isAlive = async (token: string) => (await auth.user(token)).status === 200;

/** What a response opens, in the words of the column "opens". */
function openedBy({ works, token, body }: Followed, { own, email }: Account): string {
  if (!works) return "nothing";
  if (token === undefined) return body.includes(email) ? "data of the person" : "nothing";
  const { session_id: id, aal } = claimsOf(token);
  return id === claimsOf(own).session_id ? "nothing more" : `a session at ${String(aal)}`;
}

/** The same for what the response of a row cannot show by itself. */
const SHOWN: Record<string, string> = {
  "its booking": "data of the person",
  "its pass, without names": "nothing",
  // An invitation that is accepted tells whose it is.
  "gives the role": "data of the person",
};

/** Follows a mail in a session of the account that has not shown its factor. */
async function followAtAal1(of: Account, mail: Mail): Promise<boolean> {
  const { token } = await readFollowed(await (await MAILS.recovery!(of)).follow());
  return (await readFollowed(await mail.follow(token))).works;
}

/** What the session of a mail can do that is for its reader alone. */
async function tryReader(id: string, token: string) {
  const staff = await opensStaff(token);
  const chosen = await auth.update(token, { password: "chosen by the reader" });
  const { proved, provider, factor, passkey } = await stateOf(id);
  return {
    staff,
    chosen: chosen.status,
    proved,
    provider,
    factor,
    passkey,
    staffAfterwards: await opensStaff(token),
  };
}

const cases = rows.flatMap((row) =>
  kindsOf(row).map((kind) => ({
    ...row,
    kind,
    name: nameOf(kind),
  })),
);

test("the table has each token that is stored, and makes more than 40 cases", () => {
  const source = readFileSync("worker/platform/db/one-time-token.ts", "utf8");
  const purposes = /type TokenPurpose =([^;]+);/.exec(source)![1]!.matchAll(/"(\w+)"/g);
  const named = new Set(rows.map(({ mail }) => mail));
  expect([...purposes].filter(([, purpose]) => !named.has(purpose!))).toEqual([]);
  expect(cases.length).toBeGreaterThan(40);
});

// Proves V6.10.
test.each(cases)("$mail, $by, of $name: $opens, $changes", async ({ kind, ...row }) => {
  const of = await account(kind, row.account !== "unproved");
  const mail = await MAILS[row.mail]!(of);
  const life = mail.purpose === undefined ? undefined : await minutesOf(mail.purpose);
  expect(life).toBe(MINUTES[row.life]);
  const before = await stateOf(of.id);
  // At aal1 a session of an account with a factor gets nothing, whatever it follows.
  const isLowTried = kind.factor && row.by === "its session";
  expect(isLowTried && (await followAtAal1(of, mail))).toBe(false);
  expect(await stateOf(of.id)).toEqual(before);

  const followed = await readFollowed(await FOLLOWERS[row.by]!(mail, of));
  expect(followed.works).toBe(row.opens !== "nothing" || row.changes !== "nothing");
  expect(openedBy(followed, of)).toBe(SHOWN[row.changes] ?? SHOWN[row.opens] ?? row.opens);
  const after = await stateOf(of.id);
  const isNewPassword = row.by === "anyone, with a new password";
  expect(isNewPassword && after.password === before.password).toBe(false);
  expect(after).toEqual({
    ...changed(row, kind, before, mail),
    ...lostBy(row),
    ...(isNewPassword && { password: after.password }),
  });
  expect(await isAlive(of.other)).toBe(row.keeps === "all");
  expect(await isAlive(of.own)).toBe(row.keeps === "all" || row.opens === "nothing more");
});

const readers = cases.filter(({ opens }) => opens === "a session at aal1");
test.each(readers)(
  "the reader of $mail of $name, $account, chooses a password with the factor, and gets no role past it",
  async ({ kind, ...row }) => {
    const of = await account(kind, row.account !== "unproved");
    const mail = await MAILS[row.mail]!(of);
    const { token } = await readFollowed(await mail.follow());
    const isProved = (await stateOf(of.id)).proved === 1;
    const isRefused = kind.factor && isProved;
    const keepsRole = kind.role && !kind.factor && row.changes === "nothing";
    expect(await tryReader(of.id, token!)).toEqual({
      staff: keepsRole,
      chosen: isRefused ? 401 : 200,
      proved: 1,
      provider: isRefused && kind.key === "provider" && row.keeps === "all" ? 1 : 0,
      factor: isRefused ? of.id : null,
      passkey: isRefused && row.keeps === "all" ? of.id : null,
      // A role that a passkey protects is suspended with it.
      staffAfterwards: keepsRole && row.account === "unproved",
    });
  },
);

/** An admin in the stock client with an authenticator, who has asked for a new address at aal2. */
async function protectedAdmin() {
  const [here, email] = [stockClient(worker), newEmail()];
  const userId = (await here.signUp({ email, password: PASSWORD })).data.user!.id;
  await auth.prove(userId);
  await auth.makeAdmin(userId);
  await earlyInStep();
  const { id, totp } = (await here.mfa.enroll({ factorType: "totp" })).data!;
  const code = authenticatorCode(totp!.secret);
  await here.mfa.challengeAndVerify({ factorId: id, code });
  const token = (await here.getSession()).data.session!.access_token;
  const next = newEmail();
  expect((await auth.update(token, { email: next })).status).toBe(200);
  const mail = await worker.mailAbout(`\nTo: ${next}\n`);
  return { email, userId, token, next, link: linkIn(mail, "token_hash"), code: codeIn(mail) };
}

describe.each([[false], [true]])("all staff need a second factor: %s", (isRequired) => {
  const attacks = {
    "the new address's link": async ({ link }) =>
      verify({ type: "email_change", token_hash: link })(),
    "the new address's six digits": async ({ next, code }) =>
      verify({ type: "email_change", email: next, token: code })(),
    "the old address's link": async ({ link, token, email }) => {
      await verify({ type: "email_change", token_hash: link })(token);
      return verify({ type: "email_change_undo", token_hash: await undoLinkTo(email) })();
    },
  } satisfies Record<
    string,
    (admin: Awaited<ReturnType<typeof protectedAdmin>>) => Promise<Response>
  >;

  afterEach(() => worker.rows("DELETE FROM settings"));

  test.each(Object.entries(attacks))(
    // Proves V6.10.
    "%s of an admin with a factor opens nothing of the staff, also where all staff need one",
    async (_name, attack) => {
      if (isRequired)
        await worker.rows("INSERT OR REPLACE INTO settings VALUES ('staff_second_factor', 1, 1)");
      const admin = await protectedAdmin();
      const factors = "SELECT id FROM factors WHERE user_id = ? AND status = 'verified'";
      const { token } = await readFollowed(await attack(admin));
      expect(await worker.rows(factors, admin.userId)).toHaveLength(1);
      // Without a session: the attack got none, and the admin's own goes on.
      const refusal = token === undefined ? 401 : 403;
      expect(await opensStaff(admin.token)).toBe(token === undefined);
      for (const path of ["admin/summary", "admin/roles", "admin/orders.csv"])
        expect([path, (await auth.send("GET", path, token)).status]).toEqual([path, refusal]);
      const enroll = { factor_type: "totp", friendly_name: "Thief" };
      expect((await auth.send("POST", "auth/factors", token, enroll)).status).toBe(refusal);
    },
  );
});

/** Gives someone who is signed in a new address, by its link. */
async function moveAddress(person: Awaited<ReturnType<typeof auth.admin>>): Promise<string> {
  const { next, mail } = await askForChange({
    ...person,
    id: person.user.id,
    own: person.access_token,
    other: "",
  });
  const body = { type: "email_change", token_hash: linkIn(mail, "token_hash") };
  expect((await verify(body)(person.access_token)).status).toBe(200);
  return next;
}

// Proves V6.10.
test("a role is suspended by its holder's new address until an admin gives it again", async () => {
  const [boss, admin] = [await auth.admin(), await auth.admin()];
  await auth.send("POST", "admin/invitations", admin.access_token, {
    email: newEmail(),
    role: "agent",
  });
  const next = await moveAddress(admin);

  expect(await opensStaff(admin.access_token)).toBe(false);
  expect(await worker.count(`invitations WHERE invited_by = '${admin.user.id}'`)).toBe(0);
  const call = (method: string, sent?: object) =>
    auth.send(method, "admin/roles", boss.access_token, sent);
  const holder = async () =>
    ((await (await call("GET")).json()) as { items: RoleHolder[] }).items.find(
      ({ email }) => email === next,
    );
  expect(await holder()).toMatchObject({ role: "admin", proved: true });
  expect((await holder())!.suspended_at).toBeDefined();
  expect((await call("PUT", { email: next, role: "admin" })).status).toBe(200);
  expect((await holder())!.suspended_at).toBeUndefined();
  expect(await opensStaff(admin.access_token)).toBe(true);
  expect(
    await worker.rows(
      "SELECT action, actor_id FROM audit_log WHERE subject_id = ? ORDER BY created_at, rowid",
      admin.user.id,
    ),
  ).toEqual([
    { action: "address.changed", actor_id: admin.user.id },
    { action: "role.suspended", actor_id: admin.user.id },
    { action: "role.granted", actor_id: boss.user.id },
  ]);
});

// Proves V8.5.
test("the last admin's role is suspended too, until the owner's command gives it again", async () => {
  await worker.rows("DELETE FROM user_roles");
  const admin = await auth.admin();
  const next = await moveAddress(admin);
  expect(await worker.count("user_roles")).toBe(0);
  expect(await opensStaff(admin.access_token)).toBe(false);
  await grantByCommand(await worker.d1(), { email: next, role: "admin", allowUnproved: false });
  expect(await opensStaff(admin.access_token)).toBe(true);
  expect(await stateOf(admin.user.id)).toMatchObject({ role: "admin", suspended: null });
});

// Proves V8.5.
test("so is that of a last admin who had a passkey and sets a password by a mailed link", async () => {
  await worker.rows("DELETE FROM user_roles");
  const { id, email } = await account({ factor: false, role: true, key: "password" }, true);
  await auth.makeAdmin(id);
  await auth.post("recover", { email });
  const followed = verify({ type: "recovery", token_hash: await knownLink("recovery", id) });
  const { access_token: token } = await sessionOf(await followed());
  expect((await auth.update(token, { password: "chosen by the reader" })).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ role: null, suspended: "admin" });
  await grantByCommand(await worker.d1(), { email, role: "admin", allowUnproved: false });
  expect(await opensStaff(token)).toBe(true);
});

test("a suspended role is taken away for good", async () => {
  const [boss, agent] = [await auth.admin(), await auth.agent()];
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", agent.user.id);
  await worker.rows("INSERT INTO suspended_roles VALUES (?, 'agent', 1, 2)", agent.user.id);
  const body = { email: agent.email, role: "agent" };
  expect((await auth.send("DELETE", "admin/roles", boss.access_token, body)).status).toBe(204);
  expect(await stateOf(agent.user.id)).toMatchObject({ role: null, suspended: null });
});
