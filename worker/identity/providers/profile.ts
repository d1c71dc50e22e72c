import type { JSONWebKeySet } from "jose";
import * as z from "zod/mini";
import type { Ctx } from "../../platform/context/context.ts";
import { type Discovery, fetchJson } from "./discovery.ts";
import type { Provider } from "./providers.ts";
import { toOneLine } from "#domain/one-line.ts";
import { atMost } from "#domain/validation.schema.ts";

/** None of the accepted signature algorithms uses a shared secret. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"];

/** Every access token contains the name. */
const NAME_LENGTH = 200;

/** Some providers say null for what they do not know. */
const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1), atMost(255)),
  email: z.nullish(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.nullish(z.string()),
});

export interface Profile {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}

interface ProviderTokens {
  provider: Provider;
  discovery: Discovery;
  tokens: { accessToken: string; idToken: string };
  nonce: string;
}

/** Throws if a check of the ID token fails. Only the same person's user info may replace a missing address. */
export async function fetchProfile(
  { now }: Pick<Ctx, "now">,
  { provider, discovery, tokens, nonce }: ProviderTokens,
): Promise<Profile> {
  const { createLocalJWKSet, jwtVerify } = await import("../../platform/crypto/jose.ts");
  const keys = createLocalJWKSet((await fetchJson(discovery.jwks_uri)) as JSONWebKeySet);
  const { payload } = await jwtVerify(tokens.idToken, keys, {
    algorithms: ALGORITHMS,
    issuer: discovery.issuer,
    audience: provider.clientId,
    currentDate: new Date(now),
    clockTolerance: 30,
    requiredClaims: ["sub", "exp", "iat", "nonce"],
  });
  if (payload.nonce !== nonce) throw new Error("The ID token is of another sign-in");
  if (payload.azp !== undefined && payload.azp !== provider.clientId)
    throw new Error("The ID token is for another client");
  const claims = ClaimsSchema.parse(payload);
  const more =
    typeof claims.email === "string"
      ? claims
      : await fetchUserInfo(discovery, tokens.accessToken, claims.sub);
  const name = more.name ?? claims.name;
  return {
    subject: claims.sub,
    email: more.email ?? undefined,
    emailVerified: more.email_verified === true,
    name: name ? toOneLine(name).slice(0, NAME_LENGTH) : undefined,
  };
}

async function fetchUserInfo(
  { userinfo_endpoint: endpoint }: Discovery,
  accessToken: string,
  subject: string,
): Promise<Partial<z.infer<typeof ClaimsSchema>>> {
  if (!endpoint) return {};
  const claims = ClaimsSchema.parse(
    await fetchJson(endpoint, { authorization: `Bearer ${accessToken}` }),
  );
  if (claims.sub !== subject) throw new Error("The provider told us about someone else");
  return claims;
}
