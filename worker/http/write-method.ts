const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** True for a method that may change something. */
export function isWrite(method: string): boolean {
  return !READ_METHODS.has(method);
}
