import { expect, test } from "vitest";
import type { Page } from "#domain/paging.ts";
import type { AuditEntry } from "#domain/audit/audit.schema.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send } = adminCalls(worker);

const ask = (query = "") => send("GET", `audit${query}`);
const page = async (query?: string) => (await (await ask(query)).json()) as Page<AuditEntry>;
const changeRole = (method: "PUT" | "DELETE", email: string) =>
  send(method, "roles", { email, role: "admin" });

// Proves V16.3.
test("an entry says who did what to whom, and when; the newest is the first", async () => {
  const { email, user } = await auth.person();
  await auth.prove(user.id);
  await changeRole("PUT", email);
  await changeRole("DELETE", email);
  const [revoked, granted] = (await page("?limit=2")).items;
  expect(revoked).toEqual({
    id: expect.any(String),
    actor_id: admin().user.id,
    actor_email: admin().email,
    action: "role.revoked",
    subject_id: user.id,
    subject_name: email,
    detail: { role: "admin" },
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(granted).toMatchObject({ action: "role.granted", subject_name: email });
  expect(Date.parse(revoked!.created_at)).toBeGreaterThanOrEqual(Date.parse(granted!.created_at));
});

test("deleting an account is in the trail, without the person's name", async () => {
  const { user, password, access_token } = await auth.person();
  expect((await auth.send("DELETE", "account", access_token, { password })).status).toBe(204);
  expect((await page("?limit=1")).items).toEqual([
    expect.objectContaining({
      action: "account.deleted",
      actor_id: user.id,
      actor_email: null,
      subject_id: user.id,
      subject_name: null,
    }),
  ]);
});

test("an order's act is named by the order's number; the product's own act has no actor", async () => {
  const { booking } = await worker.book();
  await worker.rows(
    "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) VALUES ('order-act', NULL, 'order.status_changed', ?, '{}', ?)",
    booking.order.id,
    Date.now() + 1000,
  );
  const [entry] = (await page("?limit=1&action=order.status_changed")).items;
  expect(entry).toMatchObject({
    id: "order-act",
    subject_name: booking.order.order_number,
    actor_id: null,
    actor_email: null,
  });
});

test("pages follow one another without gaps or repeats, also where times are the same, and one action alone can be asked for", async () => {
  for (let n = 0; n < 7; n++) {
    const action = n % 2 === 0 ? "retention.ran" : "mail.retried";
    await worker.rows(
      "INSERT INTO audit_log VALUES (?, NULL, ?, 'x', '{}', 1000)",
      `same-${n}`,
      action,
    );
  }
  const read = async (filter: string) => {
    const ids: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { items, next_cursor }: Page<AuditEntry> = await page(
        `?limit=3&cursor=${cursor}${filter}`,
      );
      expect(items.length).toBeLessThanOrEqual(3);
      ids.push(...items.map(({ id }) => id));
      cursor = next_cursor;
    }
    return ids;
  };
  const all = await read("");
  expect(all.length).toBe(await worker.count("audit_log"));
  expect(new Set(all).size).toBe(all.length);
  expect(await read("&action=retention.ran")).toEqual(["same-6", "same-4", "same-2", "same-0"]);
});

test.each([
  ["a cursor that no page answered", "?cursor=yesterday"],
  ["a limit over 100", "?limit=101"],
  ["an action that does not exist", "?action=role.forged"],
])("%s is refused", async (_name, query) => {
  const response = await ask(query);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
});

// Proves V16.3.
test("nothing writes to the trail from outside", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    expect((await send(method, "audit", {})).status).toBe(405);
  }
});

