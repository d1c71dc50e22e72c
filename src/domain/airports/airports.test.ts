import { afterEach, expect, test, vi } from "vitest";

/** Fresh modules, as a new page or Worker loads them. */
const load = async () => ({
  ...(await import("./airports.ts")),
  ...(await import("./airport-time.ts")),
  ...(await import("../search/airport-words.ts")),
  ...(await import("../mail/day-before.ts")),
  ...(await import("../passes/device.schema.ts")),
});
afterEach(() => vi.resetModules());

const LIMA = {
  code: "LIM",
  zone: "America/Lima",
  city: { en: "Lima", fr: "Lima" },
};
const REYKJAVIK = {
  code: "KEF",
  zone: "Atlantic/Reykjavik",
  city: { en: "Reykjavik", fr: "Reykjavík" },
};
/** One of ours as well. */
const PARIS = { code: "CDG", zone: "Europe/Paris", city: { en: "Paris", fr: "Paris" } };

test("our list has more than the specified airports, which the landing pages show as specified", async () => {
  const { AIRPORT_CODES, LANDING_AIRPORTS, landingAirports } = await load();
  expect(new Set(AIRPORT_CODES).size).toBe(24);
  expect(landingAirports("a")).toEqual(LANDING_AIRPORTS.a);
  expect(landingAirports("b")).toEqual(LANDING_AIRPORTS.b);
});

test("an owner's airports take the place of ours: codes, zones, searches, phones and reminders", async () => {
  const sold = await load();
  const phone = { name: "Lane 1", airport: "LIM" };
  expect(sold.DeviceInputSchema.safeParse(phone).success).toBe(false);
  sold.sellAirports([LIMA, REYKJAVIK, PARIS]);
  expect(sold.AIRPORT_CODES).toEqual(["LIM", "KEF", "CDG"]);
  expect(sold.airportTimeZone("LIM")).toBe("America/Lima");
  expect([sold.isListed("KEF"), sold.isListed("ORY")]).toEqual([true, false]);
  expect(sold.findAirports("reykjavik")).toEqual(["KEF"]);
  expect(sold.findAirports("nice")).toEqual([]);
  expect(sold.DeviceInputSchema.safeParse(phone).success).toBe(true);
  expect(sold.landingAirports("a")).toEqual(["LIM", "KEF", "CDG"]);
  const noonInLima = Date.parse("2026-11-23T17:00:00Z");
  expect(sold.dayBeforeFlights(noonInLima).map(({ airports }) => airports)).toContainEqual(["LIM"]);
});

test("a configuration without airports changes nothing", async () => {
  const { AIRPORT_CODES, sellAirports } = await load();
  const ours = [...AIRPORT_CODES];
  sellAirports(undefined);
  expect(AIRPORT_CODES).toEqual(ours);
});

test.each(["constructor", "toString", "__proto__"])(
  "a place that is called %s is none of ours",
  async (place) => {
    const { airportTimeZone, isListed } = await load();
    expect(isListed(place)).toBe(false);
    expect(airportTimeZone(place)).toBe("Europe/London");
  },
);
