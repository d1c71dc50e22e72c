import * as z from "zod/mini";

/** A provider's metadata (OpenID Connect Discovery). */
const DiscoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
});
export type Discovery = z.infer<typeof DiscoverySchema>;

const KEPT_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 5000;
const kept = new Map<string, { discovery: Discovery; until: number }>();

/** A provider's metadata, fetched at most once an hour per isolate. Throws when its issuer is not the configured one. */
export async function discover(issuer: string, now: number): Promise<Discovery> {
  const known = kept.get(issuer);
  if (known && known.until > now) return known.discovery;
  const discovery = DiscoverySchema.parse(await fetchJson(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`));
  if (discovery.issuer !== issuer) throw new Error("The provider's configuration names another issuer");
  kept.set(issuer, { discovery, until: now + KEPT_MS });
  return discovery;
}

/** Fetches a provider's JSON. Follows no redirect, so that a provider cannot send us to another address. */
export async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: "application/json", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return answer.json();
}
