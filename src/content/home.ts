import { NETWORK_AIRPORTS } from "../domain/airports/airports.ts";
import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, planName, trialDays, passes, price, hours }: Facts) => ({
  hero: {
    secondary: "Book a single Fast Track",
    note: `Free for ${trialDays} days. Cancel anytime.`,
  },
  proof: {
    title: "In figures",
    facts: [
      { figure: `Over ${NETWORK_AIRPORTS}`, text: "airports in the Fast Track network" },
      { figure: `${trialDays} days`, text: "free before the first payment" },
      { figure: "No account", text: "needed to book a single pass" },
      { figure: "3 ways to cancel", text: "phone, e-mail or a form" },
    ],
  },
  effortless: {
    title: "Effortless Travel Management",
    text:
      "Tell us when you fly. We check you in, keep your passes ready and answer when plans " +
      "change, so the only thing left to carry is your bag.",
    steps: [
      {
        title: "Join in two minutes",
        text: `Choose a plan and try it free for ${trialDays} days.`,
      },
      { title: "Add your trip", text: "A flight number is enough: the rest fills itself in." },
      {
        title: "Walk through",
        text:
          "Fast Track pass, boarding pass and lounge offers are on your phone before you leave " +
          "home.",
      },
    ],
  },
  services: {
    title: "Premium Services",
    lead: "Six things that make a trip lighter, in one membership.",
    cards: {
      concierge: {
        title: "Personal Concierge",
        text: "Restaurants, transfers, a forgotten visa form: one message, and it is handled.",
      },
      fastTrack: site.content.services.fastTrack,
      checkIn: site.content.services.checkIn,
      lounges: {
        title: "Premium Lounges",
        text:
          `With ${planName.premium}, member prices at airport lounges, for the hour before ` +
          "boarding.",
      },
      museums: site.content.services.museums,
      guides: {
        title: "Digital Travel Guides",
        text: "Travel eBooks that know the city: short, current, and readable offline.",
      },
    },
  },
  fastTrack: {
    title: "Flying just once?",
    lead:
      `Book the priority lane for one airport: ${price.adult} a traveller, no membership, no ` +
      `account. ${promises.en({ site, hours }).airports}`,
    airport: "Airport",
    selectAirport: "Choose an airport",
    travellers: "Travellers",
    /** For screen readers: a count of travellers with its price. */
    costs: (count: string, total: string) => `${count}: ${total}`,
    total: "Total",
    note:
      "Adults and children pay the same, infants travel free. A larger party? Add them in the " +
      "next step.",
    book: "Book the pass",
  },
  pricing: {
    title: "Choose Your Plan",
    lead:
      `Both plans start with ${trialDays} free days and include the concierge and the travel ` +
      "eBooks. Visa or Mastercard.",
    choose: (plan: string) => `Choose ${plan}`,
  },
  simplified: {
    title: "Smarter Travel, Simplified",
    text: `${promises.en({ site, hours }).hours} ${promises.en({ site, hours }).urgent}`,
    cta: "Begin Your Journey",
  },
  saving: {
    title: "Start Saving on Every Trip",
    text:
      `A single Fast Track costs ${price.adult}. Up to ${passes.medium} a month are free with ` +
      `${planName.medium}, up to ${passes.premium} with ${planName.premium}.`,
    cta: "Get Started Now",
    compare: {
      label: "A month of priority lanes",
      singles: `${passes.premium} single passes`,
      plan: `${planName.premium}, a month`,
    },
  },
});

const fr = ({ site, planName, trialDays, passes, price, hours }: Facts): ReturnType<typeof en> => ({
  hero: {
    secondary: "Réserver un Fast Track",
    note: `Gratuit pendant ${trialDays} jours. Résiliable à tout moment.`,
  },
  proof: {
    title: "En quelques chiffres",
    facts: [
      { figure: `Plus de ${NETWORK_AIRPORTS}`, text: "aéroports dans le réseau Fast Track" },
      { figure: `${trialDays} jours`, text: "offerts avant le premier paiement" },
      { figure: "Sans compte", text: "pour réserver un pass à l’unité" },
      { figure: "3 façons de résilier", text: "téléphone, e-mail ou formulaire" },
    ],
  },
  effortless: {
    title: "Vos voyages, sans effort",
    text:
      "Dites-nous quand vous partez. Nous vous enregistrons, nous tenons vos passes prêts et " +
      "nous répondons quand vos projets changent : il ne vous reste plus qu’à porter votre " +
      "bagage.",
    steps: [
      {
        title: "Inscription en deux minutes",
        text: `Choisissez une formule et essayez-la gratuitement pendant ${trialDays} jours.`,
      },
      {
        title: "Ajoutez votre voyage",
        text: "Un numéro de vol suffit : le reste se remplit tout seul.",
      },
      {
        title: "Passez",
        text:
          "Pass Fast Track, carte d’embarquement et offres de salons sont sur votre " +
          "téléphone avant le départ.",
      },
    ],
  },
  services: {
    title: "Des services d’exception",
    lead: "Six façons d’alléger un voyage, dans un seul abonnement.",
    cards: {
      concierge: {
        title: "Conciergerie personnelle",
        text:
          "Une table, un transfert, un formulaire de visa oublié : un message, et c’est " +
          "réglé.",
      },
      fastTrack: site.content.services.fastTrack,
      checkIn: site.content.services.checkIn,
      lounges: {
        title: "Salons d’aéroport",
        text:
          `Avec ${planName.premium}, des tarifs membres dans les salons, pour l’heure qui ` +
          "précède l’embarquement.",
      },
      museums: site.content.services.museums,
      guides: {
        title: "Guides de voyage numériques",
        text:
          "Des eBooks qui connaissent la ville : courts, tenus à jour, lisibles hors " +
          "connexion.",
      },
    },
  },
  fastTrack: {
    title: "Un seul vol en vue ?",
    lead:
      `Réservez la file prioritaire d’un aéroport : ${price.adult} par voyageur, sans ` +
      `abonnement ni compte. ${promises.fr({ site, hours }).airports}`,
    airport: "Aéroport",
    selectAirport: "Choisir un aéroport",
    travellers: "Voyageurs",
    costs: (count, total) => `${count} : ${total}`,
    total: "Total",
    note:
      "Adultes et enfants paient le même prix, c’est gratuit pour les bébés. Vous êtes " +
      "plus nombreux ? Ajoutez-les à l’étape suivante.",
    book: "Réserver le pass",
  },
  pricing: {
    title: "Choisissez votre formule",
    lead:
      `Chaque formule commence par ${trialDays} jours gratuits et comprend la conciergerie et ` +
      "les eBooks de voyage. Visa ou Mastercard.",
    choose: (plan) => `Choisir ${plan}`,
  },
  simplified: {
    title: "Voyager mieux, tout simplement",
    text: `${promises.fr({ site, hours }).hours} ${promises.fr({ site, hours }).urgent}`,
    cta: "Commencer le voyage",
  },
  saving: {
    title: "Économisez à chaque voyage",
    text:
      `Un Fast Track à l’unité coûte ${price.adult}. Avec l’abonnement, il est offert : ` +
      `jusqu’à ${passes.medium} fois par mois avec ${planName.medium}, jusqu’à ` +
      `${passes.premium} avec ${planName.premium}.`,
    cta: "Je commence maintenant",
    compare: {
      label: "Un mois de files prioritaires",
      singles: `${passes.premium} passes à l’unité`,
      plan: `${planName.premium}, par mois`,
    },
  },
});

export const home = { en, fr };
