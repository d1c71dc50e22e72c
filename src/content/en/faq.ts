import type { Facts } from "../facts.ts";

export const faq = (facts: Facts) => {
  const { company } = facts.site;
  const { price, hours, passes, trialDays, billingMonths } = facts;
  const { medium, premium } = facts.planName;

  return {
    title: "Frequently Asked Questions",
    description: "How the membership works, when it can start, how it renews, how to cancel it at any time, and what its limits are.",
    intro: "Five short answers about the membership. For anything else, ask a person.",
    entries: [
      {
        id: "how-it-works",
        question: "How does it work?",
        answer: `Choose a plan and try it free for ${trialDays} days. In the member portal you order your Fast Track passes, send us the flights you want to be checked in for, and find your museum entries and travel eBooks. After the trial the membership goes on by itself unless you have cancelled: ${premium} starts at ${price.premium} for ${billingMonths} months.`,
      },
      {
        id: "when-it-starts",
        question: "When can my membership start?",
        answer:
          "Immediately on subscribing. Follow the Login link at the top of the page to the member portal, and sign in with the credentials from your sign-up. Your benefits are waiting there, during the free trial too.",
      },
      {
        id: "automatic-renewal",
        question: "Does my membership renew automatically?",
        answer: `Yes. After the free trial it renews every ${billingMonths} months until you cancel. The renewal price is the starting price: with ${premium}, ${price.premium} each time. If a price is ever to change, we write to you before it applies, so that you can leave first.`,
      },
      {
        id: "cancelling",
        question: "Can I cancel at any time?",
        answer: `Yes, without a reason and without a fee: by phone, by e-mail or with the form on the [Unsubscribe page](/unsubscribe). Cancel before your ${trialDays}-day trial ends and you pay nothing. Cancel later, before the next billing date, and the membership does not renew; you keep your benefits until the end of the period you have paid for.`,
      },
      {
        id: "usage-limits",
        question: "Are there limits on what I can use?",
        answer: `Fast Track passes are counted by month: up to ${passes.medium} free with ${medium}, up to ${passes.premium} with ${premium}, one pass per traveller. Unused passes are not carried over. With ${premium}, automated check-ins and skip-the-line museum entries are unlimited. Lanes, lounges and museums keep their own opening hours.`,
      },
    ],
    stillQuestions: {
      title: "Still have questions?",
      text: `We answer every day from ${hours.opens} to ${hours.closes} UK time.`,
      phoneLabel: `Call ${company.phone}`,
      emailLabel: `Write to ${company.email}`,
    },
  };
};

export type FaqContent = ReturnType<typeof faq>;
