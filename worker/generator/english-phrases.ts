import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

export const english: PhraseBook = {
  fields: {
    "hero.title": {
      warm: pairPhrases(
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
      bold: pairPhrases(
        "Pack Less, Leave Early, Go Further, Fly Boldly, Chase Mornings, Travel Loud, Take " +
          "the Window, Think Bigger, Cross the Map, Say Yes, Wake Up Elsewhere, Start Now, " +
          "Drop the Plan, Look Up, Aim Far, Get Up and Go",
        "See More, Stay Longer, Land Smiling, Live Wider, Wander On, Feel Alive, Order " +
          "Dessert, Come Back Changed, Tell Everyone, Own the Day, Find Your City, Love the " +
          "Detour, Keep Going, Meet the World, Make It Count, Rest Later",
      ),
    },
    "hero.subtitle": {
      warm: [
        "With {brand}, airport Fast Track, check-in and museum entries are arranged for you. " +
          "One membership, so that your mind can stay on the trip.",
        "{brand} sees to Fast Track, check-in and skip-the-line entries in one membership. You " +
          "set out rested, and arrive with time in hand.",
        "Pass security sooner, leave check-in to us, walk straight into the museum. {brand} " +
          "brings it together in one membership that travels with you.",
      ],
      bold: [
        "Fast Track through the airport. Check-in, done. Museums, straight in. {brand} is one " +
          "membership for people who would rather go than queue.",
        "Queues are for other people. {brand} gets you through the airport, checked in and " +
          "into the museum, all with one membership.",
      ],
    },
    "hero.cta": {
      warm: [
        "Start with {brand}",
        "Begin Your Trip Here",
        "Join {brand} Today",
        "Let Us Take Care of It",
      ],
      bold: ["Let’s Go", "Get Moving with {brand}", "Jump In Now"],
    },
    "services.fastTrack.title": {
      warm: ["Priority at Security", "Quicker Through the Airport", "Fast Track with {brand}"],
      bold: ["Straight to Your Lane", "Airport? Done.", "{brand} Fast Lane"],
    },
    "services.fastTrack.description": {
      warm: [
        "Go through security by the priority lane, with passes accepted at more than {n} airports.",
        "Travel by the better lane: your passes open the priority lane at more than {n} airports.",
        "Take the priority lane at security, and keep the time that you save for yourself.",
        "Go through security by the priority lane, and reach your gate unhurried.",
      ],
      bold: [
        "The priority lane at security: your passes work at more than {n} airports.",
        "Priority lane, more than {n} airports, no shuffling forward with your shoes in your hand.",
        "Take the priority lane at security and get to your gate.",
        "Priority lane, bag on the belt, through: that is airport security done.",
      ],
    },
    "services.checkIn.title": {
      warm: ["Check-In, Done for You", "Effortless Check-In", "{brand} Checks You In"],
      bold: ["Check-In on Autopilot", "Never Check In Again"],
    },
    "services.checkIn.description": {
      warm: [
        "As soon as the airline opens check-in we complete it, and your boarding pass arrives " +
          "on your phone.",
        "{brand} checks you in the moment the airline allows, and sends the boarding pass to " +
          "your phone.",
        "You need not watch the clock: we check you in when the airline opens, and your phone " +
          "has the boarding pass.",
      ],
      bold: [
        "The airline opens check-in, and we are already on it. Boarding pass on your phone, done.",
        "Forget the reminders: we check you in the moment it opens and your phone gets the " +
          "boarding pass.",
      ],
    },
    "services.museums.title": {
      warm: ["Museums First", "Straight to the Sights", "Easy Entries with {brand}"],
      bold: ["Walk Right In", "Skip the Line, Not the Art"],
    },
    "services.museums.description": {
      warm: [
        "Choose your hour for museums and attractions, and go in by the priority entrance.",
        "With {brand} you pick the time, and museums and sights give you priority entry.",
        "Museums and attractions when it suits you, and a priority entrance to go in by.",
      ],
      bold: [
        "Pick your hour, pass the line, see the masterpiece. Museums and attractions, sorted.",
        "Your hour, your door, priority entry: museums and attractions the way they should be.",
      ],
    },
    "whyChooseUs.title": {
      warm: [
        "Why Travellers Choose {brand}",
        "What {brand} Does Differently",
        "Why You Can Rely on {brand}",
        "What Makes the Difference",
      ],
      bold: ["Why {brand}? Here Is Why", "What We Do Better"],
    },
  },
  membership: /fast[ -]track|airport|check-?in|museum|queue/i,
  topics: [
    {
      title: {
        about: /tool|tech|generation|clever|smart|ingenious/i,
        warm: [
          "Tools That Work for You",
          "Clever Tools, Quietly at Work",
          "Technology That Travels Well",
        ],
        bold: ["Smart Stuff, Built In", "Tools a Step Ahead"],
      },
      description: {
        about: /guides|themselves|autopilot/i,
        warm: [
          "Check-in, passes and guides take care of themselves, so that you can put the phone " +
            "away.",
          "With {brand}, check-in, passes and guides run by themselves, and you can enjoy the " +
            "view.",
        ],
        bold: [
          "Check-in, passes, guides: all on autopilot. Look up and enjoy the ride.",
          "Your passes, guides and check-in get on with it. You get on with the trip.",
        ],
      },
    },
    {
      title: {
        about: /premium|price|less\b|value|fair\b|spen[dt]/i,
        warm: ["Comfort at a Fair Price", "More Comfort for Less", "Good Value on Every Trip"],
        bold: ["Big Comfort, Small Price", "Live It Up for Less"],
      },
      description: {
        about: /lounge/i,
        warm: [
          "The ease that frequent flyers know, for less a month than one lounge visit.",
          "{brand} gives you frequent-flyer comfort for less a month than a lounge visit costs.",
        ],
        bold: [
          "Travel like a frequent flyer and pay less a month than one lounge visit.",
          "Frequent-flyer perks, for less a month than a single lounge visit.",
        ],
      },
    },
    {
      title: {
        about: /confiden|peace|surprise|strings|mind\b|assur/i,
        warm: ["Peace of Mind, Included", "Travel Without Surprises", "Confidence with {brand}"],
        bold: ["No Strings, No Surprises", "Confidence, Switched On"],
      },
      description: {
        about: /free\b|before you pay|before payment/i,
        warm: [
          "Try it free, and leave when you wish. You see every price before you pay.",
          "{brand} is free to try and easy to leave, and shows you every price before you pay.",
        ],
        bold: [
          "Try it free. Leave any time. See every price before you pay.",
          "Free to try, easy to quit, every price on the table before you pay.",
        ],
      },
    },
    {
      title: {
        about: /assist|support|answer|someone|help|service|human|there for/i,
        warm: ["Always Someone to Help", "People Who Answer", "Help That Knows Your Trip"],
        bold: ["Real Humans, Real Answers", "Help That Shows Up"],
      },
      description: {
        about: /chat|e-?mail|call\b|phone|person who/i,
        warm: [
          "By phone or email, someone who knows your trip is there for you every day of the week.",
          "Write or call {brand}: a person who knows your plans answers, every day.",
        ],
        bold: [
          "Phone or email, any day of the week: a real person who knows your trip picks it up.",
          "Any day of the week, one email or phone call reaches a person who knows your trip.",
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
