import { NETWORK_AIRPORTS } from "../../domain/orders/airports.ts";
import type { PreCheckoutContent } from "../en/pre-checkout.ts";
import type { Facts } from "../facts.ts";
import { planNames } from "../plan-names.ts";

export const preCheckout = ({ site, passes, trialDays, billingMonths }: Facts): PreCheckoutContent => {
  const { medium, premium } = planNames(site);
  return {
    title: "Ce que nous pouvons faire pour vous",
    description: `Choisissez une formule et commencez l’essai gratuit du Fast Track ou de l’enregistrement automatique : ${trialDays} jours offerts, sans engagement.`,
    lead: "Dites-nous par quoi commencer. L’abonnement comprend les deux, quel que soit votre choix.",
    servicesLabel: "Commencer par",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Rejoignez la file prioritaire, montrez le pass sur votre téléphone, et vous êtes passé.",
        benefits: [
          { title: "Des minutes, pas des files", text: "Un couloir à vous pour le contrôle de sûreté." },
          { title: `Plus de ${NETWORK_AIRPORTS} aéroports`, text: "Le même pass, au départ comme au retour." },
          {
            title: `Jusqu’à ${passes.premium} passes par mois`,
            text: `Offerts avec ${premium} ; jusqu’à ${passes.medium} avec ${medium}.`,
          },
          { title: "Sur votre téléphone", text: "Commandez un pass dans l’espace membre, même en chemin." },
        ],
      },
      "check-in": {
        label: "Enregistrement automatique",
        text: "Donnez le numéro de vol une fois : la carte d’embarquement vient à vous.",
        benefits: [
          { title: "Dès l’ouverture", text: "Nous y sommes les premiers, pour que vous n’ayez pas à y être." },
          { title: "Un seul endroit", text: "Tous vos vols dans une liste, quelle que soit la compagnie." },
          { title: "Droit sur votre téléphone", text: "La carte arrive avant que la valise soit bouclée." },
          { title: "Aussi souvent que vous volez", text: `Illimité avec ${premium}, inclus avec ${medium}.` },
        ],
      },
    },
    plans: "Choisissez votre formule",
    start: "Commencer l’essai gratuit",
    newTab: "s’ouvre dans un nouvel onglet",
    terms: (planPrice) => `${trialDays} jours gratuits, puis ${planPrice} tous les ${billingMonths} mois jusqu’à résiliation`,
    otherService: (service) => `Ou commencer par : ${service}`,
    assurances: [
      `Rien n’est débité pendant les ${trialDays} jours.`,
      "Résiliation par téléphone, e-mail ou formulaire, sans motif.",
      "Visa ou Mastercard uniquement.",
    ],
    moreTerms: "Lire les conditions d’abonnement",
    operator: `L’essai s’ouvre sur une page sécurisée de ${site.company.legalName}.`,
  };
};
