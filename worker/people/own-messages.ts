import { and, asc, inArray, isNotNull, ne } from "drizzle-orm";
import type { OwnMessage } from "#domain/messages/message.schema.ts";
import type { ListQuery } from "#domain/paging.schema.ts";
import type { Page } from "#domain/paging.ts";
import { toIso } from "#domain/time.ts";
import { messageReplies, messages } from "../tables/messages.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { listed, primaryDb } from "../platform/db/client.ts";
import { keysetPage } from "../platform/db/keyset.ts";
import { isOwn } from "./own-bookings.ts";

export async function listOwnMessages(
  ctx: SignedInCtx,
  query: ListQuery,
): Promise<Page<OwnMessage>> {
  const db = primaryDb(ctx.db);
  const { after, orderBy, limit, toPage } = keysetPage(messages, query);
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        isOwn(ctx, messages.email),
        ne(messages.message, ""),
        // A forged mail bears the address too.
        ne(messages.status, "spam"),
        after,
      ),
    )
    .orderBy(orderBy)
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const isAnswer = and(
    inArray(messageReplies.messageId, listed(ids)),
    isNotNull(messageReplies.authorId),
  );
  const answers = await db
    .select()
    .from(messageReplies)
    .where(isAnswer)
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
  return toPage(rows, ({ id, message, createdAt }) => ({
    id,
    message,
    created_at: toIso(createdAt),
    answers: answers
      .filter(({ messageId }) => messageId === id)
      .map((answer) => ({ text: answer.text, created_at: toIso(answer.createdAt) })),
  }));
}
