import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

/** Uses French typography: ’ and a no-break space before : and ;. */
export const french: PhraseBook = {
  fields: {
    // These follow the order of the English ones, so that both languages of a site say the same.
    "hero.title": pairPhrases(
      "Votre file prioritaire, La priorité au contrôle, Le calme à l’aéroport, Le Fast Track " +
        "au contrôle, La file prioritaire au contrôle, Jusqu’à la porte sans courir, " +
        "L’aéroport en toute simplicité, Votre Fast Track à l’aéroport, Un aéroport plus " +
        "simple, Vers la porte en douceur, Un départ serein à l’aéroport, Passez le contrôle " +
        "en priorité, L’aéroport sans effort, Prenez la file prioritaire, L’aéroport en " +
        "douceur, Des files prioritaires au contrôle",
      "à chaque vol, avec un seul abonnement, à chaque voyage, avant chaque vol, seul ou à " +
        "plusieurs, enregistrement compris, en semaine comme en week-end, pour tous vos " +
        "voyages, voyage après voyage, pour bien commencer le voyage, pour partir l’esprit " +
        "léger, à votre rythme, que vous voliez peu ou souvent, dès votre premier vol, et un " +
        "souci de moins, pour partir près ou loin",
    ),
    "hero.subtitle": [
      "Avec {brand}, Fast Track, enregistrement et entrées de musées sont organisés pour vous. Un " +
        "seul abonnement, et vous ne pensez plus qu’au voyage.",
      "{brand} s’occupe du Fast Track, de l’enregistrement et des entrées de musées. Un seul " +
        "abonnement, pour partir l’esprit léger.",
      "La file prioritaire au contrôle, l’enregistrement sans y penser et l’entrée prioritaire " +
        "dans les musées : {brand} les réunit en un seul abonnement.",
    ],
    "hero.cta": ["Partir avec {brand}", "Commencer ici", "Rejoindre {brand}", "Laissez-nous faire"],
    "services.fastTrack.title": [
      "Votre file au contrôle",
      "Le Fast Track au contrôle",
      "Le Fast Track avec {brand}",
    ],
    "services.fastTrack.description": [
      "Prenez la file prioritaire du contrôle de sûreté, dans plus de {n} aéroports.",
      "Utilisez vos pass à la file prioritaire du contrôle, dans plus de {n} aéroports.",
      "Prenez la file prioritaire du contrôle, et rejoignez la porte sans courir.",
      "Au contrôle de sûreté, passez par la file prioritaire.",
    ],
    "services.checkIn.title": [
      "Votre enregistrement est fait",
      "L’enregistrement, sans y penser",
      "L’enregistrement avec {brand}",
    ],
    "services.checkIn.description": [
      "Dès que la compagnie ouvre l’enregistrement, nous nous en chargeons et vous envoyons la " +
        "carte d’embarquement.",
      "{brand} vous enregistre dès que la compagnie le permet, et vous envoie la carte " +
        "d’embarquement.",
      "Inutile de guetter l’ouverture : nous vous enregistrons, et vous recevez la carte " +
        "d’embarquement.",
    ],
    "services.museums.title": [
      "La priorité au musée",
      "Droit vers les œuvres",
      "Les musées avec {brand}",
    ],
    "services.museums.description": [
      "Entrez dans les musées et les monuments par l’accès prioritaire.",
      "Avec {brand}, vous avez l’entrée prioritaire dans les musées et les monuments.",
      "Dans les musées et les monuments, passez par l’accès prioritaire.",
    ],
    "whyChooseUs.title": [
      "Pourquoi choisir {brand}",
      "Ce que {brand} fait autrement",
      "Pourquoi compter sur {brand}",
      "Ce qui fait la différence",
    ],
  },
  membership: /fast[ -]track|aéroport|enregistrement|musée|file\b|queue/i,
  topics: [
    {
      title: {
        about: /outil|techn|ingéni|malin/i,
        phrases: [
          "Des outils à votre service",
          "Des outils malins et discrets",
          "Une technologie qui se fait oublier",
        ],
      },
      description: {
        about: /guides|tout seuls|d’eux-mêmes/i,
        phrases: [
          "Enregistrement, pass et guides : nous nous en chargeons, vous pouvez ranger votre " +
            "téléphone.",
          "Avec {brand}, enregistrement, pass et guides sont prêts à temps, et vous profitez de " +
            "la vue.",
        ],
      },
    },
    {
      title: {
        about: /prix|moins cher|confort/i,
        phrases: [
          "Le confort à un prix juste",
          "Plus de confort, moins cher",
          "Un confort au juste prix",
        ],
      },
      description: {
        about: /salon|classe affaires|grands voyageurs/i,
        phrases: [
          "Voyagez avec le confort des grands voyageurs, sans payer la classe affaires.",
          "Avec {brand}, vous profitez du confort des grands voyageurs sans payer la classe " +
            "affaires.",
        ],
      },
    },
    {
      title: {
        about: /confiance|sérén|tranquill|surprise|esprit/i,
        phrases: ["L’esprit tranquille", "Voyager sans surprise", "En confiance avec {brand}"],
      },
      description: {
        about: /gratuit|avant de payer|avant le paiement/i,
        phrases: [
          "Essayez gratuitement, résiliez quand vous voulez. Vous voyez chaque prix avant de " +
            "payer.",
          "Avec {brand}, l’essai est gratuit, vous résiliez quand vous voulez, et chaque prix " +
            "s’affiche avant le paiement.",
        ],
      },
    },
    {
      title: {
        about: /quelqu|assist|aide|écoute|équipe|service|répond|humain/i,
        phrases: [
          "Une équipe à votre écoute",
          "Une équipe qui vous répond",
          "Une équipe qui vous connaît",
        ],
      },
      description: {
        about: /chat|téléphone|e-?mail|personne qui|connaît votre voyage/i,
        phrases: [
          "Par téléphone ou par e-mail, une personne qui connaît votre voyage vous répond tous " +
            "les jours de la semaine.",
          "Appelez {brand} ou écrivez-nous : une personne qui connaît votre voyage vous répond " +
            "chaque jour.",
        ],
      },
    },
  ],
  otherwise: {
    title: ["{brand} : {text}", "{text} avec {brand}"],
    cta: ["{text} avec {brand}", "{brand} : {text}", "Partir avec {brand}"],
    description: [
      "{text} Avec {brand}, cela va de soi.",
      "{text} Vous pouvez compter sur {brand}.",
      "{text} Avec {brand}, vous êtes entre de bonnes mains.",
    ],
  },
};
