/** How mail programs begin the line above what they quote, and end it: "On … wrote:", "Le … a écrit :". */
const ATTRIBUTION = /^(?:On|Le|Am|El|Il|Op)\b/i;
const ATTRIBUTION_END = /(?:wrote|a écrit|schrieb|escribió|ha scritto|schreef)(?!\p{L})/iu;
/** How far from its end the verb stands, and how long it all is, in UTF-16 units. */
const VERB_WITHIN = 140;
const MAX_ATTRIBUTION = 540;
/** How Outlook begins it: a line of its own, or the first of the headers below. */
const SEPARATOR =
  /^(?:_{10,}|-{2,}\s*(?:Original message|Message d['’]origine|Message original)\s*-{2,})$/i;
const HEADERS = [
  /^\**(?:From|De|Von)\s*:\**/i,
  /^\**(?:Sent|Date|Envoyé(?: le)?|Gesendet)\s*:\**/i,
  /^\**(?:To|À|An)\s*:\**/i,
  /^\**(?:Subject|Objet|Betreff)\s*:\**/i,
];
/** Within how many lines an attribution, or Outlook's headers, must be complete. */
const ATTRIBUTION_LINES = 3;
const HEADER_LINES = 7;
/** How a line begins says what it is: no more of it is looked at, so that a long one costs no more. */
const LOOKED_AT = 600;

const isQuoted = (line: string) => line.trim() === "" || line.startsWith(">");

/**
 * What a person wrote themselves in a mail: the text without the history that their mail program put below it. Only what is surely
 * history goes: quoted lines that nothing follows, with the line that introduces them, and the copy that Outlook makes with its
 * headers. Answers between quoted lines, forwarded mails and signatures stay; so does everything, if nothing else would.
 */
export function ownWords(text: string): string {
  return aboveHistory(text) || text.trim();
}

/** True when a person wrote nothing in a mail: it is empty, or the history alone. */
export const isWordless = (text: string): boolean => aboveHistory(text) === "";

function aboveHistory(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const plain = lines.map((line) => line.slice(0, LOOKED_AT).replaceAll("\u00a0", " "));
  // Where the quoted lines begin that nothing follows, and their last mark, are found once and not for each line.
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

/** The line after an attribution that begins at this one, which mail programs wrap; undefined when none does. */
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

/** True when at least three of the four headers of a mail follow one another here: sender, time, recipient, subject. */
function hasHeaders(lines: readonly string[], index: number): boolean {
  const near = lines.slice(index, index + HEADER_LINES).map((line) => line.trim());
  const found = HEADERS.filter((header) => near.some((line) => header.test(line)));
  return HEADERS[0]!.test(near.find((line) => line !== "") ?? "") && found.length >= 3;
}

/** What mail programs put before the subject of what they answer or forward, in several languages, some with a count. */
const PREFIXES = /^(?:(?:re|rép?|réf|tr|fw|fwd|aw|wg|sv|vs|antw)\s*(?:\[\d+\]\s*)?:\s*)+/iu;

/**
 * What a person wrote in the subject of an answer: "" when it is only that of one of `ours`, with or without "Re:". Some write their
 * whole answer there.
 */
export function ownSubject(subject: string, ours: readonly string[]): string {
  const meant = compared(subject);
  return meant === "" || ours.some((one) => compared(one) === meant) ? "" : subject.trim();
}

/** A subject as it is compared: without prefixes, and whatever became of its spaces, apostrophes and capitals. */
const compared = (subject: string) =>
  subject
    .normalize("NFC")
    .trim()
    .replace(PREFIXES, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
