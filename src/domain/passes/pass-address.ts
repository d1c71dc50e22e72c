/** Expects an order's own pass address, so it checks nothing. */
export function readPassCode(passUrl: string): string {
  return passUrl.slice(passUrl.lastIndexOf("/") + 1);
}
