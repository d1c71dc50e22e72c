/** Support hours, every day, in the operator's time zone (spec section 9). */
export const SUPPORT_HOURS = { opens: "9:00", closes: "20:00" } as const;
