/** Precede words of the index that are no text: a status, an airport, a day, a phone, an e-mail address. No search that people type contains them. */
export const MARKS = {
  status: "\uE000",
  airport: "\uE001",
  date: "\uE002",
  phone: "\uE003",
  email: "\uE004",
} as const;

/** A word of the index: that begins with `text`, or is it. */
export interface IndexWord {
  text: string;
  isWhole?: boolean;
  /** True for a word that was not typed, but is one edit from what was. */
  isNear?: boolean;
}

/** Something that was searched for. A row is found when of one of the `ways` every part has one of its words in the row. */
export interface SearchTerm {
  /** What was typed, for showing why a row was found. */
  typed: string;
  ways: IndexWord[][][];
  /** For a whole e-mail address: its word in the index. */
  address?: string;
}

/** A part of a search that has to be found as it is. */
export const exactly = (text: string): IndexWord[] => [{ text, isWhole: true }];

/** A part of a search that begins a word. */
export const begins = (text: string): IndexWord[] => [{ text }];
