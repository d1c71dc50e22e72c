import { expect, test } from "vitest";
import type { StaffAccount, StaffAccountDetail } from "#domain/accounts/staff-account.schema.ts";
import type { Page } from "#domain/paging.ts";
import { adminCalls, authCalls, newEmail, PASSWORD, problemOf } from "../../people.ts";
import { builtSite, errorOf, QUICK } from "../../site.ts";
import { linkTo } from "./mailed-link.ts";
import { quickPeople } from "./quick-person.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);
const person = quickPeople(auth, worker);

/** With the limits that a deployment has; and with a mail service that takes nothing. */
const limited = siteWith(builtSite({}));
const refused = siteWith(builtSite(QUICK, { mailsOnlyTo: [] }));

function siteWith(site: ReturnType<typeof builtSite>) {
  return { site, auth: authCalls(site), admin: adminCalls(site) };
}

const REASON = { reason: "abuse" };
const act = (userId: string, name: string, body: object = REASON) =>
  send("POST", `accounts/${userId}/${name}`, body);
const outcome = async (response: Response) =>
  `${response.status} ${response.ok ? "" : (await errorOf(response)).code}`.trim();
const sessionsOf = (userId: string) => worker.count(`sessions WHERE user_id = '${userId}'`);

test("accounts are listed newest first, and found by how words of address and name begin", async () => {
  const first = await auth.person("zenobia.quist@example.org");
  const second = await auth.person("other@quistville.example");
  await auth.update(second.access_token, { data: { full_name: "Léopold Zweig" } });
  await auth.giveRole(second.user.id, "agent");
  await auth.prove(second.user.id);
  const { items } = await read<Page<StaffAccount>>("accounts?limit=2");
  expect(items).toMatchObject([
    {
      id: second.user.id,
      name: "Léopold Zweig",
      proved: true,
      role: "agent",
      providers: ["email"],
      sessions: 1,
      second_factor: false,
    },
    {
      id: first.user.id,
      email: "zenobia.quist@example.org",
      name: "Ada Lovelace",
      proved: false,
      role: null,
      blocked_until: null,
    },
  ]);
  const find = async (q: string) =>
    (await read<Page<StaffAccount>>(`accounts?q=${encodeURIComponent(q)}`)).items.map(
      ({ id }) => id,
    );
  expect(await find("quist")).toEqual([second.user.id, first.user.id]);
  expect(await find("zenobia.quist@ex")).toEqual([first.user.id]);
  expect(await find("ZENOBIA.quist@example.org")).toEqual([first.user.id]);
  expect(await find("quist@example.org")).toEqual([]);
  expect(await find("@quistville.example")).toEqual([second.user.id]);
  const numbered = [
    await auth.person("numbered.1@example.org"),
    await auth.person("numbered.2@example.org"),
  ];
  expect(await find("numbered.1@")).toEqual([numbered[0]!.user.id]);
  const byAddress = await read<Page<StaffAccount>>("accounts?q=numbered.2@&limit=1");
  expect([byAddress.items[0]!.id, byAddress.next_cursor]).toEqual([numbered[1]!.user.id, null]);
  expect(await find("leopold")).toEqual([second.user.id]);
  expect(await find("zweig léo")).toEqual([second.user.id]);
  expect(await find('" OR zweig*')).toEqual([]);
  const page = await read<Page<StaffAccount>>("accounts?q=quist&limit=1");
  expect(
    (await read<Page<StaffAccount>>(`accounts?q=quist&limit=1&cursor=${page.next_cursor}`)).items,
  ).toMatchObject([{ id: first.user.id }]);
  // A new address and name are found, the old ones are not.
  await worker.rows(
    "UPDATE users SET email = 'moved@elsewhere.example' WHERE id = ?",
    first.user.id,
  );
  expect([await find("zenobia"), await find("moved")]).toEqual([[], [first.user.id]]);
  expect(await outcome(await send("GET", "accounts?cursor=x"))).toBe("422 validation_failed");
  expect(await outcome(await send("GET", "accounts/unknown"))).toBe("404 not_found");
});

