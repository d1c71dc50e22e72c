import type { Facts } from "./facts.ts";

const en = ({ trialDays, billingMonths, price }: Facts) => ({
  badge: "Most complete",
  monthly: (monthPrice: string) => `${monthPrice} a month, billed every ${billingMonths} months`,
  trial: (planPrice: string) =>
    `${trialDays} days free, then ${planPrice} every ${billingMonths} months until cancelled.`,
  /** For screen readers: heads a plan's list. */
  includes: (plan: string) => `${plan} includes`,
  both: ["Personal concierge", "Travel eBooks, also offline"],
  timeline: {
    title: "What happens, and when",
    steps: [
      {
        when: "Today",
        what: "You pay nothing",
        text: "Your membership is open at once, with everything in your plan.",
      },
      {
        when: `Day ${trialDays}`,
        what: "The first payment",
        text:
          `The trial ends, and ${price.medium} or ${price.premium} is charged. Cancel before, ` +
          "and nothing is.",
      },
      {
        when: `Every ${billingMonths} months`,
        what: "The same price again",
        text: "It renews until you cancel: by phone, by e-mail or with a form, without a reason.",
      },
    ],
  },
});

const fr = ({ trialDays, billingMonths, price }: Facts): ReturnType<typeof en> => ({
  badge: "La plus complète",
  monthly: (monthPrice) => `soit ${monthPrice} par mois, facturés tous les ${billingMonths} mois`,
  trial: (planPrice) =>
    `${trialDays} jours gratuits, puis ${planPrice} tous les ${billingMonths} mois jusqu’à ` +
    "résiliation.",
  includes: (plan) => `${plan} comprend`,
  both: ["Conciergerie personnelle", "eBooks de voyage, même hors connexion"],
  timeline: {
    title: "Ce qui se passe, et quand",
    steps: [
      {
        when: "Aujourd’hui",
        what: "Vous ne payez rien",
        text: "Votre abonnement est ouvert tout de suite, avec tout ce que votre formule comprend.",
      },
      {
        when: `Au bout de ${trialDays} jours`,
        what: "Le premier paiement",
        text:
          `L’essai se termine : ${price.medium} ou ${price.premium} sont prélevés. Résiliez ` +
          "avant, et rien ne l’est.",
      },
      {
        when: `Tous les ${billingMonths} mois`,
        what: "Le même prix",
        text:
          "L’abonnement se renouvelle. Vous le résiliez quand vous voulez, par " +
          "téléphone, par e-mail ou par formulaire, sans motif.",
      },
    ],
  },
});

export const plans = { en, fr };
