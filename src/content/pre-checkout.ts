import { cards } from "./cards.ts";
import type { Facts } from "./facts.ts";
import { network } from "./network.ts";

const en = (facts: Facts) => {
  const { site, planName, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = planName;
  return {
    title: "What we can do for you",
    description:
      "Start with Fast Track or automated check-in. The membership is free for " +
      `${trialDays} days, then renews ${billingEvery} until you cancel.`,
    lead: "Start with Fast Track or automated check-in. Your membership covers both.",
    servicesLabel: "Start with",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Take the priority lane with the code on your phone.",
        benefits: [
          { title: "Priority lane", text: "Use it at security, as often as your plan allows." },
          {
            title: network.en(facts).title,
            text: network.en(facts).book,
          },
          {
            title: `Up to ${passes.premium} passes a month`,
            text: `They’re free with your plan: ${passes.premium} with ${premium}, ${passes.medium} with ${medium}.`,
          },
          { title: "On your phone", text: "You’ll find your passes in the member portal." },
        ],
      },
      "check-in": {
        label: "Automated Check-In",
        text: "Give us your flight number, and we’ll send you the boarding pass.",
        benefits: [
          { title: "We check you in", text: "We do it the moment check-in opens." },
          {
            title: "All your flights in one place",
            text: "You’ll see them together, whatever the airline.",
          },
          {
            title: "Your boarding pass",
            text: "We send it as soon as you’re checked in.",
          },
          {
            title: "As often as you fly",
            text: `Check-in is unlimited with ${premium} and included with ${medium}.`,
          },
        ],
      },
    },
    plans: "Choose your plan",
    start: "Start Free Trial",
    newTab: "opens in a new tab",
    terms: (planPrice: string) =>
      `${trialDays} days free, then ${planPrice} ${billingEvery} until cancelled`,
    otherService: (service: string) => `Or start with ${service}`,
    assurances: [
      `You pay nothing for ${trialDays} days.`,
      "You can cancel by phone, by email or online.",
      `You can pay with ${cards.en({ site })}.`,
    ],
    moreTerms: "Subscription terms",
    operator: `The button opens a secure page run by ${site.company.legalName}.`.replace("..", "."),
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { site, planName, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = planName;
  return {
    title: "Ce que nous pouvons faire pour vous",
    description:
      "Commencez par le Fast Track ou l’enregistrement automatique. L’abonnement est gratuit " +
      `pendant ${trialDays} jours et résiliable à tout moment.`,
    lead: "Commencez par le Fast Track ou l’enregistrement automatique. L’abonnement comprend les deux.",
    servicesLabel: "Commencer par",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Passez par la file prioritaire, avec le code sur votre téléphone.",
        benefits: [
          {
            title: "La file prioritaire",
            text:
              "Vous prenez cette file au contrôle de sûreté, aussi souvent que votre formule " +
              "le permet.",
          },
          {
            title: network.fr(facts).title,
            text: network.fr(facts).book,
          },
          {
            title: `Jusqu’à ${passes.premium} pass par mois`,
            text:
              `Nous vous offrons jusqu’à ${passes.premium} pass avec ${premium}, et jusqu’à ` +
              `${passes.medium} avec ${medium}.`,
          },
          {
            title: "Sur votre téléphone",
            text: "Vous retrouvez vos pass dans l’espace membre.",
          },
        ],
      },
      "check-in": {
        label: "Enregistrement automatique",
        text: "Donnez-nous votre numéro de vol, et nous vous envoyons votre carte d’embarquement.",
        benefits: [
          {
            title: "Nous vous enregistrons",
            text: "Nous faisons votre enregistrement dès que la compagnie l’ouvre.",
          },
          {
            title: "Tous vos vols au même endroit",
            text: "Vos vols s’affichent ensemble, quelle que soit la compagnie.",
          },
          {
            title: "Votre carte d’embarquement",
            text: "Vous la recevez dès que l’enregistrement est fait.",
          },
          {
            title: "Autant de vols que vous voulez",
            text: `L’enregistrement est illimité avec ${premium}, et inclus avec ${medium}.`,
          },
        ],
      },
    },
    plans: "Choisissez votre formule",
    start: "Commencer l’essai gratuit",
    newTab: "s’ouvre dans un nouvel onglet",
    terms: (planPrice) =>
      `${trialDays} jours gratuits, puis ${planPrice} ${billingEvery} jusqu’à résiliation`,
    otherService: (service) => `Ou commencez par : ${service}`,
    assurances: [
      `Vous ne payez rien pendant ${trialDays} jours.`,
      "Vous pouvez résilier par e-mail, par téléphone ou par formulaire.",
      `Vous pouvez payer par carte ${cards.fr({ site })}.`,
    ],
    moreTerms: "Conditions d’abonnement",
    operator: `Le bouton ouvre une page sécurisée, gérée par ${site.company.legalName}.`.replace(
      "..",
      ".",
    ),
  };
};

export const preCheckout = { en, fr };
