import type { MailContent } from "../en/mail.ts";
import { longDate, quoted } from "../mail-text.ts";

export const mail: MailContent = {
  bookingCode: ({ company }, { code, orderNumber, minutes }) => ({
    subject: `${code} est votre code ${company.name}`,
    text: [
      "Bonjour,",
      `Voici le code pour ouvrir votre réservation ${orderNumber}\u00a0:`,
      code,
      `Il fonctionne une seule fois, pendant ${minutes} minutes. Personne chez ${company.name} ne vous le demandera jamais.`,
      "Si vous n’avez pas demandé ce code, ignorez ce message\u00a0: personne ne peut voir votre réservation sans lui.",
      `${company.name}\n${company.phone}\n${company.email}`,
    ].join("\n\n"),
  }),

  teamMessage: ({ company }, { kind, name, email, phone, message }) => ({
    subject: `[${company.name}] ${{ contact: `Message de ${name}`, question: `Question de ${name}`, cancellation: "Abonnement résilié" }[kind]}`,
    text: [
      kind === "cancellation"
        ? `${email} a confirmé sur la page de désabonnement\u00a0: résiliez l’abonnement de cette adresse, si elle en a un, et confirmez-le par e-mail.`
        : message,
      [name, email, phone].filter(Boolean).join("\n"),
      "Répondez à ce message pour écrire à l’expéditeur. Langue\u00a0: français.",
    ].join("\n\n"),
  }),

  messageReply: ({ company }, { kind, text, message, createdAt }) => ({
    subject: kind === "cancellation" ? `Résiliation de votre abonnement ${company.name}` : `Re: votre message à ${company.name}`,
    text: [
      text,
      `${company.name}\n${company.phone}\n${company.email}`,
      kind === "cancellation"
        ? `Le ${longDate("fr", createdAt)}, vous avez confirmé sur notre site la résiliation de votre abonnement.`
        : `Le ${longDate("fr", createdAt)}, vous avez écrit\u00a0:\n${quoted(message)}`,
    ].join("\n\n"),
  }),

  unsubscribeLink: ({ company }, { link, hours }) => ({
    subject: `Confirmez votre désabonnement de ${company.name}`,
    text: [
      "Bonjour,",
      `Quelqu’un, sans doute vous, a demandé à désabonner cette adresse de ${company.name}. Pour confirmer, ouvrez ce lien\u00a0:`,
      link,
      `Il fonctionne une seule fois, pendant ${hours} heures. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.`,
      `${company.name}\n${company.phone}\n${company.email}`,
    ].join("\n\n"),
  }),

  recovery: ({ company }, { link, minutes }) => ({
    subject: `Choisissez un nouveau mot de passe ${company.name}`,
    text: [
      "Bonjour,",
      "Voici le lien pour choisir un nouveau mot de passe\u00a0:",
      link,
      `Il fonctionne une seule fois, pendant ${minutes} minutes. L’ancien mot de passe reste valable tant que vous n’en avez pas choisi un autre.`,
      "Si vous n’avez pas demandé ce lien, ignorez ce message\u00a0: personne ne peut changer votre mot de passe sans lui.",
      `${company.name}\n${company.phone}\n${company.email}`,
    ].join("\n\n"),
  }),
};
