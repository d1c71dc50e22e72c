import { toWords } from "./plain-text.ts";
import { begins, MARKS, type SearchTerm } from "./search-term.ts";

/** A whole address, as the forms take it (src/domain/validation.schema.ts), wherever it stands in a text: in a sentence, `<…>` or `mailto:`. */
const ADDRESS =
  /(?<![\p{L}\p{N}_+.-])[A-Z0-9_+-](?:[A-Z0-9_'+.-]{0,62}[A-Z0-9_+-])?@(?:[A-Z0-9][A-Z0-9-]{0,62}\.){1,8}[A-Z]{2,63}(?!\.?[\p{L}\p{N}_-])/iu;

/** The first whole e-mail address of a text, as it stands there; also one that was pasted with spaces around its @. Undefined when it has none. */
export function findAddress(text: string): string | undefined {
  const joined = text.trim().replace(/\s*@\s*/, "@");
  return (ADDRESS.exec(text) ?? (/\s/.test(joined) ? null : ADDRESS.exec(joined)))?.[0];
}

/** The word of the index for a whole address: in hexadecimal, as the index would cut it at its signs (migrations/0000_first.sql). */
export function addressWord(address: string): string {
  const bytes = new TextEncoder().encode(address.toLowerCase());
  return MARKS.email + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A whole address as one term; its words say nothing by themselves, but where nobody has it they find what is like it. */
export function addressTerm(typed: string): SearchTerm {
  const address = addressWord(typed);
  return { typed, address, ways: [[begins(address)], toWords(typed).map(begins)] };
}
