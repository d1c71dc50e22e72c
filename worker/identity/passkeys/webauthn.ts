import { createPublicKey, verify } from "node:crypto";
import { decodeCBORToNativeValueNoLeftoverBytes } from "@oslojs/cbor";
import {
  type AuthenticatorData,
  ClientDataType,
  coseAlgorithmES256,
  coseAlgorithmRS256,
  coseEllipticCurveP256,
  COSEKeyType,
  type COSEPublicKey,
  createAssertionSignatureMessage,
  parseAuthenticatorData,
  parseClientDataJSON,
} from "@oslojs/webauthn";
import type { CreatedCredential, ShownCredential } from "#domain/accounts/passkey.schema.ts";
import { fromBase64url, toBase64url, toHex } from "../../platform/crypto/encoding.ts";
import { equalInConstantTime, sha256 } from "../../platform/crypto/hash.ts";

/* WebAuthn level 3, sections 7.1 and 7.2. Only this file uses @oslojs/webauthn and @oslojs/cbor. */

/** Every browser and platform offers these algorithms. The preferred one is first. */
export const ALGORITHMS = [coseAlgorithmES256, coseAlgorithmRS256];

/** The byte of flags, because the package does not expose all of them. */
const FLAGS_AT = 32;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const MAX_CBOR_DEPTH = 4;
/** WebAuthn, section 5.8.4. */
const MAX_ID_BYTES = 1023;
/** RSA of 2048 to 4096 bits. A longer modulus would cost much time. */
const RSA_BYTES = { min: 256, max: 512 };

type PublicKey = Record<string, string>;

interface Expected {
  /** The page's origin; its host is the relying party. */
  origin: string;
  challengeHash: string;
}

interface AuthenticatorState {
  counter: number;
  /** The authenticator recognised its user by a PIN, finger or face. */
  isVerified: boolean;
  isSyncable: boolean;
  isSynced: boolean;
}

export interface NewCredential extends AuthenticatorState {
  id: string;
  publicKey: PublicKey;
  /** The authenticator's model (AAGUID) in hex, or zeros if it does not say. */
  model: string;
}

/** Returns undefined for a wrong answer. Ignores attestation, because every maker's authenticator may be used. */
export async function readNewCredential(
  { id, response }: CreatedCredential,
  expected: Expected,
): Promise<NewCredential | undefined> {
  const clientData = fromBase64url(response.clientDataJSON);
  const attestation = parsed(response.attestationObject, readAttestation);
  if (!clientData || !attestation) return undefined;
  const { data, state } = attestation;
  if (!(await isAnswer(clientData, ClientDataType.Create, expected))) return undefined;
  if (!state || !isAtSite(data, expected) || !data.credential) return undefined;
  const { credential } = data;
  const publicKey = attempted(() => toJsonWebKey(credential.publicKey));
  if (!publicKey || credential.id.byteLength > MAX_ID_BYTES || toBase64url(credential.id) !== id)
    return undefined;
  return { id, publicKey, model: toHex(credential.authenticatorAAGUID), ...state };
}

/** Returns undefined unless the key's owner answered the challenge at this site. */
export async function readAssertion(
  { response }: ShownCredential,
  { publicKey, ...expected }: Expected & { publicKey: PublicKey },
): Promise<AuthenticatorState | undefined> {
  const clientData = fromBase64url(response.clientDataJSON);
  const signed = fromBase64url(response.authenticatorData);
  const signature = fromBase64url(response.signature);
  const found = parsed(response.authenticatorData, readAuthenticator);
  if (!clientData || !signed || !signature || !found) return undefined;
  if (!(await isAnswer(clientData, ClientDataType.Get, expected))) return undefined;
  if (!found.state || !isAtSite(found.data, expected)) return undefined;
  const message = createAssertionSignatureMessage(signed, clientData);
  const key = createPublicKey({ key: publicKey, format: "jwk" });
  return attempted(() => verify("sha256", message, key, signature)) ? found.state : undefined;
}

/** Both packages throw when they cannot read a caller's bytes. */
function attempted<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function parsed<Value>(
  text: string,
  read: (bytes: Uint8Array<ArrayBuffer>) => Value,
): Value | undefined {
  const bytes = fromBase64url(text);
  return bytes && attempted(() => read(bytes));
}

/** Also refuses answers from a frame in another site's page. */
async function isAnswer(
  clientDataJson: Uint8Array<ArrayBuffer>,
  type: ClientDataType,
  { origin, challengeHash }: Expected,
): Promise<boolean> {
  const clientData = attempted(() => parseClientDataJSON(clientDataJson));
  return (
    clientData?.type === type &&
    clientData.origin === origin &&
    clientData.crossOrigin !== true &&
    equalInConstantTime(await sha256(new Uint8Array(clientData.challenge)), challengeHash)
  );
}

function isAtSite(data: AuthenticatorData, { origin }: Expected): boolean {
  return data.userPresent && data.verifyRelyingPartyIdHash(new URL(origin).hostname);
}

function readAttestation(bytes: Uint8Array): ReturnType<typeof readAuthenticator> {
  const decoded = decodeCBORToNativeValueNoLeftoverBytes(bytes, MAX_CBOR_DEPTH);
  const { authData } = decoded as { authData?: unknown };
  if (!(authData instanceof Uint8Array)) throw new TypeError("No authenticator data");
  return readAuthenticator(authData);
}

/** `state` is undefined for flags that contradict each other. */
function readAuthenticator(bytes: Uint8Array): {
  data: AuthenticatorData;
  state: AuthenticatorState | undefined;
} {
  const data = parseAuthenticatorData(bytes);
  const flags = bytes[FLAGS_AT]!;
  const isSyncable = (flags & BACKUP_ELIGIBLE) !== 0;
  const isSynced = (flags & BACKED_UP) !== 0;
  const state = {
    counter: data.signatureCounter,
    isVerified: data.userVerified,
    isSyncable,
    isSynced,
  };
  return { data, state: isSynced && !isSyncable ? undefined : state };
}

/** Throws for another algorithm and for a point that is not on the curve. */
function toJsonWebKey(key: COSEPublicKey): PublicKey {
  const publicKey = key.type() === COSEKeyType.RSA ? rsaKey(key) : ellipticKey(key);
  createPublicKey({ key: publicKey, format: "jwk" });
  return publicKey;
}

function ellipticKey(key: COSEPublicKey): PublicKey {
  const { curve, x, y } = key.ec2();
  if (key.algorithm() !== coseAlgorithmES256 || curve !== coseEllipticCurveP256)
    throw new TypeError("Not ES256");
  return {
    kty: "EC",
    crv: "P-256",
    x: toBase64url(toBytes(x, 32)),
    y: toBase64url(toBytes(y, 32)),
  };
}

function rsaKey(key: COSEPublicKey): PublicKey {
  const { n, e } = key.rsa();
  const modulus = toBytes(n);
  if (
    key.algorithm() !== coseAlgorithmRS256 ||
    modulus.byteLength < RSA_BYTES.min ||
    modulus.byteLength > RSA_BYTES.max
  )
    throw new TypeError("Not RS256");
  return { kty: "RSA", n: toBase64url(modulus), e: toBase64url(toBytes(e)) };
}

function toBytes(number: bigint, length = 0): Uint8Array {
  const digits = number.toString(16);
  const hex = digits.padStart(Math.max(length * 2, digits.length + (digits.length % 2)), "0");
  return Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));
}
