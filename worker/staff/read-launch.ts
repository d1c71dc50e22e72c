import { desc, isNotNull, like } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { checkLaunch, type LaunchCheck } from "#domain/going-live/launch.ts";
import { mailOutbox } from "../tables/mail.ts";
import { isLiveKey } from "../payments/live-key.ts";
import { paymentEvents } from "../tables/payments.ts";
import { countPasskeysOfOtherDomains } from "../identity/sign-in/relying-party.ts";
import type { Ctx } from "../platform/context/context.ts";
import { batch } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { SEEN } from "../platform/settings.ts";
import { settings } from "../tables/platform.ts";

export async function readLaunch(
  ctx: Pick<Ctx, "db" | "settings" | "now" | "origin">,
): Promise<LaunchCheck[]> {
  const { db, settings: vars, now } = ctx;
  const { kept, mails, events, lost } = await batch(
    { db },
    {
      kept: build.select().from(settings),
      mails: build
        .select({ at: mailOutbox.updatedAt })
        .from(mailOutbox)
        .where(isNotNull(mailOutbox.messageId))
        .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
        .limit(1),
      events: build
        .select({ at: paymentEvents.createdAt })
        .from(paymentEvents)
        .where(like(paymentEvents.id, "stripe:%"))
        .orderBy(desc(paymentEvents.createdAt))
        .limit(1),
      lost: countPasskeysOfOtherDomains(ctx),
    },
  );
  const when = (name: string) => kept.rows.find((row) => row.name === name)?.updatedAt;
  const key = vars.STRIPE_SECRET_KEY;
  return checkLaunch({
    site: siteConfig,
    accepted: vars.ACCEPTED,
    payments: vars.PAYMENTS,
    isLive: key === undefined ? undefined : isLiveKey(key),
    takesAnswers: vars.INBOUND_ADDRESS !== undefined,
    asksSecondFactor: kept.rows.some(({ name, value }) => name === "staff_second_factor" && value),
    lostPasskeys: lost.rows[0]!.passkeys,
    seen: {
      mail: mails.rows[0]?.at,
      inbound: when(SEEN.inbound),
      webhook: events.rows[0]?.at,
      cron: when(SEEN.cron),
      backup: when(SEEN.backup),
    },
    now,
  });
}
