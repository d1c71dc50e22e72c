import { expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { utcDate } from "#domain/time.ts";
import { newEmail } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

const DAY = 86_400_000;
/** The date at Paris so many days from now, two of them of 24 hours. */
const inDays = (days: number) =>
  utcDate(Date.parse(airportDate("CDG", Date.now() + 2 * DAY)) + (days - 2) * DAY);
const storedOf = async (id: string) =>
  (
    await worker.rows<{ at: number | null }>(
      "SELECT early_performance_at AS at FROM orders WHERE id = ?",
      id,
    )
  )[0]!.at;

/** Paid at the last moment, two days later, it can be withdrawn from for 14 more. */
const LAST = 16;

test.each([
  [
    "en",
    3,
    "you expressly asked us to provide the Fast Track before the end of the 14-day withdrawal period",
  ],
  [
    "fr",
    LAST,
    "vous avez demandé expressément que le Fast Track vous soit fourni avant la fin du délai de rétractation de 14 jours",
  ],
])(
  "who asks for the service within the time to withdraw is recorded, answered and mailed: %s, in %d days",
  async (language, flightDay, words) => {
    const before = Date.now();
    const { booking } = await worker.book(
      { email: newEmail(), flightDate: inDays(flightDay), earlyPerformance: true },
      { "x-language": language },
    );
    const { id, order_number, early_performance_at: at } = booking.order;
    expect(Date.parse(at!)).toBeGreaterThanOrEqual(before);
    expect(await storedOf(id)).toBe(Date.parse(at!));
    expect(await worker.mailAbout(order_number)).toContain(words);
  },
);

test.each([
  ["does not ask", { flightDate: 3, earlyPerformance: false }],
  ["says nothing of it", { flightDate: 3, earlyPerformance: undefined }],
  [
    "asks for a flight after the time to withdraw",
    { flightDate: LAST + 1, earlyPerformance: true },
  ],
  ["asks without a flight date", { flightDate: undefined, earlyPerformance: true }],
])(
  "who %s books all the same, and keeps the whole right to withdraw",
  async (_name, { flightDate, earlyPerformance }) => {
    const { booking, response } = await worker.book({
      email: newEmail(),
      flightDate: flightDate === undefined ? undefined : inDays(flightDate),
      earlyPerformance,
    });
    expect([response.status, booking.order.early_performance_at]).toEqual([201, null]);
    expect(await storedOf(booking.order.id)).toBeNull();
    expect(await worker.mailAbout(booking.order.order_number)).not.toContain("expressly");
  },
);

test("what is no yes and no no is refused", async () => {
  const refused = await worker.post("/api/bookings", {
    firstName: "Ada",
    lastName: "Lovelace",
    email: newEmail(),
    earlyPerformance: "yes",
  });
  expect(refused.status).toBe(422);
});
