import { NETWORK_AIRPORTS } from "../domain/airports/airports.ts";
import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const { planName, price, passes, trialDays, billingMonths } = facts;
  const { medium, premium } = planName;
  return {
    title: "Airport Fast Track",
    description:
      "Airport Fast Track passes online: pass security by the priority lane at over " +
      `${NETWORK_AIRPORTS} airports. ${price.adult} a traveller, infants free, no account ` +
      "needed.",
    hero: {
      title: "Fast Track - from",
      price: price.headline,
      lead:
        `Take the priority lane through airport security. A pass costs ${price.adult} for ` +
        "adults and children, and infants go free. Booking takes two minutes and no account.",
      bookNow: "Book Now",
    },
    pass: {
      title: "Your pass",
      airport: "Airport",
      selectAirport: "Select Airport",
      fares: "Fare per traveller",
      rows: [
        { who: "Adults", age: "12 years or more", fare: price.adult },
        { who: "Children", age: "2 to 11 years", fare: price.child },
        { who: "Infants", age: "Under 2 years", fare: "Free" },
      ],
      note: "1 code with a pass for each traveller. Taxes included.",
    },
    benefits: {
      title: "Three good reasons",
      cards: {
        speedy: {
          title: "Speedy process",
          text: "The priority lane, even on the first Friday of July.",
        },
        smooth: {
          title: "Smooth and easy",
          text: "Your pass is on your phone. Show it at the priority lane, and walk.",
        },
        convenient: {
          title: "Convenient",
          text: "Book tonight or on the way to the airport. Whole family, one booking.",
        },
      },
    },
    premium: {
      title: "A premium service, without the ceremony",
      paragraphs: [
        "Fast Track is the lane that airlines keep for their best customers. With a pass it " +
          "is yours once, at your airport, on the day of your flight, whatever your airline " +
          "and whatever your seat.",
        "Arrive at the usual hour, and spend it on the right side of security.",
      ],
    },
    availability: {
      title: `Available at over ${NETWORK_AIRPORTS} airports`,
      text: `From Paris to Dubai and New York. ${promises.en(facts).airports}`,
      board: "Airports",
      bookNow: "Book Now",
    },
    trial: {
      title: "Flying often?",
      text:
        `Membership includes up to ${passes.medium} free passes a month with ${medium}, up to ` +
        `${passes.premium} with ${premium}, and check-in done for you. ${premium} is free for ` +
        `${trialDays} days, then ${price.premium} every ${billingMonths} months until ` +
        "cancelled. Booking a single pass does not start a membership.",
      cta: "Try it free",
    },
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { planName, price, passes, trialDays, billingMonths } = facts;
  const { medium, premium } = planName;
  return {
    title: "Fast Track à l’aéroport",
    description:
      "Passes Fast Track en ligne : la file prioritaire du contrôle de sûreté dans plus de " +
      `${NETWORK_AIRPORTS} aéroports. ${price.adult} par voyageur, gratuit pour les bébés.`,
    hero: {
      title: "Fast Track – dès",
      price: price.headline,
      lead:
        `Passez le contrôle de sûreté par la file prioritaire. Le pass coûte ${price.adult} ` +
        "par adulte ou enfant, et rien pour les bébés. Réservation en deux minutes, sans " +
        "compte.",
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
      note: "1 code, avec un pass par voyageur. Taxes comprises.",
    },
    benefits: {
      title: "Trois bonnes raisons",
      cards: {
        speedy: {
          title: "Un passage rapide",
          text: "La file prioritaire, même en juillet.",
        },
        smooth: {
          title: "Simple et fluide",
          text: "Le pass est sur votre téléphone : présentez-le à la file prioritaire, et passez.",
        },
        convenient: {
          title: "Pratique",
          text: "Réservez la veille ou en route. Toute la famille, une seule réservation.",
        },
      },
    },
    premium: {
      title: "Un service haut de gamme, sans cérémonie",
      paragraphs: [
        "Le Fast Track, c’est la file que les compagnies réservent à leurs meilleurs " +
          "clients. Avec un pass, elle est à vous une fois, dans votre aéroport, le jour de " +
          "votre vol, quels que soient votre compagnie et votre siège.",
        "Venez à l’heure habituelle, et profitez-en du bon côté du contrôle.",
      ],
    },
    availability: {
      title: `Dans plus de ${NETWORK_AIRPORTS} aéroports`,
      text: `De Paris à Dubaï et New York. ${promises.fr(facts).airports}`,
      board: "Aéroports",
      bookNow: "Réserver",
    },
    trial: {
      title: "Vous prenez souvent l’avion ?",
      text:
        `L’abonnement comprend jusqu’à ${passes.medium} passes offerts par mois avec ` +
        `${medium}, ${passes.premium} avec ${premium}, et l’enregistrement fait pour vous. ` +
        `${premium} est gratuit pendant ${trialDays} jours, puis ${price.premium} tous les ` +
        `${billingMonths} mois jusqu’à résiliation. Réserver un pass à l’unité ne ` +
        "déclenche aucun abonnement.",
      cta: "Essayer gratuitement",
    },
  };
};

export const fastTrack = { en, fr };
