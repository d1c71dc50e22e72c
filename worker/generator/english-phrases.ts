import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

export const english: PhraseBook = {
  fields: {
    "hero.title": pairPhrases(
      "Your Priority Lane, Priority at Security, Calm at the Airport, Fast Track at " +
        "Security, The Priority Lane at Security, The Easier Way to Your Gate, Airports Made " +
        "Easy, Your Fast Track at the Airport, A Simpler Airport, A Smoother Way to the Gate, " +
        "A Calm Start at the Airport, Priority Through Security, An Easier Day at the Airport, " +
        "Take the Priority Lane, Through the Airport with Ease, Priority Lanes at Security",
      "Whenever You Fly, with One Membership, on Every Trip, Before Every Flight, on Your " +
        "Own or Together, Check-In Included, for Work and Weekends Away, for Every Kind of " +
        "Trip, Trip After Trip, So Every Trip Starts Well, So You Arrive Relaxed, at Your Own " +
        "Pace, However Often You Fly, from Your First Flight On, with One Less Worry, for " +
        "Trips Near and Far",
    ),
    "hero.subtitle": [
      "With {brand}, airport Fast Track, check-in and museum entry are taken care of. One " +
        "membership, and you can think about the trip.",
      "{brand} takes care of Fast Track, check-in and museum entry in one membership, so you can " +
        "look forward to the trip.",
      "The priority lane at security, check-in done for you and priority entry to museums: {brand} " +
        "brings them together in one membership.",
    ],
    "hero.cta": [
      "Start with {brand}",
      "Start Your Trip Here",
      "Join {brand} Today",
      "Leave It to Us",
    ],
    "services.fastTrack.title": [
      "Your Lane at Security",
      "Fast Track at Security",
      "Fast Track with {brand}",
    ],
    "services.fastTrack.description": [
      "Take the priority lane through security, with passes accepted at more than {n} airports.",
      "Use the priority lane at security at more than {n} airports.",
      "Take the priority lane through security, and walk on to your gate.",
      "Take the priority lane at security, and reach your gate unhurried.",
    ],
    "services.checkIn.title": [
      "Check-In Done for You",
      "Effortless Check-In",
      "{brand} Checks You In",
    ],
    "services.checkIn.description": [
      "As soon as the airline opens check-in, we check you in and send your boarding pass.",
      "{brand} checks you in as soon as the airline opens check-in, and sends your boarding pass.",
      "No need to watch the clock: when the airline opens check-in, we check you in and send your " +
        "boarding pass.",
    ],
    "services.museums.title": [
      "Priority at the Museum",
      "Straight to the Sights",
      "Museums with {brand}",
    ],
    "services.museums.description": [
      "Enter museums and attractions through the priority entrance.",
      "With {brand}, you get priority entry to museums and attractions.",
      "Use the priority entrance at museums and attractions.",
    ],
    "whyChooseUs.title": [
      "Why Travellers Choose {brand}",
      "What {brand} Does Differently",
      "Why You Can Rely on {brand}",
      "What Makes the Difference",
    ],
  },
  membership: /fast[ -]track|airport|check-?in|museum|queue/i,
  topics: [
    {
      title: {
        about: /tool|tech|generation|clever|smart|ingenious/i,
        phrases: [
          "Tools That Work for You",
          "Clever Tools, Quietly at Work",
          "Technology That Travels Well",
        ],
      },
      description: {
        about: /guides|themselves|autopilot/i,
        phrases: [
          "We take care of check-in, passes and guides, so you can put your phone away.",
          "With {brand}, check-in, passes and guides are ready when you need them.",
        ],
      },
    },
    {
      title: {
        about: /premium|price|less\b|value|fair\b|spen[dt]/i,
        phrases: ["Comfort at a Fair Price", "More Comfort for Less", "Good Value on Every Trip"],
      },
      description: {
        about: /lounge|business class|frequent[ -]fl[iy]er/i,
        phrases: [
          "Travel with the ease that frequent flyers enjoy, without paying for business class.",
          "{brand} gives you frequent-flyer comfort without a business-class fare.",
        ],
      },
    },
    {
      title: {
        about: /confiden|peace|surprise|strings|mind\b|assur/i,
        phrases: [
          "Peace of Mind, Included",
          "Travel Without Surprises",
          "Travel Confidently with {brand}",
        ],
      },
      description: {
        about: /free\b|before you pay|before payment/i,
        phrases: [
          "Try it free, and leave whenever you like. You see every price before you pay.",
          "{brand} is free to try and easy to leave, and shows you every price before you pay.",
        ],
      },
    },
    {
      title: {
        about: /assist|support|answer|someone|help|service|human|there for/i,
        phrases: ["A Team That Answers", "Someone to Talk To", "Answers from Real People"],
      },
      description: {
        about: /chat|e-?mail|call\b|phone|person who|team that/i,
        phrases: [
          "By phone or email, someone who knows your trip is there for you every day of the week.",
          "Call or write to {brand} any day of the week, and someone who knows your plans will answer.",
        ],
      },
    },
  ],
  otherwise: {
    title: ["{text}, by {brand}", "{brand}: {text}", "{text} with {brand}"],
    cta: ["{text} with {brand}", "{brand}: {text}", "Start with {brand}"],
    description: [
      "{text} That’s {brand}.",
      "{text} You can count on {brand}.",
      "{text} With {brand}, you’re in good hands.",
    ],
  },
};
