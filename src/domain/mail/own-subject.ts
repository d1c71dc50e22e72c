/** What mail programs put before the subject of what they answer or forward, in several languages, some with a count. */
const PREFIXES = /^(?:(?:re|rép?|réf|tr|fw|fwd|aw|wg|sv|vs|antw)\s*(?:\[\d+\])?\s*:\s*)+/iu;

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
  subject.normalize("NFC").trim().replace(PREFIXES, "").replaceAll(/\s+/g, " ").replaceAll("’", "'").trim().toLowerCase();
