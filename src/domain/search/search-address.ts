import { toWords } from "./plain-text.ts";
import { begins, MARKS, type SearchTerm } from "./search-term.ts";

/** The forms' rule (src/domain/validation.schema.ts), also in a sentence, `<…>` or `mailto:`. */
const ADDRESS =
  /(?<![\p{L}\p{N}_+.-])[A-Z0-9_+-](?:[A-Z0-9_'+.-]{0,62}[A-Z0-9_+-])?@(?:[A-Z0-9][A-Z0-9-]{0,62}\.){1,8}[A-Z]{2,63}(?!\.?[\p{L}\p{N}_-])/iu;

/** The first whole address in a text, even with spaces around its @. */
export function findAddress(text: string): string | undefined {
  const joined = text.trim().replace(/(?<!\s)\s*@\s*/, "@");
  return (ADDRESS.exec(text) ?? (/\s/.test(joined) ? null : ADDRESS.exec(joined)))?.[0];
}

/** Hexadecimal, because the index splits words at signs (migrations/0000_first.sql). */
export function addressWord(address: string): string {
  const bytes = new TextEncoder().encode(address.toLowerCase());
  return MARKS.email + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** If nobody has the whole address, its words find similar ones. */
export function addressTerm(typed: string): SearchTerm {
  const address = addressWord(typed);
  return { typed, address, ways: [[begins(address)], toWords(typed).map(begins)] };
}
