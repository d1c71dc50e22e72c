import { NETWORK_AIRPORTS } from "../../domain/orders/airports.ts";
import type { Facts } from "../facts.ts";
import { planNames } from "../plan-names.ts";

export const services = ({ site, passes, price, trialDays, billingMonths, hours }: Facts) => {
  const { medium, premium } = planNames(site);
  return {
    title: "Services",
    description: `Fast Track, check-in, attractions, eBooks, lounges and a concierge: what the ${site.company.name} membership does for you, and what it costs.`,
    hero: {
      title: "Everything between your door and the gate",
      lead: "One membership takes over the parts of a trip that nobody looks forward to: the queue, the form, the phone call, the search.",
      cta: "Start Now",
      note: `Free for ${trialDays} days. Cancel anytime.`,
    },
    tour: {
      title: "Six services, one membership",
      label: "Services",
      services: {
        subscription: {
          label: "Subscription",
          title: "One plan instead of six bookings",
          text: `Choose ${medium} or ${premium}, try it free for ${trialDays} days, and use it from the first minute. Your passes, check-ins and guides wait in one member portal.`,
          points: [
            `From ${price.medium} every ${billingMonths} months, for every trip you take`,
            "Cancel by phone, e-mail or form, without a reason",
            `Exclusive airport lounge discounts with ${premium}`,
          ],
        },
        "fast-track": {
          label: "Fast Track",
          title: "Past the queue, through your own lane",
          text: `Show the pass on your phone and take the priority lane through security at more than ${NETWORK_AIRPORTS} airports.`,
          points: [
            `Up to ${passes.medium} free passes a month with ${medium}, up to ${passes.premium} with ${premium}`,
            "One pass for each traveller, children included",
            `Not a member? A single pass costs ${price.adult}`,
          ],
        },
        ticketline: {
          label: "Attractions",
          title: "The museum, without its courtyard",
          text: "Tickets for museums and attractions at the hour that suits your day, through the entrance where nobody waits.",
          points: [
            `Priority entry to selected museums with ${medium}`,
            `Unlimited skip-the-line museum entries with ${premium}`,
            "Tickets on your phone, nothing to print or collect",
          ],
        },
        ebooks: {
          label: "eBooks",
          title: "A city in one evening’s reading",
          text: "Travel eBooks written for people with three days and good shoes: what to see first, where to eat, how to get about.",
          points: [
            "In your member portal, on every device",
            "Readable offline, on the plane and underground",
            "Short chapters, kept current",
          ],
        },
        concierge: {
          label: "Concierge",
          title: "A person who takes it from here",
          text: "Write one message, as you would to a friend who knows the place. A real person answers, and stays with your request until it is done.",
          points: [
            "Tables, transfers, tickets, special occasions",
            "Help when a flight is late or a plan changes",
            "By chat, phone or e-mail, in English or French",
          ],
        },
        checkin: {
          label: "Check-In",
          title: "Checked in before you think of it",
          text: "Give us the flight number once. We check you in when the airline opens and send the boarding pass to your phone.",
          points: [
            `Automated check-in included with ${medium}`,
            `Unlimited automated check-ins with ${premium}`,
            "No alarm at midnight, no airline app to install",
          ],
        },
      },
    },
    concierge: {
      title: "Your concierge has heard it before",
      text: "Nothing is too small to ask. These are messages it is made for:",
      requests: [
        "“My flight lands at Orly at 23:40. How do I get to the Marais?”",
        "“It is her birthday on Friday. Somewhere quiet in Rome, two people, eight o’clock.”",
        "“I left my glasses in seat 14C.”",
      ],
      answer: "Each one is answered by a person, and followed until it is settled.",
    },
    hub: {
      title: "Your travel hub",
      text: "The member portal keeps the whole journey in one place. Sign in on any device and you find what you need next, in the order you need it.",
      items: [
        { title: "Before", text: "Guides to read, museum hours to choose, the flight handed over for check-in." },
        { title: "At the airport", text: "Boarding pass, Fast Track pass and lounge offers, side by side." },
        { title: "There", text: "Tickets for the day and a line to your concierge." },
      ],
    },
    support: {
      title: "24/7 support",
      text: `Our team answers every day from ${hours.opens} to ${hours.closes} (UK time) by chat, phone and e-mail. Outside those hours, urgent help on the road is there 24/7: a missed connection does not wait for office hours.`,
      call: "Call us",
      write: "Write to us",
    },
    pricing: {
      title: "Two plans, both free to try",
      lead: `Both start with ${trialDays} free days. Visa or Mastercard.`,
      action: "Try Now",
      trial: (planPrice: string) => `${trialDays} days free, then ${planPrice} every ${billingMonths} months until cancelled.`,
      badge: "Most complete",
    },
    closing: {
      title: "Your next flight could be the first easy one",
      text: `Start today and use every service during the ${trialDays} free days.`,
      cta: "Start your free trial",
    },
  };
};
export type ServicesContent = ReturnType<typeof services>;
