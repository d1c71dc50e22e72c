import { cards } from "./cards.ts";
import type { Facts } from "./facts.ts";
import { network } from "./network.ts";
import { promises } from "./promises.ts";

const en = ({ site, planName, trialDays, passes, price, hours, plural }: Facts) => ({
  hero: { note: `Try it free for ${trialDays} days. Cancel anytime.` },
  proof: {
    title: "In figures",
    facts: [
      { figure: network.en({ site }).figure, text: network.en({ site }).unit },
      { figure: `${trialDays} days`, text: "free to try" },
      {
        figure: `Up to ${passes.premium}`,
        text: `${plural(passes.premium, "pass", "passes")} a month with ${planName.premium}`,
      },
      { figure: price.adult, text: "for a single pass, no account needed" },
    ],
  },
  effortless: {
    title: "Effortless Travel Management",
    text: "We check you in, keep your passes ready and help when your plans change.",
    steps: [
      { title: "Join online", text: `Try a plan free for ${trialDays} days.` },
      { title: "Add your trip", text: "Your flight number is all we need." },
      { title: "Walk through", text: "Show the code on your phone at the priority lane." },
    ],
  },
  services: {
    title: "Premium Services",
    cards: {
      concierge: {
        title: "Personal Concierge",
        text: "A table, a transfer or a visa form? Send one message, and we’ll handle it.",
      },
      fastTrack: site.content.services.fastTrack,
      checkIn: site.content.services.checkIn,
      lounges: {
        title: "Premium Lounges",
        text: `With ${planName.premium}, you get member prices at airport lounges.`,
      },
      museums: site.content.services.museums,
      guides: {
        title: "Digital Travel Guides",
        text: "Our travel eBooks take you around each city, even offline.",
      },
    },
  },
  fastTrack: {
    title: "Flying just once?",
    lead:
      `A Fast Track pass costs ${price.perTraveller} and gets you into the priority lane at ` +
      "security.",
    airport: "Airport",
    selectAirport: "Choose an airport",
    note: `Infants go free. ${network.en({ site }).book}`,
    book: "Book the pass",
  },
  pricing: {
    title: "Choose Your Plan",
    lead: `Try either plan free for ${trialDays} days. You can pay with ${cards.en({ site })}.`,
    choose: (plan: string) => `Choose ${plan}`,
  },
  simplified: {
    title: "Smarter Travel, Simplified",
    text: "A delay, a question, a change of plan? Our team is\u00a0here\u00a0to\u00a0help.",
    question: "“It’s her birthday on Friday. Somewhere quiet in Rome, for two?”",
    answer:
      "“I’ve booked you the corner table at a small trattoria in Trastevere, for 20:30. They know it’s her birthday.”",
    urgent: promises.en({ site, hours }).urgent,
    cta: "Begin Your Journey",
  },
  saving: {
    title: "Start Saving on Every Trip",
    /** Premium costs less from `savesFrom` passes a month on; it is undefined if Premium never does. */
    text: (savesFrom?: number) =>
      `With ${planName.premium}, you get up to ${passes.premium} free passes a month.` +
      (savesFrom ? ` You start saving as soon as you use ${savesFrom} in a month.` : ""),
    cta: "Get Started Now",
    compare: {
      label: "A month of priority lanes",
      singles: `${passes.premium} single passes`,
      plan: `${planName.premium}, a month`,
    },
  },
});

const fr = ({ site, planName, trialDays, passes, price, hours }: Facts): ReturnType<typeof en> => ({
  hero: { note: `Essayez gratuitement pendant ${trialDays} jours. Résiliez à tout moment.` },
  proof: {
    title: "En quelques chiffres",
    facts: [
      { figure: network.fr({ site }).figure, text: network.fr({ site }).unit },
      { figure: `${trialDays} jours`, text: "d’essai gratuit" },
      { figure: `Jusqu’à ${passes.premium}`, text: `pass par mois avec ${planName.premium}` },
      { figure: price.adult, text: "le pass à l’unité, sans compte" },
    ],
  },
  effortless: {
    title: "Vos voyages, sans effort",
    text: "Nous faisons l’enregistrement, préparons vos pass et vous aidons en cas d’imprévu.",
    steps: [
      {
        title: "Inscrivez-vous en ligne",
        text: `Essayez une formule gratuitement pendant ${trialDays} jours.`,
      },
      { title: "Ajoutez votre voyage", text: "Un numéro de vol suffit." },
      { title: "Franchissez le contrôle", text: "Présentez le code sur votre téléphone." },
    ],
  },
  services: {
    title: "Des services d’exception",
    cards: {
      concierge: {
        title: "Conciergerie personnelle",
        text: "Une table, un transfert, un visa ? Un seul message, et nous nous en occupons.",
      },
      fastTrack: site.content.services.fastTrack,
      checkIn: site.content.services.checkIn,
      lounges: {
        title: "Salons d’aéroport",
        text: `Avec ${planName.premium}, profitez du tarif membre dans les salons.`,
      },
      museums: site.content.services.museums,
      guides: {
        title: "Guides de voyage numériques",
        text: "Découvrez chaque ville avec nos eBooks, même hors connexion.",
      },
    },
  },
  fastTrack: {
    title: "Un seul vol ?",
    lead: `Prenez la file prioritaire du contrôle pour ${price.perTraveller}.`,
    airport: "Aéroport",
    selectAirport: "Choisir un aéroport",
    note: `Les bébés ne paient pas. ${network.fr({ site }).book}`,
    book: "Réserver le pass",
  },
  pricing: {
    title: "Choisissez votre formule",
    lead:
      `Les ${trialDays} premiers jours sont gratuits. Ensuite, vous payez par carte ` +
      `${cards.fr({ site })}.`,
    choose: (plan) => `Choisir ${plan}`,
  },
  simplified: {
    title: "Voyager mieux, tout simplement",
    text: "Un retard, une question, un imprévu ? Notre équipe est là\u00a0pour\u00a0vous.",
    question: "« C’est son anniversaire vendredi. Un endroit calme à Rome, pour deux ? »",
    answer: "« Une table vous attend à 20 h 30 dans une trattoria du Trastevere. »",
    urgent: promises.fr({ site, hours }).urgent,
    cta: "Commencer le voyage",
  },
  saving: {
    title: "Économisez à\u00a0chaque voyage",
    text: (savesFrom) =>
      `Avec ${planName.premium}, vous recevez jusqu’à ${passes.premium}\u00a0pass par\u00a0mois` +
      (savesFrom
        ? ` et vous économisez dès le ${savesFrom}${savesFrom === 1 ? "ᵉʳ" : "ᵉ"}\u00a0pass.`
        : "."),
    cta: "Commencer maintenant",
    compare: {
      label: "Un mois de file prioritaire",
      singles: `${passes.premium} pass à l’unité`,
      plan: `${planName.premium}, par mois`,
    },
  },
});

export const home = { en, fr };
