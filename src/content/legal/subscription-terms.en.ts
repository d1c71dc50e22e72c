import { telephone } from "../../domain/site/site.ts";
import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";

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
    description:
      "What a membership includes, what it costs after the free trial, when it renews, and " +
      "the three ways to cancel it.",
    updated: "2024-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      `A membership from ${company.legalName} starts with a free trial of ${trialDays} days. ` +
        `Afterwards it costs ${price.medium} (${medium}) or ${price.premium} (${premium}) ` +
        `${billingEvery}, until you cancel. You can cancel anytime before the ` +
        "next billing date to avoid renewal.",
      "These Subscription Terms complete our [Terms & Conditions](/terms), which also apply " +
        "to your membership.",
    ],
    benefitsHeading: "What your membership includes",
    benefits: [
      {
        title: "Airport Fast Tracks",
        text:
          `Priority lanes at airports in our network: up to ${passes.medium} free passes a ` +
          `month with ${medium}, up to ${passes.premium} with ${premium}. One pass per ` +
          "traveller.",
      },
      {
        title: "Automated Check-ins",
        text:
          "Give us your flight, and we check you in when the airline opens check-in and send " +
          `you the boarding pass. Included with ${medium}, unlimited with ${premium}.`,
      },
      {
        title: "Travel eBooks",
        text:
          "Digital guides to read before you leave and on the way, in your member portal for " +
          "as long as your membership runs.",
      },
      {
        title: "Airport Lounges",
        text:
          `Exclusive discounts in airport lounges with ${premium}. You book the lounge through ` +
          "the member portal and pay the reduced price.",
      },
    ],
    contactsHeading: "Cancel your membership",
    contactsIntro:
      "Choose whichever of these suits you. You need give no reason and there is no fee. " +
      "Please use the e-mail address of your membership, so that we find it at once.",
    contacts: [
      {
        title: "By phone",
        text: `Every day, ${hours.opens} to ${hours.closes} (London time).`,
        label: company.phone,
        href: telephone(company.phone),
      },
      {
        title: "By e-mail",
        text: "At any hour. The time at which you send it counts.",
        label: company.email,
        href: `mailto:${company.email}`,
      },
      {
        title: "With the unsubscribe form",
        text: "Enter your e-mail address and we send you a link.",
        label: "Open the unsubscribe form",
        href: "/unsubscribe",
      },
    ],
    sections: [
      {
        id: "plans-and-prices",
        heading: "Plans and prices",
        blocks: [
          "There are two plans. Prices are shown here in the currency that you chose on this " +
            "site. You are charged in the currency shown when you confirm.",
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
          `${medium} also includes priority entry to selected museums. ${premium} also ` +
            "includes unlimited skip-the-line museum entries. Prices include the taxes that we " +
            "must charge.",
        ],
      },
      {
        id: "free-trial",
        heading: "Free trial",
        blocks: [
          `The trial lasts ${trialDays} days from the moment you subscribe, and your ` +
            "membership is open straight away: sign in to the member portal with the " +
            "credentials from your sign-up. No fee is charged during the trial.",
          "If you cancel before the trial ends, you are not charged. If you do not, the " +
            `membership continues and we charge ${price.medium} for ${medium} or ` +
            `${price.premium} for ${premium} when the trial ends.`,
          "The trial is offered once to each person. Before you confirm, you are shown the " +
            "plan, the price, the date of the first charge and how to cancel.",
        ],
      },
      {
        id: "renewal",
        heading: "Automatic renewal",
        blocks: [
          `After the trial, your membership is billed ${billingEvery}. It ` +
            "renews automatically at the same price on each billing date, without a minimum " +
            "number of renewals, until you or we end it. Ask us whenever you like for your " +
            "next billing date.",
          "If we change the price, we write to you in good time before the billing date on " +
            "which it would first apply, so that you can cancel first.",
          "If a payment is refused, we tell you and may pause your benefits until it is " +
            "made. The [Terms & Conditions](/terms) (section 12) say what happens if it " +
            "remains unpaid.",
        ],
      },
      {
        id: "cancellation",
        heading: "Cancellation",
        blocks: [
          "You can cancel anytime before the next billing date to avoid renewal. We confirm " +
            "by e-mail. Your benefits stay open until the end of the trial or of the period " +
            "that you have paid for, and nothing more is charged.",
          "The page [Cancel your membership](/cancel-membership) takes your notice in two " +
            "steps and e-mails you a receipt at once; it then counts from that moment. The " +
            "[unsubscribe form](/unsubscribe) works in two steps, so that nobody else can use " +
            "it for you: we send a link to your e-mail address, and you confirm on the page " +
            "that it opens. If no link reaches you before your billing date, phone or write to " +
            "us instead: your request then counts from that moment.",
          "Subscription fees are non-refundable once charged, except where the law or the " +
            "Terms & Conditions give you a refund. Consumers have a right to change their " +
            "mind, which section 9 of the [Terms & Conditions](/terms) describes together with " +
            "a cancellation form; section 11 says how and when refunds are made.",
        ],
      },
      {
        id: "your-data",
        heading: "Your data",
        blocks: [
          "We use the details that you give us to run your membership: to open your access, " +
            "provide the benefits you ask for, take payment and answer your questions. We do " +
            "not sell them. The companies that provide a benefit, such as an airport or an " +
            "airline, receive only what they need for it.",
          "This site uses no advertising or analytics, and only functional cookies. The " +
            "[Privacy Policy](/privacy) explains what we collect, how long we keep it, and how " +
            "to see, correct or delete it.",
        ],
      },
      {
        id: "payment-security",
        heading: "Payment security",
        blocks: [
          "We accept Visa or Mastercard only. Pages and forms are always sent over an " +
            "encrypted (HTTPS) connection.",
          "This site never stores or sends your card number. What you type in its card form " +
            "is checked in your browser and stays there. Where a payment is taken, an " +
            "authorised payment provider receives your card details from you directly, and " +
            "tells us only whether the payment succeeded.",
          "We never ask for your card number, security code or password by e-mail, chat or " +
            "phone. If someone does so in our name, do not answer, and tell us.",
        ],
      },
    ],
  };
};
