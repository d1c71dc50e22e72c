/**
 * `EVERY_CASE=1` tries every combination in the tables of tests. By default each value meets each
 * other value at least once, or as the table says.
 */
export const EVERY_CASE = Boolean(process.env.EVERY_CASE);
