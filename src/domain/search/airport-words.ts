import { AIRPORT_CODES, type AirportCode } from "../airports/airports.ts";
import { exactly, type IndexWord, MARKS } from "./search-term.ts";
import { isOneEditApart } from "./spelling.ts";

/** What people call each airport beside its code: its city in English and French, and its own name where no person has it. */
const NAMES: Record<AirportCode, string> = {
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
};

/** A name is understood from this many of its letters on, and one with a typo in it from more. */
const MIN_LETTERS = 4;
const MIN_LETTERS_NEAR = 6;

/** The airports that a plain word means: a code, a name, or how one begins. */
export const findAirports = (word: string): AirportCode[] =>
  findCodes(
    (name, code) =>
      word === name || word === code || (word.length >= MIN_LETTERS && name.startsWith(word)),
  );

/** The words of the index for the airports of which a name is one edit from a word. */
export const airportsNear = (word: string): IndexWord[] =>
  word.length < MIN_LETTERS_NEAR
    ? []
    : findCodes((name) => isOneEditApart(name, word)).flatMap(airportWord);

/** The word of the index for an airport. */
export const airportWord = (code: AirportCode): IndexWord[] =>
  exactly(MARKS.airport + code.toLowerCase());

const findCodes = (means: (name: string, code: string) => boolean): AirportCode[] =>
  AIRPORT_CODES.filter((code) =>
    NAMES[code].split(" ").some((name) => means(name, code.toLowerCase())),
  );
