import { type Language, toLocale } from "../domain/language.ts";
import type { MailText } from "../domain/mail/mail.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { TERMS } from "../domain/site/terms.ts";
import type { StatementKind } from "../domain/statements/statement.ts";
import type { Statement } from "../domain/statements/statement.schema.ts";
import { TIME_ZONE } from "../domain/time.ts";
import { contact, longDate } from "./mail.ts";

/** Returns a statement in the words of the law's model form, for the inbox and the receipt. */
export function statementText(
  language: Language,
  kind: StatementKind,
  { reference, endsOn }: Statement,
): string {
  const day = endsOn ? longDate(language, Date.parse(endsOn)) : undefined;
  if (language === "fr") {
    return kind === "withdrawal"
      ? "Je vous notifie par la présente ma rétractation du contrat portant sur la prestation " +
          `de services suivante : ${reference}`
      : "Je vous notifie par la présente la résiliation de l’abonnement suivant, avec effet " +
          `${day ? `le ${day}` : "dès que possible"} : ${reference}`;
  }
  return kind === "withdrawal"
    ? "I hereby give notice that I withdraw from my contract for the supply of the following " +
        `service: ${reference}`
    : "I hereby give notice that I end the following membership, " +
        `${day ? `on ${day}` : "as early as possible"}: ${reference}`;
}

interface Received {
  kind: StatementKind;
  statement: Statement;
  /** Epoch ms. */
  receivedAt: number;
}

const receiptEn = (
  { company }: SiteConfig,
  { kind, statement, receivedAt }: Received,
): MailText => {
  const isWithdrawal = kind === "withdrawal";
  return {
    subject: isWithdrawal
      ? `We have received your withdrawal (${company.name})`
      : `We have received your cancellation (${company.name})`,
    preview: "Your receipt, with what you declared and when. Please keep it.",
    parts: [
      {
        heading: isWithdrawal
          ? "We have received your withdrawal"
          : "We have received your cancellation",
      },
      "This e-mail is your receipt: what you declared on our site, and when we received it. " +
        "Please keep it.",
      {
        facts: [
          ["Your statement", statementText("en", kind, statement)],
          ["Name", statement.name],
          [isWithdrawal ? "Contract" : "Membership", statement.reference],
          ["E-mail", statement.email],
          ["Received, London time", moment("en", receivedAt)],
        ],
      },
      isWithdrawal
        ? "Our team now looks for your contract, and writes to you if something is missing. " +
          `What is to be refunded is refunded within ${TERMS.refundDays} days of this date, by ` +
          "the means that you paid with."
        : "Our team now ends your membership, and confirms the day on which it ends by e-mail. " +
          "It does not renew after that day. There is nothing else for you to do.",
      "If you have not declared this, answer this e-mail: someone has used your address.",
      { footer: contact(company) },
    ],
  };
};

const receiptFr: typeof receiptEn = ({ company }, { kind, statement, receivedAt }) => {
  const isWithdrawal = kind === "withdrawal";
  return {
    subject: isWithdrawal
      ? `Nous avons bien reçu votre rétractation (${company.name})`
      : `Nous avons bien reçu votre résiliation (${company.name})`,
    preview: "Votre accusé de réception : ce que vous avez déclaré, et quand. À conserver.",
    parts: [
      {
        heading: isWithdrawal
          ? "Nous avons bien reçu votre rétractation"
          : "Nous avons bien reçu votre résiliation",
      },
      "Ce message est votre accusé de réception : il reprend ce que vous avez déclaré sur " +
        "notre site, et le moment où nous l’avons reçu. Conservez-le.",
      {
        facts: [
          ["Votre déclaration", statementText("fr", kind, statement)],
          ["Nom", statement.name],
          [isWithdrawal ? "Contrat" : "Abonnement", statement.reference],
          ["E-mail", statement.email],
          ["Reçue, heure de Londres", moment("fr", receivedAt)],
        ],
      },
      isWithdrawal
        ? "Notre équipe recherche maintenant votre contrat, et vous écrit s’il manque " +
          "quelque chose. Ce qui doit vous être remboursé l’est dans les " +
          `${TERMS.refundDays} jours suivant cette date, par le moyen de paiement que vous ` +
          "avez utilisé."
        : "Notre équipe résilie maintenant votre abonnement et vous confirme par e-mail le " +
          "jour où il prend fin. Il ne se renouvelle plus après ce jour. Vous n’avez rien " +
          "d’autre à faire.",
      "Si vous n’avez rien déclaré, répondez à ce message : quelqu’un a utilisé " +
        "votre adresse.",
      { footer: contact(company) },
    ],
  };
};

/** Receipts of statements. Only the Worker uses them. */
export const statementMails = { en: { receipt: receiptEn }, fr: { receipt: receiptFr } };

/** London's day and time, to the second. */
function moment(language: Language, time: number): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: TIME_ZONE,
  }).format(time);
}
