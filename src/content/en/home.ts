import type { Facts } from "../facts.ts";

export const home = ({ site, trialDays, billingMonths, passes, price, hours }: Facts) => ({
  hero: { secondary: "Book a single Fast Track", note: `Free for ${trialDays} days. Cancel anytime.` },
  effortless: {
    title: "Effortless Travel Management",
    text: "Tell us when you fly. We check you in, keep your passes ready and answer when plans change, so the only thing left to carry is your bag.",
    steps: [
      { title: "Join in two minutes", text: `Choose a plan and try it free for ${trialDays} days.` },
      { title: "Add your trip", text: "A flight number is enough: the rest fills itself in." },
      { title: "Walk through", text: "Fast lane, boarding pass and lounge offers are on your phone before you leave home." },
    ],
  },
  services: {
    title: "Premium Services",
    lead: "Six things that make a trip lighter, in one membership.",
    cards: {
      concierge: { title: "Personal Concierge", text: "Restaurants, transfers, a forgotten visa form: one message, and it is handled." },
      fastTrack: site.content.services.fastTrack,
      checkIn: site.content.services.checkIn,
      lounges: { title: "Premium Lounges", text: "Member prices at airport lounges, for the hour before boarding." },
      museums: site.content.services.museums,
      guides: { title: "Digital Travel Guides", text: "Travel eBooks that know the city: short, current, and readable offline." },
    },
  },
  pricing: {
    title: "Choose Your Plan",
    lead: `Both plans start with ${trialDays} free days. Visa or Mastercard.`,
    choose: (plan: string) => `Choose ${plan}`,
    trial: (planPrice: string) => `${trialDays} days free, then ${planPrice} every ${billingMonths} months until cancelled.`,
    badge: "Most complete",
  },
  simplified: {
    title: "Smarter Travel, Simplified",
    text: `People are here every day from ${hours.opens} to ${hours.closes} by chat, phone and e-mail, and urgent help on the road is there 24/7.`,
    cta: "Begin Your Journey",
  },
  saving: {
    title: "Start Saving on Every Trip",
    text: `A single Fast Track costs ${price.adult}. Members walk through up to ${passes.premium} times a month.`,
    cta: "Get Started Now",
  },
});
export type HomeContent = ReturnType<typeof home>;