// Proves V8.6.
test("a blocked account is out at once, on every device, and cannot come back until it is unblocked", async () => {
  const { email, user, access_token: token, refresh_token: refreshToken } = await auth.person();
  await auth.session(email);
  await auth.post("recover", { email });
  await worker.mailAbout("/auth/reset?token_hash=");
  const link = await linkTo(worker, "recovery", user.id);
  const seen = await read<StaffAccountDetail>(`accounts/${user.id}`);
  expect([seen.sessions, seen.open_sessions.length, seen.blocked_until]).toEqual([2, 2, null]);
  const blocked = (await (await act(user.id, "block")).json()) as StaffAccountDetail;
  expect([blocked.sessions, blocked.open_sessions, blocked.blocked_until === null]).toEqual([
    0,
    [],
    false,
  ]);
  expect((await auth.user(token)).status).toBe(403);
  expect((await auth.refresh(refreshToken)).status).toBe(400);
  expect(await problemOf(await auth.signIn(email, PASSWORD))).toBe("400 user_banned");
  expect((await auth.post("verify", { type: "recovery", token_hash: link })).status).toBe(403);
  expect(await outcome(await act(user.id, "recovery"))).toBe("409 blocked");
  expect((await act(user.id, "unblock", { reason: "mistake" })).status).toBe(200);
  // What was open before stays ended.
  expect((await auth.user(token)).status).toBe(403);
  expect((await auth.refresh(refreshToken)).status).toBe(400);
  expect((await auth.post("verify", { type: "recovery", token_hash: link })).status).toBe(403);
  expect(await sessionsOf(user.id)).toBe(0);
  expect((await auth.signIn(email, PASSWORD)).status).toBe(200);
  expect(
    (await trail(user.id)).map(({ actor_id, action, detail }) => [actor_id, action, detail]),
  ).toEqual([
    [admin().user.id, "account.blocked", '{"reason":"abuse"}'],
    [admin().user.id, "account.unblocked", '{"reason":"mistake"}'],
  ]);
});

test("all sessions of an account are ended, and it may sign in again", async () => {
  const { email, user, access_token: token } = await auth.person();
  await auth.session(email);
  const ended = (await (
    await act(user.id, "end-sessions", { reason: "stolen" })
  ).json()) as StaffAccountDetail;
  expect([ended.sessions, ended.blocked_until]).toEqual([0, null]);
  expect((await auth.user(token)).status).toBe(403);
  expect((await auth.signIn(email, PASSWORD)).status).toBe(200);
  expect((await trail(user.id)).map(({ action }) => action)).toEqual(["account.sessions_ended"]);
});

test("help with recovery mails the account's own address in its owner's language, and says when the mailbox is full", async () => {
  const { email, user } = await limited.auth.person();
  await limited.site.post("/api/contact", { name: "Ada", email, message: "Bonjour" });
  await limited.site.rows("UPDATE messages SET language = 'fr' WHERE email = ?", email);
  const help = () =>
    limited.admin.send("POST", `accounts/${user.id}/recovery`, { reason: "requested" });
  expect(await outcome(await help())).toBe("204");
  const mail = await limited.site.mailAbout("/auth/reset?token_hash=");
  expect(mail).toContain(`To: ${email}`);
  expect(mail).toContain("mot de passe");
  const responses = [];
  for (let i = 0; i < 3; i++) responses.push(await outcome(await help()));
  expect(responses).toEqual(["204", "204", "429 mailbox_full"]);
  expect((await limited.admin.trail(user.id)).map(({ action }) => action)).toEqual(
    Array(3).fill("account.recovery_sent"),
  );
});

// Proves V8.6.
test("who may: agents look and help in, admins block, nobody themselves, and every act says why", async () => {
  const [member, agent, other] = [await auth.person(), await auth.agent(), await auth.admin()];
  const by = (token: string, method: string, path: string, body?: object) =>
    auth.send(method, `admin/accounts/${path}`, token, body);
  for (const name of ["block", "unblock", "end-sessions"]) {
    for (const target of [member, other]) {
      expect(
        (await by(agent.access_token, "POST", `${target.user.id}/${name}`, REASON)).status,
      ).toBe(403);
    }
    expect(await outcome(await act(admin().user.id, name))).toBe("409 own_account");
    expect(await outcome(await act(member.user.id, name, {}))).toBe("422 validation_failed");
    expect(
      await outcome(await act(member.user.id, name, { reason: "Because of Mrs. Smith" })),
    ).toBe("422 validation_failed");
    expect(await outcome(await act("unknown", name))).toBe("404 not_found");
  }
  expect((await by(agent.access_token, "GET", member.user.id)).status).toBe(200);
  expect(
    (await by(agent.access_token, "POST", `${member.user.id}/recovery`, { reason: "requested" }))
      .status,
  ).toBe(204);
  expect((await by(member.access_token, "GET", member.user.id)).status).toBe(403);
  expect([await sessionsOf(member.user.id), await sessionsOf(other.user.id)]).toEqual([1, 1]);
  expect((await trail(member.user.id)).map(({ action }) => action)).toEqual([
    "account.recovery_sent",
  ]);
});

