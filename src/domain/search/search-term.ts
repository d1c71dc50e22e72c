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
  amount: "\uE009",
} as const;

/** The beginning of a word in the index, unless `isWhole`. */
export interface IndexWord {
  text: string;
  isWhole?: boolean;
  /** True for a word one edit from the typed one. */
  isNear?: boolean;
}

/** A row matches if, for one of the `ways`, it has a word for each part. */
export interface SearchTerm {
  typed: string;
  ways: IndexWord[][][];
  /** The index word of a whole e-mail address. */
  address?: string;
}

export const exactly = (text: string): IndexWord[] => [{ text, isWhole: true }];

export const begins = (text: string): IndexWord[] => [{ text }];
