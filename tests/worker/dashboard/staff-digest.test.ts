import { beforeEach, expect, test } from "vitest";
import { queueStaffDigest } from "#worker/staff/staff-digest.ts";
import { retryMails } from "#worker/mail/send-queued.ts";
import { ctxAt } from "../../ctx-at.ts";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { moveOrder } from "../../stored-orders.ts";
import { builtSite } from "../../site.ts";
import { dueOrders } from "../orders/due-orders.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

/** 08:00 in London, in summer time. */
const MORNING = Date.parse("2027-07-14T07:00:00Z");
const MINUTE = 60_000;

/** The cron at a time, and the mails that leave. */
async function at(now: number) {
  const { ctx, sent } = await ctxAt(worker, now);
  /** What the cron does. */
  const run = async () => {
    await queueStaffDigest(ctx);
    await retryMails(ctx);
    return sent.map(({ to }) => to);
  };
  return { ctx, sent, run };
}

const turn = (enabled: boolean) => send("PUT", "digest", { enabled });
const failedMail = () =>
  worker.rows(
    "INSERT INTO mail_outbox (id, kind, status, attempts, next_attempt_at, created_at, updated_at) VALUES ('lost', 'recovery', 'failed', 5, 0, 0, 0)",
  );
const newMessage = () =>
  worker.post("/api/contact", {
    name: "Ada",
    email: newEmail(),
    message: "Where is my confirmation?",
  });

beforeEach(async () => {
  for (const table of ["mail_outbox", "messages", "settings"])
    await worker.rows(`DELETE FROM ${table}`);
  await worker.rows("DELETE FROM orders");
  await worker.rows("UPDATE users SET email_proved_at = NULL");
  await auth.prove(admin().user.id);
});

test("it is off until an admin switches it on, which the audit log says once", async () => {
  await failedMail();
  expect(await read("digest")).toEqual({ enabled: false });
  expect(await (await at(MORNING)).run()).toEqual([]);
  for (const enabled of [true, true, false]) expect((await turn(enabled)).status).toBe(200);
  expect(await read("digest")).toEqual({ enabled: false });
  expect((await trail("staff")).map(({ actor_id: actor, action }) => [actor, action])).toEqual([
    [admin().user.id, "digest.switched_on"],
    [admin().user.id, "digest.switched_off"],
  ]);
  expect(await (await at(MORNING)).run()).toEqual([]);
  const agent = await auth.agent();
  for (const method of ["GET", "PUT"]) {
    expect(
      (
        await auth.send(
          method,
          "admin/digest",
          agent.access_token,
          method === "PUT" ? { enabled: true } : undefined,
        )
      ).status,
    ).toBe(403);
  }
});

test("once a day, from 08:00 in London, it tells what waits, however often the cron comes", async () => {
  await turn(true);
  await failedMail();
  expect(await (await at(MORNING - 1)).run()).toEqual([]);
  const { sent, run } = await at(MORNING);
  await run();
  await run();
  expect(await (await at(MORNING + 10 * MINUTE)).run()).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: admin().user.email, headers: { "Content-Language": "fr" } });
  expect(sent[0]!.text).toMatch(/E-mails non envoyés\W+1\b/);
  expect(sent[0]!.text).toContain("/admin");
  expect(
    await worker.rows(
      "SELECT id, status, recipient, message FROM mail_outbox WHERE kind = 'staff-digest'",
    ),
  ).toEqual([
    {
      id: `staff-digest:2027-07-14:${admin().user.id}`,
      status: "sent",
      recipient: null,
      message: null,
    },
  ]);
  expect(await (await at(MORNING + 24 * 60 * MINUTE)).run()).toEqual([admin().user.email]);
});

test("where nothing waits nobody is mailed", async () => {
  await turn(true);
  expect(await (await at(MORNING)).run()).toEqual([]);
  expect(await worker.count("mail_outbox")).toBe(0);
});

test("orders count that were made since the digest of the day before", async () => {
  await turn(true);
  const [old, first, last] = [await worker.book(), await worker.book(), await worker.book()];
  // Paid ones, so that none is about to be deleted.
  await worker.rows("UPDATE orders SET status = 'paid'");
  const day = 24 * 60 * MINUTE;
  for (const [{ booking }, time] of [
    [old, MORNING - day],
    [first, MORNING - day + 1],
    [last, MORNING],
  ] as const) {
    await moveOrder(worker, booking.order.id, time);
  }
  await worker.rows("DELETE FROM mail_outbox");
  const { sent, run } = await at(MORNING);
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toMatch(/Nouvelles commandes depuis hier à 8\sh\W+2\b/);
});

test("paid orders of which something is due are told, in the language of the staff area", async () => {
  await turn(true);
  for (const due of [1125, 0, 2250]) {
    const { booking } = await worker.book();
    await worker.rows(
      "UPDATE orders SET status = 'paid', created_at = 1, due_minor = ? WHERE id = ?",
      due,
      booking.order.id,
    );
  }
  await worker.rows("DELETE FROM mail_outbox");
  const { sent, run } = await at(MORNING);
  await run();
  expect(sent.map(({ text }) => /Commandes payées en partie\W+(\d+)/.exec(text!)?.[1])).toEqual([
    "2",
  ]);
});

test("agents are told what their pages show, and only to proved addresses of accounts that are not blocked", async () => {
  await turn(true);
  // The last agent has not proved their address.
  const [agent, blocked, member] = [
    await auth.agent(),
    await auth.agent(),
    await auth.person(),
    await auth.agent(),
  ];
  for (const { user } of [agent, blocked, member]) await auth.prove(user.id);
  await worker.rows("UPDATE users SET banned_until = ? WHERE id = ?", MORNING + 1, blocked.user.id);
  await failedMail();
  expect(await (await at(MORNING)).run()).toEqual([admin().user.email]);
  await newMessage();
  await worker.rows("DELETE FROM mail_outbox WHERE kind <> 'recovery'");
  const { sent, run } = await at(MORNING);
  expect((await run()).toSorted()).toEqual([admin().user.email, agent.user.email].toSorted());
  const textFor = (email: string | undefined) => sent.find(({ to }) => to === email)!.text;
  for (const { user } of [admin(), agent])
    expect(textFor(user.email)).toMatch(/Messages sans réponse\W+1\b/);
  expect(textFor(admin().user.email)).toContain("E-mails non envoyés");
  expect(textFor(agent.user.email)).not.toContain("E-mails non envoyés");
});

test("two crons at once send one mail", async () => {
  await turn(true);
  await failedMail();
  const [one, two] = [await at(MORNING), await at(MORNING)];
  await Promise.all([one.run(), two.run()]);
  expect([...one.sent, ...two.sent].map(({ to }) => to)).toEqual([admin().user.email]);
});

test("admins alone are told of the requests for refunds that only they can answer", async () => {
  await turn(true);
  const agent = await auth.agent();
  await auth.prove(agent.user.id);
  const { id } = await dueOrders(worker, { send, read })();
  const asked = { amount: 11, reason: "One stays at home" };
  const path = `admin/orders/${id}/refund-requests`;
  expect((await auth.send("POST", path, agent.access_token, asked)).status).toBe(201);
  await worker.rows("DELETE FROM mail_outbox");
  const { sent, run } = await at(MORNING);
  expect(await run()).toEqual([admin().user.email]);
  expect(sent[0]!.text).toMatch(/Demandes de remboursement\W+1\b/);
});
