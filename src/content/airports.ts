import type { AirportCode } from "#domain/airports/airports.ts";
import type { Facts } from "./facts.ts";

/** Names such as "Paris Orly (ORY)": the owner's, or those of our demo. */
const readNames = (
  { site }: Pick<Facts, "site">,
  language: "en" | "fr",
  demo: Record<AirportCode, string>,
) =>
  Object.fromEntries(
    (site.airports?.map(({ code, names }) => [code, names[language]]) ?? Object.entries(demo)).map(
      ([code, name]) => [code, `${name} (${code})`],
    ),
  );

type AirportNames = Partial<Record<string, string>>;

const en = (facts: Pick<Facts, "site">): AirportNames =>
  readNames(facts, "en", {
    CDG: "Paris Charles de Gaulle",
    ORY: "Paris Orly",
    LHR: "London Heathrow",
    AMS: "Amsterdam Schiphol",
    FRA: "Frankfurt",
    MAD: "Madrid Barajas",
    BCN: "Barcelona El Prat",
    FCO: "Rome Fiumicino",
    DXB: "Dubai International",
    JFK: "New York John F. Kennedy",
    NCE: "Nice Côte d’Azur",
    LYS: "Lyon Saint-Exupéry",
    MRS: "Marseille Provence",
    TLS: "Toulouse Blagnac",
    BOD: "Bordeaux Mérignac",
    NTE: "Nantes Atlantique",
    LGW: "London Gatwick",
    BRU: "Brussels",
    GVA: "Geneva",
    ZRH: "Zurich",
    LIS: "Lisbon Humberto Delgado",
    MXP: "Milan Malpensa",
    VIE: "Vienna",
    CPH: "Copenhagen Kastrup",
  });

const fr = (facts: Pick<Facts, "site">): AirportNames =>
  readNames(facts, "fr", {
    CDG: "Paris-Charles-de-Gaulle",
    ORY: "Paris-Orly",
    LHR: "Londres-Heathrow",
    AMS: "Amsterdam-Schiphol",
    FRA: "Francfort",
    MAD: "Madrid-Barajas",
    BCN: "Barcelone-El Prat",
    FCO: "Rome-Fiumicino",
    DXB: "Dubaï International",
    JFK: "New York\u00a0– John\u00a0F.\u00a0Kennedy",
    NCE: "Nice-Côte d’Azur",
    LYS: "Lyon-Saint-Exupéry",
    MRS: "Marseille-Provence",
    TLS: "Toulouse-Blagnac",
    BOD: "Bordeaux-Mérignac",
    NTE: "Nantes-Atlantique",
    LGW: "Londres-Gatwick",
    BRU: "Bruxelles",
    GVA: "Genève",
    ZRH: "Zurich",
    LIS: "Lisbonne\u00a0– Humberto Delgado",
    MXP: "Milan-Malpensa",
    VIE: "Vienne",
    CPH: "Copenhague-Kastrup",
  });

export const airports = { en, fr };
