/** The units in the visitor's language: src/content/errors.ts. */
type Units = Record<"seconds" | "minutes" | "hours", (count: number) => string>;

/** A time to wait in words, in the unit that suits it, rounded up so that nobody comes back too early. */
export function describeWait(seconds: number, units: Units): string {
  if (seconds < 90) return units.seconds(Math.ceil(seconds));
  if (seconds < 5400) return units.minutes(Math.ceil(seconds / 60));
  return units.hours(Math.ceil(seconds / 3600));
}
