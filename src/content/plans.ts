import type { Facts } from "./facts.ts";

const en = ({ trialDays, billingEvery, price }: Facts) => ({
  badge: "Most complete",
  monthly: (monthPrice: string) => `${monthPrice} a month`,
  trial: (planPrice: string) =>
    `${trialDays} days free, then ${planPrice} ${billingEvery} until cancelled`,
  includes: (plan: string) => `${plan} includes`,
  lacks: "Not included:",
  both: ["Personal concierge", "Travel eBooks, even offline"],
  timeline: {
    title: "What happens, and when",
    steps: [
      {
        when: "Today",
        what: "You pay nothing",
        text: "You can use everything in your plan.",
      },
      {
        when: `After ${trialDays} days`,
        what: "The first payment",
        text: `You pay ${price.medium} or ${price.premium}, depending on your plan. If you cancel before then, you pay nothing.`,
      },
      {
        when: `Then ${billingEvery}`,
        what: "The same price",
        text: "Your plan renews until you cancel, by phone, by email or online.",
      },
    ],
  },
});

const fr = ({ trialDays, billingEvery, price }: Facts): ReturnType<typeof en> => ({
  badge: "La plus complète",
  monthly: (monthPrice) => `soit ${monthPrice} par mois`,
  trial: (planPrice) =>
    `${trialDays} jours gratuits, puis ${planPrice} ${billingEvery} jusqu’à résiliation`,
  includes: (plan) => `${plan} comprend`,
  lacks: "Non inclus :",
  both: ["Conciergerie personnelle", "eBooks de voyage, même hors connexion"],
  timeline: {
    title: "Les étapes de votre abonnement",
    steps: [
      {
        when: "Aujourd’hui",
        what: "Vous ne payez rien",
        text: "Vous profitez de tous les avantages de votre formule.",
      },
      {
        when: `Après ${trialDays} jours`,
        what: "Le premier paiement",
        text:
          `Vous payez ${price.medium} ou ${price.premium}, selon la formule. Si vous résiliez ` +
          "avant, vous ne payez rien.",
      },
      {
        when: `Puis ${billingEvery}`,
        what: "Le même prix",
        text:
          "Votre formule se renouvelle tant que vous ne la résiliez pas. Pour résilier, un " +
          "e-mail, un appel ou un formulaire suffit.",
      },
    ],
  },
});

export const plans = { en, fr };
