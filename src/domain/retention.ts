/** How long customer data is kept (spec section 9). The privacy text and the nightly deletion read the same figures. */
export interface Retention {
  /** Unpaid applications are deleted after this many hours. */
  unpaidHours: number;
  /** Customer data is made anonymous this many years after the contract's end. */
  customerYears: number;
}
export const DEFAULT_RETENTION: Retention = { unpaidHours: 48, customerYears: 6 };
