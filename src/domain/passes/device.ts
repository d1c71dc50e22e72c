export const PAIRING_MINUTES = 15;
