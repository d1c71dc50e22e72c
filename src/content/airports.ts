import type { AirportCode } from "../domain/airports/airports.ts";
import type { Facts } from "./facts.ts";

type AirportNames = Record<AirportCode, string>;

/** The owner's names, as "Paris Orly (ORY)"; undefined for our own list. */
const readNames = ({ site }: Pick<Facts, "site">, language: "en" | "fr") =>
  site.airports &&
  Object.fromEntries(
    site.airports.map(({ code, names }) => [code, `${names[language]} (${code})`]),
  );

const en = (facts: Pick<Facts, "site">): AirportNames =>
  readNames(facts, "en") ?? {
    CDG: "Paris Charles de Gaulle (CDG)",
    ORY: "Paris Orly (ORY)",
    LHR: "London Heathrow (LHR)",
    AMS: "Amsterdam Schiphol (AMS)",
    FRA: "Frankfurt (FRA)",
    MAD: "Madrid Barajas (MAD)",
    BCN: "Barcelona El Prat (BCN)",
    FCO: "Rome Fiumicino (FCO)",
    DXB: "Dubai International (DXB)",
    JFK: "New York John F. Kennedy (JFK)",
    NCE: "Nice Côte d’Azur (NCE)",
    LYS: "Lyon Saint-Exupéry (LYS)",
    MRS: "Marseille Provence (MRS)",
    TLS: "Toulouse Blagnac (TLS)",
    BOD: "Bordeaux Mérignac (BOD)",
    NTE: "Nantes Atlantique (NTE)",
    LGW: "London Gatwick (LGW)",
    BRU: "Brussels (BRU)",
    GVA: "Geneva (GVA)",
    ZRH: "Zurich (ZRH)",
    LIS: "Lisbon Humberto Delgado (LIS)",
    MXP: "Milan Malpensa (MXP)",
    VIE: "Vienna (VIE)",
    CPH: "Copenhagen Kastrup (CPH)",
  };

const fr = (facts: Pick<Facts, "site">): AirportNames =>
  readNames(facts, "fr") ?? {
    CDG: "Paris-Charles-de-Gaulle (CDG)",
    ORY: "Paris-Orly (ORY)",
    LHR: "Londres-Heathrow (LHR)",
    AMS: "Amsterdam-Schiphol (AMS)",
    FRA: "Francfort (FRA)",
    MAD: "Madrid-Barajas (MAD)",
    BCN: "Barcelone-El Prat (BCN)",
    FCO: "Rome-Fiumicino (FCO)",
    DXB: "Dubaï International (DXB)",
    JFK: "New York-John-F.-Kennedy (JFK)",
    NCE: "Nice-Côte d’Azur (NCE)",
    LYS: "Lyon-Saint-Exupéry (LYS)",
    MRS: "Marseille-Provence (MRS)",
    TLS: "Toulouse-Blagnac (TLS)",
    BOD: "Bordeaux-Mérignac (BOD)",
    NTE: "Nantes-Atlantique (NTE)",
    LGW: "Londres-Gatwick (LGW)",
    BRU: "Bruxelles (BRU)",
    GVA: "Genève (GVA)",
    ZRH: "Zurich (ZRH)",
    LIS: "Lisbonne-Humberto-Delgado (LIS)",
    MXP: "Milan-Malpensa (MXP)",
    VIE: "Vienne (VIE)",
    CPH: "Copenhague-Kastrup (CPH)",
  };

/** Names as a board at the airport shows them. */
export const airports = { en, fr };
