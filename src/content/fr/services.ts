import { NETWORK_AIRPORTS } from "../../domain/orders/airports.ts";
import type { ServicesContent } from "../en/services.ts";
import type { Facts } from "../facts.ts";
import { planNames } from "../plan-names.ts";

export const services = ({ site, passes, price, trialDays, billingMonths, hours }: Facts): ServicesContent => {
  const { medium, premium } = planNames(site);
  return {
    title: "Services",
    description: `Fast Track, enregistrement, visites, eBooks, salons et conciergerie : ce que l’abonnement ${site.company.name} fait pour vous, et à quel prix.`,
    hero: {
      title: "Tout ce qui sépare votre porte de l’embarquement",
      lead: "Un seul abonnement se charge de ce que personne n’attend d’un voyage : la file, le formulaire, l’appel, la recherche.",
      cta: "Commencer",
      note: `Gratuit pendant ${trialDays} jours. Sans engagement.`,
    },
    tour: {
      title: "Six services, un abonnement",
      label: "Services",
      services: {
        subscription: {
          label: "Abonnement",
          title: "Une formule plutôt que six réservations",
          text: `Prenez ${medium} ou ${premium}, essayez gratuitement pendant ${trialDays} jours, profitez-en dès la première minute. Passes, enregistrements et guides vous attendent dans un seul espace membre.`,
          points: [
            `À partir de ${price.medium} tous les ${billingMonths} mois, pour tous vos voyages`,
            "Résiliation par téléphone, e-mail ou formulaire, sans motif",
            `Remises exclusives dans les salons d’aéroport avec ${premium}`,
          ],
        },
        "fast-track": {
          label: "Fast Track",
          title: "Devant la file, par votre propre couloir",
          text: `Montrez le pass sur votre téléphone et prenez la file prioritaire du contrôle de sûreté, dans plus de ${NETWORK_AIRPORTS} aéroports.`,
          points: [
            `Jusqu’à ${passes.medium} passes offerts par mois avec ${medium}, ${passes.premium} avec ${premium}`,
            "Un pass par voyageur, enfants compris",
            `Pas encore membre ? Le pass à l’unité coûte ${price.adult}`,
          ],
        },
        ticketline: {
          label: "Visites",
          title: "Le musée, sans attendre dans la cour",
          text: "Des billets pour les musées et les sites à l’heure qui vous arrange, par l’entrée où personne n’attend.",
          points: [
            `Entrée prioritaire dans une sélection de musées avec ${medium}`,
            `Entrées coupe-file illimitées dans les musées avec ${premium}`,
            "Les billets sur le téléphone : rien à imprimer ni à retirer",
          ],
        },
        ebooks: {
          label: "eBooks",
          title: "Une ville en une soirée de lecture",
          text: "Des guides écrits pour qui a trois jours et de bonnes chaussures : par où commencer, où dîner, comment circuler.",
          points: [
            "Dans votre espace membre, sur tous vos appareils",
            "Lisibles hors connexion, en vol comme dans le métro",
            "Des chapitres courts, tenus à jour",
          ],
        },
        concierge: {
          label: "Conciergerie",
          title: "Quelqu’un prend le relais",
          text: "Écrivez comme à un ami qui connaît les lieux. Une vraie personne vous répond et suit votre demande jusqu’au bout.",
          points: [
            "Tables, transferts, billets, grandes occasions",
            "De l’aide quand un vol tarde ou qu’un plan change",
            "Par chat, téléphone ou e-mail, en français ou en anglais",
          ],
        },
        checkin: {
          label: "Enregistrement",
          title: "Enregistré avant d’y penser",
          text: "Donnez-nous le numéro de vol une fois. Nous vous enregistrons dès l’ouverture et envoyons la carte d’embarquement sur votre téléphone.",
          points: [
            `Enregistrement automatique inclus avec ${medium}`,
            `Enregistrements automatiques illimités avec ${premium}`,
            "Ni réveil à minuit, ni application à installer",
          ],
        },
      },
    },
    concierge: {
      title: "Votre concierge en a vu d’autres",
      text: "Aucune demande n’est trop petite. La conciergerie est faite pour ces messages-là :",
      requests: [
        "« Mon avion se pose à Orly à 23 h 40. Comment rejoindre le Marais ? »",
        "« C’est son anniversaire vendredi. Un endroit calme à Rome, deux couverts, vingt heures. »",
        "« J’ai oublié mes lunettes au siège 14C. »",
      ],
      answer: "Chaque message reçoit la réponse d’une personne, qui le suit jusqu’à ce que tout soit réglé.",
    },
    hub: {
      title: "Votre carnet de voyage",
      text: "L’espace membre garde tout le trajet au même endroit. Connectez-vous sur n’importe quel appareil : ce dont vous avez besoin s’y trouve, dans l’ordre.",
      items: [
        { title: "Avant", text: "Des guides à lire, l’heure du musée à choisir, le vol confié pour l’enregistrement." },
        { title: "À l’aéroport", text: "Carte d’embarquement, pass Fast Track et offres de salons, côte à côte." },
        { title: "Sur place", text: "Les billets du jour et une ligne directe avec votre concierge." },
      ],
    },
    support: {
      title: "Une assistance 24 h/24 et 7 j/7",
      text: `Notre équipe répond tous les jours de ${hours.opens.replace(":00", " h")} à ${hours.closes.replace(":00", " h")} (heure de Londres) par chat, téléphone et e-mail. En dehors de ces heures, l’aide d’urgence en route reste là jour et nuit : une correspondance manquée n’attend pas l’ouverture des bureaux.`,
      call: "Nous appeler",
      write: "Nous écrire",
    },
    pricing: {
      title: "Deux formules, un essai gratuit",
      lead: `Chaque formule commence par ${trialDays} jours gratuits. Visa ou Mastercard.`,
      action: "Essayer",
      trial: (planPrice) => `${trialDays} jours gratuits, puis ${planPrice} tous les ${billingMonths} mois jusqu’à résiliation.`,
      badge: "La plus complète",
    },
    closing: {
      title: "Et si le prochain vol était le premier sans attente ?",
      text: `Commencez aujourd’hui : tous les services sont à vous pendant les ${trialDays} jours gratuits.`,
      cta: "Commencer l’essai gratuit",
    },
  };
};
