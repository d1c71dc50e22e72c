import { NETWORK_AIRPORTS } from "../../domain/orders/airports.ts";
import type { Facts } from "../facts.ts";
import { planNames } from "../plan-names.ts";

export const fastTrack = ({ site, price, passes, trialDays, billingMonths }: Facts) => {
  const { medium, premium } = planNames(site);
  return {
    title: "Airport Fast Track",
    description: `Airport Fast Track passes online: pass security by the priority lane at over ${NETWORK_AIRPORTS} airports. ${price.adult} a traveller, infants free, no account needed.`,
    hero: {
      title: "Fast Track - from",
      price: price.headline,
      lead: "Take the priority lane through airport security. Book for yourself or for the whole party; it takes two minutes and no account.",
      bookNow: "Book Now",
    },
    pass: {
      title: "Your pass",
      airport: "Airport",
      selectAirport: "Select Airport",
      fares: "Fare per traveller",
      rows: [
        { who: "Adults", age: "12 years or more", fare: price.adult },
        { who: "Children", age: "2 to 11 years", fare: price.child },
        { who: "Infants", age: "2 years or under", fare: "Free" },
      ],
      note: "One pass for each traveller. Taxes included.",
    },
    benefits: {
      title: "Three good reasons",
      cards: {
        speedy: {
          title: "Speedy process",
          text: "A few minutes from the entrance to the other side of security, even on the first Friday of July.",
        },
        smooth: { title: "Smooth and easy", text: "Your pass is on your phone. Show it at the priority lane, and walk." },
        convenient: { title: "Convenient", text: "Book tonight or on the way to the airport. Whole family, one booking." },
      },
    },
    premium: {
      title: "A premium service, without the ceremony",
      paragraphs: [
        "Fast Track is the lane that airlines give to their best customers. With a pass it is yours for the day, whatever your airline and whatever your seat.",
        "Arrive later and still have time for a coffee. Or arrive at the usual hour, and spend it on the right side of security.",
      ],
    },
    availability: {
      title: `Available at over ${NETWORK_AIRPORTS} airports`,
      text: "From Paris to Dubai and New York: choose yours when you book. If an airport is missing from the list, ask us.",
      bookNow: "Book Now",
    },
    trial: {
      title: "Flying more than once a season?",
      text: `Membership includes up to ${passes.medium} free passes a month with ${medium}, up to ${passes.premium} with ${premium}, and check-in done for you. ${premium} is free for ${trialDays} days, then ${price.premium} every ${billingMonths} months until cancelled. Booking a single pass does not start a membership.`,
      cta: "Try it free",
    },
  };
};
export type FastTrackContent = ReturnType<typeof fastTrack>;
