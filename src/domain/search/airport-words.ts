import { AIRPORT_CITIES, AIRPORT_CODES, type AirportCode } from "../airports/airports.ts";
import { toPlainText } from "./plain-text.ts";
import { exactly, type IndexWord, MARKS } from "./search-term.ts";
import { isOneEditApart } from "./spelling.ts";

/** The city in English and French, and the airport's own name unless it is also a person's. */
const NAMES: Partial<Record<AirportCode, string>> = {
  CDG: "paris roissy",
  ORY: "paris orly",
  LHR: "london londres heathrow",
  AMS: "amsterdam schiphol",
  FRA: "frankfurt francfort",
  MAD: "madrid barajas",
  BCN: "barcelona barcelone",
  FCO: "rome roma fiumicino",
  DXB: "dubai",
  JFK: "new york newyork",
  NCE: "nice",
  LYS: "lyon",
  MRS: "marseille",
  TLS: "toulouse blagnac",
  BOD: "bordeaux merignac",
  NTE: "nantes",
  LGW: "london londres gatwick",
  BRU: "brussels bruxelles zaventem",
  GVA: "geneva geneve",
  ZRH: "zurich",
  LIS: "lisbon lisbonne lisboa",
  MXP: "milan milano malpensa",
  VIE: "vienna vienne",
  CPH: "copenhagen copenhague",
};

/** Fewer letters do not identify an airport. A misspelled name needs more of them. */
const MIN_LETTERS = 4;
const MIN_LETTERS_NEAR = 6;

export const findAirports = (word: string): AirportCode[] =>
  findCodes(
    (name, code) =>
      word === name || word === code || (word.length >= MIN_LETTERS && name.startsWith(word)),
  );

export const airportsNear = (word: string): IndexWord[] =>
  word.length < MIN_LETTERS_NEAR
    ? []
    : findCodes((name) => isOneEditApart(name, word)).flatMap(airportWord);

export const airportWord = (code: AirportCode): IndexWord[] =>
  exactly(MARKS.airport + code.toLowerCase());

const findCodes = (means: (name: string, code: string) => boolean): AirportCode[] =>
  AIRPORT_CODES.filter((code) => searchNames(code).some((name) => means(name, code.toLowerCase())));

const searchNames = (code: AirportCode): string[] =>
  (AIRPORT_CITIES[code]?.map(toPlainText) ?? [NAMES[code] ?? ""]).flatMap((names) =>
    names.split(" "),
  );
