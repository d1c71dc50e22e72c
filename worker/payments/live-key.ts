/** A live key moves real money. Restricted keys (`rk_live_…`) count too. */
export const isLiveKey = (secretKey: string) => /^[a-z]+_live_/.test(secretKey);
