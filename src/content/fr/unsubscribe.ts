import { UNSUBSCRIBE_LINK_HOURS } from "../../domain/messages/unsubscribe.ts";
import type { UnsubscribeContent } from "../en/unsubscribe.ts";
import type { Facts } from "../facts.ts";
import { frenchHour } from "./french-hour.ts";

export const unsubscribe = ({ site, hours }: Facts): UnsubscribeContent => ({
  title: "Désabonnement",
  description: `Quittez ${site.company.name} en deux étapes : demandez un lien par e-mail et confirmez, ou laissez notre équipe s’en charger.`,
  lead: "Nous sommes tristes de vous voir partir. Choisissez le plus simple : aucun motif à donner, aucuns frais à payer.",
  link: {
    heading: "Recevoir un lien par e-mail",
    text: `Saisissez l’adresse e-mail que vous utilisez chez nous. Le lien fonctionne une seule fois, pendant ${UNSUBSCRIBE_LINK_HOURS} heures : personne d’autre ne peut vous désabonner.`,
    email: "E-mail",
    send: "Envoyer le lien",
    sending: "Envoi en cours...",
    noScript: `Ce formulaire a besoin de JavaScript. Sans lui, appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
  },
  support: {
    heading: "Contacter l’assistance",
    text: `Appelez ou écrivez, nous nous en occupons. Tous les jours, de ${frenchHour(hours.opens)} à ${frenchHour(hours.closes)} (heure du Royaume-Uni).`,
    phoneLabel: `Appeler le ${site.company.phone}`,
    emailLabel: `Écrire à ${site.company.email}`,
    more: "Les [Conditions d’abonnement](/subscription-terms) précisent ce que la résiliation change pour vos avantages et vos paiements.",
  },
  confirm: {
    title: "Confirmez votre choix",
    lead: "Une dernière étape, pour être sûrs que c’est bien vous qui décidez.",
    heading: "Désabonner cette adresse",
    text: "Nous cessons aussitôt de vous envoyer nouvelles et offres. Les messages nécessaires à une commande ou à un compte vous parviennent toujours.",
    membership: "Résilier aussi mon abonnement",
    membershipHint:
      "Il ne se renouvelle pas, et vous gardez vos avantages jusqu’à la fin de la période payée. Si vous n’en avez pas, rien ne change.",
    confirm: "Confirmer le désabonnement",
    confirming: "Confirmation en cours...",
  },
  done: {
    title: "C’est fait",
    text: "Votre choix est enregistré : vous ne recevrez plus de nouvelles ni d’offres de notre part.",
    membership: "Notre équipe résilie votre abonnement et vous le confirme par e-mail.",
    home: "Retour à l’accueil",
  },
  invalid: {
    title: "Ce lien ne fonctionne plus",
    text: `Il a déjà servi, date de plus de ${UNSUBSCRIBE_LINK_HOURS} heures ou n’a pas été copié en entier. Si vous aviez déjà confirmé, il n’y a plus rien à faire. Sinon, demandez un nouveau lien ci-dessous.`,
  },
  success: "Lien de désabonnement envoyé à votre adresse e-mail",
  failure: { title: "Erreur", description: "Cela n’a pas fonctionné, et rien n’a changé. Veuillez réessayer, ou appelez-nous." },
  tooMany: "Trop de tentatives en peu de temps. Patientez une minute puis réessayez.",
});
