/** "9:00" as the French write it: 9 h. */
export function frenchHour(time: string): string {
  return time.replace(":00", "\u00a0h").replace(":", "\u00a0h\u00a0");
}
