import type { Role } from "../domain/accounts/role.ts";
import { type Language, toLocale } from "../domain/language.ts";
import type { MessageKind } from "../domain/messages/message.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { operatorDate } from "../domain/time.ts";
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
      `Your code for booking ${orderNumber}:`,
      { code },
      `It works once, for ${minutes} minutes. We’ll never ask you for it.`,
      "Not you? Ignore this email: nobody can see your booking without the code.",
      { footer: contact(company) },
    ],
  }),

  /** To a booking's former address. It names neither the new one nor anybody. */
  leftAddress: ({ company }: SiteConfig, orderNumber: string) => ({
    subject: `Booking ${orderNumber} has a new email address`,
    parts: [
      "Hello,",
      `Our team changed the email address of booking ${orderNumber}. Emails about it no longer ` +
        "come here, and browsers that opened it no longer do.",
      "Not your request? Reply or call us within a day: until then, only our team can cancel and " +
        "refund it.",
      { footer: contact(company) },
    ],
  }),

  teamMessage: ({ company }: SiteConfig, { kind, name, email, phone, message }: TeamMessage) => ({
    subject:
      `[${company.name}] ` +
      {
        contact: `Message from ${name}`,
        question: `Question from ${name}`,
        mail: `Email from ${name}`,
        cancellation: "Membership cancelled",
        withdrawal: `Withdrawal of ${name}`,
        termination: `Membership to cancel: ${name}`,
      }[kind],
    parts: [
      kind === "cancellation"
        ? `${email} confirmed on the unsubscribe page: cancel any membership of this address, ` +
          "and confirm by email."
        : { written: message },
      { written: [name, email, phone].filter(Boolean).join("\n") },
      "Reply to write to the sender. Language: English.",
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
        ? `On ${operatorDay("en", createdAt)} you cancelled your membership on our site.`
        : { text: `On ${operatorDay("en", createdAt)} you wrote:`, quote: message },
    ],
  }),

  /** The inbox's note about a mail's attachments. */
  attachments: (names: readonly string[]) => `[Not kept: ${names.join(", ")}]`,

  unsubscribeLink: ({ company }: SiteConfig, { link, hours }: { link: string; hours: number }) => ({
    subject: `Confirm: unsubscribe from ${company.name}`,
    parts: [
      "Hello,",
      "You asked to stop our news and offers. Confirm here:",
      { href: link },
      `It works once, for ${hours} hours. Not you? Ignore this email: nothing changes.`,
      { footer: contact(company) },
    ],
  }),

  recovery: ({ company }: SiteConfig, { link, minutes }: { link: string; minutes: number }) => ({
    subject: `Choose a new ${company.name} password`,
    parts: [
      "Hello,",
      "Choose your new password here:",
      { href: link },
      `It works once, for ${minutes} minutes. Until then, your old password still works.`,
      "Not you? Ignore this email: nobody can change your password without the link.",
      { footer: contact(company) },
    ],
  }),

  /** The link and the code that prove an account's address. */
  addressProof: (
    { company }: SiteConfig,
    { link, code, minutes }: { link: string; code: string; minutes: number },
  ) => ({
    subject: `Confirm your email address for ${company.name}`,
    parts: [
      "Hello,",
      `A ${company.name} account uses this address. Confirm that it’s yours:`,
      { href: link },
      "Or enter this code on your account page:",
      { code },
      `Both work once, for ${minutes} minutes. We’ll never ask you for the code.`,
      "Not you? Ignore this email and don’t share the code.",
      { footer: contact(company) },
    ],
  }),

  /** To a new address: the link and the code that confirm it. */
  emailChange: (
    { company }: SiteConfig,
    { link, code, hours }: { link: string; code: string; hours: number },
  ) => ({
    subject: `Confirm your new email address for ${company.name}`,
    parts: [
      "Hello,",
      `You asked to use this address for your ${company.name} account. Confirm here:`,
      { href: link },
      "Or enter this code where you asked for the change:",
      { code },
      `Both work once, for ${hours} ${plural("en", hours, "hour", "hours")}. We’ll never ask you ` +
        "for the code.",
      "Not you? Ignore this email and don’t share the code.",
      { footer: contact(company) },
    ],
  }),

  /** To the old address: the change, and the way to undo it. */
  emailChanged: ({ company }: SiteConfig, { link, days }: { link: string; days: number }) => ({
    subject: `Your ${company.name} account has a new email address`,
    parts: [
      "Hello,",
      `Your ${company.name} account now uses another email address.`,
      "Not you? This link restores this address, signs out every device and lets you choose a " +
        "new password:",
      { href: link },
      `It works once, for ${days} days.`,
      { footer: contact(company) },
    ],
  }),

  factorChanged: ({ company }: SiteConfig, change: FactorChange) => ({
    subject: {
      added: `Two-step sign-in is on for your ${company.name} account`,
      removed: `Two-step sign-in is off for your ${company.name} account`,
      removedByAdmin: `An admin turned two-step sign-in off for your ${company.name} account`,
      recoveryCodeUsed: `A recovery code opened your ${company.name} account`,
    }[change],
    parts: [
      "Hello,",
      {
        added:
          "Signing in now asks for a code from your authenticator app. Keep your recovery codes " +
          "away from your phone.",
        removed: "Your password alone now opens your account.",
        removedByAdmin:
          "We heard you’d lost access, so an admin turned it off. Sign in with your password, " +
          "then turn it on again on your account page.",
        recoveryCodeUsed:
          "It won’t work again. Few left, or phone lost? Make new codes on your account page.",
      }[change],
      "Not you? Change your password now and call us: someone else got in.",
      { footer: contact(company) },
    ],
  }),

  /** To a deleted account's address. */
  accountDeleted: ({ company }: SiteConfig) => ({
    subject: `Your ${company.name} account is deleted`,
    parts: [
      "Hello,",
      `We’ve deleted your ${company.name} account and its data. By law we keep your bookings, ` +
        "without your name, address or flight.",
      "This is our last email about it. Not you? Call us: someone else has your password or " +
        "mailbox.",
      { footer: contact(company) },
    ],
  }),

  invitation: ({ company }: SiteConfig, { role, invitedBy, link, days }: Invitation) => ({
    subject: `You are invited to the ${company.name} team`,
    parts: [
      "Hello,",
      `${invitedBy} invites you to the ${company.name} team, ` +
        `${{ admin: "as an admin", agent: "as an agent" }[role]}. Read and accept here:`,
      { href: link },
      `It works once, for ${days} days, for this address. Don’t share it: it opens our ` +
        "customers’ data.",
      "Don’t know the sender? Ignore this email: nobody gets access without the link.",
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
        paid: `An agent marked order ${orderNumber} as paid. We have received no payment for it.`,
        refunded:
          `An agent marked order ${orderNumber} as refunded. We have sent no money back for ` +
          "it.",
      }[status],
      { href: link, label: "See who, when and why", isButton: true },
      "At most one email an hour per agent. Every change is in the audit log:",
      { href: auditLink },
    ],
  }),
};

