import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

export const english: PhraseBook = {
  fields: {
    "hero.title": pairPhrases(
      "Light Bags, Calm Mornings, Easy Departures, Open Skies, Window Seats, Warm " +
        "Welcomes, Gentle Starts, Clear Heads, Good Company, Small Comforts, Fresh Maps, " +
        "Slow Coffee, First Light, Soft Landings, Long Weekends, Quiet Gates, Free Hands, " +
        "Blue Distances, Simple Plans, Old Friends, Early Flights, Sunlit Wings, Good " +
        "Shoes, Steady Hearts",
      "Wide Horizons, Long Evenings, Far Shores, New Streets, Good Stories, Great " +
        "Journeys, Distant Cities, Other Skies, Warm Nights, Unhurried Days, Open Roads, " +
        "Bigger Maps, Golden Hours, Faraway Tables, Time to Spare, Room to Wander, More to " +
        "See, Happy Returns, Bright Harbours, Slow Sundays, New Friends, Deep Breaths, " +
        "Whole Days, High Spirits",
    ),
    "hero.subtitle": [
      "With {brand}, airport Fast Track, check-in and museum entries are arranged for you. " +
        "One membership, so that your mind can stay on the trip.",
      "{brand} sees to Fast Track, check-in and skip-the-line entries in one membership, so that " +
        "you set out rested.",
      "The priority lane at security, check-in done for you, priority entry to museums: {brand} " +
        "brings it together in one membership.",
    ],
    "hero.cta": [
      "Start with {brand}",
      "Begin Your Trip Here",
      "Join {brand} Today",
      "Let Us Take Care of It",
    ],
    "services.fastTrack.title": [
      "Priority at Security",
      "Your Priority Lane",
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
      "As soon as the airline opens check-in we complete it, and your boarding pass arrives " +
        "on your phone.",
      "{brand} checks you in the moment the airline allows, and sends the boarding pass to " +
        "your phone.",
      "No need to watch the clock: we check you in when the airline opens, and send the " +
        "boarding pass to your phone.",
    ],
    "services.museums.title": [
      "Museums First",
      "Straight to the Sights",
      "Easy Entries with {brand}",
    ],
    "services.museums.description": [
      "Choose your hour for museums and attractions, and go in by the priority entrance.",
      "With {brand} you pick the time, and museums and sights give you priority entry.",
      "Museums and attractions when it suits you, with priority entry.",
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
