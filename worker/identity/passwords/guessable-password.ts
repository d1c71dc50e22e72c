import { siteConfig } from "../../../app.config.ts";
import commonFrenchPasswords from "./common-french-passwords.txt?raw";
import mostUsedPasswords from "./most-used-passwords.txt?raw";

/** With fewer characters beside a well-known name, a password is no secret. */
const OWN_CHARACTERS = 6;
/** Two letters in a row happen in any address. */
const SHORTEST_NAME = 3;
const MAX_PATTERN = 32;

let mostUsed: Set<string> | undefined;
let commonFrench: Set<string> | undefined;

/**
 * True for a password that attackers try first (docs/product/accounts.md): a common one, a French
 * word or this site's name with digits, the own address, a repetition or a sequence.
 */
export function isGuessable(password: string, email: string): boolean {
  const typed = password.toLowerCase();
  const word = toWord(typed);
  mostUsed ??= toSet(mostUsedPasswords);
  commonFrench ??= toSet(commonFrenchPasswords);
  return (
    mostUsed.has(typed) ||
    commonFrench.has(word) ||
    isRepeated(typed) ||
    isSequence(typed) ||
    isNamedAfter(typed, email)
  );
}

const toSet = (lines: string) => new Set(lines.trimEnd().split("\n"));

/** "Soleil2024!" is "soleil". */
function toWord(typed: string): string {
  const [fromFirstToLast = ""] = /[a-z](?:.*[a-z])?/s.exec(withoutAccents(typed)) ?? [];
  return fromFirstToLast.replaceAll(/[\s._'’-]/g, "");
}

const withoutAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");

/** One or two characters repeated: "aaaaaa", "121212". Nobody tries very long ones first. */
const isRepeated = (typed: string) => typed.length <= MAX_PATTERN && /^(.{1,2})\1+$/su.test(typed);

/** Digits, letters and two keyboards' rows, in typing order. */
const RUNS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertyuiopasdfghjklzxcvbnm",
];
const ALL_RUNS = [...RUNS, ...RUNS.map((run) => [...run].toReversed().join(""))];

/** Forwards or backwards: "abcdef", "987654", "567890", "azertyuiop". */
const isSequence = (typed: string) => ALL_RUNS.some((run) => run.includes(typed));

/** The address, its local part or this site's name, with little else. */
function isNamedAfter(typed: string, email: string): boolean {
  const [localPart = ""] = email.split("@");
  const plain = toPlain(typed);
  return [
    email,
    localPart,
    localPart.split("+")[0]!,
    siteConfig.company.name,
    siteConfig.domains.main,
  ]
    .map(toPlain)
    .some(
      (name) =>
        name.length >= SHORTEST_NAME &&
        plain.includes(name) &&
        plain.replace(name, "").length < OWN_CHARACTERS,
    );
}

const toPlain = (text: string) => withoutAccents(text.toLowerCase()).replaceAll(/[^a-z0-9]/g, "");
