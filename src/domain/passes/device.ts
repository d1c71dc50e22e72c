/** Minutes for which a pairing code works. */
export const PAIRING_MINUTES = 15;
