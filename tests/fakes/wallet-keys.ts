import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** One part of a certificate in DER (X.690). */
function part(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.from(body.length.toString(16).padStart(4, "0").replace(/^00/, ""), "hex");
  const head = body.length < 0x80 ? size : Buffer.of(0x80 + size.length, ...size);
  return Buffer.concat([Buffer.of(tag), head, body]);
}

const sequence = (...content: Uint8Array[]) => part(0x30, ...content);
const oid = (hex: string) => part(0x06, Buffer.from(hex, "hex"));
const RSA_SHA_256 = sequence(oid("2a864886f70d01010b"), part(0x05));
const NAMES = {
  UID: "0992268993f22c640101",
  CN: "550403",
  OU: "55040b",
  O: "55040a",
  C: "550406",
};
const TRUE = part(0x01, Buffer.of(0xff));
/** Basic constraints: it may issue others. */
const CA = part(0xa3, sequence(sequence(oid("551d13"), TRUE, part(0x04, sequence(TRUE)))));

type Subject = Partial<Record<keyof typeof NAMES, string>>;

const toName = (subject: Subject) =>
  sequence(
    ...Object.entries(subject).map(([name, value]) =>
      part(0x31, sequence(oid(NAMES[name as keyof typeof NAMES]), part(0x0c, Buffer.from(value)))),
    ),
  );
const toTime = (time: number) =>
  part(0x17, Buffer.from(new Date(time).toISOString().replaceAll(/^..|[-:T]|\.\d+/g, "")));

const rsa = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

function certificate(options: {
  subject: Subject;
  issuer: Subject;
  publicKey: KeyObject;
  signedBy: KeyObject;
  endsAt: number;
  isCa?: boolean;
}): string {
  const body = sequence(
    part(0xa0, part(0x02, Buffer.of(2))),
    part(0x02, Buffer.of(1), randomBytes(15)),
    RSA_SHA_256,
    toName(options.issuer),
    sequence(toTime(Date.now() - 86_400_000), toTime(options.endsAt)),
    toName(options.subject),
    options.publicKey.export({ type: "spki", format: "der" }),
    ...(options.isCa ? [CA] : []),
  );
  const signature = sign("sha256", body, options.signedBy);
  const der = sequence(body, RSA_SHA_256, part(0x03, Buffer.of(0), signature));
  return `-----BEGIN CERTIFICATE-----\n${der
    .toString("base64")
    .replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
}

const toPem = (key: KeyObject) => key.export({ type: "pkcs8", format: "pem" }) as string;
const WWDR: Subject = { CN: "Worldwide Developer Relations", OU: "G4", O: "Nobody Inc.", C: "US" };
const OWN: Subject = {
  UID: "pass.example.envol",
  CN: "Pass Type ID: pass.example.envol",
  OU: "ABCDE12345",
  O: "Envol",
  C: "GB",
};

/** A pass certificate as Apple's developer site issues it, with the intermediate and its own key. */
export function appleKeys({ endsAt = Date.now() + 300 * 86_400_000, subject = OWN } = {}) {
  const [authority, owner] = [rsa(), rsa()];
  const signedBy = authority.privateKey;
  const facts = { issuer: WWDR, signedBy, endsAt };
  const intermediate = certificate({
    ...facts,
    subject: WWDR,
    publicKey: authority.publicKey,
    isCa: true,
  });
  const own = certificate({ ...facts, subject, publicKey: owner.publicKey });
  return {
    intermediate,
    own,
    vars: {
      APPLE_WALLET_CERTIFICATES: own + intermediate,
      APPLE_WALLET_KEY: toPem(owner.privateKey),
    },
  };
}

/** A service account's key as Google's console hands it out, and what verifies its signatures. */
export function googleKeys(tokenUri: string) {
  const { publicKey, privateKey } = rsa();
  const email = "passes@envol-tests.iam.gserviceaccount.com";
  return {
    email,
    publicKey,
    vars: {
      GOOGLE_WALLET_ISSUER_ID: "3388000000022000001",
      GOOGLE_WALLET_KEY: JSON.stringify({
        type: "service_account",
        project_id: "envol-tests",
        private_key_id: "1",
        private_key: toPem(privateKey),
        client_email: email,
        token_uri: tokenUri,
      }),
    },
  };
}
