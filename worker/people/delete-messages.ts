import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { batchIf } from "../platform/db/batch.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { unlistMessages } from "../mail/team-mail.ts";
import { mailOutbox } from "../tables/mail.ts";
import { messageReplies, messages } from "../tables/messages.ts";
import { dueIds } from "./rule.ts";

/** Deleting 200,000 letters takes a few seconds. One message has at most 20,000, without its replies. */
const PORTION = { messages: 200, letters: 200_000 };

/** Triggers read the replies of a message too. */
const LETTERS = sql<number>`length(message) + coalesce((
  SELECT sum(length(reply.text)) FROM message_replies AS reply WHERE reply.message_id = messages.id
), 0)`;

/** The last statement returns the ids. */
export function deleteMessages(chosen: SQL) {
  return {
    replies: build.delete(messageReplies).where(inArray(messageReplies.messageId, chosen)),
    mails: build.delete(mailOutbox).where(inArray(mailOutbox.subjectId, chosen)),
    done: build.delete(messages).where(inArray(messages.id, chosen)).returning({ id: messages.id }),
  };
}

/**
 * Deletes messages until one more portion is left. A trigger reads each letter of a message, and the
 * database gives a transaction 30 seconds. Returns false once a condition is false.
 */
export async function deleteAllButAPortion(
  ctx: Ctx,
  isTheirs: SQL,
  holds: readonly SQL[],
): Promise<boolean> {
  for (;;) {
    const rows = await primaryDb(ctx.db)
      .select({ id: messages.id, letters: LETTERS })
      .from(messages)
      .where(isTheirs)
      .orderBy(asc(messages.createdAt))
      .limit(PORTION.messages + 1);
    let letters = 0;
    const end = rows.findIndex((row, index) => {
      const isFull = index === PORTION.messages || letters >= PORTION.letters;
      letters += row.letters;
      return isFull;
    });
    if (end === -1) return true;
    const ids = rows.slice(0, end).map(({ id }) => id);
    const chosen = dueIds(messages, isTheirs, ids);
    const statements = { unlisted: unlistMessages(chosen), ...deleteMessages(chosen) };
    if (!(await batchIf(ctx, holds, statements))) return false;
  }
}
