import { expect, test } from "vitest";
import { AIRPORT_TIME_ZONES } from "#domain/airports/airports.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { listKnownAirports } from "./known-airports.ts";

const known = listKnownAirports();

test("an owner may sell all known airports, each with its names, city and zone", () => {
  const checked = SiteConfigSchema.shape.airports.safeParse(known.slice(0, 400));
  expect(checked.error?.issues ?? []).toEqual([]);
  expect(SiteConfigSchema.shape.airports.safeParse(known.slice(-400)).success).toBe(true);
  expect(new Set(known.map(({ code }) => code)).size).toBe(known.length);
  expect(known.length).toBeGreaterThan(400);
});

test("the demo's airports are known in the same zones", () => {
  const zones = Object.fromEntries(known.map(({ code, zone }) => [code, zone]));
  expect(zones).toMatchObject({ ...AIRPORT_TIME_ZONES });
});

test("a name begins with the city, in the city's own name of each language", () => {
  expect(known.find(({ code }) => code === "STN")).toMatchObject({
    names: { en: "London Stansted", fr: "Londres-Stansted" },
    city: { en: "London", fr: "Londres" },
    zone: "Europe/London",
  });
  expect(known.find(({ code }) => code === "JFK")?.names).toEqual({
    en: "New York John F. Kennedy",
    fr: "New York\u00a0– John F. Kennedy",
  });
  expect(known.find(({ code }) => code === "GVA")?.names).toEqual({ en: "Geneva", fr: "Genève" });
});
