import { localeOf } from "../../domain/language.ts";
import { useVisitor } from "../../lib/visitor.tsx";

/** The operator's: every member of staff sees the same time, wherever they are, and pages say which (src/content). */
const TIME_ZONE = "Europe/London";

/** A moment (UTC ISO 8601) in the reader's language, in London time. */
export function StaffTime({ iso }: { iso: string }) {
  const { language } = useVisitor();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: TIME_ZONE,
  });
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}
