/**
 * Returns an address as it is stored and looked up: trimmed, lower case. It must satisfy the e-mail
 * rule: ASCII only, so no look-alike folds into another's address.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Minutes for which the link and the code that prove an address work (docs/product/accounts.md).
 */
export const PROOF_MINUTES = 60;

/** The most addresses of one person, so that reading one person stays cheap. */
export const MAX_ADDRESSES = 10;

/**
 * True when one typing slip apart: a letter missing, added, wrong, or two neighbours swapped. Both
 * must be normalised; equal addresses are not near.
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
