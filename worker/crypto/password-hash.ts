import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt parameters for 16 MiB, which fit an isolate of 128 MB (docs/decisions/0011). */
const PARAMETERS = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface StoredHash {
  ln: number;
  r: number;
  p: number;
  salt: Buffer;
  hash: Buffer;
}

/** The hash to compare with when there is no account. It takes the same time and never matches, so timing reveals no account. */
const NOBODY: StoredHash = { ...PARAMETERS, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

/** Hashes a password's exact UTF-8 bytes. Returns a PHC string with a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { ln, r, p } = PARAMETERS;
  const hash = await derive(password, { ...PARAMETERS, salt, hash: Buffer.alloc(HASH_BYTES) });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`;
}

/** The result of checkPassword. */
export interface PasswordCheck {
  matches: boolean;
  /** True when the password matches a hash of older parameters, so that the caller can store a new hash. */
  outdated: boolean;
}

/** Compares a password with a stored hash (PHC). Without a hash it takes the same time and never matches. */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<PasswordCheck> {
  const known = stored ? parse(stored) : undefined;
  const expected = known ?? NOBODY;
  const equal = timingSafeEqual(await derive(password, expected), expected.hash);
  const matches = equal && known !== undefined;
  const { ln, r, p } = expected;
  return { matches, outdated: matches && (ln !== PARAMETERS.ln || r !== PARAMETERS.r || p !== PARAMETERS.p) };
}

function parse(stored: string): StoredHash | undefined {
  const [, ln, r, p, salt, hash] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored) ?? [];
  if (!salt || !hash) return undefined;
  return { ln: Number(ln), r: Number(r), p: Number(p), salt: Buffer.from(salt, "base64"), hash: Buffer.from(hash, "base64") };
}

function derive(password: string, { ln, r, p, salt, hash }: StoredHash): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(Buffer.from(password, "utf8"), salt, hash.length, { N: 2 ** ln, r, p }, (error, key) => (error ? fail(error) : done(key)));
  });
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
