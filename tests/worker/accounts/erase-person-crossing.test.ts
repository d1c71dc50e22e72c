import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { createCtx, type Ctx } from "#worker/platform/context/context.ts";
import { auditEntry } from "#worker/platform/db/audit.ts";
import { primaryDb } from "#worker/platform/db/client.ts";
import { mailOutbox } from "#worker/tables/mail.ts";
import { messages } from "#worker/tables/messages.ts";
import { tellFactorChange } from "#worker/identity/sign-in/second-factor.ts";
import { sendProof } from "#worker/identity/sign-in/prove-address.ts";
import { sendRecovery } from "#worker/identity/sign-in/recovery.ts";
import { erasePerson } from "#worker/people/erase-person.ts";
import { newDelivery } from "#worker/mail/outbox-row.ts";
import { sendQueuedMails } from "#worker/mail/send-queued.ts";
import { authCalls, newEmail } from "../../people.ts";
import { builtSite } from "../../site.ts";

/** What is under way when a person is erased, stopped at the very moment that matters: erase-person-races.test.ts cannot aim so well. */
const worker = builtSite();
const auth = authCalls(worker);
const LOCAL_SECRET = "local-signing-secret-never-deployed";

async function plainCtx(): Promise<Ctx> {
  return commandCtx({ db: await worker.d1(), now: Date.now() });
}

/** Erases a person, as nobody in particular. */
async function erase(email: string, userId: string | null = null): Promise<void> {
  const ctx = await plainCtx();
  const record = auditEntry(ctx, { action: "account.deleted", subjectId: "someone" });
  expect(
    await erasePerson(ctx, {
      emails: [email],
      userIds: userId === null ? [] : [userId],
      holds: [sql`1`],
      record,
    }),
  ).toBe(true);
}

/** A context whose mail service first lets `meanwhile` happen, then refuses the mail. */
async function refusing(
  meanwhile: () => Promise<void>,
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<Ctx> {
  const { settings, now } = await plainCtx();
  const send = async () => {
    await meanwhile();
    throw new Error("refused");
  };
  return createCtx({
    settings: {
      ...settings,
      MAIL: { send } as unknown as SendEmail,
      MAIL_FROM: "hello@envol.example",
    },
    now,
    waitUntil,
  });
}

/** A message whose mail the team has. */
async function message(email: string) {
  expect((await worker.post("/api/contact", { name: "Ada", email, message: "Hello" })).status).toBe(
    202,
  );
  await worker.mailAbout(email);
  const [row] = await primaryDb(await worker.d1())
    .select()
    .from(messages)
    .where(eq(messages.email, email));
  return row!;
}

test("refused news of a second factor wait for the mail service, unless the account is deleted meanwhile", async () => {
  const refuseNews = async (meanwhile: (email: string, id: string) => Promise<void>) => {
    const { email, user } = await auth.person();
    const work: Promise<unknown>[] = [];
    const ctx = await refusing(
      () => meanwhile(email, user.id),
      (one) => work.push(one),
    );
    vi.spyOn(console, "error").mockReturnValue();
    tellFactorChange(ctx, { change: "removed", user: { id: user.id, email } });
    await Promise.all(work);
    return worker.rows("SELECT kind, status FROM mail_outbox WHERE subject_id = ?", user.id);
  };
  expect(await refuseNews(() => Promise.resolve())).toEqual([
    { kind: "factor-changed", status: "waiting" },
  ]);
  expect(await refuseNews(erase)).toEqual([]);
});

test("a kept mail that is attempted again while its recipient is erased does not come back", async () => {
  const email = newEmail();
  const { id: subjectId } = await message(email);
  const meanwhile = vi.fn<() => Promise<void>>(() => erase(email));
  const ctx = await refusing(meanwhile);
  const mail = newDelivery(
    {
      kind: "message-reply",
      recipient: email,
      message: { language: "en", subject: "Re", parts: ["Hello"] },
      subjectId,
    },
    ctx.now,
  );
  await primaryDb(ctx.db)
    .insert(mailOutbox)
    .values({ ...mail, attempts: 0 });
  vi.spyOn(console, "error").mockReturnValue();
  await sendQueuedMails(ctx, [mail.id]);
  expect(meanwhile).toHaveBeenCalledOnce();
  expect(await worker.rows("SELECT id FROM mail_outbox WHERE id = ?", mail.id)).toEqual([]);
});

test.each([
  ["a new password", sendRecovery],
  ["proving the address", sendProof],
])("a link for %s is neither stored nor mailed once its account is gone", async (_, sendLink) => {
  const { email, user } = await auth.person();
  const mails: string[] = [];
  const { settings, now, db } = await plainCtx();
  const mailbox = { send: (mail: { to: string }) => Promise.resolve(void mails.push(mail.to)) };
  const ctx = createCtx({
    settings: {
      ...settings,
      SIGNING_SECRET: LOCAL_SECRET,
      MAIL: mailbox as unknown as SendEmail,
      MAIL_FROM: "hello@envol.example",
    },
    now,
  });
  // The account is read before the batch that stores the link, and erased in between.
  const batch = async (statements: D1PreparedStatement[]) => {
    await erase(email, user.id);
    return db.batch(statements);
  };
  const interrupted = {
    prepare: (text: string) => db.prepare(text),
    batch,
  } as unknown as D1Database;
  await sendLink({ ...ctx, db: interrupted }, email);
  expect(await worker.rows("SELECT purpose FROM one_time_tokens WHERE email = ?", email)).toEqual(
    [],
  );
  expect(mails).toEqual([]);
});
