import { DIGEST_COUNTS, type DigestCounts } from "#domain/dashboard/digest.ts";
import type { MailText } from "#domain/mail/mail.ts";
import type { SiteConfig } from "#domain/site-config.ts";

interface DigestWords {
  subject: (company: string) => string;
  heading: string;
  labels: Record<keyof DigestCounts, string>;
  /** Replaces a count that stopped at 100. */
  hundred: string;
  open: string;
  why: string;
}

const en: DigestWords = {
  subject: (company) => `[${company}] To do this morning`,
  heading: "Good morning! Here’s what needs your attention",
  labels: {
    orders: "New orders since 8:00 yesterday",
    messages: "Unanswered messages",
    withdrawals: "Withdrawals to handle",
    terminations: "Memberships to cancel",
    held: "Unpaid orders that we kept, expiring within 24 hours",
    due: "Orders that are only partly paid",
    problems: "Payment problems",
    unreached: "Travellers our emails don’t reach",
    overused: "Codes used by too many travellers",
    mails: "Unsent emails",
    requests: "Requests for refunds",
  },
  hundred: "100 or more",
  open: "Open the dashboard",
  why:
    "Admins and agents get this email on mornings when something is waiting. An admin can turn it " +
    "off on the Roles page.",
};

const fr: DigestWords = {
  subject: (company) => `[${company}] À traiter ce matin`,
  heading: "Bonjour ! Voici ce qui vous attend ce matin",
  labels: {
    orders: "Nouvelles commandes depuis hier à 8 h",
    messages: "Messages sans réponse",
    withdrawals: "Rétractations à traiter",
    terminations: "Abonnements à résilier",
    held: "Commandes impayées conservées qui expirent sous 24 heures",
    due: "Commandes payées en partie",
    problems: "Problèmes de paiement",
    unreached: "Voyageurs qui ne reçoivent pas nos e-mails",
    overused: "Codes utilisés par trop de voyageurs",
    mails: "E-mails non envoyés",
    requests: "Demandes de remboursement",
  },
  hundred: "100 ou plus",
  open: "Ouvrir le tableau de bord",
  why:
    "Les administrateurs et les agents reçoivent ce récapitulatif le matin, quand il y a quelque " +
    "chose à faire. Un administrateur peut le désactiver sur la page Rôles.",
};

/** The staff's morning mail; `link` opens the dashboard. Undefined without news. */
export function digestText(
  words: DigestWords,
  { company }: Pick<SiteConfig, "company">,
  { counts, link }: { counts: DigestCounts; link: string },
): MailText | undefined {
  const told = DIGEST_COUNTS.filter((name) => counts[name] > 0);
  if (told.length === 0) return undefined;
  return {
    subject: words.subject(company.name),
    parts: [
      { heading: words.heading },
      {
        facts: told.map(
          (name) =>
            [
              words.labels[name],
              counts[name] >= 100 ? words.hundred : String(counts[name]),
            ] as const,
        ),
      },
      { href: link, label: words.open, isButton: true },
      { footer: words.why },
    ],
  };
}

export const digestMail = { en, fr };
