import { UNSUBSCRIBE_LINK_HOURS } from "#domain/mail/mail.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ site, hours }: Facts) => ({
  title: "Unsubscribe",
  description:
    `You can stop news and offers from ${site.company.name}. Ask for a link, or let our team ` +
    "unsubscribe you.",
  lead: "We’re sorry to see you go.",
  link: {
    heading: "Get a link by email",
    text: `The link works once and expires in ${UNSUBSCRIBE_LINK_HOURS} hours.`,
    email: "Email",
    submit: "Send unsubscribe link",
    busy: "Sending...",
  },
  support: {
    heading: "Contact support",
    text:
      `We’ll unsubscribe you, any day from ${hours.opens} to ${hours.closes} ` +
      `(${operatorZone.en()}).`,
    phoneLabel: `Call ${site.company.phone}`,
    emailLabel: `Write to ${site.company.email}`,
    more:
      "Unsubscribing doesn’t cancel your membership. You can [cancel your membership](/cancel-membership) now, " +
      "and read about benefits and payments in the [Subscription Terms](/subscription-terms).",
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "We email you a link",
        text: "It only goes to the address you enter.",
      },
      {
        title: "You open the link and confirm",
        text: "You can also cancel your membership there.",
      },
      {
        title: "News and offers stop",
        text: "You’ll still get emails about your bookings and account.",
      },
    ],
  },
  confirm: {
    title: "Confirm your choice",
    lead: "One last click",
    heading: "Unsubscribe this address",
    text:
      "You’ll stop getting news and offers at once. You’ll still get emails about your bookings " +
      "and account.",
    membership: "Also cancel my membership",
    membershipHint:
      "Your membership won’t renew, and you’ll keep your benefits until the end of the paid " +
      "period.",
    otherWay:
      "Do you want to cancel only the membership, or choose its last day? [Cancel your " +
      "membership](/cancel-membership) instead.",
    submit: "Confirm and unsubscribe",
    busy: "Confirming...",
  },
  done: {
    title: "You’re unsubscribed",
    text: "You won’t get any more news or offers from us.",
    membership: "Our team will cancel your membership and email you to confirm.",
    home: "Return to Home",
  },
  invalid: {
    title: "This link no longer works",
    text:
      `It has been used, is incomplete, or is more than ${UNSUBSCRIBE_LINK_HOURS} hours old. If ` +
      "you’ve already confirmed, you’re done. Otherwise, ask for a new link.",
  },
  success: "Unsubscribe link sent to your email",
  sent: {
    heading: "Check your inbox",
    text: (email: string) => `Open the link we sent to ${email} to confirm.`,
    another: "Use another address",
  },
  failure: {
    title: "Error",
    description: "That didn’t work. Nothing has changed. Try again, or call us.",
    offline: "Our server didn’t answer. Try again. Your request will only count once.",
  },
});

const fr = ({ site, hours }: Facts): ReturnType<typeof en> => ({
  title: "Désabonnement",
  description:
    `Pour ne plus recevoir les offres ${site.company.name}, demandez un lien de désabonnement ` +
    "ou contactez notre équipe.",
  lead: "Vous ne souhaitez plus recevoir nos offres ? C’est ici.",
  link: {
    heading: "Recevoir un lien par e-mail",
    text: `Le lien ne sert qu’une fois et reste valable ${UNSUBSCRIBE_LINK_HOURS} heures.`,
    email: "E-mail",
    submit: "Envoyer le lien",
    busy: "Envoi en cours...",
  },
  support: {
    heading: "Contacter l’assistance",
    text:
      `Notre équipe peut vous désabonner tous les jours, de ${hours.opens} à ${hours.closes} ` +
      `(${operatorZone.fr()}).`,
    phoneLabel: `Appeler le ${site.company.phone}`,
    emailLabel: `Écrire à ${site.company.email}`,
    more:
      "Ne plus recevoir nos offres ne met pas fin à votre abonnement. Vous pouvez [résilier " +
      "votre contrat](/cancel-membership) dès maintenant. Les [Conditions " +
      "d’abonnement](/subscription-terms) précisent ce que deviennent vos avantages et vos " +
      "paiements.",
  },
  next: {
    title: "Et ensuite ?",
    steps: [
      {
        title: "Nous vous envoyons un lien",
        text: "Vous le recevez à l’adresse saisie.",
      },
      {
        title: "Vous l’ouvrez et confirmez",
        text: "Vous pouvez en même temps résilier votre abonnement.",
      },
      {
        title: "Les actualités et les offres s’arrêtent",
        text: "Vous recevrez toujours les e-mails qui concernent vos réservations et votre compte.",
      },
    ],
  },
  confirm: {
    title: "Confirmez votre choix",
    lead: "Un dernier clic",
    heading: "Désabonner cette adresse",
    text:
      "Dès votre confirmation, vous ne recevrez plus nos actualités ni nos offres. Vous " +
      "recevrez toujours les e-mails qui concernent vos réservations et votre compte.",
    membership: "Résilier aussi mon abonnement",
    membershipHint:
      "Votre abonnement ne se renouvellera pas, et vous garderez vos avantages jusqu’à la fin " +
      "de la période payée.",
    otherWay:
      "Vous voulez résilier uniquement votre abonnement, ou choisir sa date de fin ? Passez par la " +
      "page [Résilier votre contrat](/cancel-membership).",
    submit: "Confirmer le désabonnement",
    busy: "Confirmation en cours...",
  },
  done: {
    title: "C’est fait",
    text: "Vous ne recevrez plus nos actualités ni nos offres.",
    membership:
      "Notre équipe va résilier votre abonnement et vous enverra une confirmation par e-mail.",
    home: "Retour à l’accueil",
  },
  invalid: {
    title: "Ce lien ne fonctionne plus",
    text:
      "Ce lien a déjà servi, a expiré ou est incomplet. Si vous avez déjà confirmé, vous n’avez " +
      "rien d’autre à faire. Sinon, demandez un nouveau lien.",
  },
  success: "Lien de désabonnement envoyé à votre adresse e-mail",
  sent: {
    heading: "Consultez votre messagerie",
    text: (email) => `Ouvrez le lien envoyé à ${email} pour confirmer.`,
    another: "Utiliser une autre adresse",
  },
  failure: {
    title: "Erreur",
    description: "L’opération a échoué. Rien n’a changé. Réessayez, ou appelez-nous.",
    offline:
      "Notre serveur n’a pas répondu. Vous pouvez réessayer, car votre demande ne comptera " +
      "qu’une fois.",
  },
});

export const unsubscribe = { en, fr };
