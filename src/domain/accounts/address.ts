/** Expects a valid address. Valid addresses are ASCII, so lower case cannot merge look-alike letters. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Lifetime of the link and the code that prove an address (docs/product/accounts.md). */
export const PROOF_MINUTES = 60;

/** The limit keeps the work of reading one person small. */
export const MAX_ADDRESSES = 10;

/** True for one slip: a letter missing, added, wrong or swapped. Expects normalised input. */
export function isNearAddress(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1))
    return true;
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}
