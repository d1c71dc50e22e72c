import { siteConfig } from "../../../app.config.ts";
import commonFrenchPasswords from "./common-french-passwords.txt?raw";
import mostUsedPasswords from "./most-used-passwords.txt?raw";

/** A password that contains a known name needs this many other characters. */
const OWN_CHARACTERS = 6;
/** A name of one or two letters occurs in too many passwords. */
const SHORTEST_NAME = 3;
const MAX_PATTERN = 32;

let mostUsed: Set<string> | undefined;
let commonFrench: Set<string> | undefined;

/** True for passwords that attackers try first (docs/product/accounts.md). */
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

/** "Soleil2024!" becomes "soleil". */
function toWord(typed: string): string {
  const [fromFirstToLast = ""] = /[a-z](?:.*[a-z])?/s.exec(withoutAccents(typed)) ?? [];
  return fromFirstToLast.replaceAll(/[\s._'’-]/g, "");
}

const withoutAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");

/** Matches "aaaaaa" and "121212". Attackers do not try long repetitions first. */
const isRepeated = (typed: string) => typed.length <= MAX_PATTERN && /^(.{1,2})\1+$/su.test(typed);

/** Includes the rows of AZERTY and QWERTY keyboards. */
const RUNS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertyuiopasdfghjklzxcvbnm",
];
const ALL_RUNS = [...RUNS, ...RUNS.map((run) => [...run].toReversed().join(""))];

/** Matches both directions and wrapped digits: "abcdef", "987654", "567890". */
const isSequence = (typed: string) => ALL_RUNS.some((run) => run.includes(typed));

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
