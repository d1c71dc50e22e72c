const KNOWN = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.fr",
  "hotmail.co.uk",
  "outlook.com",
  "outlook.fr",
  "yahoo.com",
  "yahoo.fr",
  "yahoo.co.uk",
  "icloud.com",
  "protonmail.com",
  "btinternet.com",
  "orange.fr",
  "wanadoo.fr",
  "laposte.net",
];
/** Real domains that look like a mistyped known one. */
const OTHERS: ReadonlySet<string> = new Set(["mail.com", "ymail.com", "email.com"]);

/** One letter is wrong, missing, extra or swapped. A beginning of a known domain is no mistake. */
export function suggestDomain(email: string): string | undefined {
  const typed = email.trim().toLowerCase().split("@").at(-1)!;
  if (!email.includes("@") || OTHERS.has(typed)) return undefined;
  if (KNOWN.some((known) => known.startsWith(typed))) return undefined;
  return KNOWN.find((known) => isOneSlip(typed, known));
}

function isOneSlip(typed: string, known: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === known[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), known.slice(same)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
