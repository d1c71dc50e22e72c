import { printFrench } from "#domain/french-typography.ts";
import type { MailMessage, MailPart } from "#domain/mail/mail.ts";
import { printedWords } from "#domain/page-typography.ts";

/** Applies French typography, except to users' texts, codes, addresses and facts. */
export function frenchMail({ subject, preview, parts, ...mail }: MailMessage): MailMessage {
  return {
    ...mail,
    ...printedWords({ subject, ...(preview !== undefined && { preview }) }, printFrench),
    parts: parts.map(frenchPart),
  };
}

function frenchPart(part: MailPart): MailPart {
  if (typeof part === "string") return printFrench(part);
  if ("written" in part || "code" in part) return part;
  if ("facts" in part) return { facts: frenchLabels(part.facts) };
  if ("trip" in part) return { ...part, trip: frenchLabels(part.trip) };
  if ("quote" in part) return { ...part, text: printFrench(part.text) };
  if ("qrCode" in part) return { ...part, alt: printFrench(part.alt) };
  if ("href" in part)
    return { ...part, ...(part.label !== undefined && { label: printFrench(part.label) }) };
  return printedWords(part, printFrench);
}

const frenchLabels = (facts: readonly (readonly [string, string])[]) =>
  facts.map(([label, value]) => [printFrench(label), value] as const);
