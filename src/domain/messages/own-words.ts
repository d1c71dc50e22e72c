/** The first words of the line that a mail program writes above a quotation. */
const ATTRIBUTION = /^(?:On|Le|Am|El|Il|Op)\b/i;
const ATTRIBUTION_END = /(?:wrote|a écrit|schrieb|escribió|ha scritto|schreef)(?!\p{L})/iu;
/** In UTF-16 units: the verb's distance from the end, and the length of the whole line. */
const VERB_WITHIN = 140;
const MAX_ATTRIBUTION = 540;
/** Outlook begins the history with this line, or with the first of the headers below. */
const SEPARATOR =
  /^(?:_{10,}|-{2,}\s*(?:Original message|Message d['’]origine|Message original)\s*-{2,})$/i;
const SUBJECT = /^\**(?:Subject|Objet|Betreff)\s*:\**/i;
const HEADERS = [
  /^\**(?:From|De|Von)\s*:\**/i,
  /^\**(?:Sent|Date|Envoyé(?: le)?|Gesendet)\s*:\**/i,
  /^\**(?:To|À|An)\s*:\**/i,
  SUBJECT,
];
/** Mail programs write these lines above a forwarded mail. Apple Mail quotes its line. */
const FORWARD =
  /^[>\s]*(?:-{2,}\s*(?:Forwarded message|Message transféré|Weitergeleitete Nachricht)\s*-{2,}|(?:Begin forwarded message|Début du message (?:réexpédié|transféré)|Anfang der weitergeleiteten Nachricht)\s*:)\s*$/i;
/** Outlook writes the same lines above a forwarded mail as above the history. Only the subject differs. */
const FORWARD_SUBJECT = /^\s*(?:fwd?|tr|wg)\s*:/i;
const ATTRIBUTION_LINES = 3;
const HEADER_LINES = 7;
/** Only this much of a line is read (UTF-16 units), so that long lines stay cheap. */
const LOOKED_AT = 600;

const isQuoted = (line: string) => line.trim() === "" || line.startsWith(">");

/** Removes final quotations and Outlook's copy. A mail that is only history, or a forward, stays complete. */
export function ownWords(text: string, subject = ""): string {
  return aboveHistory(text, subject) || text.trim();
}

export const isWordless = (text: string, subject = ""): boolean =>
  aboveHistory(text, subject) === "";

function aboveHistory(text: string, subject: string): string {
  // A traveller forwards what we have not seen, such as the airline's mail about a new flight.
  if (FORWARD_SUBJECT.test(subject)) return text.trim();
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const plain = lines.map((line) => line.slice(0, LOOKED_AT).replaceAll("\u00a0", " "));
  // Computed once: a search for each line would be quadratic.
  const quotedFrom = plain.findLastIndex((line) => !isQuoted(line)) + 1;
  const lastMark = plain.findLastIndex((line) => line.startsWith(">"));
  const isQuotation = (from: number) => from >= quotedFrom && from <= lastMark;
  const forward = plain.findIndex((line) => FORWARD.test(line));
  const end = plain.slice(0, forward === -1 ? undefined : forward).findIndex((line, index) => {
    const words = line.trim();
    if (words === "") return false;
    if (SEPARATOR.test(words)) return hasHeaders(plain, index + 1);
    if (HEADERS[0]!.test(words)) return hasHeaders(plain, index);
    const introduced = introducedAt(plain, index);
    return isQuotation(introduced ?? index) && (introduced !== undefined || line.startsWith(">"));
  });
  return (end === -1 ? text : lines.slice(0, end).join("\n")).trim();
}

/** The index after an attribution that begins here. Mail programs wrap it over several lines. */
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

/** True for a sender, a subject and a time or recipient. A traveller's trip also has "De :", "À :", "Date :". */
function hasHeaders(lines: readonly string[], index: number): boolean {
  const near = lines.slice(index, index + HEADER_LINES).map((line) => line.trim());
  const found = HEADERS.filter((header) => near.some((line) => header.test(line)));
  const first = near.find((line) => line !== "") ?? "";
  return HEADERS[0]!.test(first) && found.includes(SUBJECT) && found.length >= 3;
}

/** Prefixes of replies and forwards in several languages, some with a count. */
const PREFIXES = /^(?:(?:re|rép?|réf|tr|fw|fwd|aw|wg|sv|vs|antw)\s*(?:\[\d+\]\s*)?:\s*)+/iu;

/** "" for a subject that repeats one of `ours`. Some people write their whole answer there. */
export function ownSubject(subject: string, ours: readonly string[]): string {
  const meant = compared(subject);
  return meant === "" || ours.some((one) => compared(one) === meant) ? "" : subject.trim();
}

const compared = (subject: string) =>
  subject
    .normalize("NFC")
    .trim()
    .replace(PREFIXES, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
