import { admin } from "#content/admin.ts";
import { airports } from "#content/airports.ts";
import type { PersonValue } from "#domain/people/person.schema.ts";
import { toLocale } from "#domain/language.ts";
import { type CurrencyCode, formatExactMoney, fromMajor } from "#domain/money/currency.ts";
import { BOOKING_FIELDS } from "#domain/orders/booking-fields.ts";
import type { ListedOrder } from "#domain/orders/order.schema.ts";
import { TIME_ZONE } from "#domain/time.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

/** Takes UTC ISO 8601 and shows the operator's time. */
export function AdminTime({ iso }: { iso: string }) {
  const { language } = useSiteContext();
  const format = new Intl.DateTimeFormat(toLocale(language), {
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: TIME_ZONE,
  });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}

/** Takes YYYY-MM-DD, or UTC ISO 8601 for the operator's day. */
export function AdminDay({ iso }: { iso: string }) {
  const { language, facts } = useSiteContext();
  const isMoment = iso.length > 10;
  const format = new Intl.DateTimeFormat(toLocale(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: isMoment ? TIME_ZONE : "UTC",
  });
  return (
    <time dateTime={iso} title={isMoment ? facts.moment(iso) : undefined}>
      {format.formatToParts(new Date(iso)).map(({ type, value }) =>
        type === "year" ? (
          <span key={type} data-year>
            {value}
          </span>
        ) : (
          value
        ),
      )}
    </time>
  );
}

/** An erased person has no email, but the books may keep the company. */
export function CustomerName({ customer: { email, company_name } }: Pick<ListedOrder, "customer">) {
  const { erased } = useContent(admin);
  const isErased = email === "" && company_name === BOOKING_FIELDS.customers.companyName.erased;
  return isErased ? erased : company_name;
}

/** Amounts are in major units. */
export function useMoney(): (amount: number, currency: CurrencyCode) => string {
  const { language } = useSiteContext();
  return (amount, currency) => formatExactMoney(fromMajor(amount), currency, language);
}

export function usePersonValue(): (values: readonly PersonValue[]) => string {
  const money = useMoney();
  return (values) =>
    values.map(({ currency, amount }) => money(amount, currency)).join(" · ") || "—";
}

export function useCount(): (count: number) => string {
  const { language } = useSiteContext();
  const format = new Intl.NumberFormat(toLocale(language));
  return (count) => format.format(count);
}

/** A stored airport without a code is free text and is returned unchanged. */
export function useAirportName(): (airport: string) => string {
  const names = useContent(airports);
  return (airport) => names[airport] ?? airport;
}
