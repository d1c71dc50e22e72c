import { createCtx } from "./platform/context/context.ts";
import { getSettings } from "./platform/context/env.ts";
import { logJob } from "./platform/context/log.ts";
import { markSeen } from "./platform/settings.ts";
import { receiveMail } from "./messages/receive-mail.ts";

/** A refused mail goes back with the reason. The log holds only the result. */
export async function receiveInbound(
  message: ForwardableEmailMessage,
  env: Env,
  now: number,
): Promise<void> {
  const ctx = createCtx({ settings: getSettings(env), now });
  const { from, to, raw, rawSize } = message;
  const reception = await receiveMail(ctx, { from, to, raw, rawSize });
  logJob("inbound", { [reception.outcome]: 1 });
  await markSeen(ctx, "inbound");
  if (reception.outcome === "refused") message.setReject(reception.reason);
}
