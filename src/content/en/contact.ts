import type { Facts } from "../facts.ts";

export const contact = ({ site, hours }: Facts) => ({
  title: "Contact us",
  description: `Reach ${site.company.name} by phone, e-mail, post or with a short form. People answer every day from ${hours.opens} to ${hours.closes}, UK time.`,
  lead: "Two ways to reach a person. Pick the one that suits the moment.",
  details: {
    heading: "Speak to us",
    text: "The fastest way when your flight is today.",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    hours: "Support hours",
    hoursText: `Every day, ${hours.opens} to ${hours.closes} (UK time)`,
    channels: "By chat, phone or e-mail",
  },
  form: {
    heading: "Write to us",
    text: "We answer by e-mail, usually the same day.",
    requiredNote: "Fields marked * are required.",
    required: "*",
    firstName: "First name",
    lastName: "Last name",
    name: "Name",
    email: "E-mail",
    phone: "Phone number",
    message: "Message",
    messageHint: "Up to 1,000 characters. A booking number helps, if you have one.",
    send: "Send message",
    sending: "Sending...",
    privacy: "We use what you write only to answer you, as the [Privacy Policy](/privacy) explains.",
    noScript: `This form needs JavaScript. Without it, call us on ${site.company.phone} or write to ${site.company.email}.`,
  },
  questions: {
    heading: "Got questions",
    text: "Ask us anything about the membership, a pass or a trip. A person reads every message.",
  },
  /** Fields that only robots see. */
  trap: "Leave this field empty",
  success: "Message sent successfully! We'll get back to you soon.",
  failure: { title: "Error", description: "Your message could not be sent. It is still here: please try again." },
  tooMany: "Too many attempts in a short time. Please wait a minute and try again.",
});
export type ContactContent = ReturnType<typeof contact>;
