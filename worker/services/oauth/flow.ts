import { and, eq, isNull } from "drizzle-orm";
import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../auth-errors.ts";
import { createDb } from "../../db/client.ts";
import { insertRow } from "../../db/insert-row.ts";
import { flowStates } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { randomToken } from "../../crypto/encoding.ts";
import { equalInConstantTime } from "../../crypto/constant-time.ts";
import { sha256 } from "../../crypto/hash.ts";
import { refuseBanned } from "../users/banned.ts";
import { openSession } from "../sessions/open-session.ts";
import { findUser } from "../users/users.ts";
import { authorizationUrl, exchangeCode, generateCodeVerifier, type ProviderEndpoints } from "./arctic-client.ts";
import { type Discovery, discover } from "./discovery.ts";
import { linkIdentity } from "./linked-user.ts";
import { readProfile } from "./profile.ts";
import { findProvider, type Provider } from "../auth/providers.ts";

const insertFlow = insertRow(flowStates);

/** How long, in ms, the person may take at the provider, and then the browser to fetch its session. */
const STATE_MS = 10 * 60_000;
const CODE_MS = 5 * 60_000;
const CODE_CHALLENGE = /^[\w-]{43}$/;

interface BeginFlow {
  provider: string;
  /** The page of this site to return to in the end. */
  redirectTo: string;
  codeChallenge: string;
  codeChallengeMethod: string;
  /** Our own /callback, to which the provider sends the browser. */
  callback: string;
  now: number;
}

/**
 * Starts a sign-in with a provider. Returns the address to send the browser to. The browser must have sent a PKCE challenge.
 * @throws AuthError 400 `validation_failed`.
 */
export async function beginFlow(settings: Settings, begin: BeginFlow): Promise<URL> {
  const provider = findProvider(settings, begin.provider);
  if (!provider) throw new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
  if (begin.codeChallengeMethod.toLowerCase() !== "s256" || !CODE_CHALLENGE.test(begin.codeChallenge)) {
    throw new AuthError(400, "validation_failed", "PKCE flow requires an S256 code_challenge");
  }
  const endpoints = endpointsOf(provider, await discover(provider.issuer, begin.now), begin.callback);
  const state = randomToken();
  const nonce = randomToken();
  const verifier = generateCodeVerifier();
  await settings.DB.batch([
    settings.DB.prepare("DELETE FROM flow_states WHERE expires_at <= ?1").bind(begin.now),
    insertFlow(settings.DB, {
      id: await sha256(state),
      provider: provider.name,
      redirectTo: begin.redirectTo,
      codeChallenge: begin.codeChallenge,
      providerVerifier: verifier,
      nonce,
      authCodeHash: null,
      userId: null,
      identityId: null,
      answeredAt: null,
      expiresAt: begin.now + STATE_MS,
      createdAt: begin.now,
    }),
  ]);
  return authorizationUrl(endpoints, state, verifier, nonce);
}

function endpointsOf(provider: Provider, discovery: Discovery, redirectUri: string): ProviderEndpoints {
  return {
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    redirectUri,
    authorizationEndpoint: discovery.authorization_endpoint,
    tokenEndpoint: discovery.token_endpoint,
  };
}

/** The parameters of the provider's redirect, and the address at which it arrived. */
interface ProviderAnswer {
  state: string;
  code: string | undefined;
  error: string | undefined;
  issuer: string | undefined;
  callback: string;
  now: number;
}

/** The address to send the browser to next: with a code for /token, or with the reason why there is none. */
export type FlowEnd = { redirectTo: string | undefined; authCode: string } | { redirectTo: string | undefined; error: AppError };

/** Processes a provider's redirect, once for each state. Never throws for what a provider or a visitor sends. */
export async function finishFlow(settings: Settings, answer: ProviderAnswer): Promise<FlowEnd> {
  const { now } = answer;
  const [flow] = await createDb(settings.DB)
    .update(flowStates)
    .set({ answeredAt: now })
    .where(and(eq(flowStates.id, await sha256(answer.state)), isNull(flowStates.answeredAt)))
    .returning();
  if (!flow) return { redirectTo: undefined, error: refusal("bad_oauth_state", "This sign-in is unknown, or was used already") };
  const { redirectTo } = flow;
  const fail = (code: string, message: string) => ({ redirectTo, error: refusal(code, message) });
  if (flow.expiresAt <= now) return fail("flow_state_expired", "This sign-in took too long");
  if (answer.error !== undefined) return fail("access_denied", "The provider did not sign you in");
  const provider = findProvider(settings, flow.provider);
  if (!provider || !answer.code) return fail("bad_oauth_callback", "The provider's answer is not complete");
  if (answer.issuer !== undefined && answer.issuer !== provider.issuer) return fail("bad_oauth_callback", "Another provider answered");
  try {
    const discovery = await discover(provider.issuer, now);
    const tokens = await exchangeCode(endpointsOf(provider, discovery, answer.callback), answer.code, flow.providerVerifier);
    if (!tokens) return fail("bad_oauth_callback", "The provider refused the code");
    const profile = await readProfile({ provider, discovery, tokens, nonce: flow.nonce, now });
    const { userId, identityId } = await linkIdentity(settings.DB, provider.name, profile, now);
    const authCode = randomToken();
    await createDb(settings.DB)
      .update(flowStates)
      .set({ authCodeHash: await sha256(authCode), userId, identityId, expiresAt: now + CODE_MS })
      .where(eq(flowStates.id, flow.id));
    return { redirectTo, authCode };
  } catch (error) {
    if (error instanceof AppError) return { redirectTo, error };
    console.error(JSON.stringify({ level: "error", error: "ProviderFailed", detail: error instanceof Error ? error.name : typeof error }));
    return fail("unexpected_failure", "Signing in with the provider failed");
  }
}

const flowNotFound = () => new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
const refusal = (code: string, message: string) => new AuthError(400, code, message);

/**
 * Exchanges a code of /callback for a session: once, within five minutes, and only for the browser that began.
 * @throws AuthError 404 `flow_state_not_found`, 422 `flow_state_expired`, 400 `bad_code_verifier`.
 */
export async function exchangeAuthCode(
  settings: Settings,
  authCode: string,
  codeVerifier: string,
  userAgent: string,
  now: number,
): Promise<TokenAnswer> {
  const [flow] = await createDb(settings.DB)
    .delete(flowStates)
    .where(eq(flowStates.authCodeHash, await sha256(authCode)))
    .returning();
  if (!flow?.userId) throw flowNotFound();
  if (flow.expiresAt <= now) throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  if (!equalInConstantTime(await sha256(codeVerifier), flow.codeChallenge)) {
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  }
  const record = await findUser(settings.DB, flow.userId);
  if (!record) throw flowNotFound();
  refuseBanned(record.user, now, 400);
  // An identity that was taken away since the provider answered opens nothing.
  const holds = { sql: "EXISTS (SELECT 1 FROM identities WHERE id = ? AND user_id = ?)", values: [flow.identityId, flow.userId] };
  const answer = await openSession(settings, { record, method: "oauth", holds, userAgent, now });
  if (!answer) throw flowNotFound();
  return answer;
}
