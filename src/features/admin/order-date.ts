import { type Language, localeOf } from "../../domain/language.ts";

/** The operator's: every member of staff sees the same time, wherever they are, and the table says which (src/content). */
const TIME_ZONE = "Europe/London";

/** When an order was made, for people, in London time (spec section 9: French locale). */
export function orderDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
}
