import type { Language } from "../language.ts";
import { namePattern } from "./name-pattern.ts";
import { getMaxLength } from "./wording-fields.ts";
import { isOtherLanguage } from "./wording-language.ts";
import type { KeptReason } from "./wordings.ts";

export interface WordingToCheck {
  path: string;
  original: string;
  text: string | undefined;
  language: Language;
  /** Every text may contain the name, even one such as "Club 21" or "Trip.com". */
  companyName: string;
  /** The company for which the original text was written. */
  formerName?: string | undefined;
}

/** A very short text may grow to this many UTF-16 units. */
const ROOM = 50;

// Control characters, line separators, direction marks and lone surrogates.
const CONTROL = /\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;
const MARKUP = /<[a-z/!?]|&(?:#|[a-z]+;)|\*\*|__|~~|\]\(|\$\{|^(?:#{1,6}|[-*+>]) /iu;
const ADDRESS = /[a-z\d+.-]:\/\/|\b(?:mailto|javascript|data|tel):|\bwww\.|\S@\S/iu;
const DOMAIN = /[\p{L}\p{N}-]\.(?:[a-z]{2,24})(?![\p{L}\p{N}])/iu;
const NUMBERS = /\p{N}+/gu;
const UNITS =
  /[%‰\p{Sc}]|\b(?:per ?cent|pour ?cent|dollars?|euros?|pounds?|livres? sterling|usd|eur|gbp|hundreds?|thousands?|millions?|billions?|centaines?|milliers?|milliards?|half[- ]price|moitié prix)\b/giu;
const EMOJI = /(?![©®™])\p{Extended_Pictographic}/u;
const QUOTED = /^["“„«'‘].*["”“»'’]$/u;

/** Marks a value that nobody has written yet. */
const PLACEHOLDER = new RegExp(
  [
    String.raw`lorem ipsum|dolor sit amet|\b(?:tbd|xxx+)\b|_{3,}`,
    String.raw`\[(?:your|votre|name|nom|insert|insérez)\b[^\]]*\]`,
    String.raw`\[[^\]]*\b(?:name|nom|company|société|entreprise|brand|marque|title|titre|text|texte)\]`,
    String.raw`\b(?:your|my) (?:company|brand|business|agency)(?:['’]s)? (?:name|here)\b`,
    String.raw`\b(?:votre (?:entreprise|société|marque)|nom) ici\b`,
    String.raw`\bnom de (?:la |l['’]|votre )(?:entreprise|société|marque)\b`,
  ].join("|"),
  "iu",
);
/** Placeholders that only a model leaves in a text. */
const LEFT_OVER = new RegExp(
  [
    String.raw`\[[^\]]*\]|\{[^}]*\}|%\w+%|%s\b|\$(?:company|brand|name)|…{2}|\.{4,}`,
    String.raw`\b(?:undefined|placeholder|(?:company|brand|business) name)\b`,
    String.raw`\b(?:your|my) (?:company|brand|business|agency)\b`,
    String.raw`\b(?:votre|mon|ma) (?:entreprise|société|marque|agence)\b`,
    String.raw`\b(?:insert|enter|write|add|insérez|écrivez) (?:your |the |a |votre |le |la |un )?(?:text|title|name|texte|titre|nom)\b`,
    String.raw`\b(?:text|title|description|titre|texte) (?:goes )?(?:here|ici)\b|\b(?:sample|example|dummy) text\b`,
  ].join("|"),
  "iu",
);
/** The Spanish word "todo" is in lower case. */
const TO_DO = /\bTODO\b/;

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text) || TO_DO.test(text);

/** Number words that add a figure as surely as digits do. "One", « un » and « neuf » say other things. */
const WORDS_OF_NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  douze: 12,
  vingt: 20,
  trente: 30,
  cinquante: 50,
  cent: 100,
};

