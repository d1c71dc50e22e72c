import { NETWORK_AIRPORTS } from "../domain/airports/airports.ts";
import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const { site, planName, passes, trialDays, billingMonths } = facts;
  const { medium, premium } = planName;
  return {
    title: "What we can do for you",
    description:
      "Choose a plan and start your free trial of Fast Track or automated check-in: " +
      `${trialDays} days free, then every ${billingMonths} months until cancelled.`,
    lead: "Where would you like to start? The membership covers both, whichever you choose.",
    servicesLabel: "Start with",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Walk to the priority lane, show the pass on your phone, and be through.",
        benefits: [
          { title: "Your priority lane", text: "The priority lane at airport security." },
          {
            title: `Over ${NETWORK_AIRPORTS} airports`,
            text: promises.en(facts).airports,
          },
          {
            title: `Up to ${passes.premium} passes a month`,
            text: `Free with ${premium}; up to ${passes.medium} with ${medium}.`,
          },
          { title: "On your phone", text: "Order a pass in the member portal, even on the way." },
        ],
      },
      "check-in": {
        label: "Automated Check-In",
        text: "Give us the flight number once, and the boarding pass comes to you.",
        benefits: [
          { title: "When check-in opens", text: "We are there first, so you need not be." },
          {
            title: "One place",
            text: "All your flights in one list, whichever airline flies them.",
          },
          { title: "Straight to your phone", text: "The boarding pass arrives before you pack." },
          {
            title: "As often as you fly",
            text: `Unlimited with ${premium}, included with ${medium}.`,
          },
        ],
      },
    },
    plans: "Choose your plan",
    start: "Start Free Trial",
    newTab: "opens in a new tab",
    terms: (planPrice: string) =>
      `${trialDays} days free, then ${planPrice} every ${billingMonths} months until cancelled`,
    otherService: (service: string) => `Start with ${service} instead:`,
    assurances: [
      `Nothing is charged during the ${trialDays} days.`,
      "Cancel by phone, e-mail or form, without a reason.",
      "Visa or Mastercard only.",
    ],
    moreTerms: "Read the subscription terms",
    operator: `The trial opens on a secure page of ${site.company.legalName}.`,
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { site, planName, passes, trialDays, billingMonths } = facts;
  const { medium, premium } = planName;
  return {
    title: "Ce que nous pouvons faire pour vous",
    description:
      "Choisissez une formule et commencez l’essai gratuit du Fast Track ou de " +
      `l’enregistrement automatique : ${trialDays} jours offerts, résiliable à tout moment.`,
    lead:
      "Dites-nous par quoi commencer. L’abonnement comprend les deux, quel que soit votre " +
      "choix.",
    servicesLabel: "Commencer par",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Rejoignez la file prioritaire, montrez le pass sur votre téléphone, et passez.",
        benefits: [
          {
            title: "Votre file prioritaire",
            text: "La file prioritaire du contrôle de sûreté.",
          },
          {
            title: `Plus de ${NETWORK_AIRPORTS} aéroports`,
            text: promises.fr(facts).airports,
          },
          {
            title: `Jusqu’à ${passes.premium} passes par mois`,
            text: `Offerts avec ${premium} ; jusqu’à ${passes.medium} avec ${medium}.`,
          },
          {
            title: "Sur votre téléphone",
            text: "Commandez un pass dans l’espace membre, même en chemin.",
          },
        ],
      },
      "check-in": {
        label: "Enregistrement automatique",
        text: "Donnez le numéro de vol une fois : la carte d’embarquement vient à vous.",
        benefits: [
          {
            title: "Dès l’ouverture",
            text: "Nous y sommes les premiers, vous n’avez plus à y penser.",
          },
          {
            title: "Un seul endroit",
            text: "Tous vos vols dans une liste, quelle que soit la compagnie.",
          },
          {
            title: "Directement sur votre téléphone",
            text: "La carte arrive avant que la valise soit bouclée.",
          },
          {
            title: "Autant de vols que vous voulez",
            text: `Illimité avec ${premium}, inclus avec ${medium}.`,
          },
        ],
      },
    },
    plans: "Choisissez votre formule",
    start: "Commencer l’essai gratuit",
    newTab: "s’ouvre dans un nouvel onglet",
    terms: (planPrice) =>
      `${trialDays} jours gratuits, puis ${planPrice} tous les ${billingMonths} mois jusqu’à ` +
      "résiliation",
    otherService: (service) => `Ou commencer par : ${service}`,
    assurances: [
      `Rien n’est débité pendant les ${trialDays} jours.`,
      "Résiliation par téléphone, e-mail ou formulaire, sans motif.",
      "Visa ou Mastercard uniquement.",
    ],
    moreTerms: "Lire les conditions d’abonnement",
    operator: `L’essai s’ouvre sur une page sécurisée, éditée par ${site.company.legalName}.`,
  };
};

export const preCheckout = { en, fr };
