import { and, eq, isNull, lte } from "drizzle-orm";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { logError } from "../../platform/context/log.ts";
import { AuthError, type AuthErrorReason } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { randomToken } from "../../platform/crypto/random.ts";
import { equalInConstantTime, sha256 } from "../../platform/crypto/hash.ts";
import { build, hasRow, primaryDb } from "../../platform/db/client.ts";
import { flowStates, identities } from "../../tables/identity.ts";
import { type AppError, toAppError } from "../../platform/errors/errors.ts";
import { openSession } from "../sessions/open-session.ts";
import { assertNotBanned, findUser } from "../users/users.ts";
import {
  authorizationUrl,
  exchangeCode,
  generateCodeVerifier,
  type ProviderEndpoints,
} from "./arctic-client.ts";
import { type Discovery, discover } from "./discovery.ts";
import { linkIdentity } from "./linked-user.ts";
import { fetchProfile } from "./profile.ts";
import { configuredProviders, type Provider } from "./providers.ts";
import { batch } from "../../platform/db/batch.ts";

/** STATE_MS limits the visit to the provider; CODE_MS limits the browser's call for its session. */
const STATE_MS = 10 * MINUTE_MS;
const CODE_MS = 5 * MINUTE_MS;
const CODE_CHALLENGE = /^[\w-]{43}$/;

const findProvider = ({ settings }: Ctx, name: string) =>
  configuredProviders(settings).find((provider) => provider.name === name);

interface BeginFlow {
  provider: string;
  redirectTo: string;
  codeChallenge: string;
  codeChallengeMethod: string;
  callback: string;
}

/** Returns the provider's address for the browser. Throws AuthError `validation_failed`. */
export async function beginFlow(ctx: Ctx, begin: BeginFlow): Promise<URL> {
  const { now } = ctx;
  const provider = findProvider(ctx, begin.provider);
  if (!provider)
    throw new AuthError("validation_failed", "Unsupported provider: provider is not enabled");
  if (
    begin.codeChallengeMethod.toLowerCase() !== "s256" ||
    !CODE_CHALLENGE.test(begin.codeChallenge)
  ) {
    throw new AuthError("validation_failed", "PKCE flow requires an S256 code_challenge");
  }
  const endpoints = toEndpoints(provider, await discover(ctx, provider.issuer), begin.callback);
  const state = randomToken();
  const nonce = randomToken();
  const verifier = generateCodeVerifier();
  await batch(ctx, [
    build.delete(flowStates).where(lte(flowStates.expiresAt, now)),
    build.insert(flowStates).values({
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
      expiresAt: now + STATE_MS,
      createdAt: now,
    }),
  ]);
  return authorizationUrl(endpoints, state, verifier, nonce);
}

function toEndpoints(
  provider: Provider,
  discovery: Discovery,
  redirectUri: string,
): ProviderEndpoints {
  return {
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    redirectUri,
    authorizationEndpoint: discovery.authorization_endpoint,
    tokenEndpoint: discovery.token_endpoint,
  };
}

interface ProviderRedirect {
  state: string;
  code: string | undefined;
  error: string | undefined;
  issuer: string | undefined;
  callback: string;
}

type FlowEnd =
  | { redirectTo: string | undefined; authCode: string }
  | { redirectTo: string | undefined; error: AppError };

/** Works once for each state. Returns errors of the provider or the visitor instead of throwing them. */
export async function finishFlow(ctx: Ctx, redirect: ProviderRedirect): Promise<FlowEnd> {
  const { now } = ctx;
  const db = primaryDb(ctx.db);
  const [flow] = await db
    .update(flowStates)
    .set({ answeredAt: now })
    .where(and(eq(flowStates.id, await sha256(redirect.state)), isNull(flowStates.answeredAt)))
    .returning();
  const redirectTo = flow?.redirectTo;
  const fail = (reason: AuthErrorReason, message: string) => ({
    redirectTo,
    error: new AuthError(reason, message),
  });
  if (!flow) return fail("bad_oauth_state", "This sign-in is unknown, or was used already");
  if (flow.expiresAt <= now) return fail("flow_state_expired", "This sign-in took too long");
  if (redirect.error !== undefined)
    return fail("access_denied", "The provider did not sign you in");
  const provider = findProvider(ctx, flow.provider);
  if (!provider || !redirect.code)
    return fail("bad_oauth_callback", "The provider's answer is not complete");
  if (redirect.issuer !== undefined && redirect.issuer !== provider.issuer)
    return fail("bad_oauth_callback", "Another provider answered");
  try {
    const discovery = await discover(ctx, provider.issuer);
    const tokens = await exchangeCode(
      toEndpoints(provider, discovery, redirect.callback),
      redirect.code,
      flow.providerVerifier,
    );
    if (!tokens) return fail("bad_oauth_callback", "The provider refused the code");
    const profile = await fetchProfile(ctx, { provider, discovery, tokens, nonce: flow.nonce });
    const { userId, identityId } = await linkIdentity(ctx, { provider: provider.name, profile });
    const authCode = randomToken();
    await db
      .update(flowStates)
      .set({ authCodeHash: await sha256(authCode), userId, identityId, expiresAt: now + CODE_MS })
      .where(eq(flowStates.id, flow.id));
    return { redirectTo, authCode };
  } catch (error) {
    const known = toAppError(error);
    if (known) return { redirectTo, error: known };
    logError({
      error: "ProviderFailed",
      detail: error instanceof Error ? error.name : typeof error,
    });
    return fail("unexpected_failure", "Signing in with the provider failed");
  }
}

const flowNotFound = () =>
  new AuthError("flow_state_not_found", "invalid flow state, no valid flow state found");

interface AuthCode {
  authCode: string;
  codeVerifier: string;
  userAgent: string;
}

/** The code works once, within five minutes, for the browser that began. Throws AuthError. */
export async function exchangeAuthCode(
  ctx: Ctx,
  { authCode, codeVerifier, userAgent }: AuthCode,
): Promise<TokenResponse> {
  const [flow] = await primaryDb(ctx.db)
    .delete(flowStates)
    .where(eq(flowStates.authCodeHash, await sha256(authCode)))
    .returning();
  if (!flow?.userId || !flow.identityId) throw flowNotFound();
  if (flow.expiresAt <= ctx.now)
    throw new AuthError("flow_state_expired", "invalid flow state, flow state has expired");
  if (!equalInConstantTime(await sha256(codeVerifier), flow.codeChallenge))
    throw new AuthError(
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  const record = await findUser(ctx, flow.userId);
  if (!record) throw flowNotFound();
  assertNotBanned(ctx, record.user, "banned_from_signing_in");
  // An identity that was removed after /callback must not open a session.
  const isLinked = and(eq(identities.id, flow.identityId), eq(identities.userId, flow.userId));
  const holds = hasRow(identities, isLinked);
  const response = await openSession(ctx, { record, method: "oauth", holds, userAgent });
  if (!response) throw flowNotFound();
  return response;
}
