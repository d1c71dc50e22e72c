import { telephone } from "../../domain/site/site.ts";
import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";
import { operatorZone } from "../time-zones.ts";

export interface SubscriptionTerms extends TextDocument {
  benefitsHeading: string;
  benefits: { title: string; text: string }[];
  contactsHeading: string;
  contactsIntro: string;
  /** `title` names the way, `text` explains it, `label` and `href` make the link. */
  contacts: {
    title: string;
    text: string;
    label: string;
    href: "/unsubscribe" | `tel:${string}` | `mailto:${string}`;
  }[];
}

export const subscriptionTerms = (facts: Facts): SubscriptionTerms => {
  const { company } = facts.site;
  const { price, hours, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = facts.planName;

  return {
    title: "Subscription Terms",
    description: "What a membership includes and costs, when it renews, and three ways to cancel.",
    updated: "2024-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      `A membership from ${company.legalName} starts with a free trial of ${trialDays} ` +
        `days. It then costs ${price.medium} (${medium}) or ${price.premium} (${premium}) ` +
        `${billingEvery}, until you cancel. Cancel anytime before the next ` +
        "billing date to avoid renewal.",
      "Our [Terms & Conditions](/terms) also apply.",
    ],
    benefitsHeading: "What your membership includes",
    benefits: [
      {
        title: "Airport Fast Tracks",
        text:
          `Priority lanes in our network: up to ${passes.medium} free passes a month with ` +
          `${medium}, up to ${passes.premium} with ${premium}. One pass per traveller.`,
      },
      {
        title: "Automated Check-ins",
        text:
          "We check you in when the airline opens check-in and send the boarding pass. " +
          `Included with ${medium}, unlimited with ${premium}.`,
      },
      {
        title: "Travel eBooks",
        text: "Digital guides in your member portal, as long as your membership runs.",
      },
      {
        title: "Airport Lounges",
        text:
          `Exclusive discounts with ${premium}. Book in the member portal and pay the reduced ` +
          "price.",
      },
    ],
    contactsHeading: "Cancel your membership",
    contactsIntro: "No reason needed, no fee. Please use the email address of your membership.",
    contacts: [
      {
        title: "By phone",
        text: `Every day, ${hours.opens} to ${hours.closes} (${operatorZone.en()}).`,
        label: company.phone,
        href: telephone(company.phone),
      },
      {
        title: "By email",
        text: "At any hour. The time you send it counts.",
        label: company.email,
        href: `mailto:${company.email}`,
      },
      {
        title: "With the unsubscribe form",
        text: "Enter your email address and we send a link.",
        label: "Open the unsubscribe form",
        href: "/unsubscribe",
      },
    ],
    sections: [
      {
        id: "plans-and-prices",
        heading: "Plans and prices",
        blocks: [
          "Two plans, priced here in your chosen currency. You are charged in the currency " +
            "shown when you confirm.",
          {
            table: {
              head: ["Plan", "Free trial", "Price after the trial", "Free Fast Track passes"],
              rows: [
                [
                  medium,
                  `${trialDays} days`,
                  `${price.medium} ${billingEvery}`,
                  `Up to ${passes.medium} a month`,
                ],
                [
                  premium,
                  `${trialDays} days`,
                  `${price.premium} ${billingEvery}`,
                  `Up to ${passes.premium} a month`,
                ],
              ],
            },
          },
          `${medium} also includes priority entry to selected museums, ${premium} unlimited ` +
            "skip-the-line museum entries. Prices include the taxes that we must charge.",
        ],
      },
      {
        id: "free-trial",
        heading: "Free trial",
        blocks: [
          `The trial lasts ${trialDays} days from the moment you subscribe. Your membership ` +
            "opens at once: sign in to the member portal with the credentials from your " +
            "sign-up. The trial is free.",
          "Cancel before the trial ends and you pay nothing. Otherwise the membership " +
            `continues, and we then charge ${price.medium} for ${medium} or ${price.premium} ` +
            `for ${premium}.`,
          "One trial per person. Before you confirm, you see the plan, the price, the date " +
            "of the first charge and how to cancel.",
        ],
      },
      {
        id: "renewal",
        heading: "Automatic renewal",
        blocks: [
          `After the trial, your membership is billed ${billingEvery}. It ` +
            "renews automatically at the same price on each billing date, without a minimum " +
            "number of renewals, until you or we end it. Ask us for your next billing date.",
          "If the price changes, we write to you in good time before it first applies, so " +
            "that you can cancel first.",
          "If a payment is refused, we tell you and may pause your benefits until it is " +
            "made. For unpaid fees see section 12 of the [Terms & Conditions](/terms).",
        ],
      },
      {
        id: "cancellation",
        heading: "Cancellation",
        blocks: [
          "You can cancel anytime before the next billing date to avoid renewal. We confirm " +
            "by email. Your benefits stay until the end of the trial or paid period, and " +
            "nothing more is charged.",
          "The page [Cancel your membership](/cancel-membership) takes your notice in two " +
            "steps and emails you a receipt at once; it counts from that moment. The " +
            "[unsubscribe form](/unsubscribe) also takes two steps: we email you a link, and " +
            "you confirm on its page. If no link reaches you before your billing date, phone " +
            "or write to us: your request counts from then.",
          "Subscription fees are non-refundable once charged, except where the law or the " +
            "Terms & Conditions give you a refund. Section 9 of the [Terms & " +
            "Conditions](/terms) describes the consumer’s right to change their mind, with a " +
            "cancellation form; section 11 the refunds.",
        ],
      },
      {
        id: "your-data",
        heading: "Your data",
        blocks: [
          "We use your details to run your membership: open access, provide benefits, take " +
            "payment, answer you. We do not sell them. Companies that provide a benefit, such " +
            "as an airport or airline, receive only what they need.",
          "This site has no advertising or analytics, and only functional cookies. See the " +
            "[Privacy Policy](/privacy).",
        ],
      },
      {
        id: "payment-security",
        heading: "Payment security",
        blocks: [
          "Visa or Mastercard only. Pages and forms always use an encrypted (HTTPS) " +
            "connection.",
          "This site never stores or sends your card number. Your browser checks its card " +
            "form and keeps what you type. An authorised payment provider takes your card " +
            "details directly, and tells us only whether the payment succeeded.",
          "We never ask for your card number, security code or password by email, chat or " +
            "phone. If someone does in our name, do not answer, and tell us.",
        ],
      },
    ],
  };
};
