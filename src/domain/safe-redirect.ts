/**
 * The address that `target` names if it is on this site, else undefined. `target` is a path or a full URL, as it came from a URL or
 * from the history. Whoever redirects to one must ask here: a redirect to any other site would lend it our name (open redirect).
 */
export function safeRedirect(target: unknown, origin: string): URL | undefined {
  if (typeof target !== "string" || !/^(\/|https?:)/.test(target) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  // A user name or a password would be shown before our name in the address.
  return url.origin === origin && url.username === "" && url.password === "" ? url : undefined;
}
