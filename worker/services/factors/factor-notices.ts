import type { Ctx } from "../../context/context.ts";
import { type FactorChange, factorChangedMessage } from "../../mail/messages.ts";
import { sendToUser } from "../mail/suppressions.ts";

interface ChangedFactor {
  change: FactorChange;
  userId: string;
  email: string;
}

/** Tells a person by mail, after the response, what happened to their second factor: if it was not them, they can act. */
export function tellFactorChange(ctx: Ctx, { change, userId, email }: ChangedFactor): void {
  const message = factorChangedMessage(ctx.language, change);
  ctx.later(sendToUser(ctx, { purpose: "account", kind: "factor-changed", recipient: email, message, subjectId: userId }));
}
