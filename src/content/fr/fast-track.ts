import { NETWORK_AIRPORTS } from "../../domain/orders/airports.ts";
import type { FastTrackContent } from "../en/fast-track.ts";
import type { Facts } from "../facts.ts";
import { planNames } from "../plan-names.ts";

export const fastTrack = ({ site, price, passes, trialDays, billingMonths }: Facts): FastTrackContent => {
  const { medium, premium } = planNames(site);
  return {
    title: "Fast Track à l’aéroport",
    description: `Passes Fast Track en ligne : la file prioritaire du contrôle de sûreté dans plus de ${NETWORK_AIRPORTS} aéroports. ${price.adult} par voyageur, gratuit pour les bébés.`,
    hero: {
      title: "Fast Track - dès",
      price: price.headline,
      lead: "Passez le contrôle de sûreté par la file prioritaire. Pour vous ou pour toute la famille, en deux minutes et sans compte.",
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
        { who: "Bébés", age: "2 ans ou moins", fare: "Gratuit" },
      ],
      note: "Un pass par voyageur. Taxes comprises.",
    },
    benefits: {
      title: "Trois bonnes raisons",
      cards: {
        speedy: {
          title: "Un passage rapide",
          text: "Quelques minutes entre l’entrée et l’autre côté du contrôle, même un premier vendredi de juillet.",
        },
        smooth: { title: "Simple et fluide", text: "Le pass est sur votre téléphone. Présentez-le à la file prioritaire, et avancez." },
        convenient: { title: "Pratique", text: "Réservez la veille ou en route. Toute la famille, une seule réservation." },
      },
    },
    premium: {
      title: "Un service haut de gamme, sans cérémonie",
      paragraphs: [
        "Le Fast Track, c’est la file que les compagnies réservent à leurs meilleurs clients. Avec un pass, elle est à vous pour la journée, quels que soient votre compagnie et votre siège.",
        "Arrivez plus tard, et prenez quand même un café. Ou venez à l’heure habituelle, et passez-la du bon côté du contrôle.",
      ],
    },
    availability: {
      title: `Dans plus de ${NETWORK_AIRPORTS} aéroports`,
      text: "De Paris à Dubaï et New York : choisissez le vôtre en réservant. S’il manque à la liste, demandez-nous.",
      bookNow: "Réserver",
    },
    trial: {
      title: "Vous volez plus d’une fois par saison ?",
      text: `L’abonnement comprend jusqu’à ${passes.medium} passes offerts par mois avec ${medium}, ${passes.premium} avec ${premium}, et l’enregistrement fait pour vous. ${premium} est gratuit pendant ${trialDays} jours, puis ${price.premium} tous les ${billingMonths} mois jusqu’à résiliation. Réserver un pass à l’unité ne déclenche aucun abonnement.`,
      cta: "Essayer gratuitement",
    },
  };
};