const fr: typeof en = {
  bookingCode: ({ company }, { code, orderNumber, minutes }) => ({
    subject: `${code} est votre code ${company.name}`,
    parts: [
      "Bonjour,",
      `Votre code pour la réservation ${orderNumber} :`,
      { code },
      `Il fonctionne une fois, pendant ${minutes} minutes. Nous ne vous le demanderons jamais.`,
      "Ce n’était pas vous ? Ignorez cet e-mail : sans ce code, personne ne voit votre " +
        "réservation.",
      { footer: contact(company) },
    ],
  }),

  leftAddress: ({ company }, orderNumber) => ({
    subject: `La réservation ${orderNumber} a une nouvelle adresse e-mail`,
    parts: [
      "Bonjour,",
      `Notre équipe a changé l’adresse e-mail de la réservation ${orderNumber}. Les e-mails à ` +
        "son sujet n’arrivent plus ici, et les navigateurs qui l’ouvraient ne le peuvent plus.",
      "Ce n’était pas votre demande ? Répondez ou appelez-nous sous 24 heures : d’ici là, seule " +
        "notre équipe peut l’annuler et la rembourser.",
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
        ? `${email} a confirmé sur la page de désabonnement : résiliez l’abonnement éventuel de ` +
          "cette adresse, et confirmez-le par e-mail."
        : { written: message },
      { written: [name, email, phone].filter(Boolean).join("\n") },
      "Répondez pour écrire à l’expéditeur. Langue : français.",
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
        ? `Le ${operatorDay("fr", createdAt)}, vous avez résilié votre abonnement sur notre site.`
        : { text: `Le ${operatorDay("fr", createdAt)}, vous avez écrit :`, quote: message },
    ],
  }),

  attachments: (names) => `[Non conservé : ${names.join(", ")}]`,

  unsubscribeLink: ({ company }, { link, hours }) => ({
    subject: `Confirmez votre désabonnement (${company.name})`,
    parts: [
      "Bonjour,",
      "Pour ne plus recevoir nos offres, confirmez ici :",
      { href: link },
      `Ce lien fonctionne une fois, pendant ${hours} heures. Ce n’était pas vous ? Ignorez cet ` +
        "e-mail : rien ne change.",
      { footer: contact(company) },
    ],
  }),

  recovery: ({ company }, { link, minutes }) => ({
    subject: `Choisissez un nouveau mot de passe ${company.name}`,
    parts: [
      "Bonjour,",
      "Choisissez ici votre nouveau mot de passe :",
      { href: link },
      `Ce lien fonctionne une fois, pendant ${minutes} minutes. D’ici là, l’ancien mot de passe ` +
        "reste valable.",
      "Ce n’était pas vous ? Ignorez cet e-mail : sans ce lien, personne ne change votre mot de " +
        "passe.",
      { footer: contact(company) },
    ],
  }),

  addressProof: ({ company }, { link, code, minutes }) => ({
    subject: `Confirmez votre adresse e-mail pour ${company.name}`,
    parts: [
      "Bonjour,",
      `Un compte ${company.name} utilise cette adresse. Confirmez qu’elle est à vous :`,
      { href: link },
      "Ou saisissez ce code sur la page de votre compte :",
      { code },
      `Ils fonctionnent une fois, pendant ${minutes} minutes. Nous ne vous demanderons jamais le ` +
        "code.",
      "Ce n’était pas vous ? Ignorez cet e-mail et ne partagez pas le code.",
      { footer: contact(company) },
    ],
  }),

  emailChange: ({ company }, { link, code, hours }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${company.name}`,
    parts: [
      "Bonjour,",
      `Vous souhaitez utiliser cette adresse pour votre compte ${company.name}. Confirmez ici :`,
      { href: link },
      "Ou saisissez ce code là où vous avez demandé le changement :",
      { code },
      `Ils fonctionnent une fois, pendant ${hours} ${plural("fr", hours, "heure", "heures")}. ` +
        "Nous ne vous demanderons jamais le code.",
      "Ce n’était pas vous ? Ignorez cet e-mail et ne partagez pas le code.",
      { footer: contact(company) },
    ],
  }),

  emailChanged: ({ company }, { link, days }) => ({
    subject: `Votre compte ${company.name} a une nouvelle adresse e-mail`,
    parts: [
      "Bonjour,",
      `Votre compte ${company.name} utilise maintenant une autre adresse e-mail.`,
      "Ce n’était pas vous ? Ce lien rétablit cette adresse, déconnecte tous les appareils et " +
        "vous laisse choisir un nouveau mot de passe :",
      { href: link },
      `Il fonctionne une fois, pendant ${days} jours.`,
      { footer: contact(company) },
    ],
  }),

  factorChanged: ({ company }, change) => ({
    subject: {
      added: `Connexion en deux étapes activée pour votre compte ${company.name}`,
      removed: `Connexion en deux étapes désactivée pour votre compte ${company.name}`,
      removedByAdmin: `Connexion en deux étapes désactivée par un administrateur (${company.name})`,
      recoveryCodeUsed: `Un code de secours a ouvert votre compte ${company.name}`,
    }[change],
    parts: [
      "Bonjour,",
      {
        added:
          "La connexion demande désormais un code de votre application d’authentification. " +
          "Gardez vos codes de secours ailleurs que sur votre téléphone.",
        removed: "Votre mot de passe suffit désormais pour ouvrir votre compte.",
        removedByAdmin:
          "Vous en aviez perdu l’accès : un administrateur l’a désactivée. Connectez-vous avec " +
          "votre mot de passe, puis réactivez-la sur la page de votre compte.",
        recoveryCodeUsed:
          "Il ne servira plus. Peu de codes restants, ou téléphone perdu ? Créez-en de nouveaux " +
          "sur la page de votre compte.",
      }[change],
      "Ce n’était pas vous ? Changez votre mot de passe et appelez-nous.",
      { footer: contact(company) },
    ],
  }),

  accountDeleted: ({ company }) => ({
    subject: `Votre compte ${company.name} est supprimé`,
    parts: [
      "Bonjour,",
      `Nous avons supprimé votre compte ${company.name} et ses données. La loi nous oblige à ` +
        "conserver vos réservations, sans votre nom, votre adresse ni votre vol.",
      "C’est notre dernier e-mail à ce sujet. Ce n’était pas vous ? Appelez-nous : quelqu’un " +
        "connaît votre mot de passe ou lit vos e-mails.",
      { footer: contact(company) },
    ],
  }),

  invitation: ({ company }, { role, invitedBy, link, days }) => ({
    subject: `Vous êtes invité à rejoindre l’équipe ${company.name}`,
    parts: [
      "Bonjour,",
      `${invitedBy} vous invite à rejoindre l’équipe ${company.name} ` +
        `${{ admin: "comme administrateur", agent: "comme agent" }[role]}. Lisez et acceptez ici :`,
      { href: link },
      `Ce lien fonctionne une fois, pendant ${days} jours, pour cette adresse. Ne le partagez ` +
        "pas : il donne accès aux données clients.",
      "Vous ne connaissez pas l’expéditeur ? Ignorez cet e-mail : sans ce lien, personne n’a " +
        "accès.",
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
          `Un agent a marqué la commande ${orderNumber} comme payée. Nous n’avons reçu aucun ` +
          "paiement pour elle.",
        refunded:
          `Un agent a marqué la commande ${orderNumber} comme remboursée. Nous n’avons rien ` +
          "versé pour elle.",
      }[status],
      { href: link, label: "Voir qui, quand et pourquoi", isButton: true },
      "Au plus un e-mail par heure et par agent. Tous les changements sont dans le journal :",
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

/** Returns the operator's day of a time (epoch ms), written out. */
function operatorDay(language: Language, time: number): string {
  return longDate(language, Date.parse(operatorDate(time)));
}
