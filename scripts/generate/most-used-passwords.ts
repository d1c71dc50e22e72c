/**
 * node scripts/generate/most-used-passwords.ts
 *
 * Writes the passwords that nobody may choose, one per line: the most used ones of
 * @zxcvbn-ts/language-common (docs/decisions/0011-passwords.md). Passwords below the minimum length
 * are left out, because the length rule refuses them.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD_LENGTH, passwordLength } from "#domain/accounts/password.ts";

const COUNT = 3000;
const FILE = join(import.meta.dirname, "../../worker/identity/passwords/most-used-passwords.txt");

const words = dictionary["passwords-common"]
  .map(String)
  .filter((word) => passwordLength(word) >= MIN_PASSWORD_LENGTH && /^[\x21-\x7e]+$/.test(word))
  .slice(0, COUNT);

writeFileSync(FILE, `${words.join("\n")}\n`);
