import type { Facts } from "../facts.ts";
import { createList, createSection, createTable, type TextDocument } from "../schema.ts";
import { countryLaw } from "./country-law.ts";
import { readableHost } from "#domain/site/readable-host.ts";

export const privacy = (facts: Facts): TextDocument => {
  const { company, domains } = facts.site;
  const law = countryLaw.en(facts.site);
  const { unpaidTime, customerYears, days } = facts.retention;

  return {
    title: "Privacy Policy",
    description:
      "What personal data we collect, why, who receives it, how long we keep it, our cookies and " +
      "your rights.",
    updated: "2025-03-21",
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      "This policy explains what we do with personal data, which is information about a person " +
        "who " +
        "is, or can be, identified.",
      createList([
        "We collect only what our services need.",
        "We use no advertising or analytics, and only functional cookies.",
        "You can see, correct, download or delete your data.",
      ]),
    ],
    sections: [
      createSection("who-we-are", "Who we are", [
        `${company.legalName} (“${company.name}”, “we”, “us”), ${company.address}, is the ` +
          `controller of your personal data. We follow ${law.data}.`,
        `Questions? Write to ${company.email} or to our postal address, or phone ${company.phone}.`,
        `This policy covers ${readableHost(domains.main)}. Our Fast Track site (${readableHost(domains.fastTrack)}), our ` +
          `check-in site (${readableHost(domains.checkIn)}) and the member portal have their own notices.`,
        "Our services are sold to adults. A booking counts children and infants without naming " +
          "them.",
      ]),
      createSection("data-we-collect", "The data we collect", [
        createTable([
          ["Kind", "What it includes"],
          ["Identity", "First and last name; for a business, company name and VAT number if given"],
          ["Contact", "Email address; phone number if given"],
          [
            "Transaction",
            "Your order and its time: airport, number of travellers, flight date and number if " +
              "given, order number, amount, currency, status; refunds; never a card number or " +
              "security code",
          ],
          [
            "Technical",
            "IP address, type of browser and device, time and address of each request, records " +
              "of sign-in\u00a0sessions",
          ],
          [
            "Profile",
            "With an account: name, email address, password (only as a one-way hash), ways of " +
              "signing in, role; chosen currency and language; messages you send us",
          ],
          [
            "Usage",
            "Services you have used, such as passes and check-ins, and forms you have sent. We " +
              "do not follow how you move around the site.",
          ],
          ["Marketing", "Whether you wish to hear from us, and requests to unsubscribe"],
        ]),
        "We do not ask for sensitive data, such as data about health or religion. Please do not " +
          "send us any unless we need it to help you.",
        "If you do not fill in a form’s required fields, we cannot take your order or answer you.",
      ]),
      createSection("how-we-collect-it", "How we collect it", [
        createList([
          "You give us data on our forms or when you contact us.",
          "Your browser sends us technical data and the cookies listed below.",
          "Someone who books for you gives us your data. If you book for others, please show them this " +
            "policy.",
          "A sign-in provider that you choose, such as Google, gives us your name and email " +
            "address. Partners tell us whether a service was used or refused.",
        ]),
      ]),
      createSection("how-we-use-it", "How we use it", [
        "We use your data only for these purposes:",
        createTable([
          ["Purpose", "Kinds of data", "Legal basis"],
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
            "Our legitimate interest in knowing how our business is doing",
          ],
          [
            "Tell you about our own services",
            "Identity, contact, marketing",
            "Your consent, or our legitimate interest where the law allows it for customers",
          ],
          ["Respect your choice not to hear from us", "Contact, marketing", "Our legal obligation"],
        ]),
        "We have checked that your interests do not outweigh ours. You may object at any time.",
        "We make no decisions about you based only on automated processing that would have legal " +
          "or similarly serious effects, and we build no profiles.",
        "If an AI provider writes the words of the configuration generator, a tool for " +
          "businesses, it receives the company name and the texts, but no phone number, email or " +
          "postal address from the form.",
      ]),
      createSection("marketing", "Marketing", [
        "We may email you about our own services if you have agreed, or if you have bought " +
          "similar ones and have not opted out. We never sell your data or give it to others for their marketing.",
        "To stop these emails, use the link in any of them, go to the [Unsubscribe " +
          `page](/unsubscribe) or write to ${company.email}. There is no charge.`,
        "We will still send you the emails a service needs, such as a booking confirmation, and keep your " +
          "address on a do-not-email list.",
      ]),
      createSection("cookies", "Cookies", [
        "A cookie is a small piece of text that your browser keeps for a site. Ours only do what " +
          "you asked for: they show your currency, keep your language and open your order again. You will find " +
          "them all in the [table below](#cookie-types).",
        "You can delete or block cookies in your browser. The site will still work, but you will need your " +
          "order number and email to find a booking.",
      ]),
      createSection("disclosures", "Who receives your data", [
        "We share your data only when we need to, and only with:",
        createList([
          "Cloudflare, our processor, which hosts and protects the site and its database and " +
            "carries our emails, under a data-processing agreement;",
          "airports, airlines, lounges, museums and other partners that provide your service;",
          "authorised payment providers and your bank, for payments and refunds;",
          "the sign-in provider that you choose;",
          "Google, when you add a pass to Google Wallet: airport, day and number of travellers;",
          "our professional advisers, and authorities or courts where the law requires it or for " +
            "legal claims;",
          "a company that takes over our business, bound by this policy.",
        ]),
        "Within our team, only those who need your data for their work can see it.",
      ]),
      createSection("international-transfers", "International transfers", [
        "Cloudflare also works in other countries, including the United States, and partners are " +
          `in the country you travel to. Data may therefore be handled outside ${law.outside}.`,
        `Your data then keeps a similar level of protection, in one of the ways ${law.ways}:`,
        createList([
          law.adequacy,
          law.clauses,
          "your contract needs the transfer, for example to an airport abroad.",
        ]),
        `Write to ${company.email} for a copy of these safeguards.`,
      ]),
      createSection("security", "Security", [
        createList([
          "All pages and forms use encrypted (HTTPS) connections.",
          "Passwords are kept only as salted, slow one-way hashes.",
          "This site never stores or sends card numbers.",
          "Only people with a staff role can see customer data. We record every change that staff make.",
          "We limit how often anyone can try to sign in or send a form.",
        ]),
        "If a breach is likely to put your rights at risk, we will report it to the regulator as the " +
          "law requires, and tell you without undue delay if the risk is high.",
      ]),
      createSection("retention", "How long we keep it", [
        createTable([
          ["Data", "How long"],
          [
            "Basic customer data: identity, contact and transaction",
            `${yearsInWords(customerYears)} after you stop being our customer, for tax, ` +
              "accounting and legal claims",
          ],
          [
            "Applications and bookings that were not paid for",
            `Deleted within ${unpaidTime} of the booking or your last change; later while a ` +
              "payment is under way, or where we agreed with you to keep them",
          ],
          [
            "Payments and refunds: amount, time and the provider’s reference, without name or card",
            "As long as accounting law requires",
          ],
          [
            "A company’s name and VAT number on a paid booking, even after you have deleted your " +
              "other data",
            `${yearsInWords(customerYears)} after the booking ended, for the accounts`,
          ],
          ["Your account and its profile", "Until you delete it or ask us to"],
          [
            "Messages that you send us, with our replies",
            `${yearsInWords(customerYears)} after you wrote them, as for basic customer data, or ` +
              `${days.spam} days for spam`,
          ],
          ["Unsent emails", `${days.mails} days, but we do not keep those with a code or a link`],
          ["Technical and security records", "As long as needed to find faults and prevent abuse"],
          ["Your request not to receive marketing", "As long as needed to respect it"],
          [
            "Configurations made with the generator",
            `${days.siteConfigs} day, or ${days.staffSiteConfigs} days if our staff made them`,
          ],
        ]),
        "Data is then deleted or made anonymous, unless a legal claim or an authority requires " +
          "us to keep it longer.",
      ]),
      createSection("your-legal-rights", "Your legal rights", [
        "You have the right to:",
        createList([
          "access: know whether we hold data about you, and receive a copy;",
          "rectification: have wrong or incomplete data corrected;",
          "erasure: have your data deleted when we have no legal reason to keep it;",
          "restriction: have us keep your data without using it, for example during a dispute;",
          "objection: object to any use based on a legitimate interest, and to marketing, which " +
            "we always stop;",
          "portability: receive the data you gave us in a common, machine-readable format, or " +
            "have it sent elsewhere;",
          "withdrawal: withdraw your consent at any time, without affecting what was done before.",
        ]),
        `To use any of these rights, write to ${company.email} or to our postal address. There ` +
          "is no charge, and we will answer within one month. We may first ask you to confirm your identity. With an " +
          "account, you can also download or delete your data yourself.",
        `You may complain at any time to ${law.regulator}, or in the European Union to your ` +
          "country’s data-protection authority.",
        "If we change this policy in a way that matters to you as a customer, we will email " +
          "you before the change applies.",
      ]),
      createSection("cookie-types", "The cookies we set", [
        "Only this site sets and reads these cookies.",
        createTable([
          ["Cookie", "What it does", "Kept for"],
          ["currency", "It remembers your currency.", "1 year"],
          ["lang", "It remembers the language of the sign-in, account and staff pages.", "1 year"],
          [
            "order",
            "We set it when you book, find or open your booking or its pass. It lets only this " +
              "browser open the booking again, until you ask us to forget the booking. The cookie is hidden " +
              "from scripts (HttpOnly).",
            `${days.orderCookie} days`,
          ],
          [
            "lane",
            "We set it only on a phone that our staff have paired with a lane. It lets that phone " +
              "accept passes until we unpair it. The cookie is hidden from scripts (HttpOnly).",
            `${days.laneCookie} days`,
          ],
          [
            "check",
            "It tells us whether your browser keeps cookies, before you pay for a booking or open " +
              "one.",
            "10 minutes",
          ],
          [
            "read",
            "It stops you from seeing an older version of a page than the one you have already " +
              "seen. It identifies a version of our data, not you.",
            "5 minutes",
          ],
          [
            "written",
            "It does the same as “read”, after you have booked or changed something.",
            "5 minutes",
          ],
        ]),
        "Your browser’s local storage keeps your session until you sign out or the session ends. " +
          "While you are signed in, it also keeps which of your bookings this browser has opened. " +
          "While you book, the open tab keeps your details for the next page.",
        "Your browser keeps a Fast Track pass that you open, without your name, to show it " +
          "offline. It keeps the pass until its day is over (or, if it has no day, until 30 days after you " +
          "last opened it), or until you remove it.",
      ]),
    ],
  };
};

/** The usual number of years is in words (docs/product/people.md). */
function yearsInWords(years: number): string {
  return { 1: "One year", 6: "Six years" }[years] ?? `${years} years`;
}
