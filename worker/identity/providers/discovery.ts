import * as z from "zod/mini";
import { HOUR_MS } from "#domain/time.ts";
import type { Ctx } from "../../platform/context/context.ts";

const DiscoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
});
export type Discovery = z.infer<typeof DiscoverySchema>;

const CACHE_MS = HOUR_MS;
/** For each call of a provider. */
export const TIMEOUT_MS = 5000;
const cache = new Map<string, { discovery: Discovery; until: number }>();

/** Fetches at most hourly per isolate. Throws if the issuer is not the configured one. */
export async function discover({ now }: Pick<Ctx, "now">, issuer: string): Promise<Discovery> {
  const cached = cache.get(issuer);
  if (cached && cached.until > now) return cached.discovery;
  const discovery = DiscoverySchema.parse(
    await fetchJson(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`),
  );
  if (discovery.issuer !== issuer)
    throw new Error("The provider's configuration names another issuer");
  cache.set(issuer, { discovery, until: now + CACHE_MS });
  return discovery;
}

/** Follows no redirect, so that a provider cannot send our request elsewhere. */
export async function fetchJson(
  url: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: "application/json", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  return response.json();
}
