import { eq } from "drizzle-orm";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { users } from "../../tables/identity.ts";
import { build } from "../../platform/db/client.ts";
import { factsMail } from "../../mail/messages.ts";
import { sendToUser } from "../../mail/suppressions.ts";
import { findUserByEmail } from "../users/users.ts";
import { addressHolds } from "../../queries/account-holds.ts";
import { newToken } from "./mailed-token.ts";
import { batchIf } from "../../platform/db/batch.ts";

const LINK_MINUTES = 60;
const LINK_MS = LINK_MINUTES * MINUTE_MS;

/** Callers respond before this ends, because its duration reveals whether the account exists. */
export async function sendRecovery(ctx: Ctx, email: string): Promise<void> {
  const user = (await findUserByEmail(ctx, email))?.user;
  if (!user) return;
  const message = async () => {
    const { store, link } = await newToken(ctx, {
      purpose: "recovery",
      subject: user.id,
      userId: user.id,
      email: user.email,
      expiresAt: ctx.now + LINK_MS,
    });
    const sent = build.update(users).set({ recoverySentAt: ctx.now }).where(eq(users.id, user.id));
    // An account that was deleted after it was read must leave no link behind.
    if (!(await batchIf(ctx, [addressHolds(user.id, user.email)], [store, sent]))) return undefined;
    return factsMail(ctx.language, "recovery", { link, minutes: LINK_MINUTES });
  };
  // The link goes to the stored address, never to a look-alike that somebody typed.
  await sendToUser(ctx, {
    purpose: "account",
    kind: "recovery",
    recipient: user.email,
    message,
    subjectId: user.id,
  });
}