test("the log is filtered by person, days, word and action, and sign-ins can be left out; the file holds the same", async () => {
  const { user, email } = await auth.person();
  await auth.prove(user.id);
  const entries = [
    [
      "f-1",
      user.id,
      "order.held",
      "o-1",
      { until: "2030-01-05T10:00:00Z" },
      "2030-07-01T22:59:00Z",
    ],
    ["f-2", user.id, "order.changed", "o-2", { fields: ["airport"] }, "2030-07-01T23:01:00Z"],
    ["f-3", null, "retention.ran", "retention", { past_customers: 100 }, "2030-07-02T22:59:00Z"],
    ["f-4", user.id, "staff.signed_in", user.id, { method: "totp" }, "2030-07-02T23:01:00Z"],
  ] as const;
  for (const [id, actor, action, subject, detail, at] of entries)
    await worker.rows(
      "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      id,
      actor,
      action,
      subject,
      JSON.stringify(detail),
      Date.parse(at),
    );
  const found = async (query: string) =>
    (await page(`?${query}`)).items.map(({ id }) => id).filter((id) => id.startsWith("f-"));
  expect(await found(`person=${email.toUpperCase()}`)).toEqual(["f-4", "f-2", "f-1"]);
  expect(await found(`person=${email.slice(0, 12)}`)).toContain("f-1");
  expect(await found(`person=${email.slice(1)}`)).toEqual([]);
  // A London day of summer begins an hour before its UTC day.
  expect(await found("from=2030-07-02&to=2030-07-02")).toEqual(["f-3", "f-2"]);
  expect(await found("from=2030-07-03")).toEqual(["f-4"]);
  expect(await found("from=2030-07-01&sign_ins=without")).toEqual(["f-3", "f-2", "f-1"]);
  expect(await found("from=2030-07-01&q=AIRPORT")).toEqual(["f-2"]);
  expect(await found(`from=2030-07-01&q=${email.slice(3)}`)).toEqual(["f-4"]);
  expect(await found("from=2030-07-01&q=%25")).toEqual([]);
  expect(await found("from=2030-07-01&action=order.held")).toEqual(["f-1"]);
  expect((await ask("?from=2030-07-02&to=2030-07-01")).status).toBe(422);

  const { access_token: token } = await auth.accountant();
  const csv = async (query: string) =>
    (await auth.send("GET", `admin/audit.csv?${query}`, token)).text();
  const lines = (await csv(`from=2030-07-01&person=${email}&sign_ins=without`)).split("\r\n");
  expect(lines).toEqual([
    '"created_at","actor_email","action","subject_name","detail","actor_id","subject_id","id"',
    `"2030-07-01T23:01:00.000Z","${email}","order.changed",,"{""fields"":[""airport""]}","${user.id}","o-2","f-2"`,
    `"2030-07-01T22:59:00.000Z","${email}","order.held",,"{""until"":""2030-01-05T10:00:00Z""}","${user.id}","o-1","f-1"`,
    "",
  ]);
  expect(await csv(`from=2030-07-01&q=airport&format=french`)).toContain(
    `"02/07/2030 00:01";"${email}";"Commande modifiée"`,
  );
  const [exported] = (await page("?action=audit.exported")).items;
  expect(exported).toMatchObject({ detail: { from: "2030-07-01", searched: true } });
  expect(JSON.stringify(exported!.detail)).not.toContain("airport");
});

test("a long address finds what was done about it, and any text of the field's length is searched for", async () => {
  const { user, email } = await auth.person(
    "first-name.last-name_and-more@department.company.example",
  );
  await auth.prove(user.id);
  await changeRole("PUT", email);
  expect((await page(`?q=${email.toUpperCase()}`)).items).toMatchObject([
    { action: "role.granted", subject_name: email },
  ]);
  for (const q of ["a".repeat(200), "é".repeat(200), "_".repeat(200), "%25".repeat(200)])
    expect((await page(`?q=${q}`)).items).toEqual([]);
  const { access_token: token } = await auth.accountant();
  const csv = await auth.send("GET", `admin/audit.csv?q=${email}`, token);
  expect(await csv.text()).toContain(`"role.granted","${email}"`);
});
