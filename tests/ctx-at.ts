import { vi } from "vitest";
import { commandCtx } from "../scripts/db/command-ctx.ts";
import { sendQueuedMails } from "#worker/mail/send-queued.ts";
import { closePayments } from "#worker/payments/close-payments.ts";
import { createCtx, type Ctx, type Task } from "#worker/platform/context/context.ts";
import { recordingMail } from "./fakes/refused-mail.ts";
import type { BuiltSite } from "./site.ts";

/**
 * Makes a context of the local product at a time (epoch ms), for what a cron calls. Returns it with
 * the mails that leave in it and a wait for the work that outlives a response. The product's log is
 * not shown for the rest of the test.
 */
export async function ctxAt(
  site: Pick<BuiltSite, "d1">,
  now: number,
): Promise<{ ctx: Ctx; sent: EmailMessageBuilder[]; finish: () => Promise<unknown> }> {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const { settings } = commandCtx({ db: await site.d1(), now });
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  /** The queue, which does the work in this context. */
  const sendBatch = async (messages: { body: Task[] }[]) => {
    for (const { mails = [], pagesOf } of messages.flatMap(({ body }) => body)) {
      await sendQueuedMails(ctx, mails);
      if (pagesOf) await closePayments(ctx, pagesOf);
    }
  };
  const TASKS = { sendBatch } as unknown as Queue;
  const ctx: Ctx = createCtx({ settings: { ...settings, MAIL: mail, TASKS }, now, waitUntil });
  return { ctx, sent, finish: () => Promise.all(work) };
}
