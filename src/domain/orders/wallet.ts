export const WALLETS = ["apple", "google"] as const;
/** A phone's app that holds passes. */
export type Wallet = (typeof WALLETS)[number];
