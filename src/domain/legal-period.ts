import { addDays, endOfDay, operatorDate, TIME_ZONE } from "./time.ts";

/** Both in epoch ms. A period of the law ends with an operator's day (Regulation 1182/71, article 3). */
export function periodEndsAt(startsAt: number, days: number): number {
  return endOfDay(addDays(operatorDate(startsAt), days), TIME_ZONE);
}
