import type { Facts } from "./facts.ts";

const en = ({ trialDays, billingEvery, price }: Facts) => ({
  badge: "Most complete",
  monthly: (monthPrice: string) => `${monthPrice} a month`,
  trial: (planPrice: string) =>
    `${trialDays} days free, then ${planPrice} ${billingEvery} until cancelled.`,
  /** For screen readers: the heading of a plan's list. */
  includes: (plan: string) => `${plan} includes`,
  both: ["Personal concierge", "Travel eBooks, also offline"],
  timeline: {
    title: "What happens, and when",
    steps: [
      {
        when: "Today",
        what: "You pay nothing",
        text: "Your whole plan is open.",
      },
      {
        when: `Day ${trialDays}`,
        what: "The first payment",
        text: `${price.medium} or ${price.premium}. Cancel before, and you pay nothing.`,
      },
      {
        when: `Then ${billingEvery}`,
        what: "The same price again",
        text: "Until you cancel, by phone, email or form.",
      },
    ],
  },
});

const fr = ({ trialDays, billingEvery, price }: Facts): ReturnType<typeof en> => ({
  badge: "La plus complète",
  monthly: (monthPrice) => `soit ${monthPrice} par mois`,
  trial: (planPrice) =>
    `${trialDays} jours gratuits, puis ${planPrice} ${billingEvery} jusqu’à résiliation.`,
  includes: (plan) => `${plan} comprend`,
  both: ["Conciergerie personnelle", "eBooks de voyage, même hors connexion"],
  timeline: {
    title: "Ce qui se passe, et quand",
    steps: [
      {
        when: "Aujourd’hui",
        what: "Vous ne payez rien",
        text: "Toute votre formule est ouverte.",
      },
      {
        when: `Après ${trialDays} jours`,
        what: "Le premier paiement",
        text: `${price.medium} ou ${price.premium}. Résiliez avant, et vous ne payez rien.`,
      },
      {
        when: `Puis ${billingEvery}`,
        what: "Le même prix",
        text: "Jusqu’à résiliation, par e-mail, téléphone ou formulaire.",
      },
    ],
  },
});

export const plans = { en, fr };
