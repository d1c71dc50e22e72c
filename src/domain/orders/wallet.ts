export const WALLETS = ["apple", "google"] as const;
export type Wallet = (typeof WALLETS)[number];
