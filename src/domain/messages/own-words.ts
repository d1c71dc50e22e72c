/** The first words of a mail program's line above a quotation, in English and French. */
const ATTRIBUTION = /^(?:On|Le|Am|El|Il|Op)\b/i;
const ATTRIBUTION_END = /(?:wrote|a écrit|schrieb|escribió|ha scritto|schreef)(?!\p{L})/iu;
/** The verb's distance from the end, and the whole length, in UTF-16 units. */
const VERB_WITHIN = 140;
const MAX_ATTRIBUTION = 540;
/** Outlook's beginning: a line of its own, or the first header below. */
const SEPARATOR =
  /^(?:_{10,}|-{2,}\s*(?:Original message|Message d['’]origine|Message original)\s*-{2,})$/i;
const HEADERS = [
  /^\**(?:From|De|Von)\s*:\**/i,
  /^\**(?:Sent|Date|Envoyé(?: le)?|Gesendet)\s*:\**/i,
  /^\**(?:To|À|An)\s*:\**/i,
  /^\**(?:Subject|Objet|Betreff)\s*:\**/i,
];
/** An attribution, or Outlook's headers, are complete within so many lines. */
const ATTRIBUTION_LINES = 3;
const HEADER_LINES = 7;
/** A line's beginning identifies it: reading no more keeps long lines cheap. */
const LOOKED_AT = 600;

const isQuoted = (line: string) => line.trim() === "" || line.startsWith(">");

/**
 * Returns a mail without quoted history: quoted lines with nothing after them, their introduction,
 * and Outlook's copy with headers. If nothing else would remain, all stays.
 */
export function ownWords(text: string): string {
  return aboveHistory(text) || text.trim();
}

/** True when a mail is empty or only history. */
export const isWordless = (text: string): boolean => aboveHistory(text) === "";

function aboveHistory(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const plain = lines.map((line) => line.slice(0, LOOKED_AT).replaceAll("\u00a0", " "));
  // Found once here, not anew for each line.
  const quotedFrom = plain.findLastIndex((line) => !isQuoted(line)) + 1;
  const lastMark = plain.findLastIndex((line) => line.startsWith(">"));
  const isQuotation = (from: number) => from >= quotedFrom && from <= lastMark;
  const end = plain.findIndex((line, index) => {
    const words = line.trim();
    if (words === "") return false;
    if (SEPARATOR.test(words)) return hasHeaders(plain, index + 1);
    if (HEADERS[0]!.test(words)) return hasHeaders(plain, index);
    const introduced = introducedAt(plain, index);
    return isQuotation(introduced ?? index) && (introduced !== undefined || line.startsWith(">"));
  });
  return (end === -1 ? text : lines.slice(0, end).join("\n")).trim();
}

/** Returns the index after an attribution that begins here (mail programs wrap it). */
function introducedAt(lines: readonly string[], index: number): number | undefined {
  let joined = "";
  for (let next = index; next < Math.min(index + ATTRIBUTION_LINES, lines.length); next++) {
    joined = `${joined} ${lines[next]!.replace(/^>\s?/, "").trim()}`.trim();
    if (joined.length > MAX_ATTRIBUTION || !ATTRIBUTION.test(joined)) return undefined;
    if (joined.endsWith(":") && ATTRIBUTION_END.test(joined.slice(6).slice(-VERB_WITHIN)))
      return next + 1;
  }
  return undefined;
}

/** At least three of sender, time, recipient and subject in a row. */
function hasHeaders(lines: readonly string[], index: number): boolean {
  const near = lines.slice(index, index + HEADER_LINES).map((line) => line.trim());
  const found = HEADERS.filter((header) => near.some((line) => header.test(line)));
  return HEADERS[0]!.test(near.find((line) => line !== "") ?? "") && found.length >= 3;
}

/** Prefixes of answers and forwards in several languages, some with a count. */
const PREFIXES = /^(?:(?:re|rép?|réf|tr|fw|fwd|aw|wg|sv|vs|antw)\s*(?:\[\d+\]\s*)?:\s*)+/iu;

/**
 * Returns the person's own subject; "" when it only repeats one of `ours`, with or without "Re:".
 * Some people write their whole answer there.
 */
export function ownSubject(subject: string, ours: readonly string[]): string {
  const meant = compared(subject);
  return meant === "" || ours.some((one) => compared(one) === meant) ? "" : subject.trim();
}

/** Compares subjects without prefixes, spaces, apostrophes and capitals. */
const compared = (subject: string) =>
  subject
    .normalize("NFC")
    .trim()
    .replace(PREFIXES, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
