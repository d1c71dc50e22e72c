import { beforeEach, expect, test, vi } from "vitest";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { LEASE_MS } from "#worker/mail/outbox-row.ts";
import { retryMails, sendQueuedMails } from "#worker/mail/send-queued.ts";
import { storeMessage } from "#worker/messages/store-message.ts";
import { createCtx, type Ctx } from "#worker/platform/context/context.ts";
import { recordingMail } from "../../fakes/refused-mail.ts";
import { authCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

const MINUTE = 60_000;
/** The company's own clock of this test. */
const START = Date.UTC(2026, 0, 5, 9);

let db: D1Database;
const { sent, mail } = recordingMail();

beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  db = await worker.d1();
  for (const table of ["mail_outbox", "messages"]) await worker.rows(`DELETE FROM ${table}`);
  sent.length = 0;
});

/** The site at a time, with the tasks that it leaves to the queue. */
function at(minutes: number, MAIL = mail) {
  const now = START + minutes * MINUTE;
  const tasks: { mails: string[]; delaySeconds: number }[] = [];
  const TASKS = {
    send: async ({ mails }: { mails: string[] }, { delaySeconds }: { delaySeconds: number }) =>
      void tasks.push({ mails, delaySeconds }),
    sendBatch: async (messages: { body: { mails: string[] }[] }[]) =>
      void tasks.push(
        ...messages.flatMap(({ body }) => body.map(({ mails }) => ({ mails, delaySeconds: 0 }))),
      ),
  } as unknown as Queue;
  const { settings } = commandCtx({ db, now });
  const ctx = createCtx({ settings: { ...settings, MAIL, TASKS }, now });
  return { ctx, tasks };
}
const write = (ctx: Ctx, name: string, email = "traveller@example.org") =>
  storeMessage(ctx, {
    kind: "question",
    name,
    email,
    message: `I am ${name}.\nWhere is the lane?`,
  });
const subjects = () => sent.map(({ subject }) => subject);
const toldOf = (name: string) =>
  sent.filter(({ subject, text }) => subject.includes(name) || text!.includes(name)).length;

test("a message after a quiet quarter of an hour is mailed at once, and those after it in one mail", async () => {
  const first = at(0);
  await write(first.ctx, "Ada");
  expect(first.tasks).toMatchObject([{ delaySeconds: 0 }]);
  await sendQueuedMails(first.ctx, first.tasks[0]!.mails);
  expect(subjects()).toEqual([expect.stringContaining("Ada")]);

  const second = at(1);
  await write(second.ctx, "Grace");
  for (let n = 2; n <= 40; n++) await write(at(5).ctx, `Nr ${n}.`);
  expect(second.tasks).toEqual([{ mails: [expect.any(String)], delaySeconds: 14 * 60 }]);
  await sendQueuedMails(at(15).ctx, second.tasks[0]!.mails);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ to: sent[0]!.to, subject: expect.stringContaining("40 ") });
  expect(sent[1]!.text).toMatch(/^Grace\s: Question · I am Grace\. Where is the lane\?$/m);
  for (const name of ["Ada", "Grace", "Nr 2.", "Nr 40."]) expect(toldOf(name)).toBe(1);

  const quiet = at(31);
  await write(quiet.ctx, "Hedy");
  expect(quiet.tasks).toMatchObject([{ delaySeconds: 0 }]);
});

test("a sender that dies, and a queue that loses the task, tell of each message once", async () => {
  const start = at(0);
  await write(start.ctx, "Ada");
  await write(at(1).ctx, "Grace");
  let isDead = false;
  const dying = recordingMail(async () => void (isDead = true));
  const killed = new Proxy(db, {
    get: (target, name: "prepare" | "batch") => {
      if (isDead) throw new Error("killed");
      return target[name].bind(target);
    },
  });
  const consumer = { ...at(1, dying.mail).ctx, db: killed };
  await expect(sendQueuedMails(consumer, start.tasks[0]!.mails)).rejects.toThrow("killed");
  // The mail that is being sent takes no further message.
  await write(at(2).ctx, "Hedy");
  const next = START + MINUTE + LEASE_MS;
  await retryMails({ ...at(0).ctx, now: next - 1 });
  expect(sent).toEqual([]);
  await retryMails({ ...at(0).ctx, now: next + 2000 });
  expect([toldOf("Ada"), toldOf("Grace"), toldOf("Hedy")]).toEqual([1, 1, 0]);
  await retryMails(at(30).ctx);
  expect([toldOf("Ada"), toldOf("Grace"), toldOf("Hedy")]).toEqual([1, 1, 1]);
});

test("a mail counts what it has no room for, and leaves out what was dealt with or erased", async () => {
  const { ctx, tasks } = at(0);
  const { user, email, password, access_token } = await auth.person();
  await auth.prove(user.id);
  for (let n = 1; n <= 53; n++) await write(ctx, `Nr ${n}.`, n === 2 ? email : undefined);
  await worker.rows("UPDATE messages SET status = 'answered' WHERE name = 'Nr 1.'");
  expect((await auth.send("DELETE", "account", access_token, { password })).status).toBe(204);
  await sendQueuedMails(ctx, tasks[0]!.mails);
  expect(subjects()).toEqual([expect.stringContaining("51 ")]);
  expect(sent[0]!.text).toContain("3 autres messages");
  expect([toldOf("Nr 1."), toldOf("Nr 2."), toldOf("Nr 3.")]).toEqual([0, 0, 1]);
});

test("a message that a mail has no room for is told of, also when the team has dealt with all others", async () => {
  const { ctx, tasks } = at(0);
  for (let n = 1; n <= 51; n++) await write(ctx, `Nr ${n}.`);
  await worker.rows("UPDATE messages SET status = 'answered' WHERE name != 'Nr 51.'");
  await sendQueuedMails(ctx, tasks[0]!.mails);
  expect(subjects()).toEqual([expect.stringMatching(/ 1 nouveau message$/)]);
  expect(sent[0]!.text).not.toContain("autre");
});
