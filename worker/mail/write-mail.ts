import { siteConfig } from "../../app.config.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import { isOrderMail, isOutdated } from "#domain/orders/order-mail.ts";
import { orderEndsAt } from "#domain/orders/order-end.ts";
import { findRetention } from "#domain/retention.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { OrderRow } from "../tables/orders.ts";
import type { MailOutboxRow } from "../tables/mail.ts";
import { openWallets } from "../passes/open-wallets.ts";
import { passUrl } from "../passes/find-pass.ts";
import { orderLink } from "./order-link.ts";
import { writeTeamMail } from "./team-mail.ts";
import type { MessageOrder } from "./order-message.ts";

export type MailedOrder = OrderRow &
  Pick<
    MessageOrder,
    | "paymentStatus"
    | "keptMinor"
    | "backMinor"
    | "lostMinor"
    | "isBeingRefunded"
    | "paidAt"
    | "lastPaidAt"
    | "withdrawnAt"
    | "payer"
  >;

/** Mails about orders and messages show the current state. Returns undefined for outdated news. */
export async function writeMail(
  ctx: Ctx,
  { kind, facts, message, createdAt: happenedAt }: MailOutboxRow,
  order: MailedOrder | null,
): Promise<MailMessage | undefined> {
  if (kind === "order-address-left") {
    const { leftAddressMessage } = await import("./messages.ts");
    return order ? leftAddressMessage(order.language, order.orderNumber) : undefined;
  }
  if (kind === "team-message") return message ?? writeTeamMail(ctx, facts);
  if (!isOrderMail(kind)) return message ?? undefined;
  if (!order) return undefined;
  const endsAt = orderEndsAt(order, findRetention(siteConfig).unpaidHours);
  if (isOutdated({ kind, facts }, { ...order, endsAt }, ctx.now)) return undefined;
  const { orderMessage } = await import("./order-message.ts");
  return orderMessage({
    kind,
    order,
    facts,
    happenedAt,
    now: ctx.now,
    origin: ctx.origin,
    orderLink: await orderLink(ctx, order),
    canPay: ctx.settings.PAYMENTS !== "none",
    passUrl: passUrl(ctx, order),
    wallets: openWallets(ctx) ?? [],
  });
}
