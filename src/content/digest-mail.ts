import { DIGEST_COUNTS, type DigestCounts } from "../domain/dashboard/digest.ts";
import type { MailText } from "../domain/mail/mail.ts";
import type { SiteConfig } from "../domain/site-config.ts";

interface DigestWords {
  subject: (company: string) => string;
  lead: string;
  labels: Record<keyof DigestCounts, string>;
  /** Stands for a count that stopped there. */
  hundred: string;
  open: string;
  why: string;
}

const en: DigestWords = {
  subject: (company) => `[${company}] What waits this morning`,
  lead: "Good morning, here is what waits:",
  labels: {
    orders: "New orders since yesterday, 08:00",
    messages: "Messages without an answer",
    withdrawals: "Withdrawals to settle",
    terminations: "Memberships to end",
    expiring: "Unpaid orders deleted within a day",
    due: "Paid orders with a difference to pay",
    problems: "Problems of payments",
    mails: "E-mails that could not be sent",
  },
  hundred: "100 or more",
  open: "Open the dashboard",
  why:
    "You get this e-mail as one of the staff, on mornings when there is something to tell. An " +
    "admin can switch it off on the Roles page.",
};

const fr: DigestWords = {
  subject: (company) => `[${company}] Ce qui vous attend ce matin`,
  lead: "Bonjour, voici ce qui attend :",
  labels: {
    orders: "Nouvelles commandes depuis hier, 8 h",
    messages: "Messages sans réponse",
    withdrawals: "Rétractations à traiter",
    terminations: "Abonnements à résilier",
    expiring: "Commandes non payées supprimées d’ici demain",
    due: "Commandes payées avec un reste à payer",
    problems: "Problèmes de paiement",
    mails: "E-mails qui n’ont pas pu être envoyés",
  },
  hundred: "100 ou plus",
  open: "Ouvrir le tableau de bord",
  why:
    "Vous recevez cet e-mail comme membre de l’équipe, les matins où il y a quelque chose à " +
    "dire. Un administrateur peut le désactiver sur la page Rôles.",
};

/** Returns the staff's morning mail; `link` opens the dashboard. Undefined without news. */
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
      words.lead,
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
