import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

export const english: PhraseBook = {
  fields: {
    "hero.title": pairPhrases(
      "Your Priority Lane, Priority at Security, A Calmer Airport, Fast Track at Security, A Lane " +
        "Beside the Queue, Calm at the Airport, The Easy Way to Your Gate, Your Way Through the " +
        "Airport, Airport Days Made Easy, Your Fast Track to the Gate, Priority Lanes at Security, " +
        "The Airport Made Simple, A Smoother Way to the Gate, A Good Start at the Airport, " +
        "Priority at the Checkpoint, An Easier Airport",
      "Whenever You Fly, All in One Membership, Before Every Trip, for an Easy Departure, Alone or " +
        "Together, with Check-In and Museums, for Weekends and Work, for Every Kind of Trip, As " +
        "Travel Should Be, So the Trip Starts Well, So You Leave Rested, at Your Own Pace, in " +
        "Your Own Time, from Your First Flight, with Less to Think About, for Trips Near and Far",
    ),
    "hero.subtitle": [
      "With {brand}, airport Fast Track, check-in and museum entries are arranged for you. " +
        "One membership, so that your mind can stay on the trip.",
      "{brand} sees to Fast Track, check-in and skip-the-line entries in one membership, so that " +
        "you set out rested.",
      "The priority lane at security, check-in done for you, priority entry to museums: {brand} " +
        "brings them together in one membership.",
    ],
    "hero.cta": [
      "Start with {brand}",
      "Begin Your Trip Here",
      "Join {brand} Today",
      "Let Us Take Care of It",
    ],
    "services.fastTrack.title": [
      "Your Lane at Security",
      "Fast Track, for You",
      "Fast Track with {brand}",
    ],
    "services.fastTrack.description": [
      "Go through security by the priority lane, with passes accepted at more than {n} airports.",
      "Your passes open the priority lane at security, at more than {n} airports.",
      "Take the priority lane at security, and walk on to your gate.",
      "Go through security by the priority lane, and reach your gate unhurried.",
    ],
    "services.checkIn.title": [
      "Check-In, Done for You",
      "Effortless Check-In",
      "{brand} Checks You In",
    ],
    "services.checkIn.description": [
      "As soon as the airline opens check-in, we check you in and send your boarding pass.",
      "{brand} checks you in when the airline opens, and sends your boarding pass.",
      "No need to watch the clock: we check you in when the airline opens, and send your boarding " +
        "pass.",
    ],
    "services.museums.title": [
      "Museums First",
      "Straight to the Sights",
      "Easy Entries with {brand}",
    ],
    "services.museums.description": [
      "Enter museums and attractions through the priority entrance.",
      "With {brand}, you have priority entry to museums and attractions.",
      "Museums and attractions let you in by their priority entrance.",
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
          "We see to check-in, passes and guides, so that you can put the phone away.",
          "With {brand}, check-in, passes and guides are ready in time, and you enjoy the view.",
        ],
      },
    },
    {
      title: {
        about: /premium|price|less\b|value|fair\b|spen[dt]/i,
        phrases: ["Comfort at a Fair Price", "More Comfort for Less", "Good Value on Every Trip"],
      },
      description: {
        about: /lounge/i,
        phrases: [
          "The ease that frequent flyers know, for less a month than one lounge visit.",
          "{brand} gives you frequent-flyer comfort for less a month than a lounge visit costs.",
        ],
      },
    },
    {
      title: {
        about: /confiden|peace|surprise|strings|mind\b|assur/i,
        phrases: ["Peace of Mind, Included", "Travel Without Surprises", "Confidence with {brand}"],
      },
      description: {
        about: /free\b|before you pay|before payment/i,
        phrases: [
          "Try it free, and leave when you wish. You see every price before you pay.",
          "{brand} is free to try and easy to leave, and shows you every price before you pay.",
        ],
      },
    },
    {
      title: {
        about: /assist|support|answer|someone|help|service|human|there for/i,
        phrases: ["A Team That Answers", "People Who Answer", "Help That Knows Your Trip"],
      },
      description: {
        about: /chat|e-?mail|call\b|phone|person who/i,
        phrases: [
          "By phone or email, someone who knows your trip is there for you every day of the week.",
          "Write or call {brand}: a person who knows your plans answers, every day.",
        ],
      },
    },
  ],
  otherwise: {
    title: ["{text}, by {brand}", "{brand}: {text}", "{text} with {brand}"],
    cta: ["{text} with {brand}", "{brand}: {text}", "Start with {brand}"],
    description: [
      "{text} That is how {brand} travels with you.",
      "{text} Count on {brand} for it.",
      "{text} With {brand}, you are in good hands.",
    ],
  },
};
