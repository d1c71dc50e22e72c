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
