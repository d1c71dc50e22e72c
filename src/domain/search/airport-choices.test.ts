import { expect, test } from "vitest";
import { filterAirports, groupAirports } from "./airport-choices.ts";

const NAMES = {
  LYS: "Lyon Saint-Exupéry (LYS)",
  LHR: "London Heathrow (LHR)",
  LGW: "London Gatwick (LGW)",
  GVA: "Genève (GVA)",
  ORY: "Paris Orly (ORY)",
};
const CODES = Object.keys(NAMES);

test.each([
  ["lon", ["LHR", "LGW"]],
  ["  London  g", ["LGW"]],
  ["geneve", ["GVA"]],
  ["saint exupery", ["LYS"]],
  ["ory", ["ORY"]],
  ["throw", []],
  ["", CODES],
  ["(", CODES],
])("%j finds %j", (text, found) => {
  expect(filterAirports(CODES, NAMES, text)).toEqual(found);
});

test("a code that was typed whole stands first, and a stored text is found by itself", () => {
  const names = { LON: "Lonely Island (LON)", ...NAMES };
  expect(filterAirports(["LHR", "LON"], names, "lon")).toEqual(["LON", "LHR"]);
  expect(filterAirports(["Keflavík", "LHR"], NAMES, "kefla")).toEqual(["Keflavík"]);
});

test("each airport is in one group, and what is not on sale any more in none", () => {
  const groups = groupAirports(CODES, {
    recent: ["ORY", "XXX"],
    isNear: (code) => code === "ORY" || code === "LYS",
  });
  expect(groups).toEqual({ recent: ["ORY"], near: ["LYS"], other: ["LHR", "LGW", "GVA"] });
});
