import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { LANGUAGES } from "#domain/language.ts";
import { airportPlaces } from "./airport-places.ts";
import { airports } from "./airports.ts";

const site = {
  ...siteConfig,
  airports: [
    {
      code: "LIM",
      names: { en: "Lima Jorge Chávez", fr: "Lima-Jorge-Chávez" },
      city: { en: "Lima", fr: "Lima" },
      zone: "America/Lima",
      terminal: { en: "North terminal", fr: "Terminal nord" },
      lane: { en: "Beside door 3", fr: "À côté de la porte 3" },
      hours: { en: "5:00 to 22:00", fr: "de 5 h à 22 h" },
    },
  ],
};

test("an owner's airports have the owner's names and lanes, and none of our demo's", () => {
  expect(airports.en({ site })).toEqual({ LIM: "Lima Jorge Chávez (LIM)" });
  expect(airports.fr({ site })).toEqual({ LIM: "Lima-Jorge-Chávez (LIM)" });
  const [en, fr] = [airportPlaces.en({ site }), airportPlaces.fr({ site })];
  expect(en.line("LIM")).toBe("North terminal\u00a0· Beside door 3\u00a0· 5:00 to 22:00");
  expect(fr.line("LIM")).toBe("Terminal nord\u00a0· À côté de la porte 3\u00a0· de 5 h à 22 h");
  expect(en.terminal("LIM")).toBe("North terminal");
  expect([en.line("CDG"), en.terminal("CDG")]).toEqual(["", ""]);
});

const { airports: _none, ...ours } = siteConfig;

test.each(LANGUAGES)(
  "each of our airports has a name and a lane that is marked: %s",
  (language) => {
    const [names, places] = [
      airports[language]({ site: ours }),
      airportPlaces[language]({ site: ours }),
    ];
    for (const code of AIRPORT_CODES) {
      expect(names[code]).toContain(`(${code})`);
      expect(places.line(code)).toMatch(
        /^Terminal .+(Invented for this demo|Inventé pour cette démo)/,
      );
    }
    for (const place of ["", "Lima", "constructor"]) expect(places.line(place)).toBe("");
  },
);
