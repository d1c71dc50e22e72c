/** Each kind is a row of the journal (docs/decisions/0059). A waiver moves no money, but has a sum. */
export const MOVEMENT_KINDS = [
  "payment",
  "refund",
  "refund_failed",
  "dispute_opened",
  "dispute_won",
  "dispute_lost",
  "dispute_fee",
  "fee",
  "by_hand",
  "waived",
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** How money came, or went back, outside the provider. */
export const HAND_METHODS = ["transfer", "cash", "other"] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/** `none` gives the sum away: no money came. */
export const SETTLEMENTS = [...HAND_METHODS, "none"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export const MAX_REFERENCE_LENGTH = 100;

/** The bank decides `lost` and `won`; until then it holds the money. */
export const DISPUTE_STATUSES = ["open", "under_review", "won", "lost"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const UNDECIDED_DISPUTES: readonly DisputeStatus[] = ["open", "under_review"];

/** A dispute only moves to a higher rank. An appeal can win a lost one. */
export const DISPUTE_RANKS: Record<DisputeStatus, number> = {
  open: 0,
  under_review: 1,
  lost: 2,
  won: 3,
};

/** A payment with such a dispute cannot be refunded: the bank holds the money, or has returned it. */
export const preventsRefund = (status: DisputeStatus): boolean => status !== "won";
