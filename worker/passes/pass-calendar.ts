import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { siteConfig } from "../../app.config.ts";
import { airportPlaces } from "#content/airport-places.ts";
import { airports } from "#content/airports.ts";
import { passCalendarWords } from "#content/order-mails.ts";
import { printFrench } from "#domain/french-typography.ts";
import { printedWords } from "#domain/page-typography.ts";
import type { Language } from "#domain/language.ts";
import type { MailFile } from "#domain/mail/mail.ts";
import { isConfirmed, type OrderStatus } from "#domain/orders/order-status.ts";

interface PassOrder {
  /** The event's UID comes from this id, so it survives a replaced pass. */
  id: string;
  /** Calendars keep the event with the highest version. */
  version: number;
  status: OrderStatus;
  language: Language;
  airport: string;
  updatedAt: number;
}

/** An all-day event needs no zone (RFC 5545). A cancelled order's file removes it (RFC 5546). `date` is YYYY-MM-DD. */
export function passCalendar(
  order: PassOrder,
  { date, url }: { date: string; url: string },
): MailFile {
  const words =
    order.language === "fr"
      ? printedWords(passCalendarWords.fr, printFrench)
      : passCalendarWords.en;
  const names: Partial<Record<string, string>> = airports[order.language]({ site: siteConfig });
  const places = airportPlaces[order.language]({ site: siteConfig });
  const { company, domains } = siteConfig;
  const isCancelled = !isConfirmed(order.status);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = new ICalCalendar({
    prodId: { company: company.name, product: "Fast Track" },
    method,
  });
  calendar.createEvent({
    id: `${order.id}@${domains.main}`,
    sequence: order.version,
    start: new Date(`${date}T00:00:00Z`),
    allDay: true,
    stamp: new Date(order.updatedAt),
    summary: words.summary(order.airport),
    description: [words.description(url), places.line(order.airport)].filter(Boolean).join("\n\n"),
    location: [names[order.airport] ?? order.airport, places.terminal(order.airport)]
      .filter(Boolean)
      .join(", "),
    url,
    organizer: { name: company.name, email: company.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return {
    name: "fast-track.ics",
    type: `text/calendar; method=${method}; charset=utf-8`,
    // RFC 5545 ends every line with CRLF, also the last one.
    text: `${calendar.toString()}\r\n`,
  };
}
