import type { Facts } from "./facts.ts";
import { network } from "./network.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const { site, planName, passes, price, trialDays, billingEvery } = facts;
  const { urgentHere } = promises.en(facts);
  const { book: airports } = network.en(facts);
  const { medium, premium } = planName;
  return {
    title: "Services",
    description:
      `See what the ${site.company.name} membership costs and includes: Fast Track, check-in, ` +
      "attractions, eBooks, lounges and a concierge.",
    hero: {
      title: "Everything between your door and the gate",
      lead: "We handle what you’d rather skip: the queue, the form, the call, the search.",
      cta: "Start Now",
      route: "The six services",
      note: `Try it free for ${trialDays} days. Cancel anytime.`,
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
          text: `Try ${medium} or ${premium} free for ${trialDays} days. You’ll find everything in one place.`,
          points: [
            `From ${price.medium} ${billingEvery}`,
            "Cancel by phone, by email or online",
            `Exclusive airport lounge discounts with ${premium}`,
          ],
        },
        "fast-track": {
          label: "Fast Track",
          title: "Your priority lane",
          text: `Show your code at security and take the priority lane. ${airports}`,
          points: [
            `Up to ${passes.medium} free passes a month with ${medium}, up to ${passes.premium} ` +
              `with ${premium}`,
            "One pass per traveller, and one code for all",
            `Not a member? A pass costs ${price.adult}`,
          ],
        },
        ticketline: {
          label: "Attractions",
          title: "The museum, not the queue outside it",
          text: "Your tickets let you use the priority entrance at museums and attractions.",
          points: [
            `Priority entry to selected museums with ${medium}`,
            `Unlimited skip-the-line museum entries with ${premium}`,
            "Tickets on your phone, nothing to print",
          ],
        },
        ebooks: {
          label: "eBooks",
          title: "A city in one evening’s reading",
          text: "You have three days and good shoes. We’ll tell you what to see and where to eat.",
          points: [
            "In your member portal, on every device",
            "Available offline",
            "Short chapters, kept up to date",
          ],
        },
        concierge: {
          label: "Concierge",
          title: "We’ll take it from here",
          text: "Write to us as you would to a friend who knows the place. We’ll see it through.",
          points: [
            "Tables, transfers, tickets, special occasions",
            "Help when a flight is late",
            "By phone, email or portal, in English or French",
          ],
        },
        checkin: {
          label: "Check-In",
          title: "Checked in before you’ve even thought\u00a0of\u00a0it",
          text: "Give us your flight number, and we’ll check you in and send you the boarding pass.",
          points: [
            `Automated check-in included with ${medium}`,
            `Unlimited automated check-ins with ${premium}`,
            "No alarm at midnight, no airline app",
          ],
        },
      },
    },
    concierge: {
      title: "Your concierge has seen it all",
      text: "No request is too small.",
      requests: [
        "“My mother’s suitcase has gone to Lisbon. She hasn’t.”",
        "“I left my glasses in the pocket of seat 14C.”",
        "“I land at Orly at 23:40. How do I get to the Marais?”",
      ],
      answer:
        "“Take metro line 14 to Châtelet. From there it’s a ten-minute walk. I’ve sent you a map.”",
    },
    hub: {
      title: "Your travel hub",
      text: "You’ll find your whole trip in the member portal, on any device.",
      items: [
        {
          title: "Before",
          text: "Read the guides and plan your visits. We’ll check you in.",
        },
        {
          title: "At the airport",
          text: "Find your boarding pass, Fast Track code and lounge offers in one place.",
        },
        {
          title: "Once you’re there",
          text: "View the day’s tickets, and ask your concierge anything.",
        },
      ],
    },
    support: {
      title: "24/7 support",
      text: "Call us or write to us. Members can also chat with us in the portal.",
      urgent: urgentHere,
      call: "Call us",
      write: "Write to us",
    },
    pricing: { title: "Two plans, both free to try", action: "Try Now" },
    closing: {
      title: "Your next flight could be your easiest yet",
      text: `Everything in your plan is free for ${trialDays} days.`,
      cta: "Start your free trial",
    },
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { site, planName, passes, price, trialDays, billingEvery } = facts;
  const { urgentHere } = promises.fr(facts);
  const { book: airports } = network.fr(facts);
  const { medium, premium } = planName;
  return {
    title: "Services",
    description:
      "Fast Track, enregistrement, visites, eBooks, salons et conciergerie : voici ce que " +
      `comprend l’abonnement ${site.company.name}, et à quel prix.`,
    hero: {
      title: "De chez vous jusqu’à l’avion",
      lead:
        "Nous vous épargnons ce qui gâche un voyage : les files d’attente, les formulaires, " +
        "les appels et les recherches.",
      cta: "Commencer",
      route: "Les six services",
      note: `Essayez gratuitement pendant ${trialDays} jours. Résiliez à tout moment.`,
    },
    tour: {
      title: "Six services, un abonnement",
      label: "Services",
      ways: {
        plan: "Choisir une formule",
        compare: "Comparer les formules",
        book: "Réserver un pass à l’unité",
        fastTrack: "Découvrir le Fast Track",
      },
      services: {
        subscription: {
          label: "Abonnement",
          title: "Une formule plutôt que six réservations",
          text:
            `Essayez ${medium} ou ${premium} gratuitement pendant ${trialDays} jours. Vous ` +
            "retrouvez tout dans l’espace membre.",
          points: [
            `Dès ${price.medium} ${billingEvery}`,
            "Résiliation par e-mail, téléphone ou formulaire",
            `Remises exclusives dans les salons d’aéroport avec ${premium}`,
          ],
        },
        "fast-track": {
          label: "Fast Track",
          title: "Votre file prioritaire",
          text: `Présentez votre code au contrôle et prenez la file prioritaire. ${airports}`,
          points: [
            `Jusqu’à ${passes.medium} pass offerts par mois avec ${medium}, ${passes.premium} ` +
              `avec ${premium}`,
            "Un pass par voyageur, dans un seul code",
            `Pas encore membre ? Un pass coûte ${price.adult}`,
          ],
        },
        ticketline: {
          label: "Visites",
          title: "Le musée, par l’entrée prioritaire",
          text: "Vos billets vous donnent accès à l’entrée prioritaire des musées et des monuments.",
          points: [
            `Entrée prioritaire dans une sélection de musées avec ${medium}`,
            `Entrées coupe-file illimitées dans les musées avec ${premium}`,
            "Billets sur le téléphone, rien à imprimer",
          ],
        },
        ebooks: {
          label: "eBooks",
          title: "Une ville en une soirée de lecture",
          text:
            "Vous avez trois jours et de bonnes chaussures ? Nous vous disons quoi voir et où " +
            "dîner.",
          points: [
            "Dans l’espace membre, sur tous vos appareils",
            "Lisibles hors connexion",
            "Chapitres courts, tenus à jour",
          ],
        },
        concierge: {
          label: "Conciergerie",
          title: "Notre équipe prend le relais",
          text:
            "Écrivez-nous comme à un ami qui connaît les lieux. Nous suivons votre demande " +
            "jusqu’au bout.",
          points: [
            "Tables, transferts, billets, grandes occasions",
            "De l’aide quand un vol a du retard",
            "Téléphone, e-mail ou espace membre, en français ou en anglais",
          ],
        },
        checkin: {
          label: "Enregistrement",
          title: "L’enregistrement est fait avant même que vous y pensiez",
          text: "Donnez-nous votre numéro de vol, et nous vous envoyons votre carte d’embarquement.",
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
      text: "Pour nous, il n’y a pas de petite demande.",
      requests: [
        "« La valise de ma mère est partie à Lisbonne. Ma mère, non. »",
        "« J’ai oublié mes lunettes à la place 14C. »",
        "« J’arrive à Orly à 23 h 40. Comment rejoindre le Marais ? »",
      ],
      answer:
        "« Prenez la ligne 14 jusqu’à Châtelet, puis comptez dix minutes à pied. Je vous ai envoyé l’itinéraire. »",
    },
    hub: {
      title: "Votre carnet de voyage",
      text: "Retrouvez tout votre voyage dans l’espace membre, sur tous vos appareils.",
      items: [
        {
          title: "Avant",
          text: "Lisez les guides et préparez vos visites. Nous nous chargeons de l’enregistrement.",
        },
        {
          title: "À l’aéroport",
          text:
            "Retrouvez votre carte d’embarquement, votre code Fast Track et les offres des " +
            "salons.",
        },
        {
          title: "Sur place",
          text: "Affichez vos billets du jour et posez toutes vos questions à votre concierge.",
        },
      ],
    },
    support: {
      title: "Une assistance 24 h/24 et\u00a07 j/7",
      text: "Appelez-nous ou écrivez-nous. Les membres disposent aussi d’un chat dans leur espace.",
      urgent: urgentHere,
      call: "Nous appeler",
      write: "Nous écrire",
    },
    pricing: { title: "Deux formules à essayer gratuitement", action: "Essayer" },
    closing: {
      title: "Et si votre prochain vol était le plus simple de tous ?",
      text: `Votre formule est entièrement gratuite pendant ${trialDays} jours.`,
      cta: "Commencer l’essai gratuit",
    },
  };
};

export const services = { en, fr };
