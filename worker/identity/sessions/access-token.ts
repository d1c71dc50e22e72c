import type { JWTPayload } from "jose";
import { siteConfig } from "../../../app.config.ts";
import type { AssuranceLevel } from "#domain/accounts/factor.ts";
import type { AuthUser } from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { isUuid } from "../../platform/crypto/random.ts";
import { readSigningKey } from "../../platform/crypto/signing-key.ts";
import type { SessionRow } from "../../tables/identity.ts";

/** A session can end earlier, because every call looks the session up. */
export const ACCESS_TOKEN_SECONDS = 60 * 60;

export type SignInMethod = "password" | "oauth" | "recovery" | "otp" | "passkey";

const ALGORITHM = "ES256";
const AUDIENCE = "authenticated";
const ISSUER = `https://${siteConfig.domains.main}/api/auth`;
/** Each isolate caches this many tokens, of about 1 kB each. */
const MAX_VERIFIED = 256;

const loadJose = () => import("../../platform/crypto/jose.ts");

type Keys = Awaited<ReturnType<typeof importKeys>>;
const imported = new Map<string, Promise<Keys>>();

async function importKeys(json: string) {
  const { importJWK } = await loadJose();
  const { kid, ...privateKey } = readSigningKey(json)!;
  const { d: _, ...publicKey } = privateKey;
  const [sign, verify] = await Promise.all([
    importJWK(privateKey, ALGORITHM),
    importJWK(publicKey, ALGORITHM),
  ]);
  return {
    kid,
    publicKey,
    sign,
    verify,
    verified: new Map<string, { owner: TokenOwner; expiresAt: number }>(),
  };
}

/** Caches the keys per isolate, with the tokens that they verified. */
function getKeys({ settings }: Pick<Ctx, "settings">): Promise<Keys> {
  const json = settings.AUTH_SIGNING_KEY;
  let keys = imported.get(json);
  if (!keys) {
    keys = importKeys(json);
    imported.set(json, keys);
  }
  return keys;
}

export async function jsonWebKeySet(ctx: Pick<Ctx, "settings">) {
  const { kid, publicKey } = await getKeys(ctx);
  return { keys: [{ ...publicKey, kid, alg: ALGORITHM, use: "sig", key_ops: ["verify"] }] };
}

type TokenSession = Pick<SessionRow, "id" | "method" | "createdAt" | "factorMethod" | "factorAt">;

/** Uses GoTrue's claims. `expiresAt` is in epoch seconds. */
export async function signAccessToken(
  ctx: Ctx,
  { user, session }: { user: AuthUser; session: TokenSession },
) {
  const [{ SignJWT }, { kid, sign }] = await Promise.all([loadJose(), getKeys(ctx)]);
  const issuedAt = Math.floor(ctx.now / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const claims = {
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.factorAt === null ? AAL1 : AAL2,
    amr: authenticationMethods(session),
    session_id: session.id,
    is_anonymous: false,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(ISSUER)
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(sign);
  return { token, expiresAt };
}

const AAL1: AssuranceLevel = "aal1";
const AAL2: AssuranceLevel = "aal2";

/** Lists the newest method first, as GoTrue does. A passkey that was both factors appears once. */
function authenticationMethods({ method, createdAt, factorMethod, factorAt }: TokenSession) {
  const isShown = factorAt !== null && factorMethod !== null;
  const shown = isShown ? [{ method: factorMethod, at: factorAt }] : [];
  return [...shown, { method, at: createdAt }].map((way) => ({
    method: way.method,
    timestamp: Math.floor(way.at / 1000),
  }));
}

export interface TokenOwner {
  userId: string;
  sessionId: string;
  aal: AssuranceLevel;
}

/** Accepts only our key and ES256, whatever the token's header says. Caches the result. Throws AuthError. */
export async function verifyAccessToken(
  ctx: Pick<Ctx, "settings" | "now">,
  token: string,
): Promise<TokenOwner> {
  const keys = await getKeys(ctx);
  const known = keys.verified.get(token);
  if (known && known.expiresAt > ctx.now) return known.owner;
  const { owner, expiresAt } = await verifyToken(keys, token, ctx.now);
  if (keys.verified.size >= MAX_VERIFIED) keys.verified.delete(keys.verified.keys().next().value!);
  keys.verified.set(token, { owner, expiresAt });
  return owner;
}

async function verifyToken(
  { kid, verify }: Keys,
  token: string,
  now: number,
): Promise<{ owner: TokenOwner; expiresAt: number }> {
  const { jwtVerify } = await loadJose();
  let payload: JWTPayload;
  try {
    const { payload: claims, protectedHeader } = await jwtVerify(token, verify, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ["sub", "exp", "session_id"],
    });
    if (protectedHeader.kid !== kid) throw new Error("unknown key");
    payload = claims;
  } catch (error) {
    const reason =
      (error as { code?: string }).code === "ERR_JWT_EXPIRED"
        ? "token is expired"
        : "unable to parse or verify signature";
    throw new AuthError("bad_jwt", `invalid JWT: ${reason}`);
  }
  const { sub, exp, session_id: sessionId, aal } = payload;
  if (!sub || !isUuid(sub))
    throw new AuthError("bad_jwt_subject", "invalid claim: sub claim must be a UUID");
  if (typeof sessionId !== "string" || !isUuid(sessionId))
    throw new AuthError("bad_jwt", "invalid JWT: session_id");
  return {
    owner: { userId: sub, sessionId, aal: aal === AAL2 ? AAL2 : AAL1 },
    expiresAt: exp! * 1000,
  };
}
