import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

/** Uses French typography: ’ and a no-break space before : and ;. */
export const french: PhraseBook = {
  fields: {
    // These follow the order of the English ones, so that both languages of a site say the same.
    "hero.title": pairPhrases(
      "Bagages légers, Matins calmes, Départs sereins, Ciels ouverts, Places au hublot, " +
        "Accueils chaleureux, Départs en douceur, Esprit libre, Bonne compagnie, Petits " +
        "conforts, Cartes neuves, Café sans hâte, Premières lueurs, Atterrissages en " +
        "douceur, Longs week-ends, Embarquement calme, Mains libres, Lointains bleus, Plans " +
        "simples, Vieux amis, Vols du matin, Ailes au soleil, Bonnes chaussures, Cœur " +
        "tranquille",
      "grands horizons, longues soirées, rivages lointains, rues nouvelles, belles " +
        "histoires, grands voyages, villes lointaines, d’autres ciels, nuits douces, jours " +
        "sans hâte, routes ouvertes, monde plus vaste, heures dorées, tables d’ailleurs, du " +
        "temps devant soi, place à la flânerie, tant à voir, retours heureux, ports " +
        "lumineux, dimanches lents, nouveaux amis, souffle retrouvé, journées entières, " +
        "bonne humeur",
    ),
    "hero.subtitle": [
      "Avec {brand}, le Fast Track à l’aéroport, l’enregistrement et l’entrée des " +
        "musées sont organisés pour vous. Un seul abonnement, et l’esprit tout au voyage.",
      "{brand} s’occupe du Fast Track, de l’enregistrement et des entrées coupe-file. Un " +
        "seul abonnement, pour partir l’esprit léger.",
      "La file prioritaire du contrôle, l’enregistrement sans y penser, l’entrée prioritaire des " +
        "musées : {brand} réunit le tout dans un abonnement.",
    ],
    "hero.cta": ["Partir avec {brand}", "Commencer ici", "Rejoindre {brand}", "Laissez-nous faire"],
    "services.fastTrack.title": [
      "Votre file prioritaire",
      "Priorité au contrôle",
      "Le Fast Track avec {brand}",
    ],
    "services.fastTrack.description": [
      "Prenez la file prioritaire du contrôle de sûreté, dans plus de {n} aéroports.",
      "Vos pass vous ouvrent la file prioritaire du contrôle, dans plus de {n} aéroports.",
      "Prenez la file prioritaire du contrôle, et rejoignez la porte sans courir.",
      "Au contrôle de sûreté, passez par la file prioritaire.",
    ],
    "services.checkIn.title": [
      "L’enregistrement, fait pour vous",
      "L’enregistrement, sans y penser",
      "{brand} vous enregistre",
    ],
    "services.checkIn.description": [
      "Dès que la compagnie ouvre l’enregistrement, nous nous en chargeons, et la carte " +
        "d’embarquement arrive sur votre téléphone.",
      "{brand} vous enregistre aussitôt que la compagnie le permet, et envoie la carte " +
        "d’embarquement sur votre téléphone.",
      "Inutile de guetter l’heure : nous vous enregistrons dès l’ouverture, et vous recevez " +
        "la carte d’embarquement sur votre téléphone.",
    ],
    "services.museums.title": [
      "Les musées d’abord",
      "Droit vers les œuvres",
      "Les musées avec {brand}",
    ],
    "services.museums.description": [
      "Choisissez votre heure au musée, et entrez par l’accès prioritaire.",
      "Avec {brand}, vous choisissez l’heure, et vous entrez par l’accès prioritaire.",
      "Musées et monuments quand cela vous convient, avec entrée prioritaire.",
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
          "La technique, côté voyageur",
        ],
      },
      description: {
        about: /guides|tout seuls|d’eux-mêmes/i,
        phrases: [
          "Enregistrement, pass et guides : nous nous en chargeons, vous pouvez ranger le " +
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
        about: /salon/i,
        phrases: [
          "L’aisance des grands voyageurs, pour moins qu’une entrée de salon par mois.",
          "Avec {brand}, le confort des grands voyageurs coûte moins qu’une entrée de salon par " +
            "mois.",
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
          "Essayez gratuitement, partez quand il vous plaît. Vous voyez chaque prix avant de " +
            "payer.",
          "Avec {brand}, l’essai est gratuit, le départ libre, et chaque prix s’affiche avant le " +
            "paiement.",
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
        about: /chat|téléphone|e-?mail|personne qui/i,
        phrases: [
          "Par téléphone ou par e-mail, une personne qui connaît votre voyage vous répond tous " +
            "les jours de la semaine.",
          "Appelez {brand} ou écrivez-nous : une personne qui connaît vos projets répond chaque " +
            "jour.",
        ],
      },
    },
  ],
  otherwise: {
    title: ["{brand} : {text}", "{text} avec {brand}"],
    cta: ["{text} avec {brand}", "{brand} : {text}", "Partir avec {brand}"],
    description: [
      "{text} Avec {brand}, cela va de soi.",
      "{text} Comptez sur {brand} pour cela.",
      "{text} Avec {brand}, vous êtes entre de bonnes mains.",
    ],
  },
};