/** Promises that bind a company. A new text may make only the promises of the original. */
const CLAIMS =
  /\bguarant\p{L}*|\bgaranti\p{L}*|\bunlimited\b|\billimité\p{L}*|\baward\p{L}*|\bprimé\p{L}*|\bbest\b|\bmeilleure?s?\b|\bcheapest\b|\blowest\b|\bfastest\b|\bleading\b|\bleader\b|\bnumber one\b|\bnuméro un\b|\bworld[- ]class\b|\binstant\p{L}*|\binstantané\p{L}*|\bimmédiate\p{L}*|\bimmediate\p{L}*|\brefund\p{L}*|\brembours\p{L}*|\bmoney[- ]back\b|\binsur(?:ed|ance)\b|\bassurance\b|\bfree\b(?! (?:hand|mind|head|spirit|evening|morning|afternoon|day|time))(?<!(?:stress|worry|hassle|queue|hands|feel|set|care)[- ]free)(?<!\bfeel free)|\bgratuit\p{L}*|\boffert\p{L}*|\bdiscount\p{L}*|\bremise\p{L}*|\bupgrade\p{L}*|\bsurclass\p{L}*|\blounges?\b|\bsalons?\b|\bchauffeur\p{L}*|\blimousine\p{L}*|\bvip\b|\bconcierge\p{L}*|\bvisas?\b|\bofficial\p{L}*|\bofficiel\p{L}*|\bcertified\b|\bcertifié\p{L}*|\bhours?\b|\bheures?\b|\bminutes?\b|\bseconds\b|\bsecondes\b|\bround the clock\b|\bday (?:and|or) night\b|\bjour et nuit\b|\bno (?:queues?|lines?|waiting|wait)\b|\bnever (?:queue|wait|stand in)\p{L}*|\bsans (?:attente|attendre|queue)\b|\bjamais (?:d['’])?(?:attendre|attente|queue)\b|\bany airport\b|\bevery airport\b|\bworldwide\b|\btous les aéroports\b|\bmonde entier\b|\bto your (?:phone|inbox)\b|\bsur votre (?:téléphone|mobile)\b/giu;

const SERVICES = [
  /fast[- ]?track|priority|security|queue|lane|prioritaire|contrôle|coupe-file|\bfiles?\b/iu,
  /check[- ]?(?:ed |s |ing )?(?:you |us |them )?in\b|check-?in|boarding pass|enregistr|carte d['’]embarquement/iu,
  /museum|galler|attraction|sight|monument|skip-the-line|culture|landmark|visit|musée|œuvre|expo/iu,
];

/** Capitalised words that name nobody, and words that begin a sentence about the product. */
const COMMON = toWords(
  "i i'll i'm i've i'd fast track check in checkin ok europe european english french français " +
    "monday tuesday wednesday thursday friday saturday sunday everything everyone nothing someone " +
    "anyone travel travelling membership technology team security comfort priority support help " +
    "it that this who which she he what one your our each every tout rien chacun notre votre " +
    "équipe quelqu'un personne qui nous vous on elle il cela ça ce un une le la les",
);
/** A text with this opening seems to begin with a company's name. */
const OPENING =
  /^(\p{Lu}[\p{L}-]+) (?:(?:vous|nous) \p{Ll}|s['’]occupe|prend|checks?|takes|brings|gives|gets|sees|handles|arranges|offers|makes|lets|opens|sends|keeps|books)/u;

/** Undefined if the generated text may replace the field's text (docs/decisions/0016). */
export function wordingProblem(wording: WordingToCheck): KeptReason | undefined {
  const { path, original, text, companyName, language } = wording;
  if (text === undefined) return "missing";
  if (text.trim() === "") return "empty";
  if (CONTROL.test(text)) return "control_characters";
  if (text.trim().length > Math.min(getMaxLength(path), Math.max(2 * original.length, ROOM)))
    return "too_long";
  const words = without(companyName, text);
  const known = without(companyName, original);
  if (MARKUP.test(text) || words.includes("`")) return "markup";
  if (isPlaceholder(words) || LEFT_OVER.test(words)) return "placeholder";
  if (ADDRESS.test(text) || DOMAIN.test(words)) return "link";
  if (EMOJI.test(words)) return "emoji";
  if (QUOTED.test(text.trim())) return "quotes";
  if (isShouting(words, known)) return "capitals";
  return (
    findFigureProblem(words, known) ??
    (isOtherLanguage(words, language) ? "other_language" : undefined) ??
    findNameProblem(wording, words, known) ??
    findClaimProblem(path, words, known)
  );
}

function findFigureProblem(text: string, original: string): KeptReason | undefined {
  const before = found(original, NUMBERS);
  const after = found(text, NUMBERS);
  const known = new Set([...before, ...inWords(original)]);
  if (![...after, ...inWords(text)].every((figure) => known.has(figure))) return "invented_figure";
  if (!isSubset(found(text, UNITS), found(original, UNITS))) return "invented_figure";
  return isSubset(before, new Set([...after, ...inWords(text)])) ? undefined : "lost_figure";
}

const inWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    Object.hasOwn(WORDS_OF_NUMBERS, word) ? [String(WORDS_OF_NUMBERS[word])] : [],
  );

function findClaimProblem(path: string, text: string, original: string): KeptReason | undefined {
  const stems = (of: string) => new Set([...found(of, CLAIMS)].map((claim) => claim.slice(0, 5)));
  if (!isSubset(stems(text), stems(original))) return "invented_claim";
  // Visitors read in the subtitle of the hero what the site sells.
  const isLost = (service: RegExp) => service.test(original) && !service.test(text);
  return path === "hero.subtitle" && SERVICES.some(isLost) ? "lost_service" : undefined;
}

function isShouting(text: string, original: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.some(
    (word) =>
      word === word.toUpperCase() && word !== word.toLowerCase() && !original.includes(word),
  );
}

/** Finds the name of another company: the former one, or one that the model made up. */
function findNameProblem(
  wording: WordingToCheck,
  text: string,
  original: string,
): KeptReason | undefined {
  const { companyName, formerName } = wording;
  const isFormer = formerName && formerName !== companyName && without(formerName, text) !== text;
  return isFormer || findStrangeNames(wording, text, original).length > 0
    ? "other_name"
    : undefined;
}

/** Names that neither the original nor the company has. In English titles, a capital says nothing. */
export function findStrangeNames(
  { path, companyName, language }: Omit<WordingToCheck, "text">,
  text: string,
  original: string,
): string[] {
  const known = toWords(`${original} ${companyName}`);
  const isKnown = (word: string) => known.has(word) || COMMON.has(word);
  const isName = (word: string) =>
    !word
      .toLowerCase()
      .split(/[-'’]/)
      .every((part) => part === "" || isKnown(part));
  const words = text.match(/\p{L}+/gu) ?? [];
  const isTitleCase =
    language === "en" &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length > Math.max(1, words.length / 2);
  const isTitle = isTitleCase || (language === "en" && !/description|subtitle/i.test(path));
  return [
    // "MyBrand" is a name wherever it is.
    ...(text.match(/(?<!\p{L})\p{Lu}*\p{Ll}+\p{Lu}\p{L}*/gu) ?? []),
    ...(isTitle
      ? []
      : [
          ...text.matchAll(/(?<=[\p{Ll},;'’]\s?)(?<!\p{L})(\p{Lu}[\p{L}-]+)/gu),
          ...(OPENING.exec(text) ? [OPENING.exec(text)!] : []),
        ].map(([, name = ""]) => name)),
  ].filter(isName);
}

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

export function without(name: string, text: string): string {
  return name === "" ? text : text.replaceAll(namePattern(name), " ");
}

function found(text: string, pattern: RegExp): Set<string> {
  return new Set((text.normalize("NFKC").match(pattern) ?? []).map((match) => match.toLowerCase()));
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}
