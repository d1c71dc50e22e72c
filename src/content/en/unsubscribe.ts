import { UNSUBSCRIBE_LINK_HOURS } from "../../domain/messages/unsubscribe.ts";
import type { Facts } from "../facts.ts";

export const unsubscribe = ({ site, hours }: Facts) => ({
  title: "Unsubscribe",
  description: `Leave ${site.company.name} in two steps: ask for a link by e-mail and confirm it, or let our support team do it for you.`,
  lead: "We are sorry to see you go. Choose whichever is easier: neither asks for a reason, and neither costs anything.",
  link: {
    heading: "Get a link by e-mail",
    text: `Enter the e-mail address you use with us. The link we send works once, for ${UNSUBSCRIBE_LINK_HOURS} hours, so that nobody else can unsubscribe you.`,
    email: "E-mail",
    send: "Send unsubscribe link",
    sending: "Sending...",
    noScript: `This form needs JavaScript. Without it, call us on ${site.company.phone} or write to ${site.company.email}.`,
  },
  support: {
    heading: "Contact support",
    text: `Call or write, and we take care of it. Every day, ${hours.opens} to ${hours.closes} (UK time).`,
    phoneLabel: `Call ${site.company.phone}`,
    emailLabel: `Write to ${site.company.email}`,
    more: "What cancelling means for your benefits and payments is in the [Subscription Terms](/subscription-terms).",
  },
  confirm: {
    title: "Confirm your choice",
    lead: "One last step, so that it is really you who decides.",
    heading: "Unsubscribe this address",
    text: "We stop sending you news and offers at once. Messages that an order or an account needs still reach you.",
    membership: "Also cancel my membership",
    membershipHint:
      "It does not renew, and your benefits stay open until the end of the period you have paid for. Nothing changes if you have none.",
    confirm: "Confirm unsubscribe",
    confirming: "Confirming...",
  },
  done: {
    title: "You are unsubscribed",
    text: "We have recorded your choice: no more news and offers from us.",
    membership: "Our team cancels your membership and confirms it by e-mail.",
    home: "Return to Home",
  },
  invalid: {
    title: "This link no longer works",
    text: `It has been used already, or is older than ${UNSUBSCRIBE_LINK_HOURS} hours, or was not copied in full. If you have confirmed before, there is nothing left to do. Otherwise, ask for a new link below.`,
  },
  success: "Unsubscribe link sent to your email",
  failure: { title: "Error", description: "This did not work, and nothing has changed. Please try again, or call us." },
  tooMany: "Too many attempts in a short time. Please wait a minute and try again.",
});
export type UnsubscribeContent = ReturnType<typeof unsubscribe>;
