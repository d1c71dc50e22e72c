import { admin } from "#content/admin.ts";
import { airports } from "#content/airports.ts";
import { createFacts } from "#content/facts.ts";
import { longDate } from "#content/mail.ts";
import { party } from "#content/party.ts";
import { site } from "#content/site.ts";
import { localizePath } from "#domain/language-path.ts";
import type { ReplyFacts } from "#domain/messages/reply-template.ts";
import { formatExactMoney } from "#domain/money/currency.ts";
import type { MessageRow } from "../tables/messages.ts";
import type { CustomerRow, OrderRow } from "../tables/orders.ts";

interface ReplySources {
  message: Pick<MessageRow, "name" | "firstName" | "lastName" | "language">;
  order: OrderRow | null;
  customer: CustomerRow | null;
  origin: string;
}

/** Prefers the sender's names to the order's, and omits unknown values (docs/product/messages.md). */
export function replyFacts({ message, order, customer, origin }: ReplySources): ReplyFacts {
  const { language } = message;
  const names: Partial<Record<string, string>> = airports[language]({ site: site[language] });
  const siteFacts = createFacts(site[language], language, "EUR");
  const { statuses } = admin[language](siteFacts);
  const known = customer?.email ? customer : null;
  const [first, ...others] = message.name.trim().split(/\s+/);
  const facts: ReplyFacts = {
    firstName: message.firstName ?? (first || known?.firstName),
    lastName: message.lastName ?? (others.join(" ") || known?.lastName),
    companyName: site[language].company.name,
    ...(order && {
      orderNumber: order.orderNumber,
      airport: names[order.airport.toUpperCase()] ?? order.airport,
      flightDate: order.flightDate ? longDate(language, Date.parse(order.flightDate)) : "",
      flightNumber: order.flightNumber ?? "",
      passengers: party[language](siteFacts).party(order),
      status: statuses[order.status].toLowerCase(),
      total: formatExactMoney(order.amountMinor, order.currency, language),
      bookingUrl: `${origin}${localizePath("/find-booking", language)}`,
    }),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => Boolean(fact)));
}
