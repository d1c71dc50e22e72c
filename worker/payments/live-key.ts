/** True for a key that moves real money; also of a restricted key, `rk_live_…`. */
export const isLiveKey = (secretKey: string) => /^[a-z]+_live_/.test(secretKey);
