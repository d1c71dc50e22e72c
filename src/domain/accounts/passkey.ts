/** GoTrue has the same limits. */
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_LENGTH = 120;
