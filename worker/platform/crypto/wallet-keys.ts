import { createPrivateKey, sign, verify, X509Certificate } from "node:crypto";

/** `intermediate` is Apple's certificate that issued the owner's. */
export interface PassCertificates {
  own: X509Certificate;
  intermediate: X509Certificate;
  passType: string;
  team: string;
  endsAt: number;
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Expects two PEM certificates, the owner's first. Returns undefined for any other text. */
export function readPassCertificates(pem: string): PassCertificates | undefined {
  try {
    const [own, intermediate] = (pem.match(PEM) ?? []).map((text) => new X509Certificate(text));
    if (!own || !intermediate || !own.verify(intermediate.publicKey)) return undefined;
    const read = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(own.subject)?.[1];
    const [passType, team] = [read("UID"), read("OU")];
    if (!passType || !team) return undefined;
    return { own, intermediate, passType, team, endsAt: Date.parse(own.validTo) };
  } catch {
    return undefined;
  }
}

export function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

export function isKeyOf({ own }: Pick<PassCertificates, "own">, pem: string): boolean {
  const data = Buffer.from("envol");
  return isRsaKey(pem) && verify("sha256", data, own.publicKey, sign("sha256", data, pem));
}
