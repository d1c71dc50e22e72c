import { AIRPORT_CODES, NETWORK_AIRPORTS } from "../../domain/airports/airports.ts";
import { TERMS } from "../../domain/site/terms.ts";
import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";
import { DEFAULT_COUNTRY, FRENCH_DECIDES } from "../../domain/legal-countries.ts";
import { findLaw, listCompanyDetails } from "./country-law.ts";
import { operatorZone } from "../time-zones.ts";

export interface Terms extends TextDocument {
  cancellationForm: { heading: string; intro: string; lines: string[]; sendByMail: string };
}

export const terms = (facts: Facts): Terms => {
  const { company, domains, legal, support } = facts.site;
  const law = findLaw(facts.site, "en");
  const details = listCompanyDetails(facts.site, "en");
  const frenchDecides = FRENCH_DECIDES.includes(legal?.country ?? DEFAULT_COUNTRY);
  const { price, hours, passes, trialDays, billingEvery, billingMonths, retention } = facts;
  const { medium, premium } = facts.planName;
  // The specified sentence names two periods: it goes once an owner has settled on one.
  const offers = facts.site.membership
    ? ""
    : `Depending on the offer that you take, a membership costs ${price.medium} per month or ` +
      `${price.premium} per ${billingMonths} months. The offer’s price and billing period are ` +
      "shown before you confirm, and you pay exactly those. ";

  return {
    title: "Terms & Conditions",
    description:
      "The contract for memberships and Fast Track passes: prices, free trial, renewal, " +
      "cancelling, your right to change your mind, and refunds.",
    updated: "2024-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      "These terms are the contract between you and us. They set out what we provide, what " +
        "it costs, and how either of us can end it. A cancellation form that you can copy " +
        "follows the last section.",
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Who we are and how to reach us",
        blocks: [
          `This site, ${domains.main}, and the services described on it are provided by ` +
            `${company.legalName} (“${company.name}”, “we”, “us”), ` +
            `${legal?.form.en ?? "a limited company registered in the United Kingdom"}. Our ` +
            `address is ${company.address}.`,
          ...(details.length > 0 ? [{ list: details }] : []),
          `You can reach us every day of the week, ${hours.opens} to ${hours.closes} ` +
            `(${operatorZone.en()}), ` +
            `by phone on ${company.phone} or by email at ${company.email}, and, as a ` +
            "member, by chat in the member portal.",
          "When we need to contact you, we write to the email address that you gave when " +
            "you subscribed or booked, so please keep it up to date. When these terms say “in " +
            "writing”, email counts.",
        ],
      },
      {
        id: "about-these-terms",
        heading: "About these terms",
        blocks: [
          "These terms apply to every membership and to every Fast Track pass that you order " +
            "from us. Please read them before you order. By placing an order you agree to " +
            "them, and you can save or print this page for your records.",
          "They are read together with:",
          {
            list: [
              "the order summary that you are shown and confirm, which records what you " +
                "ordered, the price, the currency and how often you pay;",
              "the [Subscription Terms](/subscription-terms), which describe the membership " +
                "plans, the free trial and renewal in more detail;",
              "the [Privacy Policy](/privacy), which explains how we use personal data.",
            ],
          },
          "If these documents say different things about your order, the order summary comes " +
            "first, then the Subscription Terms, then these terms.",
          "You are a consumer if you order wholly or mainly for purposes outside your trade, " +
            "business, craft or profession. Where a term applies only to consumers, or only to " +
            "business customers, it says so.",
        ],
      },
      {
        id: "what-we-provide",
        heading: "What we provide",
        blocks: [
          "A membership gives you travel services for as long as it runs. Depending on your " +
            "plan, they are:",
          {
            list: [
              `Fast Track passes for priority lanes at the airport: up to ${passes.medium} ` +
                `free passes a month with ${medium}, up to ${passes.premium} with ${premium};`,
              `automated check-in for your flights, unlimited with ${premium};`,
              `priority entry to selected museums with ${medium}, and unlimited ` +
                `skip-the-line entries to the museums and attractions we offer with ${premium};`,
              `discounts in airport lounges with ${premium};`,
              "travel eBooks, and help from our concierge team during support hours; for " +
                `urgent help on the road, by phone on ` +
                `${support?.emergency ?? company.phone}, 24/7.`,
            ],
          },
          "You can also buy Fast Track passes for one airport without a membership. That is " +
            "a single purchase, which does not renew.",
          `Our network covers over ${NETWORK_AIRPORTS} airports, of which ` +
            `${AIRPORT_CODES.length} can be booked online. Not every airport, terminal ` +
            "or hour has a priority lane, so a pass depends on what is available at the " +
            "airport and time you choose. We tell you before you order if we already know that " +
            "it is not available.",
          "We arrange these services with reasonable care and skill. The lanes, lounges, " +
            "museums, attractions and flights themselves are run by other companies, which set " +
            "their own opening hours, security checks and conditions of entry. You must keep " +
            "to those conditions while you are there.",
        ],
      },
      {
        id: "your-account",
        heading: "Who can order, and your account",
        blocks: [
          "To order you must be an adult, able to make a binding contract in the country " +
            "where you live. You may order for other people who travel with you, children " +
            "included. You are then responsible for giving us correct details and for making " +
            "sure that they know these terms.",
          "Members use their services through the member portal, with the credentials from " +
            "their sign-up. Keep your password to yourself, and tell us at once if you think " +
            "that someone else knows it.",
          "A membership is personal. You may not resell passes or other benefits, share your " +
            "credentials, or subscribe repeatedly to obtain more than one free trial.",
        ],
      },
      {
        id: "how-the-contract-is-made",
        heading: "How the contract is made",
        blocks: [
          "You choose a plan or a pass, enter your details, and check the summary before you " +
            "confirm. You can correct mistakes up to that moment. The contract is made when we " +
            "confirm your order, on screen or by email; for a pass that you buy, when you pay.",
          "If we cannot accept your order, for example because a lane is not available or " +
            "the payment was not authorised, we tell you and charge you nothing. If the price " +
            "shown was an obvious mistake, we ask you to confirm the right price before we go " +
            "on.",
          "A membership can start immediately on subscribing. By starting it you ask us to " +
            "begin during the change-of-mind period that [section 9](#changing-your-mind) " +
            "describes; for a pass that you buy, you ask us with the box on the booking form.",
          `We keep an unpaid booking for you for ${retention.unpaidHours} hours, until your ` +
            "flight day at the latest. After that it expires, at no cost, and we delete it as " +
            "the [Privacy Policy](/privacy) describes.",
        ],
      },
      {
        id: "prices-and-payment",
        heading: "Prices and payment",
        blocks: [
          `${offers}On the plans shown on this site, ${medium} costs ${price.medium} ` +
            `${billingEvery} and ${premium} costs ${price.premium} ${billingEvery}.`,
          `A Fast Track pass bought without a membership costs ${price.adult} for each ` +
            `adult, ${price.child} for each child and ${price.infant} for each infant. The ` +
            "booking form shows the ages that apply and the total before you continue to " +
            "payment.",
          "Prices include the taxes that we must charge. We add no booking or card fee. " +
            "Prices are shown in the currency that you choose on this site, and your order " +
            "keeps the currency in which you placed it. If your card is held in another " +
            "currency, your bank may apply its own rate or fee.",
          "We accept Visa or Mastercard only. The card must be your own, or its holder must " +
            "have allowed you to use it.",
          "Passes are paid for when you order them. Membership fees are charged on the dates " +
            "set out in [section 7](#free-trial-and-renewal). Subscription fees are " +
            "non-refundable once charged, except where section 9, 10, 11, 12 or 13, or the " +
            "law, gives you a refund.",
        ],
      },
      {
        id: "free-trial-and-renewal",
        heading: "Free trial and renewal",
        blocks: [
          `A membership begins with a free trial of ${trialDays} days, counted from the ` +
            "moment you subscribe. If you cancel before the trial ends, you pay nothing.",
          "If you do not cancel, the membership continues when the trial ends and we charge " +
            "the first fee to your card. It then renews automatically at the end of each " +
            "billing period, at the price shown when you subscribed or changed as [section " +
            "13](#changes) describes, until you or we end it. The plans shown on this site are " +
            `billed ${billingEvery}.`,
          "You can cancel at any time before the next billing date to avoid renewal. Section " +
            "10 says how. Your membership then stays open until the end of the period that you " +
            "have paid for, or until the end of the trial.",
          "The free trial is offered once to each person. Before you confirm, we tell you " +
            "the date of the first charge, its amount and how often it is repeated.",
        ],
      },
      {
        id: "using-passes",
        heading: "Using Fast Track passes",
        blocks: [
          "Each traveller needs a pass of their own: one pass per traveller, infants " +
            "included, even where the infant’s pass is free. A booking’s passes are in one " +
            "code: for four travellers, 1 code, 4 passes. Each pass works once, at the airport " +
            "and on the day named on it, together with the others or later that day.",
          {
            list: [
              "Bring the pass, on paper or on your phone, with your boarding pass and " +
                "identity document.",
              "Give us the right airport, flight date and number of travellers. If they " +
                "change, tell us before you travel and we change the pass where the airport " +
                "allows it.",
              "Allow the time your airline and airport recommend. A priority lane is " +
                "normally faster, but we cannot promise a waiting time, and a pass does not " +
                "exempt anyone from security or border checks.",
            ],
          },
          "Passes included in a membership are counted by month. Passes that you do not use " +
            "in a month are not carried over to the next, and they cannot be exchanged for " +
            "money.",
          "If you show a valid pass and are not let into the lane because it is closed or " +
            "because of a mistake of ours, tell us. We refund a pass that you bought, or " +
            "restore a pass that your membership included.",
        ],
      },
      {
        id: "changing-your-mind",
        heading: "Your right to change your mind",
        blocks: [
          "If you are a consumer, you may cancel a membership or a pass within " +
            `${TERMS.changeOfMindDays} days without giving a reason: a pass within ` +
            `${TERMS.changeOfMindDays} days of paying, a membership within ` +
            `${TERMS.changeOfMindDays} days of subscribing, free trial included.`,
          "To cancel, tell us clearly before the period ends: with the function [Withdraw " +
            "from contract here](/withdraw), which stands at the bottom of every page, by " +
            `phone on ${company.phone}, by email at ${company.email}, by post to the address ` +
            "in [section 1](#who-we-are), or with the [cancellation form](#cancellation-form) " +
            "below. It is enough to send your message before the period ends. We confirm by " +
            "email that we have received it.",
          "We then refund what you paid, as [section 11](#refunds) describes. If you asked " +
            "us to begin during the period, we may keep an amount in proportion to what we " +
            "provided before you told us, compared with the whole contract.",
          "The right ends early in two cases, if you agreed to them beforehand and " +
            "acknowledged that you would lose it:",
          {
            list: [
              "a pass or another single service, once we have provided it in full, for " +
                "example once you have been through the lane;",
              "an eBook or other digital content, once you have begun to download or read it.",
            ],
          },
        ],
      },
      {
        id: "ending-the-contract",
        heading: "Your other rights to end the contract",
        blocks: [
          "You may cancel a membership at any time, for any reason, and without a fee: on " +
            "the page [Cancel your membership](/cancel-membership), by phone on " +
            `${company.phone} or by email at ${company.email}. We confirm the cancellation by ` +
            "email. Cancelling stops the next renewal; unless [section " +
            "9](#changing-your-mind) or one of the cases below applies, it does not refund the " +
            "period already charged.",
          `We open your membership or send your pass within ${TERMS.lateServiceDays} day of ` +
            `your payment. If we have not done so after ${TERMS.lateServiceDays} day, our ` +
            "service is late and you may end the contract at once by telling us. We then " +
            "refund everything that you paid for it.",
          "You may also end the contract at once, with a refund for what you have paid and " +
            "not received, if:",
          {
            list: [
              "we have told you about a change to the service, the price or these terms that " +
                "you do not accept;",
              "we have told you about a mistake in the price or description of what you " +
                "ordered and you do not wish to go on;",
              "we have stopped the service, or told you that we are going to, other than for " +
                "a short repair;",
              "we have done something else that gives you a legal right to end the contract.",
            ],
          },
        ],
      },
      {
        id: "refunds",
        heading: "Refunds",
        blocks: [
          `We make every refund within ${TERMS.refundDays} days of the day on which you tell ` +
            "us that you are cancelling, or on which we agree that a refund is due. Your bank " +
            `then usually needs ${TERMS.bankDays.from}-${TERMS.bankDays.to} business days to ` +
            "show it on your account.",
          "We refund to the card that you paid with, in the currency of the order, and " +
            "charge no fee for it. If that card has been closed, tell us and we agree another " +
            "way with you.",
          "If a service was not provided with reasonable care and skill, or was not as we " +
            "described it, the law lets you ask us to provide it again, or to reduce the price " +
            "if that is impossible or would take too long. Nothing in these terms takes that " +
            "away.",
          "If you do not recognise a charge, please contact us first: we can usually explain " +
            "or refund it faster than a bank can. You remain free to speak to your bank.",
        ],
      },
      {
        id: "our-rights-to-end",
        heading: "Our rights to end the contract",
        blocks: [
          "If a payment is due and your card is refused, we tell you and may pause your " +
            "benefits until it is paid. We send you a reminder by email " +
            `${TERMS.nonPaymentReminderDays} days before we end the contract for non-payment. ` +
            `If you pay within those ${TERMS.nonPaymentReminderDays} days, the contract goes ` +
            "on.",
          "We may also end the contract, or pause your access, by telling you in writing if:",
          {
            list: [
              "you break these terms in a serious way, for example by reselling passes, and, " +
                "where it can be put right, you do not put it right when we ask you to;",
              "you gave us false details, or used a card without its holder’s permission;",
              "you behave in an abusive or dangerous way towards our team, our partners or " +
                "other travellers.",
            ],
          },
          "If we end a membership for any other reason, we tell you before the next billing " +
            "date and refund the part of the fee that covers the time after it ends.",
        ],
      },
      {
        id: "changes",
        heading: "Changes, and events outside our control",
        blocks: [
          "We may change a service to follow the law, to keep it safe, or because a partner " +
            "changes or stops what it offers. Airports, lounges and museums may join or leave " +
            "our network. If a change makes your membership noticeably worse, we tell you in " +
            "advance and you may end it with a refund for the time that is left.",
          "We may change membership prices. We write to you in good time before the billing " +
            "date on which the new price would first apply, so that you can cancel before you " +
            "are charged. A new price never applies to a period that you have already paid for.",
          "We may change these terms. The date at the top says when they last changed. " +
            "Changes apply to orders placed afterwards. If they affect a membership that is " +
            "already running, we write to you first and you may cancel.",
          "If an event outside our control delays or prevents a service, such as a closed " +
            "airport, a strike, severe weather or a cancelled flight, we tell you as soon as " +
            "we can and do what is reasonable to limit the effect. We are not liable for that " +
            "delay, but if you bought a pass that could not be used we refund it, and if the " +
            "delay to your membership is substantial you may end the contract and be refunded " +
            "for what you have not received.",
        ],
      },
      {
        id: "our-responsibility",
        heading: "Our responsibility to you",
        blocks: [
          "If we break these terms or do not use reasonable care and skill, we are " +
            "responsible for loss or damage that you suffer as a foreseeable result. Loss is " +
            "foreseeable if it is obvious that it will happen or if, when the contract was " +
            "made, you and we both knew that it might.",
          "We are not responsible for loss that was not foreseeable, that we did not cause, " +
            "or that you could have avoided by taking reasonable care, such as arriving too " +
            "late for your flight or giving us wrong details. Airlines, airports, lounges and " +
            "museums are responsible to you for the services that they run.",
          "When we check you in, we act on your instructions. Please look at the boarding " +
            "pass before you travel, and tell us if anything is wrong. You remain responsible " +
            "for passports, visas and your airline’s conditions.",
          "We do not exclude or limit our liability where the law does not allow it. That " +
            "includes death or personal injury caused by our negligence, fraud, and the rights " +
            `that consumers have under ${law.consumers}.`,
          "If you are a business customer, we are not liable for loss of profit, business or " +
            "opportunity, and our total liability for an order is limited to the price paid " +
            "for it, subject to the paragraph above.",
        ],
      },
      {
        id: "law-and-complaints",
        heading: "Complaints, law and other terms",
        blocks: [
          "If you are unhappy with anything, contact us by phone or email " +
            `(${company.email}). Tell us your order number, if you have one, and what would ` +
            "put it right. Our team looks into it and replies in writing.",
          ...(legal?.mediator
            ? [
                "If our answer does not settle it, a consumer may take the dispute, free of " +
                  `charge, to the mediator ${legal.mediator.name} (${legal.mediator.site}).`,
              ]
            : []),
          `These terms are governed by ${law.law}. If you are a consumer, you also keep the ` +
            "protection of the mandatory rules of the country where you live, and you may " +
            `bring proceedings in the courts of that country or in ${law.courts}. If you are ` +
            `a business customer, ${law.courts} alone decide disputes.`,
          "We may transfer our rights and duties to another company. We tell you in writing " +
            "if that happens, and your rights stay the same; if you do not agree, you may end " +
            "the contract. You may transfer yours only with our agreement in writing. Nobody " +
            "else has rights under this contract.",
          "If a court finds part of these terms unlawful, the rest continue. If we do not " +
            "insist at once that you do something, we may still ask for it later.",
          "These terms are published in English and French. If the two differ, the " +
            `${frenchDecides ? "French" : "English"} text applies, ` +
            " unless you are a consumer, in which case the reading that is more " +
            "favourable to you applies.",
        ],
      },
    ],
    cancellationForm: {
      heading: "Cancellation form",
      intro:
        "Copy, complete and send us this form only if you wish to cancel the contract under " +
        "[section 9](#changing-your-mind). You do not have to use it: any clear message will " +
        "do.",
      lines: [
        `To ${company.legalName}, ${company.address}, ${company.email}:`,
        "I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract for the supply " +
          "of the following service [*]:",
        "Ordered on [*]:",
        "Order number (if you have one):",
        "Name of consumer(s):",
        "Address of consumer(s):",
        "Email address used for the order:",
        "Signature of consumer(s) (only if this form is notified on paper):",
        "Date:",
        "[*] Delete or complete as appropriate.",
      ],
      sendByMail: "Send it by email",
    },
  };
};
