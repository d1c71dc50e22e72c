import { printFrench } from "../../src/domain/french-typography.ts";
import type { MailMessage, MailPart } from "../../src/domain/mail/mail.ts";
import { printedWords } from "../../src/domain/page-typography.ts";

/** Returns a French mail as printed. Users' texts, codes, addresses and facts stay unchanged. */
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
  if ("facts" in part)
    return { facts: part.facts.map(([label, value]) => [printFrench(label), value] as const) };
  if ("quote" in part) return { ...part, text: printFrench(part.text) };
  if ("qrCode" in part) return { ...part, alt: printFrench(part.alt) };
  if ("href" in part)
    return { ...part, ...(part.label !== undefined && { label: printFrench(part.label) }) };
  return printedWords(part, printFrench);
}
