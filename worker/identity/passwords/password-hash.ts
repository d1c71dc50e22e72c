import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt parameters for 16 MiB fit an isolate of 128 MB (docs/decisions/0011). */
const STRONG = { ln: 14, r: 8, p: 5 };
/** Only tests use these parameters: worker/platform/context/env.ts refuses them in a deployment. */
const QUICK = { ln: 4, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface HashSettings {
  PASSWORD_HASHING?: "quick" | undefined;
}

const toParameters = ({ PASSWORD_HASHING }: HashSettings) =>
  PASSWORD_HASHING === "quick" ? QUICK : STRONG;

interface StoredHash {
  ln: number;
  r: number;
  p: number;
  salt: Buffer;
  hash: Buffer;
}

/** Returns a PHC string with a new salt. The hash covers the password's exact UTF-8 bytes. */
export async function hashPassword(settings: HashSettings, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { ln, r, p } = toParameters(settings);
  const hash = await derive(password, { ln, r, p, salt, hash: Buffer.alloc(HASH_BYTES) });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`;
}

export interface PasswordCheck {
  matches: boolean;
  /** The password matches a hash with older parameters, so the caller stores a new hash. */
  outdated: boolean;
}

/** Replaces a missing account's hash. It never matches, but takes the same time. */
const NOBODY = { salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

export async function checkPassword(
  settings: HashSettings,
  { password, stored }: { password: string; stored: string | null | undefined },
): Promise<PasswordCheck> {
  const wanted = toParameters(settings);
  const known = stored ? parse(stored) : undefined;
  const expected = known ?? { ...wanted, ...NOBODY };
  const equal = timingSafeEqual(await derive(password, expected), expected.hash);
  const matches = equal && known !== undefined;
  const { ln, r, p } = expected;
  return { matches, outdated: matches && (ln !== wanted.ln || r !== wanted.r || p !== wanted.p) };
}

function parse(stored: string): StoredHash | undefined {
  const [, ln, r, p, salt, hash] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored) ?? [];
  if (!salt || !hash) return undefined;
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function derive(password: string, { ln, r, p, salt, hash }: StoredHash): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(Buffer.from(password, "utf8"), salt, hash.length, { N: 2 ** ln, r, p }, (error, key) =>
      error ? fail(error) : done(key),
    );
  });
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
