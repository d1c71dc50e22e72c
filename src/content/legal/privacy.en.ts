import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";

export const privacy = (facts: Facts): TextDocument => {
  const { company, domains } = facts.site;
  const { unpaidHours, customerYears, days } = facts.retention;

  return {
    title: "Privacy Policy",
    description:
      "What personal data we collect, why, who receives it, how long we keep it, the cookies " +
      "this site sets, and your rights.",
    updated: "2025-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      "This policy explains what we do with personal data: information about a person who " +
        "is, or can be, identified. It covers this site, your membership and the passes that " +
        "you book.",
      {
        list: [
          "We collect what we need to provide our services, and no more.",
          "This site has no advertising and no analytics. It sets only functional cookies " +
            "and makes no requests to third parties.",
          "It never stores or sends your card number.",
          "You can see, correct, download or delete your data. We answer every request.",
        ],
      },
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Who we are",
        blocks: [
          `${company.legalName} (“${company.name}”, “we”, “us”), ` +
            `${company.address}, is the controller of your personal data: we decide why and ` +
            "how it is used. We follow the UK General Data Protection Regulation (UK GDPR) and " +
            "the Data Protection Act 2018.",
          `For any question about this policy or your data, write to ${company.email} or to ` +
            `our postal address, or phone ${company.phone}.`,
          `This policy covers ${domains.main}. Our Fast Track site (${domains.fastTrack}), ` +
            `our check-in site (${domains.checkIn}) and the member portal open in a new tab ` +
            "and have their own notices, which tell you about anything that they do " +
            "differently.",
          "Our services are sold to adults. We do not knowingly let children open an " +
            "account. A booking records how many children and infants travel, but not their " +
            "names.",
        ],
      },
      {
        id: "data-we-collect",
        heading: "The data we collect",
        blocks: [
          "Depending on what you use, we collect these kinds of personal data:",
          {
            table: {
              head: ["Kind", "What it includes"],
              rows: [
                [
                  "Identity",
                  "First and last name; for a business booking, the company name and VAT " +
                    "number if you give them.",
                ],
                [
                  "Contact",
                  "E-mail address; phone number, when you give it to us in the contact form " +
                    "or call us.",
                ],
                [
                  "Transaction",
                  "What you ordered and when: airport, number of travellers, flight date and " +
                    "flight number if you give them, order number, amount, currency and " +
                    "status; refunds. No card number or security code.",
                ],
                [
                  "Technical",
                  "IP address, type of browser and device, the time and address of each " +
                    "request, and records of your sign-in sessions.",
                ],
                [
                  "Profile",
                  "If you open an account: your name, e-mail address, password (only as a " +
                    "one-way hash that cannot be read back), ways of signing in, and role. " +
                    "Your chosen currency and language. Messages that you send us.",
                ],
                [
                  "Usage",
                  "Which of our services you have used, such as passes and check-ins, and " +
                    "which forms you have sent. We do not follow how you move around the site.",
                ],
                [
                  "Marketing",
                  "Whether you wish to hear from us, and your requests to unsubscribe.",
                ],
              ],
            },
          },
          "We do not ask for sensitive data, such as data about health, religion or " +
            "political opinions. Please do not put any in a message unless we need it to help " +
            "you, for example to arrange assistance at an airport.",
          "Without the data that a form marks as required, we cannot take your order or " +
            "answer you. Everything else is your choice.",
        ],
      },
      {
        id: "how-we-collect-it",
        heading: "How we collect it",
        blocks: [
          {
            list: [
              "From you: when you book, subscribe, open an account, send a form, or speak to " +
                "us by phone or e-mail, or in the member portal.",
              "From your browser: each request to the site carries technical data, and the " +
                "cookies listed at the end of this page carry your choices.",
              "From someone who books for you: they may give us your details so that you can " +
                "travel together. If you give us another person’s details, please show them " +
                "this policy.",
              "From others, when you ask for it: if you sign in with Google or another " +
                "sign-in provider offered on the sign-in page, it gives us your name and " +
                "e-mail address. Airports, airlines and other partners tell us whether a " +
                "service was used or refused.",
            ],
          },
        ],
      },
      {
        id: "how-we-use-it",
        heading: "How we use it",
        blocks: [
          "We use personal data only for the purposes below. The law requires a legal basis " +
            "for each.",
          {
            table: {
              head: ["Purpose", "Kinds of data", "Legal basis"],
              rows: [
                [
                  "Take your order, provide the services, manage membership and renewal",
                  "Identity, contact, transaction, profile, usage",
                  "Performing our contract with you, or steps you ask for before it",
                ],
                [
                  "Take payments, make refunds, keep accounts",
                  "Identity, contact, transaction",
                  "Our contract with you; our legal obligations on tax and accounting",
                ],
                [
                  "Run your account and sign you in",
                  "Identity, contact, profile, technical",
                  "Our contract with you",
                ],
                [
                  "Answer messages and complaints",
                  "Identity, contact, profile, transaction",
                  "Our contract with you, or our legitimate interest in answering those who " +
                    "write to us",
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
                  "Your consent, or our legitimate interest where the law allows it for customers",
                ],
                [
                  "Respect your choice not to hear from us",
                  "Contact, marketing",
                  "Our legal obligation",
                ],
              ],
            },
          },
          "Where we rely on a legitimate interest, we have checked that your own interests " +
            "and rights do not outweigh it. You may object at any time.",
          "We take no decision about you by automated means alone that has legal or " +
            "similarly serious effects, and we do not build profiles of you.",
          "The configuration generator on this site is a tool for businesses. When its " +
            "wording is written by an AI provider, that provider receives the company name and " +
            "the texts to reword, but not the phone number, e-mail address or postal address " +
            "typed in the form. Please do not enter anyone’s personal data as a company name.",
        ],
      },
      {
        id: "marketing",
        heading: "Marketing",
        blocks: [
          "We may e-mail you about our own services if you have agreed to it, or if you have " +
            "bought similar services from us and have not said no. We do not sell your data, " +
            "and we do not give it to others for their own marketing.",
          "Every marketing e-mail has an unsubscribe link. You can also use the form on the " +
            `[Unsubscribe page](/unsubscribe), or write to ${company.email}. It costs nothing.`,
          "We still send the messages that a service needs, such as a booking confirmation " +
            "or a payment reminder. To respect your choice, we keep your address on a list of " +
            "people not to write to.",
        ],
      },
      {
        id: "cookies",
        heading: "Cookies",
        blocks: [
          "A cookie is a small text that a site asks your browser to keep. We set only " +
            "cookies that make something work that you have asked for: showing prices in your " +
            "currency, keeping a language, opening your own order again. They hold no " +
            "advertising identifier and are not used to follow you.",
          "The law does not ask for consent for such cookies, so you see no cookie banner. " +
            "The table at the end of this page names each of them.",
          "You can delete or block cookies in your browser. The site still works, but it " +
            "forgets your currency and language, and you need your order number and e-mail " +
            "address to find a booking again.",
        ],
      },
      {
        id: "disclosures",
        heading: "Who receives your data",
        blocks: [
          "We share personal data only where it is needed, with:",
          {
            list: [
              "Cloudflare, our processor, which hosts the site and its database at the edge " +
                "of its network, protects them, and carries our e-mails. It acts on our " +
                "instructions under a data-processing agreement;",
              "airports, airlines, lounges, museums and other partners that provide a " +
                "service you ordered, to the extent that they need it;",
              "authorised payment providers and your bank, to take a payment or make a refund;",
              "the sign-in provider that you choose, if you use one;",
              "our professional advisers, and public authorities or courts when the law " +
                "requires it or to establish or defend legal claims;",
              "a company that takes over all or part of our business, which must then " +
                "respect this policy.",
            ],
          },
          "Within our team, only people who need personal data for their work can see it.",
        ],
      },
      {
        id: "international-transfers",
        heading: "International transfers",
        blocks: [
          "Cloudflare answers requests at a location near you and has companies in several " +
            "countries, the United States among them. Partners at your destination are in the " +
            "country that you travel to. Personal data may therefore be handled outside the " +
            "United Kingdom.",
          "When it is, we make sure that it keeps a similar level of protection, in one of " +
            "the ways that UK law provides:",
          {
            list: [
              "the country, or the recipient under a recognised framework such as the UK–US " +
                "data bridge, is covered by UK adequacy regulations;",
              "the contract includes the UK International Data Transfer Agreement, or the UK " +
                "Addendum to the European Commission’s standard contractual clauses;",
              "the transfer is necessary to perform the contract that you made, for example " +
                "to announce you at an airport abroad.",
            ],
          },
          `Write to ${company.email} for a copy of the safeguards that apply to you.`,
        ],
      },
      {
        id: "security",
        heading: "Security",
        blocks: [
          {
            list: [
              "All pages and forms travel over encrypted (HTTPS) connections.",
              "Passwords are kept only as salted one-way hashes made with a slow function " +
                "designed for the purpose.",
              "Card numbers are never stored or sent by this site. The card form is checked " +
                "in your browser.",
              "Access to customer data requires a staff role, which is checked on our " +
                "servers at every request. What staff change is recorded.",
              "Sign-in attempts and forms are limited in rate, to stop guessing and abuse.",
            ],
          },
          "No system is perfectly safe. If a breach is likely to put your rights at risk, we " +
            "report it to the regulator as the law requires, and tell you without undue delay " +
            "if the risk to you is high.",
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
                  `${yearsInWords(customerYears)} after you stop being our customer, for ` +
                    "tax, accounting and legal claims",
                ],
                [
                  "Applications and bookings that were not paid for",
                  `Deleted within ${unpaidHours} hours; later while a payment is under way, ` +
                    "or where we agreed with you to keep them",
                ],
                [
                  "Records of payments and refunds: amount, time and the provider’s " +
                    "reference, without name or card",
                  "As long as accounting law requires",
                ],
                ["Your account and its profile", "Until you delete it or ask us to"],
                [
                  "Messages that you send us, with our answers",
                  `${yearsInWords(customerYears)} after you wrote them, as basic customer ` +
                    `data; spam ${days.spam} days`,
                ],
                [
                  "E-mails that we could not send",
                  `${days.mails} days; those with a code or a link are not kept`,
                ],
                [
                  "Technical and security records",
                  "Only as long as needed to find faults and prevent abuse",
                ],
                ["Your request not to receive marketing", "As long as needed to respect it"],
                [
                  "Configurations made with the generator",
                  `${days.siteConfigs} day; ${days.staffSiteConfigs} days if our staff made them`,
                ],
              ],
            },
          },
          "Data is then deleted or made anonymous, so that it no longer concerns anyone. We " +
            "may keep what a legal claim or an authority requires until the matter is closed.",
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
              "erasure: have your data deleted when we no longer have a reason in law to keep it;",
              "restriction: have us keep your data without using it, for example while a " +
                "dispute about it is settled;",
              "objection: object to any use based on a legitimate interest, and to " +
                "marketing, which we then always stop;",
              "portability: receive the data that you gave us in a common, machine-readable " +
                "format, or have it sent to another organisation;",
              "withdrawal: take back a consent at any time, without affecting what was done " +
                "before.",
            ],
          },
          `To use a right, write to ${company.email} or to our postal address. It is free. ` +
            "We answer within one month. If we are not sure who is asking, we may first ask " +
            "for something that confirms it. If you have an account on this site, you can also " +
            "download your data and delete your account yourself once signed in.",
          "If you are not satisfied, please tell us, so that we can put it right. You may " +
            "complain at any time to the UK regulator, the Information Commissioner’s Office " +
            "(ico.org.uk), or, if you live in the European Union, to the data-protection " +
            "authority of your country.",
          "We may change this policy. The date at the top says when it last changed. If a " +
            "change matters to you as a customer, we tell you by e-mail before it applies.",
        ],
      },
      {
        id: "cookie-types",
        heading: "The cookies we set",
        blocks: [
          "All our cookies are functional first-party cookies: only this site sets and reads them.",
          {
            table: {
              head: ["Cookie", "What it does", "Kept for"],
              rows: [
                ["currency", "Remembers the currency in which you chose to see prices.", "1 year"],
                [
                  "lang",
                  "Remembers the language of the sign-in, account and staff pages.",
                  "1 year",
                ],
                [
                  "order",
                  "Set when you book, find your booking or open it from our e-mail, and for " +
                    "its pass. Lets this browser, and no other, open your own order again, " +
                    "until you have it forgotten there. Scripts cannot read it (HttpOnly).",
                  `${days.orderCookie} days`,
                ],
                [
                  "lane",
                  "Set only on a phone that our staff pair with a Fast Track lane. Lets it " +
                    "accept passes, until staff revoke it. Scripts cannot read it (HttpOnly).",
                  `${days.laneCookie} days`,
                ],
              ],
            },
          },
          "If you sign in, your session is kept in your browser’s local storage, not in a " +
            "cookie. It stays there until you sign out or it ends. While you book, the open " +
            "tab also remembers your booking details so that the next page can show them.",
          "A Fast Track pass that you open is kept in your browser, without your name, so " +
            "that it opens without network too: until its day is over (without a day, 30 days " +
            "after you last opened it), or until you remove it there.",
          "We use no analytics, advertising or social-media cookies, no tracking pixels, and " +
            "nothing loaded from a third party.",
        ],
      },
    ],
  };
};

/** The usual number of years is spelled out (docs/product/people.md). */
function yearsInWords(years: number): string {
  return { 1: "One year", 6: "Six years" }[years] ?? `${years} years`;
}
