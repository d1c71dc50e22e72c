/** Prefixes of index words that are no text. No typed search contains them. */
export const MARKS = {
  status: "\uE000",
  airport: "\uE001",
  date: "\uE002",
  phone: "\uE003",
  email: "\uE004",
  booked: "\uE005",
  due: "\uE006",
  kind: "\uE007",
  assignee: "\uE008",
} as const;

/** A word of the index, whole or its beginning. */
export interface IndexWord {
  text: string;
  isWhole?: boolean;
  /** True when one edit from the typed word. */
  isNear?: boolean;
}

/** A part of a search. A row matches when for one of the `ways` each part has a word in the row. */
export interface SearchTerm {
  typed: string;
  ways: IndexWord[][][];
  /** The index word of a whole e-mail address. */
  address?: string;
}

/** Returns a part to find as it is. */
export const exactly = (text: string): IndexWord[] => [{ text, isWhole: true }];

/** Returns a part that begins a word. */
export const begins = (text: string): IndexWord[] => [{ text }];
