import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { StepFailed } from "../steps/command.ts";

const MARK = Buffer.from("ENVOL-BACKUP-1\n");
const [SALT, IV, TAG] = [16, 12, 16];
const MIN_KEY = 24;

/** Throws StepFailed if the key is missing or too short. */
export function readKey(key: string | undefined): string {
  if (key && key.length >= MIN_KEY) return key;
  throw new StepFailed(
    `Set BACKUP_KEY to a text of at least ${MIN_KEY} characters (openssl rand -base64 32), and keep it apart from the backups: without it nobody reads them.`,
  );
}

const derive = (key: string, salt: Buffer) => scryptSync(key, salt, 32);

/** AES-256-GCM detects any changed byte. */
export function seal(text: string, key: string): Buffer {
  const [salt, iv] = [randomBytes(SALT), randomBytes(IV)];
  const cipher = createCipheriv("aes-256-gcm", derive(key, salt), iv);
  const data = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
  return Buffer.concat([MARK, salt, iv, cipher.getAuthTag(), data]);
}

/** Throws StepFailed for a wrong key or a changed file. */
export function unseal(file: Buffer, key: string): string {
  let at = 0;
  const take = (bytes?: number) => file.subarray(at, bytes && (at += bytes));
  if (!take(MARK.length).equals(MARK))
    throw new StepFailed("This is no backup that `npm run backup` made.");
  const [salt, iv, tag] = [take(SALT), take(IV), take(TAG)];
  const decipher = createDecipheriv("aes-256-gcm", derive(key, salt), iv);
  decipher.setAuthTag(tag);
  try {
    return gunzipSync(Buffer.concat([decipher.update(take()), decipher.final()])).toString("utf8");
  } catch {
    throw new StepFailed("BACKUP_KEY is another one, or the file was changed.");
  }
}
