import type { Language } from "../language.ts";

/** Short words that are frequent in one language and rare or absent in the others. */
const FREQUENT: Record<Language | "other", string> = {
  en:
    "the and of to for with you your yours we our us is are be it its that this who what when " +
    "from by at on in into as all every no not without before after more less than than have has " +
    "get take go let how where one out up off so if can will there they them their",
  fr:
    "le la les l un une des du de d et ou à au aux avec sans pour par sur sous dans en vous votre " +
    "vos nous notre nos est sont être qui que qu ce cette ces c se s il elle ils dès plus moins " +
    "avant après tout tous toute chez ne n pas y jusqu où comment quand leur",
  other:
    "der die das und oder mit ohne für von vom zum zur dem den ein eine einen ist sind sie ihr " +
    "ihre ihren wir uns nicht auf bei nach alle mehr als über " +
    "el los las del con sin para por su sus tu tus es son que y al nosotros nuestro más menos " +
    "il lo gli della dei delle con senza per suo tuo tuoi sono che è nel più meno noi nostro " +
    "o os da dos das com sem para por seu sua você são uma não ao mais nossa " +
    "het een van voor met zonder uw je jouw zijn is en niet bij naar meer dan onze",
};

const toSet = (words: string) => new Set(words.split(" "));
const SETS = { en: toSet(FREQUENT.en), fr: toSet(FREQUENT.fr), other: toSet(FREQUENT.other) };

const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;
const LETTERS = /\p{L}/gu;
/** Fewer frequent words than this do not identify a language. */
const LEAST = 2;

/** True if the text is surely not in this language; a short text rarely is. */
export function isOtherLanguage(text: string, language: Language): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  if ((text.match(FOREIGN)?.length ?? 0) > letters / 3) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (name: keyof typeof SETS) => words.filter((word) => SETS[name].has(word)).length;
  const own = count(language);
  const strange = count(language === "en" ? "fr" : "en");
  const other = words.filter((word) => SETS.other.has(word) && !SETS[language].has(word)).length;
  return Math.max(strange, other) >= LEAST && Math.max(strange, other) > own;
}
