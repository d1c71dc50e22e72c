/**
 * True for a write that a browser makes for another site's page, by its headers Sec-Fetch-Site and Origin. Other clients send
 * neither, and pass.
 */
export function isForeign(fetchSite: string | undefined, origin: string | undefined, url: string): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  return origin !== undefined && origin !== new URL(url).origin;
}
