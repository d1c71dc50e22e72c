/** A WebAuthn authenticator and browser in one, for calls of /api/auth/passkeys without a browser. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { PasskeyCreation, PasskeyRequest } from "#domain/accounts/passkey.schema.ts";

/** What an authenticator and its browser say of themselves; each may be a lie. */
export interface Claims {
  origin: string;
  rpId: string;
  counter: number;
  isPresent: boolean;
  isVerified: boolean;
  isSyncable: boolean;
  isSynced: boolean;
  crossOrigin: boolean;
  /** Base64url. */
  challenge: string;
  type: string;
  userHandle: string;
  signature: Buffer;
  key: KeyObject;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/* CBOR (RFC 8949), as far as a credential needs it. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

function coseKey(publicKey: KeyObject, alg: number): Buffer {
  const jwk = publicKey.export({ format: "jwk" });
  const field = (name: "x" | "y" | "n" | "e") => bytes(Buffer.from(jwk[name]!, "base64url"));
  return alg === -7
    ? map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), field("x")],
        [integer(-3), field("y")],
      ])
    : map([
        [integer(1), integer(3)],
        [integer(3), integer(alg)],
        [integer(-1), field("n")],
        [integer(-2), field("e")],
      ]);
}

interface Made {
  alg?: number;
  /** The authenticator's model (AAGUID), in hex. */
  model?: string;
  id?: Buffer;
}

/**
 * One passkey, at the site of `origin`. By default it is a synced one that recognises its user.
 * @param usual what it says unless a call says otherwise
 */
export function softwarePasskey(
  origin: string,
  usual: Partial<Claims> = {},
  { alg = -7, model = "00".repeat(16), id = randomBytes(32) }: Made = {},
) {
  const { publicKey, privateKey } =
    alg === -7
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  const all = (
    said: Partial<Claims>,
  ): Partial<Claims> & Omit<Claims, "challenge" | "type" | "userHandle" | "signature"> => ({
    origin,
    rpId: new URL(origin).hostname,
    counter: 0,
    isPresent: true,
    isVerified: true,
    isSyncable: true,
    isSynced: true,
    crossOrigin: false,
    key: privateKey,
    ...usual,
    ...said,
  });
  const clientData = (type: string, challenge: string, claims: ReturnType<typeof all>) =>
    Buffer.from(
      JSON.stringify({
        type: claims.type ?? type,
        challenge: claims.challenge ?? challenge,
        origin: claims.origin,
        crossOrigin: claims.crossOrigin,
      }),
    );
  const authenticatorData = (claims: ReturnType<typeof all>, credential?: Buffer) => {
    const flags =
      (claims.isPresent ? 1 : 0) |
      (claims.isVerified ? 4 : 0) |
      (claims.isSyncable ? 8 : 0) |
      (claims.isSynced ? 16 : 0) |
      (credential ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(claims.counter);
    return Buffer.concat([
      sha256(claims.rpId),
      Buffer.from([flags]),
      counter,
      ...(credential ? [credential] : []),
    ]);
  };
  let userHandle = "";

  return {
    id: base64url(id),
    /** As navigator.credentials.create returns it, in JSON. */
    create({ options }: Pick<PasskeyCreation, "options">, said: Partial<Claims> = {}) {
      const claims = all(said);
      userHandle = options.user.id;
      const credential = Buffer.concat([
        Buffer.from(model, "hex"),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        coseKey(publicKey, alg),
      ]);
      const attestationObject = map([
        [text("fmt"), text("none")],
        [text("attStmt"), map([])],
        [text("authData"), bytes(authenticatorData(claims, credential))],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge, claims)),
          attestationObject: base64url(attestationObject),
        },
      };
    },
    /** As navigator.credentials.get returns it, in JSON. */
    get({ options }: Pick<PasskeyRequest, "options">, said: Partial<Claims> = {}) {
      const claims = all(said);
      const client = clientData("webauthn.get", options.challenge, claims);
      const data = authenticatorData(claims);
      const signature =
        claims.signature ?? sign("sha256", Buffer.concat([data, sha256(client)]), claims.key);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: claims.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
