import type { AirportCode } from "../domain/airports/airports.ts";

type AirportNames = Record<AirportCode, string>;

const en = (): AirportNames => ({
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
});

const fr = (): AirportNames => ({
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
});

/** Names as a board at the airport shows them. */
export const airports = { en, fr };
