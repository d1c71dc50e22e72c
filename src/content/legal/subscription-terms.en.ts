import { telephone } from "#domain/site/site.ts";
import { cards } from "../cards.ts";
import type { Facts } from "../facts.ts";
import { createSection, createTable, type TextDocument } from "../schema.ts";
import { operatorZone } from "../operator-zone.ts";

export interface SubscriptionTerms extends TextDocument {
  benefitsHeading: string;
  benefits: { title: string; text: string }[];
  contactsHeading: string;
  contactsIntro: string;
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
    description: "What a membership includes and costs, when it renews, and how to cancel.",
    updated: "2024-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      `A membership from ${company.legalName} starts with a free trial of ${trialDays} days. It ` +
        `then costs ${price.medium} (${medium}) or ${price.premium} (${premium}) ` +
        `${billingEvery}, until you cancel. Cancel anytime before the next billing date to avoid ` +
        "renewal.",
      "Our [Terms & Conditions](/terms) also apply.",
    ],
    benefitsHeading: "What your membership includes",
    benefits: [
      {
        title: "Airport Fast Tracks",
        text:
          "You can use the priority lanes in our network, with up to " +
          `${passes.medium} free passes a month with ${medium} and up to ${passes.premium} with ` +
          `${premium}. Each traveller needs\u00a0a\u00a0pass.`,
      },
      {
        title: "Automated Check-ins",
        text:
          "We check you in as soon as the airline opens check-in, and send you the boarding pass. " +
          `Check-in is included with ${medium} and unlimited with ${premium}.`,
      },
      {
        title: "Travel eBooks",
        text: "You can read digital guides in your member portal for as long as your membership lasts.",
      },
      {
        title: "Airport Lounges",
        text:
          `With ${premium}, you get exclusive discounts. Book your lounge in the member portal and ` +
          "pay the reduced price.",
      },
    ],
    contactsHeading: "Cancel your membership",
    contactsIntro:
      "Cancelling is free, and you do not need a reason. If you can, use the email address you " +
      "joined with.",
    contacts: [
      {
        title: "By phone",
        text: `You can call us every day, ${hours.opens} to ${hours.closes} (${operatorZone.en()}).`,
        label: company.phone,
        href: telephone(company.phone),
      },
      {
        title: "By email",
        text: "You can write to us at any time. What counts is when you send your email.",
        label: company.email,
        href: `mailto:${company.email}`,
      },
      {
        title: "With the unsubscribe form",
        text:
          "Enter your email address, and we will email you a link. On its page, tick “Also " +
          "cancel my membership”.",
        label: "Open the unsubscribe form",
        href: "/unsubscribe",
      },
    ],
    sections: [
      createSection("plans-and-prices", "Plans and prices", [
        "You are charged in the currency shown when you confirm.",
        createTable([
          ["Plan", "Free trial", "Price after the trial", "Free Fast Track passes"],
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
        ]),
        `${medium} also includes priority entry to selected museums, and ${premium} includes ` +
          "unlimited skip-the-line museum entries. Prices include the taxes that we must charge.",
      ]),
      createSection("free-trial", "Free trial", [
        `The trial lasts ${trialDays} days from the moment you subscribe. Your membership opens ` +
          "at once. Sign in to the member portal with the email and " +
          "password you chose at sign-up.",
        "Cancel before the trial ends and you pay nothing. Otherwise the membership continues, " +
          `and we then charge ${price.medium} for ${medium} or ${price.premium} for ${premium}.`,
        "Each person has one trial. Before you confirm, you see the price, the date of the first " +
          "charge and how to cancel.",
      ]),
      createSection("renewal", "Automatic renewal", [
        `After the trial, your membership is billed ${billingEvery}. It renews automatically at ` +
          "the same price on each billing date, until you or we end it. You can ask us for your " +
          "next billing date.",
        "If the price changes, we will write to you in good time, so that you can cancel first.",
        "If a payment is refused, we will tell you and may pause your benefits until it is made. For " +
          "unpaid fees, see section 12 of the [Terms & Conditions](/terms).",
      ]),
      createSection("cancellation", "Cancellation", [
        "Cancel anytime before the next billing date to avoid renewal. We will confirm by " +
          "email. You keep your benefits until the end of the trial or paid period, and nothing " +
          "more is charged.",
        "On the [Cancel your membership](/cancel-membership) page, you cancel in two steps, and we " +
          "email you a receipt at once. Your notice counts from then. If you use the [unsubscribe " +
          "form](/unsubscribe), we email you a link to a page where you tick “Also cancel my " +
          "membership” and confirm. If no link reaches you before your billing date, phone or " +
          "write to us, and your request counts from then.",
        "Subscription fees are non-refundable once charged, except where the law or the [Terms & " +
          "Conditions](/terms) entitle you to a refund. See section 9 for the consumer’s right to " +
          "change their mind, and section 11 for refunds.",
      ]),
      createSection("your-data", "Your data", [
        "We use your details only to run your membership, and do not sell them. Companies that " +
          "provide a benefit, such as an airport or airline, receive only what they need.",
        "This site has no advertising or analytics. See the [Privacy Policy](/privacy).",
      ]),
      createSection("payment-security", "Payment security", [
        `We accept ${cards.en(facts)} only, always over an encrypted (HTTPS) connection.`,
        "This site never stores or sends your card number. An authorised payment provider takes " +
          "your card details directly, and tells us only whether the payment succeeded.",
        "We never ask for your card number, security code or password by email, chat or phone. " +
          "If someone does, tell us.",
      ]),
    ],
  };
};
