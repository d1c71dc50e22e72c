import { NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import { cards } from "./cards.ts";
import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const { site, planName, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = planName;
  return {
    title: "What we can do for you",
    description:
      `Fast Track or automated check-in, free for ${trialDays} days, then ${billingEvery} until ` +
      "cancelled.",
    lead: "Pick a start: the membership covers both.",
    servicesLabel: "Start with",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Take the priority lane with the code on your phone.",
        benefits: [
          { title: "Your priority lane", text: "At airport security." },
          {
            title: `Over ${NETWORK_AIRPORTS} airports`,
            text: promises.en(facts).airports,
          },
          {
            title: `Up to ${passes.premium} passes a month`,
            text: `Free with ${premium}; up to ${passes.medium} with ${medium}.`,
          },
          { title: "On your phone", text: "Order a pass on the way." },
        ],
      },
      "check-in": {
        label: "Automated Check-In",
        text: "Give us a flight number. The boarding pass comes to you.",
        benefits: [
          { title: "When check-in opens", text: "We’re there first." },
          {
            title: "One place",
            text: "All your flights, whatever the airline.",
          },
          { title: "Straight to your phone", text: "Before you pack." },
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
      `${trialDays} days free, then ${planPrice} ${billingEvery} until cancelled`,
    otherService: (service: string) => `Or start with ${service}:`,
    assurances: [
      `No charge for ${trialDays} days.`,
      "Cancel by phone, email or form.",
      `${cards.en({ site })} only.`,
    ],
    moreTerms: "Subscription terms",
    operator: `Opens a secure page of ${site.company.legalName}.`.replace("..", "."),
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { site, planName, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = planName;
  return {
    title: "Ce que nous pouvons faire pour vous",
    description:
      `Fast Track ou enregistrement automatique, gratuit pendant ${trialDays} jours. Résiliable ` +
      "à tout moment.",
    lead: "Par quoi commencer ? L’abonnement comprend les deux.",
    servicesLabel: "Commencer par",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Prenez la file prioritaire, le code sur votre téléphone.",
        benefits: [
          {
            title: "Votre file prioritaire",
            text: "Au contrôle de sûreté.",
          },
          {
            title: `Plus de ${NETWORK_AIRPORTS} aéroports`,
            text: promises.fr(facts).airports,
          },
          {
            title: `Jusqu’à ${passes.premium} pass par mois`,
            text: `Offerts avec ${premium} ; jusqu’à ${passes.medium} avec ${medium}.`,
          },
          {
            title: "Sur votre téléphone",
            text: "Commandez un pass en chemin.",
          },
        ],
      },
      "check-in": {
        label: "Enregistrement automatique",
        text: "Donnez un numéro de vol : la carte d’embarquement vient à vous.",
        benefits: [
          {
            title: "Dès l’ouverture",
            text: "Nous y sommes les premiers.",
          },
          {
            title: "Un seul endroit",
            text: "Tous vos vols, toutes compagnies.",
          },
          {
            title: "Directement sur votre téléphone",
            text: "Avant de boucler la valise.",
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
      `${trialDays} jours gratuits, puis ${planPrice} ${billingEvery} jusqu’à résiliation`,
    otherService: (service) => `Ou commencer par : ${service}`,
    assurances: [
      `Aucun débit pendant ${trialDays} jours.`,
      "Résiliation par e-mail, téléphone ou formulaire.",
      `${cards.fr({ site })} uniquement.`,
    ],
    moreTerms: "Conditions d’abonnement",
    operator: `Ouvre une page sécurisée de ${site.company.legalName}.`.replace("..", "."),
  };
};

export const preCheckout = { en, fr };
