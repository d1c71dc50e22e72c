import type { MessageInput } from "#domain/messages/contact.schema.ts";
import { isSpam, senderName } from "#domain/messages/message.ts";
import { withoutMailedTokens } from "#domain/orders/mailed-link.ts";
import type { Ctx } from "../platform/context/context.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { digest } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { queueTeamMail, sendTeamMail } from "../mail/team-mail.ts";
import { requireAttempt } from "../platform/attempts.ts";
import { batch } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";

/** A repeat with the same Idempotency-Key changes nothing. Throws RateLimitedError. */
export async function storeMessage(ctx: Ctx, input: MessageInput, key?: string): Promise<void> {
  const { now, language, visitor } = ctx;
  await requireAttempt(ctx, { purpose: "message", subject: visitor });
  // Ignores `elapsedMs`, which is longer in a repeat.
  const sent = JSON.stringify([key, { ...input, elapsedMs: 0 }]);
  const contact = input.kind === "contact" && {
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
  };
  const row: MessageRow = {
    ...newMessage(now),
    ...contact,
    ...(key !== undefined && { id: uuidV7(0, await digest(sent)) }),
    kind: input.kind,
    name: senderName(input),
    email: input.email,
    message: withoutMailedTokens(input.message),
    language,
    status: isSpam(input) ? "spam" : "new",
  };
  const { mail } = await batch(ctx, {
    stored: build.insert(messages).values(row).onConflictDoNothing(),
    mail: queueTeamMail(ctx, row),
  });
  sendTeamMail(ctx, mail);
}

export const newMessage = (now: number) =>
  ({
    id: uuidV7(now),
    firstName: null,
    lastName: null,
    phone: null,
    reference: null,
    orderId: null,
    status: "new",
    createdAt: now,
    version: 1,
    assigneeId: null,
  }) as const;
