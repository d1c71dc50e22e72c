import {
  CodeChallengeMethod,
  generateCodeVerifier,
  OAuth2Client,
  OAuth2RequestError,
} from "arctic";
import { inTime } from "../../platform/in-time.ts";
import { TIMEOUT_MS } from "./discovery.ts";

/** OAuth 2.0 with PKCE. Only this file uses arctic (docs/decisions/0010). */

export interface ProviderEndpoints {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
}

export { generateCodeVerifier };

export function authorizationUrl(
  provider: ProviderEndpoints,
  state: string,
  codeVerifier: string,
  nonce: string,
): URL {
  const client = new OAuth2Client(provider.clientId, provider.clientSecret, provider.redirectUri);
  const scopes = ["openid", "email", "profile"];
  const url = client.createAuthorizationURLWithPKCE(
    provider.authorizationEndpoint,
    state,
    CodeChallengeMethod.S256,
    codeVerifier,
    scopes,
  );
  url.searchParams.set("nonce", nonce);
  return url;
}

/** Returns undefined when the provider refuses the code. */
export async function exchangeCode(
  provider: ProviderEndpoints,
  code: string,
  codeVerifier: string,
): Promise<{ accessToken: string; idToken: string } | undefined> {
  const client = new OAuth2Client(provider.clientId, provider.clientSecret, provider.redirectUri);
  try {
    const asked = client.validateAuthorizationCode(provider.tokenEndpoint, code, codeVerifier);
    const tokens = await inTime(asked, TIMEOUT_MS);
    return { accessToken: tokens.accessToken(), idToken: tokens.idToken() };
  } catch (error) {
    if (error instanceof OAuth2RequestError) return undefined;
    throw error;
  }
}
