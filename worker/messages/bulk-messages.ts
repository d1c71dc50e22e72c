import type {
  BulkMessageRefusal,
  BulkMessages,
  BulkMessagesResult,
  BulkReply,
} from "#domain/messages/bulk-messages.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { digest } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { changeMessage, storeBulkReply } from "./message-changes.ts";

/** Each message gets its own audit entry. Throws UnprocessableError `assignee_unknown`. */
export function changeMessages(
  ctx: SignedInCtx,
  { messages, ...change }: BulkMessages,
): Promise<BulkMessagesResult> {
  return forEach(messages, async ({ id: messageId, version }) => {
    await changeMessage(ctx, { ...change, messageId, version });
  });
}

/** Key and message determine each reply's id, so a repeat after an interruption sends nobody a second answer. */
export function replyToMessages(
  ctx: SignedInCtx,
  { messages, text, key }: BulkReply & { key: string },
): Promise<BulkMessagesResult> {
  return forEach(messages, async ({ id: messageId, version }) => {
    const seed = JSON.stringify([ctx.actor.userId, key, messageId]);
    const replyId = uuidV7(0, await digest(seed));
    return storeBulkReply(ctx, { messageId, version, text, replyId });
  });
}

/** Works one by one, because a batch of fifty answers would block other writes. */
async function forEach<Picked extends { id: string }>(
  picked: readonly Picked[],
  act: (one: Picked) => Promise<BulkMessageRefusal | void>,
): Promise<BulkMessagesResult> {
  const items: BulkMessagesResult["items"] = [];
  for (const one of picked)
    items.push({ id: one.id, refusal: (await act(one).catch(toRefusal)) ?? null });
  return { items };
}

function toRefusal(error: unknown): BulkMessageRefusal {
  if (error instanceof NotFoundError) return "not_found";
  if (error instanceof ConflictError && error.code === "message_changed") return "message_changed";
  throw error;
}
