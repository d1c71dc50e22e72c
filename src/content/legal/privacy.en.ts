import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";
import { findLaw } from "./country-law.ts";

export const privacy = (facts: Facts): TextDocument => {
  const { company, domains } = facts.site;
  const law = findLaw(facts.site, "en");
  const { unpaidHours, customerYears, days } = facts.retention;

  return {
    title: "Privacy Policy",
    description:
      "What personal data we collect, why, who receives it, how long we keep it, our cookies " +
      "and your rights.",
    updated: "2025-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      "What we do with personal data on this site, in your membership and for the passes " +
        "you book. Personal data is information about a person who is, or can be, identified.",
      {
        list: [
          "We collect only what our services need.",
          "No advertising, no analytics, no requests to third parties. Only functional " +
            "cookies.",
          "This site never stores or sends your card number.",
          "You can see, correct, download or delete your data.",
        ],
      },
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Who we are",
        blocks: [
          `${company.legalName} (“${company.name}”, “we”, “us”), ${company.address}, is the ` +
            "controller of your personal data. We follow " +
            `${law.data}.`,
          `Questions? Write to ${company.email} or our postal address, or phone ` +
            `${company.phone}.`,
          `This policy covers ${domains.main}. Our Fast Track site (${domains.fastTrack}), ` +
            `our check-in site (${domains.checkIn}) and the member portal open in a new tab ` +
            "and have their own notices.",
          "Our services are sold to adults. We do not knowingly let children open an " +
            "account. A booking counts children and infants without naming them.",
        ],
      },
      {
        id: "data-we-collect",
        heading: "The data we collect",
        blocks: [
          "Depending on what you use, we collect:",
          {
            table: {
              head: ["Kind", "What it includes"],
              rows: [
                [
                  "Identity",
                  "First and last name; for a business, company name and VAT number if given.",
                ],
                [
                  "Contact",
                  "Email address; phone number, if you give it in the contact form or call " +
                    "us.",
                ],
                [
                  "Transaction",
                  "Your order and its time: airport, number of travellers, flight date and " +
                    "number if given, order number, amount, currency, status; refunds. No card " +
                    "number or security code.",
                ],
                [
                  "Technical",
                  "IP address, type of browser and device, time and address of each request, " +
                    "records of sign-in sessions.",
                ],
                [
                  "Profile",
                  "With an account: name, email address, password (only as a one-way hash), " +
                    "ways of signing in, role. Chosen currency and language. Messages you send " +
                    "us.",
                ],
                [
                  "Usage",
                  "Services you have used, such as passes and check-ins, and forms you have " +
                    "sent. We do not follow how you move around the site.",
                ],
                ["Marketing", "Whether you wish to hear from us, and requests to unsubscribe."],
              ],
            },
          },
          "We do not ask for sensitive data, about health, religion or political opinions " +
            "for example. Please put none in a message unless we need it to help you, such as " +
            "to arrange airport assistance.",
          "Without the data a form marks as required, we cannot take your order or answer " +
            "you. The rest is your choice.",
        ],
      },
      {
        id: "how-we-collect-it",
        heading: "How we collect it",
        blocks: [
          {
            list: [
              "From you: when you book, subscribe, open an account, send a form, or contact " +
                "us.",
              "From your browser: technical data with each request, and the cookies listed " +
                "below.",
              "From someone who books for you. If you give us another person’s details, " +
                "please show them this policy.",
              "From others, when you ask for it: a sign-in provider such as Google gives us " +
                "your name and email address. Airports, airlines and other partners tell us " +
                "whether a service was used or refused.",
            ],
          },
        ],
      },
      {
        id: "how-we-use-it",
        heading: "How we use it",
        blocks: [
          "We use personal data only for these purposes, each with its legal basis.",
          {
            table: {
              head: ["Purpose", "Kinds of data", "Legal basis"],
              rows: [
                [
                  "Take your order, provide services, manage membership and renewal",
                  "Identity, contact, transaction, profile, usage",
                  "Performing our contract, or steps you ask for before it",
                ],
                [
                  "Take payments, make refunds, keep accounts",
                  "Identity, contact, transaction",
                  "Our contract; our legal obligations on tax and accounting",
                ],
                [
                  "Run your account and sign you in",
                  "Identity, contact, profile, technical",
                  "Our contract",
                ],
                [
                  "Answer messages and complaints",
                  "Identity, contact, profile, transaction",
                  "Our contract, or our legitimate interest in answering you",
                ],
                [
                  "Keep the site secure and working, prevent fraud and abuse",
                  "Technical, profile, transaction",
                  "Our legitimate interest in a safe service; our legal obligation to protect data",
                ],
                [
                  "Count orders and income, and improve our services",
                  "Transaction, usage",
                  "Our legitimate interest in knowing how our business does",
                ],
                [
                  "Tell you about our own services",
                  "Identity, contact, marketing",
                  "Your consent, or our legitimate interest where the law allows it for " +
                    "customers",
                ],
                [
                  "Respect your choice not to hear from us",
                  "Contact, marketing",
                  "Our legal obligation",
                ],
              ],
            },
          },
          "Where we rely on a legitimate interest, we have checked that yours do not " +
            "outweigh it. You may object at any time.",
          "We take no solely automated decision with legal or similarly serious effects on " +
            "you, and build no profiles.",
          "The configuration generator is a tool for businesses. If an AI provider writes " +
            "its words, it receives the company name and the texts, but no phone number, " +
            "email or postal address from the form. Please enter no one’s personal data as a " +
            "company name.",
        ],
      },
      {
        id: "marketing",
        heading: "Marketing",
        blocks: [
          "We may email you about our own services if you agreed, or bought similar " +
            "services from us and have not said no. We do not sell your data or give it to " +
            "others for their marketing.",
          "Every marketing email has an unsubscribe link. You can also use the [Unsubscribe " +
            `page](/unsubscribe) or write to ${company.email}. It is free.`,
          "We still send what a service needs, such as a booking confirmation. To respect " +
            "your choice, we keep your address on a list of people not to write to.",
        ],
      },
      {
        id: "cookies",
        heading: "Cookies",
        blocks: [
          "A cookie is a small text that a site asks your browser to keep. Ours only do " +
            "what you asked for: show your currency, keep a language, open your order again. " +
            "They hold no advertising identifier and do not follow you.",
          "The law asks for no consent for these, so there is no banner. The table below " +
            "names each of them.",
          "You can delete or block cookies in your browser. The site still works, but " +
            "forgets your currency and language, and you need your order number and email to " +
            "find a booking.",
        ],
      },
      {
        id: "disclosures",
        heading: "Who receives your data",
        blocks: [
          "We share personal data only where needed, with:",
          {
            list: [
              "Cloudflare, our processor, which hosts the site and its database, protects " +
                "them, and carries our emails, on our instructions under a data-processing " +
                "agreement;",
              "airports, airlines, lounges, museums and other partners that provide a " +
                "service you ordered, as far as they need it;",
              "authorised payment providers and your bank, for payments and refunds;",
              "the sign-in provider that you choose;",
              "our professional advisers, and authorities or courts where the law requires " +
                "it or for legal claims;",
              "a company that takes over all or part of our business, which must respect " +
                "this policy.",
            ],
          },
          "Within our team, only those who need personal data for their work see it.",
        ],
      },
      {
        id: "international-transfers",
        heading: "International transfers",
        blocks: [
          "Cloudflare answers from a location near you and has companies in several " +
            "countries, including the United States. Partners are in the country you travel " +
            "to. Personal data may therefore be handled outside " +
            `${law.outside}.`,
          `It then keeps a similar level of protection, in one of the ways ${law.ways}:`,
          {
            list: [
              law.adequacy,
              law.clauses,
              "your contract needs the transfer, for example to announce you at an airport " +
                "abroad.",
            ],
          },
          `Write to ${company.email} for a copy of these safeguards.`,
        ],
      },
      {
        id: "security",
        heading: "Security",
        blocks: [
          {
            list: [
              "All pages and forms use encrypted (HTTPS) connections.",
              "Passwords are kept only as salted, deliberately slow one-way hashes.",
              "This site never stores or sends card numbers. Your browser checks the card " +
                "form.",
              "Customer data requires a staff role, checked at every request. Staff changes " +
                "are recorded.",
              "Sign-in attempts and forms are limited in rate.",
            ],
          },
          "No system is perfectly safe. If a breach is likely to put your rights at risk, " +
            "we report it to the regulator as the law requires, and tell you without undue " +
            "delay if the risk to you is high.",
        ],
      },
      {
        id: "retention",
        heading: "How long we keep it",
        blocks: [
          "We keep personal data only as long as its purpose needs:",
          {
            table: {
              head: ["Data", "How long"],
              rows: [
                [
                  "Basic customer data: identity, contact and transaction",
                  `${yearsInWords(customerYears)} after you stop being our customer, for tax, ` +
                    "accounting and legal claims",
                ],
                [
                  "Applications and bookings that were not paid for",
                  `Deleted within ${unpaidHours} hours; later while a payment is under way, ` +
                    "or where we agreed with you to keep them",
                ],
                [
                  "Payments and refunds: amount, time and the provider’s reference, without " +
                    "name or card",
                  "As long as accounting law requires",
                ],
                ["Your account and its profile", "Until you delete it or ask us to"],
                [
                  "Messages that you send us, with our answers",
                  `${yearsInWords(customerYears)} after you wrote them, as basic customer ` +
                    `data; spam ${days.spam} days`,
                ],
                ["Unsent emails", `${days.mails} days; those with a code or a link are not kept`],
                [
                  "Technical and security records",
                  "As long as needed to find faults and prevent abuse",
                ],
                ["Your request not to receive marketing", "As long as needed to respect it"],
                [
                  "Configurations made with the generator",
                  `${days.siteConfigs} day; ${days.staffSiteConfigs} days if our staff made them`,
                ],
              ],
            },
          },
          "Data is then deleted or made anonymous. We may keep what a legal claim or an " +
            "authority requires until the matter is closed.",
        ],
      },
      {
        id: "your-legal-rights",
        heading: "Your legal rights",
        blocks: [
          "You have the right to:",
          {
            list: [
              "access: know whether we hold data about you, and receive a copy;",
              "rectification: have wrong or incomplete data corrected;",
              "erasure: have your data deleted when we have no legal reason to keep it;",
              "restriction: have us keep your data unused, for example during a dispute " +
                "about it;",
              "objection: object to any use based on a legitimate interest, and to " +
                "marketing, which we then always stop;",
              "portability: receive the data you gave us in a common, machine-readable " +
                "format, or have it sent to another organisation;",
              "withdrawal: take back a consent at any time, without affecting what was done " +
                "before.",
            ],
          },
          `To use a right, write to ${company.email} or our postal address. It is free, and ` +
            "we answer within one month. We may first ask you to confirm your identity. With " +
            "an account, you can also download your data and delete the account yourself.",
          "Not satisfied? Please tell us first. You may complain at any time to " +
            `${law.regulator}, or in the ` +
            "European Union to your country’s data-protection authority.",
          "We may change this policy. The date at the top says when it last changed. If a " +
            "change matters to you as a customer, we email you before it applies.",
        ],
      },
      {
        id: "cookie-types",
        heading: "The cookies we set",
        blocks: [
          "All are functional first-party cookies: only this site sets and reads them.",
          {
            table: {
              head: ["Cookie", "What it does", "Kept for"],
              rows: [
                ["currency", "Remembers your currency.", "1 year"],
                ["lang", "Remembers the language of sign-in, account and staff pages.", "1 year"],
                [
                  "order",
                  "Set when you book, find your booking or open it from our email, and for " +
                    "its pass. Lets only this browser open your order again, until you have it " +
                    "forgotten there. Scripts cannot read it (HttpOnly).",
                  `${days.orderCookie} days`,
                ],
                [
                  "lane",
                  "Set only on a phone that our staff pair with a Fast Track lane. Lets it " +
                    "accept passes, until staff revoke it. Scripts cannot read it (HttpOnly).",
                  `${days.laneCookie} days`,
                ],
                [
                  "read",
                  "Keeps you from seeing an older state than before. Names a state of our " +
                    "database, not you.",
                  "5 minutes",
                ],
                ["written", "The same, once you book or change something.", "5 minutes"],
              ],
            },
          },
          "If you sign in, your session is kept in your browser’s local storage until you " +
            "sign out or it ends. While you book, the open tab remembers your details for the " +
            "next page.",
          "A Fast Track pass that you open is kept in your browser, without your name, so " +
            "that it opens offline: until its day is over (without a day, 30 days after you " +
            "last opened it), or until you remove it there.",
          "No analytics, advertising or social-media cookies, no tracking pixels, nothing " +
            "from a third party.",
        ],
      },
    ],
  };
};

/** The usual number of years is spelled out (docs/product/people.md). */
function yearsInWords(years: number): string {
  return { 1: "One year", 6: "Six years" }[years] ?? `${years} years`;
}
