import type { Role } from "../domain/accounts/role.ts";
import { type Language, toLocale } from "../domain/language.ts";
import type { MessageKind } from "../domain/messages/message.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { londonDate } from "../domain/time.ts";
import { plural } from "./facts.ts";

interface TeamMessage {
  kind: MessageKind;
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

interface Invitation {
  role: Role;
  /** The inviting admin's address. */
  invitedBy: string;
  link: string;
  days: number;
}

interface StatusAlert {
  orderNumber: string;
  status: "paid" | "refunded";
  link: string;
  auditLink: string;
}

interface MessageReply {
  kind: MessageKind;
  text: string;
  message: string;
  /** Epoch ms. */
  createdAt: number;
}

/** A change of a second factor, for its owner's mail. */
export type FactorChange = "added" | "removed" | "removedByAdmin" | "recoveryCodeUsed";

const en = {
  bookingCode: (
    { company }: SiteConfig,
    { code, orderNumber, minutes }: { code: string; orderNumber: string; minutes: number },
  ) => ({
    subject: `${code} is your ${company.name} code`,
    parts: [
      "Hello,",
      `Here is the code to open your booking ${orderNumber}:`,
      { code },
      `It works once, for ${minutes} minutes. Nobody at ${company.name} will ever ask you for it.`,
      "If you did not ask for this code, ignore this e-mail: nobody can see your booking " +
        "without it.",
      { footer: contact(company) },
    ],
  }),

  /** To a booking's former address. It names neither the new one nor anybody. */
  leftAddress: ({ company }: SiteConfig, orderNumber: string) => ({
    subject: `Booking ${orderNumber} has another e-mail address`,
    parts: [
      "Hello,",
      `Our team has given booking ${orderNumber} another e-mail address. E-mails about it no ` +
        "longer come here, and browsers that opened it before no longer do.",
      "If you asked for this, there is nothing to do. If not, answer this e-mail or call us " +
        "within a day: until then only our team can cancel the booking and refund it.",
      { footer: contact(company) },
    ],
  }),

  teamMessage: ({ company }: SiteConfig, { kind, name, email, phone, message }: TeamMessage) => ({
    subject:
      `[${company.name}] ` +
      {
        contact: `Message from ${name}`,
        question: `Question from ${name}`,
        mail: `E-mail from ${name}`,
        cancellation: "Membership cancelled",
        withdrawal: `Withdrawal of ${name}`,
        termination: `Membership to end: ${name}`,
      }[kind],
    parts: [
      kind === "cancellation"
        ? `${email} has confirmed on the unsubscribe page: cancel the membership of this ` +
          "address, if it has one, and confirm it by e-mail."
        : { written: message },
      { written: [name, email, phone].filter(Boolean).join("\n") },
      "Answer this e-mail to write to the sender. Language: English.",
    ],
  }),

  /**
   * To a person: the team's answer with the quoted message. Staff write the greeting themselves.
   */
  messageReply: ({ company }: SiteConfig, { kind, text, message, createdAt }: MessageReply) => ({
    subject:
      kind === "cancellation"
        ? `Cancelling your ${company.name} membership`
        : `Re: your message to ${company.name}`,
    parts: [
      { written: text },
      contact(company),
      kind === "cancellation"
        ? `On ${londonDay("en", createdAt)} you confirmed on our site that your membership is ` +
          "to be cancelled."
        : { text: `On ${londonDay("en", createdAt)} you wrote:`, quote: message },
    ],
  }),

  /** The inbox's note about a mail's attachments. */
  attachments: (names: readonly string[]) => `[Not kept: ${names.join(", ")}]`,

  unsubscribeLink: ({ company }: SiteConfig, { link, hours }: { link: string; hours: number }) => ({
    subject: `Confirm that you want to unsubscribe from ${company.name}`,
    parts: [
      "Hello,",
      `Someone, most likely you, asked to unsubscribe this address from ${company.name}. To ` +
        "confirm, open this link:",
      { href: link },
      `It works once, for ${hours} hours. If it was not you, ignore this e-mail: nothing changes.`,
      { footer: contact(company) },
    ],
  }),

  recovery: ({ company }: SiteConfig, { link, minutes }: { link: string; minutes: number }) => ({
    subject: `Choose a new ${company.name} password`,
    parts: [
      "Hello,",
      "Here is the link to choose a new password:",
      { href: link },
      `It works once, for ${minutes} minutes. Your old password stays valid until you choose ` +
        "a new one.",
      "If you did not ask for this link, ignore this e-mail: nobody can change your password " +
        "without it.",
      { footer: contact(company) },
    ],
  }),

  /** The link and the code that prove an account's address. */
  addressProof: (
    { company }: SiteConfig,
    { link, code, minutes }: { link: string; code: string; minutes: number },
  ) => ({
    subject: `Confirm your e-mail address for ${company.name}`,
    parts: [
      "Hello,",
      `An account at ${company.name} has this e-mail address. To confirm that it is yours, ` +
        "open this link:",
      { href: link },
      "Or enter this code on your account page:",
      { code },
      `Both work once, for ${minutes} minutes. Nobody at ${company.name} will ever ask you ` +
        "for the code.",
      "If you have no account with us, ignore this e-mail and pass the code on to nobody: " +
        "without them, nobody can say that this address is theirs.",
      { footer: contact(company) },
    ],
  }),

  /** To a new address: the link and the code that confirm it. */
  emailChange: (
    { company }: SiteConfig,
    { link, code, hours }: { link: string; code: string; hours: number },
  ) => ({
    subject: `Confirm your new e-mail address for ${company.name}`,
    parts: [
      "Hello,",
      `Someone, most likely you, asked to use this e-mail address for their ${company.name} ` +
        "account. To confirm, open this link:",
      { href: link },
      "Or enter this code where you asked for the change:",
      { code },
      `Both work once, for ${hours} ${plural("en", hours, "hour", "hours")}. Nobody at ` +
        `${company.name} will ever ask you for the code.`,
      "If it was not you, ignore this e-mail and pass the code on to nobody: nothing changes.",
      { footer: contact(company) },
    ],
  }),

  /** To the old address: the change, and the way to undo it. */
  emailChanged: ({ company }: SiteConfig, { link, days }: { link: string; days: number }) => ({
    subject: `The e-mail address of your ${company.name} account has changed`,
    parts: [
      "Hello,",
      `Your ${company.name} account now has another e-mail address. If that was you, there ` +
        "is nothing to do.",
      "If it was not you, open this link. It gives the account back to this address, ends " +
        "all its sessions, and lets you choose a new password:",
      { href: link },
      `It works once, for ${days} days.`,
      { footer: contact(company) },
    ],
  }),

  factorChanged: ({ company }: SiteConfig, change: FactorChange) => ({
    subject: {
      added: `Two-step sign-in is on for your ${company.name} account`,
      removed: `Two-step sign-in is off for your ${company.name} account`,
      removedByAdmin: `A colleague has turned two-step sign-in off for your ${company.name} account`,
      recoveryCodeUsed: `A recovery code opened your ${company.name} account`,
    }[change],
    parts: [
      "Hello,",
      {
        added:
          "From now on, signing in asks for a code of your authenticator app. Keep your " +
          "recovery codes where you find them without your phone.",
        removed: "From now on, your password alone opens your account.",
        removedByAdmin:
          "You had lost it, or so we were told. Sign in with your password, then turn it on " +
          "again on your account page.",
        recoveryCodeUsed:
          "It does not work again. If few are left, or you have lost your phone, make new " +
          "codes on your account page.",
      }[change],
      "If this was not you, change your password now and tell us: someone else has got in.",
      { footer: contact(company) },
    ],
  }),

  /** To a deleted account's address. */
  accountDeleted: ({ company }: SiteConfig) => ({
    subject: `Your ${company.name} account is deleted`,
    parts: [
      "Hello,",
      `Your ${company.name} account is deleted, with everything that we kept about you. Your ` +
        "bookings stay in our books, as the law asks, without your name, your address or your " +
        "flight.",
      "This is the last e-mail about it. If it was not you, tell us: someone else has had " +
        "your password or your mailbox.",
      { footer: contact(company) },
    ],
  }),

  invitation: ({ company }: SiteConfig, { role, invitedBy, link, days }: Invitation) => ({
    subject: `You are invited to the ${company.name} team`,
    parts: [
      "Hello,",
      `${invitedBy} invites you to the ${company.name} team, ` +
        `${{ admin: "as an admin", agent: "as an agent" }[role]}. To read and accept the ` +
        "invitation, open this link:",
      { href: link },
      `It works once, for ${days} days, for this address. Do not pass it on: whoever accepts ` +
        "it can see our customers’ data.",
      "If you do not know the sender, ignore this e-mail: nobody gets access without the link.",
      { footer: contact(company) },
    ],
  }),

  /** To the admins: an agent's statement about money. Like the order's page, it names nobody. */
  statusAlert: (
    { company }: SiteConfig,
    { orderNumber, status, link, auditLink }: StatusAlert,
  ) => ({
    subject: {
      paid: `[${company.name}] Order ${orderNumber}: marked paid by an agent`,
      refunded: `[${company.name}] Order ${orderNumber}: marked refunded by an agent`,
    }[status],
    parts: [
      "Hello,",
      {
        paid:
          `An agent has marked the order ${orderNumber} as paid. No payment for it came in ` +
          "here.",
        refunded:
          `An agent has marked the order ${orderNumber} as refunded. No money for it went back ` +
          "from here.",
      }[status],
      { href: link, label: "See who, when and why", isButton: true },
      "For each agent you get this e-mail at most once an hour. Every change is in the audit log:",
      { href: auditLink },
    ],
  }),
};

const fr: typeof en = {
  bookingCode: ({ company }, { code, orderNumber, minutes }) => ({
    subject: `${code} est votre code ${company.name}`,
    parts: [
      "Bonjour,",
      `Voici le code pour ouvrir votre réservation ${orderNumber} :`,
      { code },
      `Il fonctionne une seule fois, pendant ${minutes} minutes. Personne chez ` +
        `${company.name} ne vous le demandera jamais.`,
      "Si vous n’avez pas demandé ce code, ignorez ce message : personne ne peut voir votre " +
        "réservation sans lui.",
      { footer: contact(company) },
    ],
  }),

  leftAddress: ({ company }, orderNumber) => ({
    subject: `La réservation ${orderNumber} a une autre adresse e-mail`,
    parts: [
      "Bonjour,",
      `Notre équipe a donné une autre adresse e-mail à la réservation ${orderNumber}. Les ` +
        "e-mails à son sujet n’arrivent plus ici, et les navigateurs qui l’ouvraient ne " +
        "l’ouvrent plus.",
      "Si vous l’avez demandé, vous n’avez rien à faire. Sinon, répondez à cet e-mail ou " +
        "appelez-nous sous 24 heures : d’ici là, seule notre équipe peut annuler la " +
        "réservation et la rembourser.",
      { footer: contact(company) },
    ],
  }),

  teamMessage: ({ company }, { kind, name, email, phone, message }) => ({
    subject:
      `[${company.name}] ` +
      {
        contact: `Message de ${name}`,
        question: `Question de ${name}`,
        mail: `E-mail de ${name}`,
        cancellation: "Abonnement résilié",
        withdrawal: `Rétractation de ${name}`,
        termination: `Abonnement à résilier : ${name}`,
      }[kind],
    parts: [
      kind === "cancellation"
        ? `${email} a confirmé sur la page de désabonnement : résiliez l’abonnement de ` +
          "cette adresse, si elle en a un, et confirmez-le par e-mail."
        : { written: message },
      { written: [name, email, phone].filter(Boolean).join("\n") },
      "Répondez à ce message pour écrire à l’expéditeur. Langue : français.",
    ],
  }),

  messageReply: ({ company }, { kind, text, message, createdAt }) => ({
    subject:
      kind === "cancellation"
        ? `Résiliation de votre abonnement ${company.name}`
        : `Re: votre message à ${company.name}`,
    parts: [
      { written: text },
      contact(company),
      kind === "cancellation"
        ? `Le ${londonDay("fr", createdAt)}, vous avez confirmé sur notre site la résiliation ` +
          "de votre abonnement."
        : { text: `Le ${londonDay("fr", createdAt)}, vous avez écrit :`, quote: message },
    ],
  }),

  attachments: (names) => `[Non conservé : ${names.join(", ")}]`,

  unsubscribeLink: ({ company }, { link, hours }) => ({
    subject: `Confirmez votre désabonnement (${company.name})`,
    parts: [
      "Bonjour,",
      `Quelqu’un, sans doute vous, a demandé à désabonner cette adresse (${company.name}). ` +
        "Pour confirmer, ouvrez ce lien :",
      { href: link },
      `Il fonctionne une seule fois, pendant ${hours} heures. Si ce n’était pas vous, ` +
        "ignorez ce message : rien ne change.",
      { footer: contact(company) },
    ],
  }),

  recovery: ({ company }, { link, minutes }) => ({
    subject: `Choisissez un nouveau mot de passe ${company.name}`,
    parts: [
      "Bonjour,",
      "Voici le lien pour choisir un nouveau mot de passe :",
      { href: link },
      `Il fonctionne une seule fois, pendant ${minutes} minutes. L’ancien mot de passe reste ` +
        "valable tant que vous n’en avez pas choisi un autre.",
      "Si vous n’avez pas demandé ce lien, ignorez ce message : personne ne peut changer " +
        "votre mot de passe sans lui.",
      { footer: contact(company) },
    ],
  }),

  addressProof: ({ company }, { link, code, minutes }) => ({
    subject: `Confirmez votre adresse e-mail pour ${company.name}`,
    parts: [
      "Bonjour,",
      `Un compte ${company.name} utilise cette adresse e-mail. Pour confirmer qu’elle est à ` +
        "vous, ouvrez ce lien :",
      { href: link },
      "Ou saisissez ce code sur la page de votre compte :",
      { code },
      `Les deux fonctionnent une seule fois, pendant ${minutes} minutes. Personne chez ` +
        `${company.name} ne vous demandera jamais ce code.`,
      "Si vous n’avez pas de compte chez nous, ignorez ce message et ne donnez le code à " +
        "personne : sans eux, personne ne peut dire que cette adresse est la sienne.",
      { footer: contact(company) },
    ],
  }),

  emailChange: ({ company }, { link, code, hours }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${company.name}`,
    parts: [
      "Bonjour,",
      "Quelqu’un, sans doute vous, a demandé à utiliser cette adresse e-mail pour son compte " +
        `${company.name}. Pour confirmer, ouvrez ce lien :`,
      { href: link },
      "Ou saisissez ce code là où vous avez demandé le changement :",
      { code },
      `Les deux fonctionnent une seule fois, pendant ${hours} ` +
        `${plural("fr", hours, "heure", "heures")}. Personne chez ${company.name} ne vous ` +
        "demandera jamais ce code.",
      "Si ce n’était pas vous, ignorez ce message et ne donnez le code à personne : rien ne " +
        "change.",
      { footer: contact(company) },
    ],
  }),

  emailChanged: ({ company }, { link, days }) => ({
    subject: `L’adresse e-mail de votre compte ${company.name} a changé`,
    parts: [
      "Bonjour,",
      `Votre compte ${company.name} a maintenant une autre adresse e-mail. Si c’était vous, ` +
        "il n’y a rien à faire.",
      "Si ce n’était pas vous, ouvrez ce lien. Il rend le compte à cette adresse, met fin à " +
        "toutes ses sessions et vous laisse choisir un nouveau mot de passe :",
      { href: link },
      `Il fonctionne une seule fois, pendant ${days} jours.`,
      { footer: contact(company) },
    ],
  }),

  factorChanged: ({ company }, change) => ({
    subject: {
      added: `La connexion en deux étapes est activée pour votre compte ${company.name}`,
      removed: `La connexion en deux étapes est désactivée pour votre compte ${company.name}`,
      removedByAdmin: `Un collègue a désactivé la connexion en deux étapes de votre compte ${company.name}`,
      recoveryCodeUsed: `Un code de secours a ouvert votre compte ${company.name}`,
    }[change],
    parts: [
      "Bonjour,",
      {
        added:
          "Désormais, la connexion demande un code de votre application d’authentification. " +
          "Gardez vos codes de secours là où vous les trouverez sans votre téléphone.",
        removed: "Désormais, votre mot de passe suffit pour ouvrir votre compte.",
        removedByAdmin:
          "Vous l’aviez perdue, nous a-t-on dit. Connectez-vous avec votre mot de passe, " +
          "puis réactivez-la sur la page de votre compte.",
        recoveryCodeUsed:
          "Il ne servira plus. S’il vous en reste peu, ou si vous avez perdu votre " +
          "téléphone, créez de nouveaux codes sur la page de votre compte.",
      }[change],
      "Si ce n’était pas vous, changez votre mot de passe sans attendre et prévenez-nous : " +
        "quelqu’un d’autre est entré.",
      { footer: contact(company) },
    ],
  }),

  accountDeleted: ({ company }) => ({
    subject: `Votre compte ${company.name} est supprimé`,
    parts: [
      "Bonjour,",
      `Votre compte ${company.name} est supprimé, avec tout ce que nous conservions à votre ` +
        "sujet. Vos réservations restent dans nos livres, comme la loi le demande, sans votre " +
        "nom, votre adresse ni votre vol.",
      "C’est notre dernier message à ce sujet. Si ce n’était pas vous, prévenez-nous : " +
        "quelqu’un d’autre a eu votre mot de passe ou votre boîte de réception.",
      { footer: contact(company) },
    ],
  }),

  invitation: ({ company }, { role, invitedBy, link, days }) => ({
    subject: `Vous êtes invité à rejoindre l’équipe ${company.name}`,
    parts: [
      "Bonjour,",
      `${invitedBy} vous invite à rejoindre l’équipe ${company.name} ` +
        `${{ admin: "comme administrateur", agent: "comme agent" }[role]}. Pour lire ` +
        "l’invitation et l’accepter, ouvrez ce lien :",
      { href: link },
      `Il fonctionne une seule fois, pendant ${days} jours, pour cette adresse. Ne le ` +
        "transmettez à personne : qui l’accepte voit les données de nos clients.",
      "Si vous ne connaissez pas l’expéditeur, ignorez ce message : sans ce lien, personne " +
        "n’obtient d’accès.",
      { footer: contact(company) },
    ],
  }),

  statusAlert: ({ company }, { orderNumber, status, link, auditLink }) => ({
    subject: {
      paid: `[${company.name}] Commande ${orderNumber} : marquée payée par un agent`,
      refunded: `[${company.name}] Commande ${orderNumber} : marquée remboursée par un agent`,
    }[status],
    parts: [
      "Bonjour,",
      {
        paid:
          `Un agent a marqué la commande ${orderNumber} comme payée. Aucun paiement n’est ` +
          "arrivé ici pour elle.",
        refunded:
          `Un agent a marqué la commande ${orderNumber} comme remboursée. Aucune somme n’est ` +
          "repartie d’ici pour elle.",
      }[status],
      { href: link, label: "Voir qui, quand et pourquoi", isButton: true },
      "Vous recevez cet e-mail au plus une fois par heure et par agent. Tous les changements " +
        "sont dans le journal :",
      { href: auditLink },
    ],
  }),
};

/** The Worker's mails, from the configuration that it runs on. */
export const mail = { en, fr };

/** Returns a mail's last lines: how to reach the company. */
export function contact({ name, phone, email }: SiteConfig["company"]): string {
  return `${name}\n${phone}\n${email}`;
}

const longDates: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Returns a time's UTC day (epoch ms), written out. */
export function longDate(language: Language, time: number): string {
  const format = (longDates[language] ??= new Intl.DateTimeFormat(toLocale(language), {
    dateStyle: "long",
    timeZone: "UTC",
  }));
  return format.format(time);
}

/** Returns a time's day in London (epoch ms), written out. */
function londonDay(language: Language, time: number): string {
  return longDate(language, Date.parse(londonDate(time)));
}
