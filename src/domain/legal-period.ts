import { DAY_MS, endOfDay, operatorDate, TIME_ZONE, utcDate } from "./time.ts";

export function lastDayAfter(date: string, days: number): string {
  return utcDate(Date.parse(date) + days * DAY_MS);
}

/** Both in epoch ms. A period of the law ends with an operator's day (Regulation 1182/71, article 3). */
export function periodEndsAt(startsAt: number, days: number): number {
  return endOfDay(lastDayAfter(operatorDate(startsAt), days), TIME_ZONE);
}
