import { addDays } from "#domain/time.ts";

interface CalendarDay {
  title: string;
  date: string;
  place: string;
  note: string;
}

export function googleCalendarLink({ title, date, place, note }: CalendarDay): string {
  const dates = [date, dayAfter(date)].map((day) => day.replaceAll("-", "")).join("/");
  return withQuery("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: title,
    dates,
    location: place,
    details: note,
  });
}

export function outlookCalendarLink({ title, date, place, note }: CalendarDay): string {
  return withQuery("https://outlook.live.com/calendar/0/action/compose", {
    rru: "addevent",
    allday: "true",
    subject: title,
    startdt: date,
    enddt: dayAfter(date),
    location: place,
    body: note,
  });
}

/** A calendar's end day is exclusive. */
const dayAfter = (date: string) => addDays(date, 1);

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString().replaceAll("+", "%20")}`;