// Proves V8.5.
test("a blocked admin is no admin: their calls, their invitations and their vote for the last one are void", async () => {
  const other = await auth.admin();
  const invited = newEmail();
  expect(
    (
      await auth.send("POST", "admin/invitations", other.access_token, {
        email: invited,
        role: "agent",
      })
    ).status,
  ).toBe(201);
  expect((await act(other.user.id, "block")).status).toBe(200);
  expect((await auth.send("GET", "admin/orders", other.access_token)).status).toBe(401);
  expect(await worker.count(`invitations WHERE email = '${invited}'`)).toBe(0);
  // The only other admin is blocked, so this one is the last.
  const admins = await worker.rows<{ user_id: string }>(
    "SELECT user_id FROM user_roles WHERE role = 'admin'",
  );
  for (const { user_id: id } of admins) {
    if (id !== admin().user.id && id !== other.user.id)
      await worker.rows("DELETE FROM user_roles WHERE user_id = ?", id);
  }
  expect(
    await outcome(await send("DELETE", "roles", { email: admin().email, role: "admin" })),
  ).toBe("409 last_admin");
  expect(await outcome(await send("DELETE", "roles", { email: other.email, role: "admin" }))).toBe(
    "204",
  );
});

test("a mail service that does not take the mail is said, and nothing is recorded", async () => {
  const { user } = await refused.auth.person();
  const response = await refused.admin.send("POST", `accounts/${user.id}/recovery`, {
    reason: "requested",
  });
  expect(await outcome(response)).toBe("503 mail_not_sent");
  expect(await refused.admin.trail(user.id)).toEqual([]);
});

test(
  // Proves V8.5.
  "of two admins who block each other at once one does, whichever comes first",
  async () => {
    const total = await sumRaces(5, RACE_TRIES, async (attempt, random) => {
      const pair = [await person(), await person()] as const;
      for (const { user } of pair) await auth.makeAdmin(user.id);
      const block = (by: number, whom: number) =>
        auth.send(
          "POST",
          `admin/accounts/${pair[whom]!.user.id}/block`,
          pair[by]!.access_token,
          REASON,
        );
      const [a, b] = await bothAtOnce(
        attempt,
        random,
        () => block(0, 1),
        () => block(1, 0),
      );
      const ids = pair.map(({ user }) => `'${user.id}'`).join(", ");
      const blocked = await worker.count(`users WHERE id IN (${ids}) AND banned_until IS NOT NULL`);
      await worker.rows(`DELETE FROM user_roles WHERE user_id IN (${ids})`);
      return {
        both: Number(blocked === 2),
        done: Number(a.status === 200) + Number(b.status === 200),
        blocked,
      };
    });
    expect(total).toEqual({ both: 0, done: RACE_TRIES, blocked: RACE_TRIES });
  },
  RACE_MS,
);

test(
  // Proves V8.6.
  "a sign-in or a refresh that is under way while its account is blocked leaves no session that an unblocking would open",
  async () => {
    const total = await sumRaces(6, RACE_TRIES, async (attempt, random) => {
      const someone = await person();
      const enter =
        attempt % 3 === 0
          ? () => auth.refresh(someone.refresh_token)
          : () => auth.signIn(someone.email, PASSWORD);
      const [blocked, entered] = await bothAtOnce(
        attempt,
        random,
        () => act(someone.user.id, "block"),
        enter,
        60,
      );
      const left = await sessionsOf(someone.user.id);
      expect((await act(someone.user.id, "unblock", { reason: "mistake" })).status).toBe(200);
      const tokens = entered.ok
        ? ((await entered.json()) as { access_token: string; refresh_token: string })
        : null;
      const opens = tokens
        ? (await auth.user(tokens.access_token)).status === 200 ||
          (await auth.refresh(tokens.refresh_token)).ok
        : false;
      return { refused: Number(blocked.status !== 200), left, opens: Number(opens) };
    });
    expect(total).toEqual({ refused: 0, left: 0, opens: 0 });
  },
  RACE_MS,
);

test(
  // Proves V8.6.
  "a mailed link that is followed while its account is blocked leaves no session either",
  async () => {
    const total = await sumRaces(7, RACE_TRIES, async (attempt, random) => {
      const someone = await person();
      await auth.post("recover", { email: someone.email });
      const link = await linkTo(worker, "recovery", someone.user.id, 20_000);
      expect(link).toBeDefined();
      await bothAtOnce(
        attempt,
        random,
        () => act(someone.user.id, "block"),
        () => auth.post("verify", { type: "recovery", token_hash: link }),
      );
      return { left: await sessionsOf(someone.user.id) };
    });
    expect(total).toEqual({ left: 0 });
  },
  RACE_MS,
);
