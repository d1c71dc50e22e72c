import type { Facts } from "./facts.ts";
import { network } from "./network.ts";

const en = (facts: Facts) => {
  const { planName, price, passes, trialDays, billingEvery } = facts;
  const { premium } = planName;
  return {
    title: "Airport Fast Track",
    description:
      `Take the priority lane at security, ${network.en(facts).where}. A pass costs ` +
      `${price.perTraveller}, and infants go free.`,
    hero: {
      title: "Fast Track - from",
      price: price.headline,
      lead:
        `A pass for the priority lane costs ${price.perTraveller}. Infants go free, and ` +
        "you don’t need an account.",
      note:
        price.headline === price.memberPass
          ? `With ${premium}, a pass comes to about ${price.memberPass} if you use all ` +
            `${passes.premium} each month.`
          : undefined,
      bookNow: "Book Now",
    },
    pass: {
      title: "Your pass",
      airport: "Airport",
      selectAirport: "Select Airport",
      fares: "Fare per traveller",
      rows: [
        { who: "Adults", age: "12 and over", fare: price.adult },
        { who: "Children", age: "2 to 11", fare: price.child },
        { who: "Infants", age: "under 2", fare: "Free" },
      ],
      note: "Each traveller gets a pass, and one code holds them all. Taxes are included.",
    },
    benefits: {
      title: "Three good reasons",
      cards: {
        speedy: {
          title: "Speedy process",
          text: "You take the priority lane, even on the busiest day of July.",
        },
        smooth: {
          title: "Smooth and easy",
          text: "Show the code on your phone and walk through.",
        },
        convenient: {
          title: "Convenient",
          text: "Book tonight or on the way. One booking covers the whole family.",
        },
      },
    },
    premium: {
      title: "A premium service, without the ceremony",
      paragraphs: [
        "You go through the lane that frequent flyers use. A pass gets you through once, whatever " +
          "your airline or seat.",
        "Arrive as usual, and relax on the other side.",
      ],
    },
    availability: {
      title: network.en(facts).available,
      text: network.en(facts).book,
      board: "Airports",
      bookNow: "Book Now",
    },
    trial: {
      title: "Flying often?",
      text:
        `${premium} gives you up to ${passes.premium} free passes a month. It’s free for ` +
        `${trialDays} days, then costs ${price.premium} ${billingEvery} until you cancel. Buying ` +
        "a single pass doesn’t sign you up for anything.",
      cta: "Try it free",
    },
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { planName, price, passes, trialDays, billingEvery } = facts;
  const { premium } = planName;
  return {
    title: "Fast Track à l’aéroport",
    description:
      `Passez par la file prioritaire du contrôle, ${network.fr(facts).where}. Le ` +
      `pass coûte ${price.perTraveller}, et les bébés ne paient pas.`,
    hero: {
      title: "Fast Track – dès",
      price: price.headline,
      lead:
        `L’accès à la file prioritaire du contrôle coûte ${price.perTraveller}. Les ` +
        "bébés ne paient pas, et vous n’avez pas besoin de compte.",
      note:
        price.headline === price.memberPass
          ? `Avec ${premium}, un pass revient à environ ${price.memberPass} si vous utilisez les ` +
            `${passes.premium} pass du mois.`
          : undefined,
      bookNow: "Réserver",
    },
    pass: {
      title: "Votre pass",
      airport: "Aéroport",
      selectAirport: "Choisir un aéroport",
      fares: "Tarif par voyageur",
      rows: [
        { who: "Adultes", age: "12 ans et plus", fare: price.adult },
        { who: "Enfants", age: "de 2 à 11 ans", fare: price.child },
        { who: "Bébés", age: "moins de 2 ans", fare: "Gratuit" },
      ],
      note: "Chaque voyageur a son pass, et un seul code réunit tous les pass. Les taxes sont comprises.",
    },
    benefits: {
      title: "Trois bonnes raisons",
      cards: {
        speedy: {
          title: "Un passage rapide",
          text: "Vous prenez la file prioritaire, même en plein mois de juillet.",
        },
        smooth: {
          title: "Simple et fluide",
          text: "Présentez le code sur votre téléphone, et passez.",
        },
        convenient: {
          title: "Pratique",
          text: "Réservez la veille ou en route, en une fois pour toute la famille.",
        },
      },
    },
    premium: {
      title: "Un service haut de gamme, en toute simplicité",
      paragraphs: [
        "Vous passez par la file des grands voyageurs. Le pass vous y donne accès une fois, " +
          "quels que soient votre compagnie et votre siège.",
        "Arrivez comme d’habitude, et soufflez de l’autre côté du contrôle.",
      ],
    },
    availability: {
      title: network.fr(facts).available,
      text: network.fr(facts).book,
      board: "Aéroports",
      bookNow: "Réserver",
    },
    trial: {
      title: "Vous prenez souvent l’avion ?",
      text:
        `${premium} vous offre jusqu’à ${passes.premium} pass par mois. La formule est gratuite ` +
        `pendant ${trialDays} jours, puis coûte ${price.premium} ${billingEvery} tant que vous ` +
        "ne résiliez pas. L’achat d’un pass à l’unité ne vous engage à aucun abonnement.",
      cta: "Essayer gratuitement",
    },
  };
};

export const fastTrack = { en, fr };
