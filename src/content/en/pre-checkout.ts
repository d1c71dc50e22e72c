import { NETWORK_AIRPORTS } from "../../domain/orders/airports.ts";
import type { Facts } from "../facts.ts";
import { planNames } from "../plan-names.ts";

export const preCheckout = ({ site, passes, trialDays, billingMonths }: Facts) => {
  const { medium, premium } = planNames(site);
  return {
    title: "What we can do for you",
    description: `Choose a plan and start your free trial of Fast Track or automated check-in: ${trialDays} days free, then every ${billingMonths} months until cancelled.`,
    lead: "Say where you would like to start. The membership covers both, whichever you choose.",
    servicesLabel: "Start with",
    services: {
      "fast-track": {
        label: "Fast Track",
        text: "Walk to the priority lane, show the pass on your phone, and be through.",
        benefits: [
          { title: "Minutes, not queues", text: "A lane of your own through airport security." },
          { title: `Over ${NETWORK_AIRPORTS} airports`, text: "The same pass, at home and where you land." },
          { title: `Up to ${passes.premium} passes a month`, text: `Free with ${premium}; up to ${passes.medium} with ${medium}.` },
          { title: "On your phone", text: "Order a pass in the member portal, even on the way." },
        ],
      },
      "check-in": {
        label: "Automated Check-In",
        text: "Give us the flight number once, and the boarding pass comes to you.",
        benefits: [
          { title: "When check-in opens", text: "We are there first, so you need not be." },
          { title: "One place", text: "All your flights in one list, whichever airline flies them." },
          { title: "Straight to your phone", text: "The boarding pass arrives before you pack." },
          { title: "As often as you fly", text: `Unlimited with ${premium}, included with ${medium}.` },
        ],
      },
    },
    plans: "Choose your plan",
    start: "Start Free Trial",
    newTab: "opens in a new tab",
    terms: (planPrice: string) => `${trialDays} days free, then ${planPrice} every ${billingMonths} months until cancelled`,
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
export type PreCheckoutContent = ReturnType<typeof preCheckout>;
