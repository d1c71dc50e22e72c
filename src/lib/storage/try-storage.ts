/** Accesses storage; undefined in a browser that forbids it, which keeps nothing. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
