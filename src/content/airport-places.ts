import type { AirportCode } from "#domain/airports/airports.ts";
import { printTimes } from "#domain/french-typography.ts";
import type { Language } from "#domain/language.ts";
import type { Facts } from "./facts.ts";

/** Our demo's lanes: terminal, side of the entrance, and hours. All are invented. */
const DEMO: Partial<Record<AirportCode, [terminal: string, side: 0 | 1, hours: [string, string]]>> =
  {
    CDG: ["2E", 0, ["4:30", "23:00"]],
    ORY: ["3", 1, ["5:00", "22:30"]],
    LHR: ["5", 0, ["4:30", "22:30"]],
    AMS: ["1", 1, ["5:00", "22:00"]],
    FRA: ["1", 0, ["5:00", "22:00"]],
    MAD: ["4", 1, ["5:00", "23:00"]],
    BCN: ["1", 0, ["5:00", "22:30"]],
    FCO: ["3", 1, ["5:00", "22:00"]],
    DXB: ["3", 0, ["0:00", "24:00"]],
    JFK: ["4", 1, ["4:30", "23:00"]],
    NCE: ["2", 0, ["5:00", "21:30"]],
    LYS: ["1", 1, ["5:00", "21:00"]],
    MRS: ["1", 0, ["5:00", "21:00"]],
    TLS: ["1", 1, ["5:00", "21:00"]],
    BOD: ["1", 0, ["5:00", "21:00"]],
    NTE: ["1", 1, ["5:00", "21:00"]],
    LGW: ["2", 0, ["4:00", "22:00"]],
    BRU: ["1", 1, ["4:30", "21:30"]],
    GVA: ["1", 0, ["5:00", "21:30"]],
    ZRH: ["1", 1, ["5:00", "22:00"]],
    LIS: ["1", 0, ["4:30", "22:30"]],
    MXP: ["1", 1, ["5:00", "22:00"]],
    VIE: ["3", 0, ["5:00", "21:30"]],
    CPH: ["3", 1, ["5:00", "21:30"]],
  };

interface Place {
  terminal: string;
  lane: string;
  hours: string;
  note: string;
}

interface PlaceWords {
  label: string;
  demo: (terminal: string, side: 0 | 1, from: string, until: string) => Place;
}

const placesIn =
  ({ label, demo }: PlaceWords, language: Language) =>
  ({ site }: Pick<Facts, "site">) => {
    const find = (code: AirportCode): Place | undefined => {
      const own = site.airports?.find((airport) => airport.code === code);
      if (own)
        return {
          terminal: own.terminal?.[language] ?? "",
          lane: own.lane[language],
          hours: own.hours[language],
          note: own.note?.[language] ?? "",
        };
      const facts = site.airports || !Object.hasOwn(DEMO, code) ? undefined : DEMO[code];
      return facts && demo(facts[0], facts[1], ...facts[2]);
    };
    /** The dot stays at the end of its line. */
    const join = (parts: string[]) => parts.filter(Boolean).join("\u00a0· ");
    return {
      label,
      /** For a map; empty when it is not known. */
      terminal: (code: AirportCode) => find(code)?.terminal ?? "",
      /** On one line; empty for a place that is not on our list. */
      line: (code: AirportCode) => {
        const place = find(code);
        return place ? join([place.terminal, place.lane, place.hours, place.note]) : "";
      },
    };
  };

const en = placesIn(
  {
    label: "The lane:",
    demo: (terminal, side, from, until) => ({
      terminal: `Terminal ${terminal}`,
      lane: `Departures, ${["left", "right"][side]} of the security entrance`,
      hours: `${from} to ${until}`,
      note: "Invented for this demo",
    }),
  },
  "en",
);

const fr = placesIn(
  {
    label: "La file :",
    demo: (terminal, side, from, until) => ({
      terminal: `Terminal ${terminal}`,
      lane: `Départs, à ${["gauche", "droite"][side]} de l’entrée du contrôle`,
      hours: printTimes(`de ${from} à ${until}`, "fr"),
      note: "Inventé pour cette démonstration",
    }),
  },
  "fr",
);

export const airportPlaces = { en, fr };
