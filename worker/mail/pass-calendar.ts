import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { siteConfig } from "../../app.config.ts";
import { airports } from "../../src/content/airports.ts";
import { passCalendarWords } from "../../src/content/pass-calendar.ts";
import type { Language } from "../../src/domain/language.ts";

interface PassDay {
  /** Makes the event's UID: it stays when the pass is replaced. */
  orderId: string;
  /** The order's version: a calendar takes the event with the higher one. */
  version: number;
  language: Language;
  airport: string;
  /** YYYY-MM-DD, at the airport. */
  date: string;
  /** Epoch ms. */
  updatedAt: number;
  isCancelled: boolean;
  /** The pass's page. */
  url: string;
}

/** An iCalendar file (RFC 5545) with one all-day event, which needs no time zone. */
export function passCalendar({ orderId, version, language, airport, date, updatedAt, isCancelled, url }: PassDay): string {
  const words = passCalendarWords[language];
  const names: Partial<Record<string, string>> = airports[language]();
  const calendar = new ICalCalendar({
    prodId: { company: siteConfig.company.name, product: "Fast Track" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${orderId}@${siteConfig.domains.main}`,
    sequence: version,
    start: new Date(`${date}T00:00:00Z`),
    allDay: true,
    stamp: new Date(updatedAt),
    summary: words.summary(airport),
    description: words.description(url),
    location: names[airport] ?? airport,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}
