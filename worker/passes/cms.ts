import { createHash, sign, type X509Certificate } from "node:crypto";

/** X.690 defines these tags. */
const TAG = { INTEGER: 0x02, OCTETS: 0x04, NULL: 0x05, OID: 0x06, UTC_TIME: 0x17 } as const;
const [SEQUENCE, SET, CONTEXT_0] = [0x30, 0x31, 0xa0];

const oid = (hex: string) => element(TAG.OID, Buffer.from(hex, "hex"));
const DATA = oid("2a864886f70d010701");
const SIGNED_DATA = oid("2a864886f70d010702");
const CONTENT_TYPE = oid("2a864886f70d010903");
const MESSAGE_DIGEST = oid("2a864886f70d010904");
const SIGNING_TIME = oid("2a864886f70d010905");
const ABSENT = element(TAG.NULL);
const SHA_256 = element(SEQUENCE, oid("608648016503040201"), ABSENT);
const RSA = element(SEQUENCE, oid("2a864886f70d010101"), ABSENT);
const VERSION_1 = element(TAG.INTEGER, Buffer.of(1));

interface Signer {
  own: X509Certificate;
  intermediate: X509Certificate;
  /** PEM of the RSA key. */
  key: string;
  now: number;
}

/** Detached, in DER: RSA, SHA-256, both certificates (CMS, RFC 5652). A library needs more code. */
export function signDetached(content: Buffer, { own, intermediate, key, now }: Signer): Buffer {
  const digest = createHash("sha256").update(content).digest();
  const time = new Date(now).toISOString().replaceAll(/^..|[-:T]|\.\d+/g, "");
  // DER sorts a SET OF by its bytes (X.690, 11.6).
  const attributes = [
    attribute(CONTENT_TYPE, DATA),
    attribute(SIGNING_TIME, element(TAG.UTC_TIME, Buffer.from(time))),
    attribute(MESSAGE_DIGEST, element(TAG.OCTETS, digest)),
  ].toSorted((a, b) => Buffer.compare(a, b));
  const signer = element(
    SEQUENCE,
    VERSION_1,
    element(SEQUENCE, ...readIssuerAndSerial(own.raw)),
    SHA_256,
    element(CONTEXT_0, ...attributes),
    RSA,
    // The signature covers the attributes as a SET (RFC 5652, 5.4).
    element(TAG.OCTETS, sign("sha256", element(SET, ...attributes), key)),
  );
  const signedData = element(
    SEQUENCE,
    VERSION_1,
    element(SET, SHA_256),
    element(SEQUENCE, DATA),
    element(CONTEXT_0, own.raw, intermediate.raw),
    element(SET, signer),
  );
  return element(SEQUENCE, SIGNED_DATA, element(CONTEXT_0, signedData));
}

const attribute = (type: Buffer, value: Buffer) => element(SEQUENCE, type, element(SET, value));

function element(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

/** Returns both as whole elements (RFC 5280, 4.1). */
function readIssuerAndSerial(certificate: Buffer): [issuer: Buffer, serial: Buffer] {
  const [body] = readElements(readContent(certificate));
  const fields = readElements(readContent(body!));
  const [serial, , issuer] = fields[0]![0] === CONTEXT_0 ? fields.slice(1) : fields;
  return [issuer!, serial!];
}

/** The head is an element's tag and length. */
function measureHead(bytes: Buffer): { head: number; length: number } {
  const first = bytes[1]!;
  if (first < 0x80) return { head: 2, length: first };
  const size = first & 0x7f;
  return { head: 2 + size, length: bytes.readUIntBE(2, size) };
}

function readContent(bytes: Buffer): Buffer {
  const { head, length } = measureHead(bytes);
  return bytes.subarray(head, head + length);
}

function readElements(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const { head, length } = measureHead(bytes.subarray(at));
    found.push(bytes.subarray(at, (at += head + length)));
  }
  return found;
}
