/** The longest text, in UTF-16 units, in which staff say why they did something. */
export const MAX_REASON_LENGTH = 500;
