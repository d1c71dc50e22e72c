/** In UTF-16 units: why staff did something. */
export const MAX_REASON_LENGTH = 500;
