interface EntryState {
  __TSR_key?: string;
  __TSR_index?: number;
}

const readEntry = (): EntryState => (history.state as EntryState | null) ?? {};

/** The key of the current history entry. A reload and a return keep it. */
export const readVisitKey = () => readEntry().__TSR_key;

/** What somebody sees while they press a button. */
export interface Visit {
  key: string | undefined;
  /**
   * False once the visitor has gone to another page, or to a second form at the same address: a late answer must take
   * nobody away.
   */
  isStillHere: () => boolean;
}

/** Call it at once when the button is pressed: the code that an act needs may come as late as its answer. */
export function noteVisit(): Visit {
  const { pathname } = location;
  // The page may replace its own entry, which gives it another key and leaves its index.
  const { __TSR_index: index } = readEntry();
  return {
    key: readVisitKey(),
    isStillHere: () => location.pathname === pathname && readEntry().__TSR_index === index,
  };
}
