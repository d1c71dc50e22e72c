import { admin } from "../../../content/admin.ts";
import type { DailyTotal } from "../../../domain/dashboard/dashboard.schema.ts";
import { toLocale } from "../../../domain/language.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import { useMoney } from "../ui/formats.tsx";

/** Formats the chart's days (YYYY-MM-DD, UTC) and amounts (major units, shown in euros like the revenue card). */
export function useChartWords() {
  const { chart: words } = useContent(admin);
  const { language } = useSiteContext();
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone: "UTC" }).format(
      new Date(day),
    );
  const inCurrency = useMoney();
  const money = (amount: number) => inCurrency(amount, "EUR");
  const longDay = (day: string) =>
    format(day, { weekday: "short", day: "numeric", month: "long", year: "numeric" });
  return {
    money,
    longDay,
    shortDay: (day: string) => format(day, { day: "numeric", month: "short" }),
    /** The text of one day. */
    read: ({ day, orders, revenue }: DailyTotal) =>
      words.reading(longDay(day), words.ordersOf(orders), money(revenue)),
  };
}
