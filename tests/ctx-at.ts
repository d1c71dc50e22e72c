import { vi } from "vitest";
import { commandCtx } from "../scripts/db/command-ctx.ts";
import { createCtx, type Ctx } from "../worker/platform/context/context.ts";
import { recordingMail } from "./fakes/refused-mail.ts";
import type { BuiltSite } from "./site.ts";

/**
 * A context of the local product at a time (epoch ms), for what a cron calls, and the mails that leave in it. What the product logs
 * is not shown until `vi.restoreAllMocks`.
 */
export async function ctxAt(
  site: Pick<BuiltSite, "d1">,
  now: number,
): Promise<{ ctx: Ctx; sent: EmailMessageBuilder[] }> {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const { settings } = commandCtx({ db: await site.d1(), now });
  return { ctx: createCtx({ settings: { ...settings, MAIL: mail }, now }), sent };
}
