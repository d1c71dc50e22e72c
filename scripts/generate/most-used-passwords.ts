/**
 * node scripts/generate/most-used-passwords.ts
 *
 * Writes the passwords that nobody may choose: the most used ones of @zxcvbn-ts/language-common (docs/decisions/0011).
 * Shorter ones than the least length are refused anyway.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD_LENGTH, passwordLength } from "../../src/domain/accounts/password.ts";

const COUNT = 3000;
const LINE = 130;
const FILE = join(import.meta.dirname, "../../worker/services/auth/most-used-passwords.ts");

const words = dictionary["passwords-common"]
  .map(String)
  .filter((word) => passwordLength(word) >= MIN_PASSWORD_LENGTH && /^[\x21-\x7e]+$/.test(word) && !/["\\]/.test(word))
  .slice(0, COUNT);

const lines = [""];
for (const word of words) {
  const last = lines.length - 1;
  if (lines[last]!.length + word.length >= LINE) lines.push(word);
  else lines[last] = lines[last] ? `${lines[last]} ${word}` : word;
}

writeFileSync(
  FILE,
  [
    `/** The ${words.length} most used passwords, lower case. Made by scripts/generate/most-used-passwords.ts. */`,
    "export const MOST_USED_PASSWORDS = [",
    ...lines.map((line) => `  "${line}",`),
    '].join(" ");',
    "",
  ].join("\n"),
);
