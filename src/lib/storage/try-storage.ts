/** Returns undefined if the browser forbids storage, or if `access` finds broken text there. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
