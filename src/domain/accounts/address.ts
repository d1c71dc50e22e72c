/**
 * The one form in which an account's address is stored and looked up: trimmed and in lower case. Apply it to an address
 * that the e-mail rule let through: those are ASCII, so no look-alike (K for k, dotless i) can fold into another's address.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** How long the link and the code of the mail that proves an address work (docs/product/accounts.md). */
export const PROOF_MINUTES = 60;

/** One person has at most so many addresses, so that what is read of one stays small. */
export const MAX_ADDRESSES = 10;

/**
 * True for two addresses that one slip of the finger makes of each other: a letter that is missing, added, wrong, or swapped with the
 * next one. Both are normalised; the same address is not near itself.
 */
export function isNearAddress(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1))
    return true;
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}
