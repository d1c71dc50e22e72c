import { fromBase64url, toBase64url, toHex } from "../../platform/crypto/encoding.ts";
import { equalInConstantTime, sign } from "../../platform/crypto/hash.ts";
import type { Settings } from "../../platform/context/env.ts";

interface RefreshToken {
  sessionId: string;
  counter: number;
}

interface Signer {
  settings: Pick<Settings, "SIGNING_SECRET">;
}

const PREFIX_BYTES = 20;

/** The database stores no token, so that a copy of the database opens no session. */
export async function signRefreshToken(
  ctx: Signer,
  { sessionId, counter }: RefreshToken,
): Promise<string> {
  const bytes = new Uint8Array(PREFIX_BYTES);
  const hex = sessionId.replaceAll("-", "");
  for (let i = 0; i < 16; i++) bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
  new DataView(bytes.buffer).setUint32(16, counter);
  const prefix = toBase64url(bytes);
  return `${prefix}.${await signPrefix(ctx, prefix)}`;
}

export async function verifyRefreshToken(
  ctx: Signer,
  token: string,
): Promise<RefreshToken | undefined> {
  const [prefix, signature, ...rest] = token.split(".");
  if (!prefix || !signature || rest.length > 0) return undefined;
  if (!equalInConstantTime(signature, await signPrefix(ctx, prefix))) return undefined;
  const bytes = fromBase64url(prefix);
  if (bytes?.length !== PREFIX_BYTES) return undefined;
  const sessionId = toHex(bytes.subarray(0, 16)).replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
    "$1-$2-$3-$4-$5",
  );
  return { sessionId, counter: new DataView(bytes.buffer, bytes.byteOffset).getUint32(16) };
}

function signPrefix({ settings }: Signer, prefix: string): Promise<string> {
  return sign(settings.SIGNING_SECRET, `refresh-token:${prefix}`);
}
