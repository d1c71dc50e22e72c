import { UNSUBSCRIBE_LINK_HOURS } from "../domain/mail/mail.ts";
import type { Facts } from "./facts.ts";

const en = ({ site, hours }: Facts) => ({
  title: "Unsubscribe",
  description:
    `Leave ${site.company.name} in two steps: ask for a link by e-mail and confirm it, or let ` +
    "our support team do it for you.",
  lead:
    "We are sorry to see you go. Choose whichever is easier: neither asks for a reason, and " +
    "neither costs anything.",
  link: {
    heading: "Get a link by e-mail",
    text:
      "Enter the e-mail address you use with us. The link we send works once, for " +
      `${UNSUBSCRIBE_LINK_HOURS} hours, so that nobody else can unsubscribe you.`,
    email: "E-mail",
    send: "Send unsubscribe link",
    sending: "Sending...",
    noScript:
      `This form needs JavaScript. Without it, call us on ${site.company.phone} or write to ` +
      `${site.company.email}.`,
  },
  support: {
    heading: "Contact support",
    text:
      `Call or write, and we take care of it. Every day, ${hours.opens} to ${hours.closes} ` +
      "(London time).",
    phoneLabel: `Call ${site.company.phone}`,
    emailLabel: `Write to ${site.company.email}`,
    more:
      "What cancelling means for your benefits and payments is in the [Subscription " +
      "Terms](/subscription-terms). To end it right here: [Cancel your " +
      "membership](/cancel-membership).",
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "The link comes by e-mail",
        text: "To the address that you enter, so that nobody else can decide for you.",
      },
      {
        title: "You open it and confirm",
        text: "There you can also cancel your membership, if you have one.",
      },
      {
        title: "No more news and offers",
        text: "From that moment on. Messages that an order or an account needs still reach you.",
      },
    ],
  },
  confirm: {
    title: "Confirm your choice",
    lead: "One last step, so that it is really you who decides.",
    heading: "Unsubscribe this address",
    text:
      "We stop sending you news and offers at once. Messages that an order or an account needs " +
      "still reach you.",
    membership: "Also cancel my membership",
    membershipHint:
      "It does not renew, and your benefits stay open until the end of the period you have " +
      "paid for. Nothing changes if you have none.",
    otherWay:
      "A membership can also be ended by itself, on a day of your choice: [Cancel your " +
      "membership](/cancel-membership).",
    confirm: "Confirm unsubscribe",
    confirming: "Confirming...",
  },
  done: {
    title: "You are unsubscribed",
    text: "We have recorded your choice: no more news and offers from us.",
    membership: "Our team cancels your membership and confirms it by e-mail.",
    home: "Return to Home",
  },
  invalid: {
    title: "This link no longer works",
    text:
      `It has been used already, or is older than ${UNSUBSCRIBE_LINK_HOURS} hours, or was not ` +
      "copied in full. If you have confirmed before, there is nothing left to do. Otherwise, " +
      "ask for a new link below.",
  },
  success: "Unsubscribe link sent to your email",
  /** Replaces the form, beside the toast. */
  sent: {
    heading: "Look into your inbox",
    text: (email: string) =>
      `The link is on its way to ${email}. Open it and confirm: only then are you unsubscribed.`,
    another: "Use another address",
  },
  failure: {
    title: "Error",
    description: "This did not work, and nothing has changed. Please try again, or call us.",
  },
});

const fr = ({ site, hours }: Facts): ReturnType<typeof en> => ({
  title: "Désabonnement",
  description:
    `Quittez ${site.company.name} en deux étapes : demandez un lien par e-mail et confirmez, ` +
    "ou laissez notre équipe s’en charger.",
  lead:
    "Nous regrettons votre départ. Choisissez le plus simple : aucun motif à donner, rien à " +
    "payer.",
  link: {
    heading: "Recevoir un lien par e-mail",
    text:
      "Saisissez l’adresse e-mail que vous utilisez chez nous. Le lien fonctionne une seule " +
      `fois, pendant ${UNSUBSCRIBE_LINK_HOURS} heures : personne d’autre ne peut vous ` +
      "désabonner.",
    email: "E-mail",
    send: "Envoyer le lien",
    sending: "Envoi en cours...",
    noScript:
      `Ce formulaire a besoin de JavaScript. Sans lui, appelez le ${site.company.phone} ou ` +
      `écrivez à ${site.company.email}.`,
  },
  support: {
    heading: "Contacter l’assistance",
    text:
      `Appelez ou écrivez, nous nous en occupons. Tous les jours, de ${hours.opens} à ` +
      `${hours.closes} (heure de Londres).`,
    phoneLabel: `Appeler le ${site.company.phone}`,
    emailLabel: `Écrire à ${site.company.email}`,
    more:
      "Les [Conditions d’abonnement](/subscription-terms) précisent ce que la résiliation " +
      "change pour vos avantages et vos paiements. Pour résilier dès maintenant : [Résilier " +
      "votre contrat](/cancel-membership).",
  },
  next: {
    title: "Et ensuite ?",
    steps: [
      {
        title: "Le lien arrive par e-mail",
        text: "À l’adresse que vous saisissez : personne d’autre ne peut décider pour vous.",
      },
      {
        title: "Vous l’ouvrez et confirmez",
        text: "Vous pouvez aussi y résilier votre abonnement, si vous en avez un.",
      },
      {
        title: "Plus d’actualités ni d’offres",
        text:
          "Dès cet instant. Les messages nécessaires à une commande ou à un compte vous " +
          "parviennent toujours.",
      },
    ],
  },
  confirm: {
    title: "Confirmez votre choix",
    lead: "Une dernière étape, pour être sûrs que la décision vient de vous.",
    heading: "Désabonner cette adresse",
    text:
      "Nous cessons aussitôt de vous envoyer nos actualités et nos offres. Les messages " +
      "nécessaires à une commande ou à un compte vous parviennent toujours.",
    membership: "Résilier aussi mon abonnement",
    membershipHint:
      "Il ne se renouvelle pas, et vous gardez vos avantages jusqu’à la fin de la période " +
      "payée. Si vous n’en avez pas, rien ne change.",
    otherWay:
      "Un abonnement peut aussi être résilié seul, à la date de votre choix : [Résilier " +
      "votre contrat](/cancel-membership).",
    confirm: "Confirmer le désabonnement",
    confirming: "Confirmation en cours...",
  },
  done: {
    title: "C’est fait",
    text: "Votre choix est enregistré : vous ne recevrez plus nos actualités ni nos offres.",
    membership: "Notre équipe résilie votre abonnement et vous le confirme par e-mail.",
    home: "Retour à l’accueil",
  },
  invalid: {
    title: "Ce lien ne fonctionne plus",
    text:
      `Il a déjà servi, date de plus de ${UNSUBSCRIBE_LINK_HOURS} heures ou n’a pas ` +
      "été copié en entier. Si vous aviez déjà confirmé, il n’y a plus rien à " +
      "faire. Sinon, demandez un nouveau lien ci-dessous.",
  },
  success: "Lien de désabonnement envoyé à votre adresse e-mail",
  sent: {
    heading: "Consultez votre messagerie",
    text: (email) =>
      `Le lien est en route vers ${email}. Ouvrez-le et confirmez : c’est alors seulement ` +
      "que vous êtes désabonné.",
    another: "Utiliser une autre adresse",
  },
  failure: {
    title: "Erreur",
    description:
      "Cela n’a pas fonctionné, et rien n’a changé. Veuillez réessayer, ou appelez-nous.",
  },
});

export const unsubscribe = { en, fr };
