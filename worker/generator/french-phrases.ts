import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

/** Uses French typography: ’ and a no-break space before : and ;. */
export const french: PhraseBook = {
  fields: {
    // These follow the order of the English ones, so that both languages of a site say the same.
    "hero.title": pairPhrases(
      "Votre file prioritaire, La priorité au contrôle, Un aéroport plus calme, Le Fast Track au " +
        "contrôle, Une file à part au contrôle, Le calme à l’aéroport, Vers la porte sans courir, " +
        "Votre passage à l’aéroport, L’aéroport en douceur, Votre Fast Track vers la porte, Des " +
        "files prioritaires au contrôle, L’aéroport en toute simplicité, Vers la porte en douceur, " +
        "Un bon départ dès l’aéroport, Passez le contrôle en priorité, L’aéroport sans effort",
      "à chaque vol, en un seul abonnement, avant chaque voyage, pour partir sereinement, en solo " +
        "ou ensemble, avec enregistrement et musées, en week-end comme en semaine, pour tous vos voyages, " +
        "comme il se doit, pour bien partir, pour partir l’esprit léger, à votre rythme, en " +
        "prenant votre temps, dès votre premier vol, avec moins de soucis, près d’ici ou au loin",
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
      "Votre file au contrôle",
      "Le Fast Track pour vous",
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
      "Dès que la compagnie ouvre l’enregistrement, nous vous enregistrons et envoyons la carte " +
        "d’embarquement.",
      "{brand} vous enregistre dès que la compagnie le permet, et envoie la carte " +
        "d’embarquement.",
      "Inutile de guetter l’ouverture : nous vous enregistrons, et vous recevez la carte " +
        "d’embarquement.",
    ],
    "services.museums.title": [
      "Les musées d’abord",
      "Droit vers les œuvres",
      "Les musées avec {brand}",
    ],
    "services.museums.description": [
      "Entrez dans les musées et les monuments par l’accès prioritaire.",
      "Avec {brand}, vous avez l’entrée prioritaire dans les musées et les monuments.",
      "L’entrée prioritaire dans les musées et les monuments est comprise.",
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
