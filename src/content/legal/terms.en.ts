import { TERMS } from "#domain/site/terms.ts";
import { readableHost } from "#domain/site/readable-host.ts";
import { cards } from "../cards.ts";
import type { Facts } from "../facts.ts";
import { createList, createSection, type TextDocument } from "../schema.ts";
import { DEFAULT_COUNTRY, FRENCH_DECIDES } from "#domain/legal-countries.ts";
import { network } from "../network.ts";
import { countryLaw } from "./country-law.ts";
import { operatorZone } from "../operator-zone.ts";

export interface Terms extends TextDocument {
  cancellationForm: { heading: string; intro: string; lines: string[]; sendByMail: string };
}

export const terms = (facts: Facts): Terms => {
  const { company, domains, legal, support } = facts.site;
  const law = countryLaw.en(facts.site);
  const form = legal?.form.en ?? "a limited company registered in the United Kingdom";
  const frenchDecides = FRENCH_DECIDES.includes(legal?.country ?? DEFAULT_COUNTRY);
  const { price, hours, passes, trialDays, billingEvery, billingMonths, retention } = facts;
  const { medium, premium } = facts.planName;
  // The specified sentence names two periods. It disappears once the owner has chosen one.
  const offers = facts.site.membership
    ? ""
    : ` Under another offer, a membership may cost ${price.medium} per month or ${price.premium} ` +
      `per ${billingMonths} months. You only pay the price that we show before you confirm.`;

  return {
    title: "Terms & Conditions",
    description:
      "The contract for memberships and Fast Track passes: prices, free trial, renewal, " +
      "cancelling, your right to change your mind, and refunds.",
    updated: "2024-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      "These terms are the contract between you and us. A cancellation form follows the last " +
        "section.",
    ],
    sections: [
      createSection("who-we-are", "Who we are and how to reach us", [
        `${readableHost(domains.main)} and its services are provided by ${company.legalName} ` +
          `(“${company.name}”, “we”, “us”), ${form}, ${company.address}.`,
        ...(law.details.length > 0 ? [{ list: law.details }] : []),
        `You can reach us every day from ${hours.opens} to ${hours.closes} (${operatorZone.en()}), on ` +
          `${company.phone}, at ${company.email} or, as a member, by chat in the member portal.`,
        "We write to the email address you gave us, so keep it up to date. “In writing” includes " +
          "email.",
      ]),
      createSection("about-these-terms", "About these terms", [
        "These terms apply to every membership and Fast Track pass. By ordering you agree to " +
          "them, so read and save them first. If the documents of your order contradict each " +
          "other, they take precedence in this order:",
        createList([
          "the summary you confirm;",
          "the [Subscription Terms](/subscription-terms), on plans, free trial and renewal;",
          "these terms.",
        ]),
        "You are a consumer if you order wholly or mainly for purposes outside your trade or " +
          "profession.",
      ]),
      createSection("what-we-provide", "What we provide", [
        "Depending on your plan, a current membership gives you:",
        createList([
          `Fast Track passes for priority lanes: up to ${passes.medium} free a month with ` +
            `${medium}, up to ${passes.premium} with ${premium};`,
          `automated check-in, unlimited with ${premium};`,
          `priority entry to selected museums with ${medium}; with ${premium}, unlimited ` +
            "skip-the-line entries to the museums and attractions we offer;",
          `discounts at airport lounges with ${premium};`,
          "travel eBooks, and our concierge during support hours; for urgent help while travelling, " +
            "call " +
            `${support?.emergency ?? company.phone}, 24/7.`,
        ]),
        "You can also buy Fast Track passes for one airport without a membership. This is a single " +
          "purchase and does not renew.",
        `${network.en(facts).terms} If we know that your airport or terminal has no priority lane, we ` +
          "will tell you before you order.",
        "Other companies operate the lanes, lounges, museums and flights. Their hours, checks and " +
          "conditions apply.",
      ]),
      createSection("your-account", "Who can order, and your account", [
        "To order you must be an adult, able to make a contract where you live. If you order for " +
          "others, you are responsible for their details and must tell them about these terms.",
        "Keep your password secret. Tell us at once if someone else may know it.",
        "A membership is personal. You may not resell its benefits or share its credentials.",
      ]),
      createSection("how-the-contract-is-made", "How the contract is made", [
        "You can correct mistakes until you confirm the summary. The contract is made when " +
          "we confirm your order, on screen or by email. For a pass, it is made when you pay.",
        "If we cannot accept your order, we will tell you and charge nothing. If a price was an " +
          "obvious mistake, we will first ask you to confirm the right one.",
        "A membership can start immediately upon subscribing. By starting it you ask us to begin " +
          "during the change-of-mind period of [section 9](#changing-your-mind). For a pass, " +
          "you ask for this by ticking the box on the booking form.",
        `We keep an unpaid booking for ${retention.unpaidTime} after you make or change it, ` +
          "until your flight day at the latest. After that it expires, at no cost, and is deleted as " +
          "the [Privacy Policy](/privacy) explains.",
      ]),
      createSection("prices-and-payment", "Prices and payment", [
        `On this site, ${medium} costs ${price.medium} ${billingEvery}, and ${premium} costs ` +
          `${price.premium} ${billingEvery}.${offers}`,
        `Without a membership, a Fast Track pass costs ${price.adult} for an adult, ` +
          `${price.child} for a child and ${price.infant} for an infant.`,
        "Prices include the taxes that we must charge. We add no booking or card fee. Your bank " +
          "may apply its own exchange rate or fee.",
        `We accept ${cards.en(facts)} only.`,
        "You pay for passes when you order them, and for memberships on the dates in [section " +
          "7](#free-trial-and-renewal). Subscription fees are non-refundable once charged, " +
          "except where sections 9 to 13 or the law entitle you to a refund.",
      ]),
      createSection("free-trial-and-renewal", "Free trial and renewal", [
        `A membership begins with a free trial of ${trialDays} days from subscribing, once per ` +
          "person. If you cancel before it ends, you pay nothing.",
        "Otherwise we charge your card when the trial ends. The membership then renews " +
          "automatically after each billing period, at the price shown when you subscribed or " +
          "changed under [section 13](#changes), until you or we end it. The plans on this site " +
          `are billed ${billingEvery}.`,
        "Cancel at any time before the next billing date to avoid renewal ([section " +
          "10](#ending-the-contract)). Your membership then continues until the end of the " +
          "trial or the period paid for.",
        "Before you confirm, we show the date of the first charge, its amount and how often it " +
          "repeats.",
      ]),
      createSection("using-passes", "Using Fast Track passes", [
        "Each traveller, infants included, has a pass, and one code holds them all. For four " +
          "travellers, that is 1 code, 4 passes. Each pass works once, at the airport and on the day named. " +
          "You may go through together or one by one.",
        createList([
          "Bring the pass, on paper or phone, with your boarding pass and ID.",
          "If the airport, flight date or travellers change, tell us before you travel. We will " +
            "change the pass where the airport allows it.",
          "Allow the time your airline and airport recommend. We do not guarantee any particular " +
            "waiting time at the lane. A pass does not exempt anyone from security or border checks.",
        ]),
        "Membership passes are counted monthly, and cannot be carried over or exchanged for money.",
        "If the lane is closed, or a valid pass is refused through our mistake, tell us. We " +
          "will refund a pass you bought, or restore one to your membership.",
      ]),
      createSection("changing-your-mind", "Your right to change your mind", [
        `A consumer may cancel a pass within ${TERMS.changeOfMindDays} days of paying, and a ` +
          `membership within ${TERMS.changeOfMindDays} days of subscribing, also during the free trial, ` +
          "without giving a reason.",
        "To cancel, tell us clearly. You can use [Withdraw from contract here](/withdraw) at the " +
          `bottom of every page, or tell us on ${company.phone}, at ${company.email}, by post to the address in ` +
          "[section 1](#who-we-are), or with the [cancellation form](#cancellation-form) below. " +
          "Sending it before the period ends is enough. We will confirm receipt by email.",
        "We will then refund what you paid ([section 11](#refunds)). If you asked us to begin during " +
          "the period, we may keep an amount in proportion to what we had provided when you told " +
          "us, compared with the whole contract.",
        "If you agreed beforehand, and acknowledged that you would lose this right, it ends early:",
        createList([
          "for a single service provided in full, such as a pass once you have been through the " +
            "lane;",
          "for an eBook or other digital content, once you have begun to download or read it.",
        ]),
      ]),
      createSection("ending-the-contract", "Your other rights to end the contract", [
        "You may cancel a membership at any time, without a reason or a fee, on the [Cancel " +
          "your membership](/cancel-membership) page, by phone or by email. We will confirm by email. " +
          "Cancelling stops the next renewal, without a refund for the period already charged, " +
          "unless [section 9](#changing-your-mind) or a case below applies.",
        `We will open your membership or send your pass within ${TERMS.lateServiceDays} day of your ` +
          "payment. After that, our service is late, so you may end the contract at once, and we " +
          "will refund everything you paid for it.",
        "You may also end the contract at once, with a refund for what you have not " +
          "received, if:",
        createList([
          "you do not accept a change that we announced to the service, the price or these terms;",
          "we told you of a mistake in your order’s price or description, and you do not wish to " +
            "continue;",
          "we stop the service, or announce that we will, other than for a short repair;",
          "something else we have done gives you that right by law.",
        ]),
      ]),
      createSection("refunds", "Refunds", [
        `We will refund you within ${TERMS.refundDays} days of the day you tell us that you are ` +
          "cancelling, or we agree that a refund is due. The refund goes to the card you paid with, in the " +
          "order’s currency, without a fee. If that card has been closed, we will agree " +
          `another way of refunding you. Your bank then usually needs ${TERMS.bankDays.from}-${TERMS.bankDays.to} ` +
          "business days.",
        "If a service lacked reasonable care and skill, or was not as described, the law lets " +
          "you ask us to provide it again, or to reduce the price if that is impossible or would " +
          "take too long. These terms do not affect those rights.",
      ]),
      createSection("our-rights-to-end", "Our rights to end the contract", [
        "If your card is refused, we will tell you and may pause your benefits until you pay. We " +
          `will email you a reminder ${TERMS.nonPaymentReminderDays} days before we end the contract for ` +
          `non-payment. If you pay within those ${TERMS.nonPaymentReminderDays} days, the ` +
          "contract continues.",
        "We may also write to you to end the contract or pause your access, if you:",
        createList([
          "seriously break these terms, for example by reselling passes, and do not put this " +
            "right when we ask, where that is possible;",
          "give us false details, or use a card without its holder’s permission;",
          "are abusive or dangerous towards our team, our partners or other travellers.",
        ]),
        "If we end a membership for another reason, we will tell you before the next billing date " +
          "and refund you for the time left.",
      ]),
      createSection("changes", "Changes, and events outside our control", [
        "We may change a service to comply with the law, for safety, or because a partner changes " +
          "or stops its offer. If that makes your membership noticeably worse, we will tell you in " +
          "advance and you may end it, with a refund for the time left.",
        "We may change membership prices. We will write to you in good time, so that you can " +
          "cancel before a new price is charged. A new price never applies to a period already " +
          "paid for.",
        "We may change these terms for later orders. If that affects a current membership, we " +
          "will write to you first and you may cancel.",
        "If an event outside our control, such as a closed airport or a strike, delays or " +
          "prevents a service, we will tell you as soon as we can and do what we can to limit the " +
          "effect. We are not liable for the delay, but will refund a pass you bought and could not " +
          "use. If your membership is substantially delayed, you may end it, with a refund for what you have " +
          "not received.",
      ]),
      createSection("our-responsibility", "Our responsibility to you", [
        "If we break these terms or fail to use reasonable care and skill, we are responsible " +
          "for loss that was foreseeable. Loss is foreseeable if it was obvious that it would " +
          "happen, or if we both knew, when the contract was made, that it might.",
        "We are not responsible for other loss, nor for loss that we did not cause or that you " +
          "could reasonably have avoided. Airlines, airports, lounges and museums are responsible to you " +
          "for their services.",
        "Check the boarding pass before you travel. Passports, visas and your airline’s " +
          "conditions remain your responsibility.",
        "We do not exclude or limit our liability where the law does not allow it: for death or " +
          "personal injury caused by our negligence, for fraud, or for the rights that consumers " +
          `have under ${law.consumers}.`,
        "Subject to the paragraph above, we are not liable to a business customer for loss of " +
          "profit, business or opportunity, and our total liability for its order is limited to " +
          "the price paid.",
      ]),
      createSection("law-and-complaints", "Complaints, law and other terms", [
        `If you are unhappy with anything, phone us or write to ${company.email}. Our team will reply in ` +
          "writing.",
        ...(legal?.mediator
          ? [
              "If our answer does not settle it, a consumer may take the dispute, free of " +
                `charge, to the mediator ${legal.mediator.name} (${legal.mediator.site}).`,
            ]
          : []),
        `These terms are governed by ${law.law}. A consumer also keeps the protection of the ` +
          `mandatory rules of their country, and may go to its courts or to ${law.courts}. For ` +
          `business customers, ${law.courts} have exclusive jurisdiction.`,
        "We may transfer the contract to another company. We will tell you in writing, and your " +
          "rights will stay the same. If you do not agree, you may end the contract. You may transfer it only " +
          "with our written agreement. Nobody else has rights under it.",
        "If a court finds part of these terms unlawful, the rest continues to apply.",
        "These terms are published in English and French. If they differ, the " +
          `${frenchDecides ? "French" : "English"} text applies or, for a consumer, the ` +
          "reading more favourable to them.",
      ]),
    ],
    cancellationForm: {
      heading: "Cancellation form",
      intro:
        "Copy, complete and send us this form only if you wish to cancel the contract under " +
        "[section 9](#changing-your-mind). Any clear message will also do.",
      lines: [
        `To ${company.legalName}, ${company.address}, ${company.email}:`,
        "I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract for the supply of " +
          "the following service [*]:",
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
