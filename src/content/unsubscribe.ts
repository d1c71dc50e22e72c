import { UNSUBSCRIBE_LINK_HOURS } from "#domain/mail/mail.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ site, hours }: Facts) => ({
  title: "Unsubscribe",
  description: `Stop ${site.company.name} news and offers: ask for a link, or let our team do it.`,
  lead: "We’re sorry to see you go. No reason needed, no cost.",
  link: {
    heading: "Get a link by email",
    text: `The link works once, for ${UNSUBSCRIBE_LINK_HOURS} hours: only you can unsubscribe.`,
    email: "Email",
    submit: "Send unsubscribe link",
    busy: "Sending...",
    noScript: `Without JavaScript, call ${site.company.phone} or write to ${site.company.email}.`,
  },
  support: {
    heading: "Contact support",
    text:
      `We’ll do it for you, every day, ${hours.opens} to ${hours.closes} ` +
      `(${operatorZone.en()}).`,
    phoneLabel: `Call ${site.company.phone}`,
    emailLabel: `Write to ${site.company.email}`,
    more:
      "To end a membership now: [Cancel your membership](/cancel-membership). Benefits and " +
      "payments: [Subscription Terms](/subscription-terms).",
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "We email you a link",
        text: "Only to the address you enter.",
      },
      {
        title: "You open it and confirm",
        text: "You can also cancel a membership there.",
      },
      {
        title: "No more news and offers",
        text: "Emails about bookings and account still come.",
      },
    ],
  },
  confirm: {
    title: "Confirm your choice",
    lead: "One last click.",
    heading: "Unsubscribe this address",
    text: "News and offers stop at once. Emails about bookings and account still come.",
    membership: "Also cancel my membership",
    membershipHint: "It won’t renew; you keep your benefits until the end of the paid period.",
    otherWay:
      "Just the membership, or on another day? [Cancel your membership](/cancel-membership).",
    submit: "Confirm unsubscribe",
    busy: "Confirming...",
  },
  done: {
    title: "You’re unsubscribed",
    text: "You’ll get no more news and offers from us.",
    membership: "Our team will cancel your membership and confirm it by email.",
    home: "Return to Home",
  },
  invalid: {
    title: "This link no longer works",
    text:
      `Used, incomplete, or older than ${UNSUBSCRIBE_LINK_HOURS} hours. Already confirmed? ` +
      "You’re done. Otherwise, ask for a new one.",
  },
  success: "Unsubscribe link sent to your email",
  /** Replaces the form, in addition to the toast. */
  sent: {
    heading: "Check your inbox",
    text: (email: string) => `Open the link we sent to ${email} to confirm.`,
    another: "Use another address",
  },
  failure: {
    title: "Error",
    description: "That didn’t work. Nothing has changed. Try again, or call us.",
    offline: "We got no answer. Press again: it counts once.",
  },
});

const fr = ({ site, hours }: Facts): ReturnType<typeof en> => ({
  title: "Désabonnement",
  description:
    `Ne plus recevoir les offres de ${site.company.name} : demandez un lien, ou laissez faire ` +
    "notre équipe.",
  lead: "Nous regrettons votre départ. C’est sans motif ni frais.",
  link: {
    heading: "Recevoir un lien par e-mail",
    text:
      `Le lien fonctionne une fois, pendant ${UNSUBSCRIBE_LINK_HOURS} heures : vous seul ` +
      "pouvez vous désabonner.",
    email: "E-mail",
    submit: "Envoyer le lien",
    busy: "Envoi en cours...",
    noScript: `Sans JavaScript : ${site.company.phone} ou ${site.company.email}.`,
  },
  support: {
    heading: "Contacter l’assistance",
    text:
      `Nous nous en chargeons, tous les jours, de ${hours.opens} à ${hours.closes} ` +
      `(${operatorZone.fr()}).`,
    phoneLabel: `Appeler le ${site.company.phone}`,
    emailLabel: `Écrire à ${site.company.email}`,
    more:
      "Pour mettre fin à un abonnement : [Résilier votre contrat](/cancel-membership). Avantages " +
      "et paiements : [Conditions d’abonnement](/subscription-terms).",
  },
  next: {
    title: "Et ensuite ?",
    steps: [
      {
        title: "Le lien arrive par e-mail",
        text: "Uniquement à l’adresse saisie.",
      },
      {
        title: "Vous l’ouvrez et confirmez",
        text: "Vous pouvez aussi y résilier un abonnement.",
      },
      {
        title: "Plus d’actualités ni d’offres",
        text: "Les e-mails sur vos réservations et votre compte continuent.",
      },
    ],
  },
  confirm: {
    title: "Confirmez votre choix",
    lead: "Un dernier clic.",
    heading: "Désabonner cette adresse",
    text:
      "Plus d’actualités ni d’offres dès maintenant. Les e-mails sur vos réservations et votre " +
      "compte continuent.",
    membership: "Résilier aussi mon abonnement",
    membershipHint:
      "Il ne se renouvelle pas ; vous gardez vos avantages jusqu’à la fin de la période payée.",
    otherWay:
      "L’abonnement seul, ou à une autre date ? [Résilier votre contrat](/cancel-membership).",
    submit: "Confirmer le désabonnement",
    busy: "Confirmation en cours...",
  },
  done: {
    title: "C’est fait",
    text: "Vous ne recevrez plus nos actualités ni nos offres.",
    membership: "Notre équipe résilie votre abonnement et vous le confirme par e-mail.",
    home: "Retour à l’accueil",
  },
  invalid: {
    title: "Ce lien ne fonctionne plus",
    text:
      `Il a servi, date de plus de ${UNSUBSCRIBE_LINK_HOURS} heures ou est incomplet. Déjà ` +
      "confirmé ? Tout est fait. Sinon, demandez-en un nouveau.",
  },
  success: "Lien de désabonnement envoyé à votre adresse e-mail",
  sent: {
    heading: "Consultez votre messagerie",
    text: (email) => `Ouvrez le lien envoyé à ${email} pour confirmer.`,
    another: "Utiliser une autre adresse",
  },
  failure: {
    title: "Erreur",
    description: "Échec. Rien n’a changé. Réessayez, ou appelez-nous.",
    offline: "Pas de réponse reçue. Réessayez : la demande ne compte qu’une fois.",
  },
});

export const unsubscribe = { en, fr };
