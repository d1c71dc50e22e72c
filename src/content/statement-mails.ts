import { fullDateFormat } from "#domain/full-date.ts";
import type { Language } from "#domain/language.ts";
import type { MailText } from "#domain/mail/mail.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { TERMS } from "#domain/site/terms.ts";
import type { StatementKind } from "#domain/statements/statement.ts";
import { withoutContacts } from "#domain/statements/quote-statement.ts";
import type { Statement } from "#domain/statements/statement.schema.ts";
import { TIME_ZONE } from "#domain/time.ts";
import { closing, longDate } from "./mail.ts";
import { operatorZone } from "./operator-zone.ts";

/** In the words of the law's model form, for the inbox and the receipt. */
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
  /** True if an order has this number and address. Otherwise a stranger may have typed the rest. */
  isMatched?: boolean;
  receivedAt: number;
}

const receiptEn = (
  { company }: SiteConfig,
  { kind, statement: typed, isMatched, receivedAt }: Received,
): MailText => {
  const statement = isMatched ? typed : withoutContacts(typed);
  const isWithdrawal = kind === "withdrawal";
  return {
    subject: isWithdrawal
      ? `We have received your withdrawal (${company.name})`
      : `We have received your cancellation (${company.name})`,
    preview: "This receipt shows your statement and when we received it. Please keep it.",
    parts: [
      {
        heading: isWithdrawal
          ? "We have received your withdrawal"
          : "We have received your cancellation",
      },
      "This is your receipt. Please keep it.",
      {
        facts: [
          ["Your statement", statementText("en", kind, statement)],
          ["Name", statement.name],
          [isWithdrawal ? "Contract" : "Membership", statement.reference],
          ["Email", statement.email],
          [`Received (${operatorZone.en()})`, moment("en", receivedAt)],
        ],
      },
      isWithdrawal
        ? "Our team will find your contract, and write to you if something is missing. We’ll " +
          `refund what we owe you within ${TERMS.refundDays} days, to the card you paid with.`
        : "Our team will email you the date your membership ends. It will not renew after that.",
      isMatched
        ? "Didn’t send this statement? Reply to this email."
        : "Somebody typed this statement into our form with your email address. If it wasn’t you, " +
          "don’t call any number in the statement. Reply to this email instead.",
      closing("en", company),
    ],
  };
};

const receiptFr: typeof receiptEn = (
  { company },
  { kind, statement: typed, isMatched, receivedAt },
) => {
  const statement = isMatched ? typed : withoutContacts(typed);
  const isWithdrawal = kind === "withdrawal";
  return {
    subject: isWithdrawal
      ? `Nous avons bien reçu votre rétractation (${company.name})`
      : `Nous avons bien reçu votre résiliation (${company.name})`,
    preview:
      "Cet accusé de réception reprend votre déclaration et indique quand nous l’avons reçue. " +
      "Conservez-le.",
    parts: [
      {
        heading: isWithdrawal
          ? "Nous avons bien reçu votre rétractation"
          : "Nous avons bien reçu votre résiliation",
      },
      "Voici votre accusé de réception. Conservez-le.",
      {
        facts: [
          ["Votre déclaration", statementText("fr", kind, statement)],
          ["Nom", statement.name],
          [isWithdrawal ? "Contrat" : "Abonnement", statement.reference],
          ["E-mail", statement.email],
          [`Reçue (${operatorZone.fr()})`, moment("fr", receivedAt)],
        ],
      },
      isWithdrawal
        ? "Notre équipe va rechercher votre contrat et vous écrira s’il manque une " +
          `information. Nous vous rembourserons les sommes dues sous ${TERMS.refundDays} ` +
          "jours, sur la carte utilisée."
        : "Notre équipe vous confirmera par e-mail la date de fin de votre abonnement. Il ne " +
          "se renouvellera pas après cette date.",
      isMatched
        ? "Vous n’avez pas envoyé cette déclaration ? Répondez à cet e-mail."
        : "Quelqu’un a saisi ce texte dans notre formulaire avec votre adresse e-mail. Ce " +
          "n’était pas vous ? N’appelez aucun numéro indiqué dans ce texte, et répondez plutôt " +
          "à cet e-mail.",
      closing("fr", company),
    ],
  };
};

export const statementMails = { en: { receipt: receiptEn }, fr: { receipt: receiptFr } };

function moment(language: Language, time: number): string {
  const options = { dateStyle: "long", timeStyle: "medium", timeZone: TIME_ZONE } as const;
  return fullDateFormat(language, options)(time);
}
