/** Returns the code in an order's own pass address, which needs no check. */
export function readPassCode(passUrl: string): string {
  return passUrl.slice(passUrl.lastIndexOf("/") + 1);
}
