/** True if the If-None-Match contains this ETag: weak, in a list, or as `*` (RFC 9110, 13.1.2). */
export function isKnown(validators: string | null | undefined, etag: string): boolean {
  const known = new Set<string>(validators?.match(/"[^"]*"|\*/g));
  return known.has(etag) || known.has("*");
}
