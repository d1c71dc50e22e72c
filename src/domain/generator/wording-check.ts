import { getMaxLength } from "./wording-fields.ts";
import type { KeptReason } from "./wordings.ts";

export interface WordingToCheck {
  path: string;
  original: string;
  text: string | undefined;
  /** Every text may contain the name, even one such as "Club 21" or "Trip.com". */
  companyName: string;
}

/** A very short text may grow to this many UTF-16 units. */
const ROOM = 40;

// Control characters, line separators, direction marks and lone surrogates.
const CONTROL = /\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;
const MARKUP = /<[a-z/!?]|&(?:#|[a-z]+;)|\*\*|__|`|~~|\]\(|\$\{|\{\{|^(?:#{1,6}|[-*+>]) /iu;
const ADDRESS = /[a-z\d+.-]:\/\/|\b(?:mailto|javascript|data|tel):|\bwww\.|\S@\S/iu;
const DOMAIN = /[\p{L}\p{N}-]\.(?:[a-z]{2,24})(?![\p{L}\p{N}])/iu;
const NUMBERS = /\p{N}+/gu;
const UNITS =
  /[%‰\p{Sc}]|\b(?:per ?cent|pour ?cent|dollars?|euros?|pounds?|livres? sterling|usd|eur|gbp|hundreds?|thousands?|millions?|billions?|centaines?|milliers?|milliards?|half[- ]price|moitié prix)\b/giu;

/** Undefined if the generated text may replace the field's text (docs/decisions/0016). */
export function wordingProblem({
  path,
  original,
  text,
  companyName,
}: WordingToCheck): KeptReason | undefined {
  if (text === undefined) return "missing";
  if (text.trim() === "") return "empty";
  if (CONTROL.test(text)) return "control_characters";
  if (text.trim().length > Math.min(getMaxLength(path), Math.max(2 * original.length, ROOM)))
    return "too_long";
  if (MARKUP.test(text)) return "markup";
  const words = without(companyName, text);
  if (ADDRESS.test(text) || DOMAIN.test(words)) return "link";
  const known = without(companyName, original);
  return isSubset(found(words, NUMBERS), found(known, NUMBERS)) &&
    isSubset(found(words, UNITS), found(known, UNITS))
    ? undefined
    : "invented_figure";
}

function without(companyName: string, text: string): string {
  const name = companyName.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return name === ""
    ? text
    : text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, "gu"), " ");
}

function found(text: string, pattern: RegExp): Set<string> {
  return new Set((text.normalize("NFKC").match(pattern) ?? []).map((match) => match.toLowerCase()));
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}
