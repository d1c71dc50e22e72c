import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const { site, planName, passes, price, trialDays, billingMonths } = facts;
  const { hours, urgent, airports } = promises.en(facts);
  const { medium, premium } = planName;
  return {
    title: "Services",
    description:
      "Fast Track, check-in, attractions, eBooks, lounges and a concierge: what the " +
      `${site.company.name} membership does for you, and what it costs.`,
    hero: {
      title: "Everything between your door and the gate",
      lead: "We handle what you’d rather skip: the queue, the form, the call, the search.",
      cta: "Start Now",
      route: "The six services",
      note: `Free for ${trialDays} days. Cancel anytime.`,
    },
    tour: {
      title: "Six services, one membership",
      label: "Services",
      ways: {
        plan: "Choose a plan",
        compare: "Compare the plans",
        book: "Book a single pass",
        fastTrack: "More about Fast Track",
      },
      services: {
        subscription: {
          label: "Subscription",
          title: "One plan instead of six bookings",
          text:
            `Choose ${medium} or ${premium}, try it free for ${trialDays} days, and use it ` +
            "from the first minute. Your passes, check-ins and guides wait in one member " +
            "portal.",
          points: [
            `From ${price.medium} every ${billingMonths} months, for every trip you take`,
            "Cancel by phone, e-mail or form, without a reason",
            `Exclusive airport lounge discounts with ${premium}`,
          ],
        },
        "fast-track": {
          label: "Fast Track",
          title: "Your priority lane",
          text: `Show the pass on your phone and take the priority lane at security. ${airports}`,
          points: [
            `Up to ${passes.medium} free passes a month with ${medium}, up to ` +
              `${passes.premium} with ${premium}`,
            "One pass for each traveller, children included",
            `Not a member? A single pass costs ${price.adult}`,
          ],
        },
        ticketline: {
          label: "Attractions",
          title: "The museum, not the queue outside it",
          text:
            "Tickets for museums and attractions at the hour that suits your day, with priority " +
            "entry.",
          points: [
            `Priority entry to selected museums with ${medium}`,
            `Unlimited skip-the-line museum entries with ${premium}`,
            "Tickets on your phone, nothing to print or collect",
          ],
        },
        ebooks: {
          label: "eBooks",
          title: "A city in one evening’s reading",
          text:
            "Travel eBooks written for people with three days and good shoes: what to see " +
            "first, where to eat, how to get about.",
          points: [
            "In your member portal, on every device",
            "Readable offline, on the plane and underground",
            "Short chapters, kept current",
          ],
        },
        concierge: {
          label: "Concierge",
          title: "A person who takes it from here",
          text:
            "Write one message, as you would to a friend who knows the place. A real person " +
            "answers, and stays with your request until it is done.",
          points: [
            "Tables, transfers, tickets, special occasions",
            "Help when a flight is late or a plan changes",
            "By phone, e-mail or a message in the member portal, in English or French",
          ],
        },
        checkin: {
          label: "Check-In",
          title: "Checked in before you think of it",
          text:
            "Give us the flight number once. We check you in when the airline opens check-in, " +
            "and send the boarding pass to your phone.",
          points: [
            `Automated check-in included with ${medium}`,
            `Unlimited automated check-ins with ${premium}`,
            "No alarm at midnight, no airline app to install",
          ],
        },
      },
    },
    concierge: {
      title: "Your concierge has heard it before",
      text: "Nothing is too small to ask. Send messages like these:",
      requests: [
        "“My flight lands at Orly at 23:40. How do I get to the Marais?”",
        "“It is her birthday on Friday. Somewhere quiet in Rome, two people, eight o’clock.”",
        "“I left my glasses in seat 14C.”",
      ],
      answer: "Each one is answered by a person, and followed until it is settled.",
    },
    hub: {
      title: "Your travel hub",
      text:
        "The member portal keeps the whole journey in one place. Sign in on any device and you " +
        "find what you need next, in the order you need it.",
      items: [
        {
          title: "Before",
          text:
            "Guides to read, a time to choose for the museum, your flight handed over for " +
            "check-in.",
        },
        {
          title: "At the airport",
          text: "Boarding pass, Fast Track pass and lounge offers, side by side.",
        },
        { title: "There", text: "Tickets for the day, and your concierge a message away." },
      ],
    },
    support: {
      title: "24/7 support",
      text: `${hours} Members can also chat in the member portal. ${urgent}`,
      call: "Call us",
      write: "Write to us",
    },
    pricing: {
      title: "Two plans, both free to try",
      lead:
        `Both start with ${trialDays} free days and include the concierge and the travel ` +
        "eBooks. Visa or Mastercard.",
      action: "Try Now",
    },
    closing: {
      title: "Your next flight could be the first easy one",
      text: `Start today: everything in your plan is yours during the ${trialDays} free days.`,
      cta: "Start your free trial",
    },
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { site, planName, passes, price, trialDays, billingMonths } = facts;
  const { hours, urgent, airports } = promises.fr(facts);
  const { medium, premium } = planName;
  return {
    title: "Services",
    description:
      "Fast Track, enregistrement, visites, eBooks, salons et conciergerie : ce que " +
      `l’abonnement ${site.company.name} fait pour vous, et à quel prix.`,
    hero: {
      title: "De votre porte à la porte d’embarquement",
      lead:
        "Un seul abonnement s’occupe de ce dont on se passerait : la file, le formulaire, " +
        "l’appel, la recherche.",
      cta: "Commencer",
      route: "Les six services",
      note: `Gratuit pendant ${trialDays} jours. Résiliable à tout moment.`,
    },
    tour: {
      title: "Six services, un abonnement",
      label: "Services",
      ways: {
        plan: "Choisir une formule",
        compare: "Comparer les formules",
        book: "Réserver un pass à l’unité",
        fastTrack: "En savoir plus sur le Fast Track",
      },
      services: {
        subscription: {
          label: "Abonnement",
          title: "Une formule plutôt que six réservations",
          text:
            `Prenez ${medium} ou ${premium}, essayez gratuitement pendant ${trialDays} jours, ` +
            "profitez-en dès la première minute. Passes, enregistrements et guides vous " +
            "attendent dans un seul espace membre.",
          points: [
            `À partir de ${price.medium} tous les ${billingMonths} mois, pour tous vos voyages`,
            "Résiliation par téléphone, e-mail ou formulaire, sans motif",
            `Remises exclusives dans les salons d’aéroport avec ${premium}`,
          ],
        },
        "fast-track": {
          label: "Fast Track",
          title: "Votre file prioritaire",
          text:
            "Montrez le pass sur votre téléphone et prenez la file prioritaire du contrôle de " +
            `sûreté. ${airports}`,
          points: [
            `Jusqu’à ${passes.medium} passes offerts par mois avec ${medium}, ` +
              `${passes.premium} avec ${premium}`,
            "Un pass par voyageur, enfants compris",
            `Pas encore membre ? Le pass à l’unité coûte ${price.adult}`,
          ],
        },
        ticketline: {
          label: "Visites",
          title: "Le musée, par l’entrée prioritaire",
          text:
            "Des billets pour les musées et les monuments à l’heure qui vous arrange, avec " +
            "entrée prioritaire.",
          points: [
            `Entrée prioritaire dans une sélection de musées avec ${medium}`,
            `Entrées coupe-file illimitées dans les musées avec ${premium}`,
            "Les billets sur le téléphone : rien à imprimer ni à retirer",
          ],
        },
        ebooks: {
          label: "eBooks",
          title: "Une ville en une soirée de lecture",
          text:
            "Des guides écrits pour qui a trois jours et de bonnes chaussures : par où " +
            "commencer, où dîner, comment circuler.",
          points: [
            "Dans votre espace membre, sur tous vos appareils",
            "Lisibles hors connexion, en vol comme dans le métro",
            "Des chapitres courts, tenus à jour",
          ],
        },
        concierge: {
          label: "Conciergerie",
          title: "Quelqu’un prend le relais",
          text:
            "Écrivez comme à un ami qui connaît les lieux. Une vraie personne vous répond et " +
            "suit votre demande jusqu’au bout.",
          points: [
            "Tables, transferts, billets, grandes occasions",
            "De l’aide quand un vol a du retard ou que vos projets changent",
            "Par téléphone, par e-mail ou par message dans l’espace membre, en français ou " +
              "en anglais",
          ],
        },
        checkin: {
          label: "Enregistrement",
          title: "Enregistré avant même d’y penser",
          text:
            "Donnez-nous le numéro de vol une fois. Nous vous enregistrons dès que la " +
            "compagnie ouvre l’enregistrement, et la carte d’embarquement arrive sur votre " +
            "téléphone.",
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
      text: "Aucune demande n’est trop petite. La conciergerie est faite pour ces messages-là :",
      requests: [
        "« Mon vol arrive à Orly à 23 h 40. Comment rejoindre le Marais ? »",
        "« C’est son anniversaire vendredi. Un endroit calme à Rome, deux couverts, vingt " +
          "heures. »",
        "« J’ai oublié mes lunettes au siège 14C. »",
      ],
      answer:
        "Chaque message reçoit la réponse d’une personne, qui le suit jusqu’à ce que tout " +
        "soit réglé.",
    },
    hub: {
      title: "Votre carnet de voyage",
      text:
        "L’espace membre garde tout le trajet au même endroit. Connectez-vous sur n’importe " +
        "quel appareil : ce dont vous avez besoin s’y trouve, dans l’ordre.",
      items: [
        {
          title: "Avant",
          text:
            "Des guides à lire, l’heure du musée à choisir, le vol confié pour " +
            "l’enregistrement.",
        },
        {
          title: "À l’aéroport",
          text: "Carte d’embarquement, pass Fast Track et offres de salons, côte à côte.",
        },
        {
          title: "Sur place",
          text: "Les billets du jour, et votre concierge à portée de message.",
        },
      ],
    },
    support: {
      title: "Une assistance de jour comme de nuit",
      text: `${hours} Les membres ont aussi le chat de l’espace membre. ${urgent}`,
      call: "Nous appeler",
      write: "Nous écrire",
    },
    pricing: {
      title: "Deux formules à essayer gratuitement",
      lead:
        `Chaque formule commence par ${trialDays} jours gratuits et comprend la conciergerie ` +
        "et les eBooks de voyage. Visa ou Mastercard.",
      action: "Essayer",
    },
    closing: {
      title: "Et si le prochain vol était enfin le plus simple ?",
      text:
        "Commencez aujourd’hui : tout ce que comprend votre formule est à vous pendant les " +
        `${trialDays} jours gratuits.`,
      cta: "Commencer l’essai gratuit",
    },
  };
};

export const services = { en, fr };
