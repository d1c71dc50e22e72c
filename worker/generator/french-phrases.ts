import { pairPhrases, type PhraseBook } from "./phrase-book.ts";

/** With French typography: ’ and a no-break space before : and ;. */
export const french: PhraseBook = {
  fields: {
    "hero.title": {
      // In the order of the English ones, so that both languages of a site say the same.
      warm: pairPhrases(
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
      bold: pairPhrases(
        "Partez léger, Partez tôt, Allez plus loin, Volez haut, Suivez l’aube, Voyagez en " +
          "grand, Prenez le hublot, Voyez grand, Traversez la carte, Dites oui, " +
          "Réveillez-vous ailleurs, Partez maintenant, Oubliez le plan, Levez les yeux, Visez " +
          "loin, En route",
        "voyez plus, restez plus longtemps, arrivez en souriant, vivez plus large, flânez " +
          "encore, vibrez, prenez un dessert, revenez autre, racontez tout, saisissez le " +
          "jour, trouvez votre ville, aimez le détour, continuez, rencontrez le monde, " +
          "savourez chaque heure, dormez plus tard",
      ),
    },
    "hero.subtitle": {
      warm: [
        "Avec {brand}, le Fast Track à l’aéroport, l’enregistrement et l’entrée des " +
          "musées sont arrangés pour vous. Un seul abonnement, et l’esprit tout au voyage.",
        "{brand} s’occupe du Fast Track, de l’enregistrement et des entrées coupe-file. Un " +
          "seul abonnement, pour partir l’esprit léger et arriver en avance.",
        "Passez la sûreté plus vite, laissez-nous l’enregistrement, entrez droit au musée. " +
          "{brand} réunit le tout dans un abonnement qui voyage avec vous.",
      ],
      bold: [
        "L’aéroport en Fast Track. L’enregistrement, réglé. Les musées, tout droit. " +
          "{brand}, un seul abonnement pour qui préfère partir qu’attendre.",
        "Les files, très peu pour vous. Avec {brand}, l’aéroport, l’enregistrement et " +
          "le musée tiennent en un abonnement.",
      ],
    },
    "hero.cta": {
      warm: ["Partir avec {brand}", "Commencer ici", "Rejoindre {brand}", "Laissez-nous faire"],
      bold: ["C’est parti", "En route avec {brand}", "Je me lance"],
    },
    "services.fastTrack.title": {
      warm: ["Priorité à la sûreté", "L’aéroport, plus vite", "Le Fast Track {brand}"],
      bold: ["Tout droit, à votre file", "La voie rapide {brand}"],
    },
    "services.fastTrack.description": {
      warm: [
        "Franchissez la sûreté par la voie prioritaire, avec des pass acceptés dans plus de " +
          "{n} aéroports.",
        "Voyagez par la bonne file : vos pass ouvrent la voie prioritaire dans plus de {n} " +
          "aéroports.",
        "Prenez la voie prioritaire à la sûreté, et gardez pour vous le temps gagné.",
        "Franchissez la sûreté par la voie prioritaire, et rejoignez la porte sans courir.",
      ],
      bold: [
        "La file prioritaire au contrôle : vos pass valent dans plus de {n} aéroports.",
        "La voie prioritaire, plus de {n} aéroports, et droit vers la porte.",
        "Prenez la file prioritaire au contrôle, et filez vers la porte.",
        "Voie prioritaire, sac sur le tapis, et c’est passé.",
      ],
    },
    "services.checkIn.title": {
      warm: [
        "L’enregistrement, fait pour vous",
        "Enregistré sans y penser",
        "{brand} vous enregistre",
      ],
      bold: ["L’enregistrement, en automatique", "Enregistré, c’est tout"],
    },
    "services.checkIn.description": {
      warm: [
        "Dès que la compagnie ouvre l’enregistrement, nous nous en chargeons, et la carte " +
          "d’embarquement arrive sur votre téléphone.",
        "{brand} vous enregistre aussitôt que la compagnie le permet, et envoie la carte " +
          "d’embarquement sur votre téléphone.",
        "Inutile de guetter l’heure : nous vous enregistrons dès l’ouverture, et votre " +
          "téléphone a la carte d’embarquement.",
      ],
      bold: [
        "La compagnie ouvre l’enregistrement, nous y sommes déjà. Carte d’embarquement sur " +
          "votre téléphone, réglé.",
        "Oubliez les rappels : nous vous enregistrons dès l’ouverture, la carte " +
          "d’embarquement file sur votre téléphone.",
      ],
    },
    "services.museums.title": {
      warm: ["Les musées d’abord", "Droit vers les œuvres", "Les entrées {brand}"],
      bold: ["Entrez, tout simplement", "Le musée, pas la file"],
    },
    "services.museums.description": {
      warm: [
        "Choisissez votre heure pour les musées et les sites, et entrez par " +
          "l’accès prioritaire.",
        "Avec {brand}, vous choisissez l’heure, et vous entrez par l’accès prioritaire.",
        "Musées et sites quand cela vous convient, et un accès prioritaire pour y entrer.",
      ],
      bold: [
        "Votre heure, votre porte, accès prioritaire : musées et sites comme il se doit.",
        "Choisissez l’heure, passez la file, voyez le chef-d’œuvre.",
      ],
    },
    "whyChooseUs.title": {
      warm: [
        "Pourquoi choisir {brand}",
        "Ce que {brand} fait autrement",
        "Pourquoi compter sur {brand}",
        "Ce qui fait la différence",
      ],
      bold: ["{brand}, et voici pourquoi", "Ce que nous faisons mieux"],
    },
  },
  membership: /fast[ -]track|aéroport|enregistrement|musée|file\b|queue/i,
  topics: [
    {
      title: {
        about: /outil|techn|ingéni|malin/i,
        warm: [
          "Des outils à votre service",
          "Des outils malins et discrets",
          "La technique, côté voyageur",
        ],
        bold: ["Des outils en avance", "Malin, tout simplement"],
      },
      description: {
        about: /guides|tout seuls|d’eux-mêmes/i,
        warm: [
          "Enregistrement, pass et guides s’occupent d’eux-mêmes : vous pouvez ranger le " +
            "téléphone.",
          "Avec {brand}, enregistrement, pass et guides travaillent tout seuls, et vous " +
            "profitez de la vue.",
        ],
        bold: [
          "Enregistrement, pass, guides : tout tourne tout seul. Levez les yeux et profitez.",
          "Vos pass, vos guides et l’enregistrement font leur travail. À vous le voyage.",
        ],
      },
    },
    {
      title: {
        about: /prix|moins cher|confort/i,
        warm: [
          "Le confort à un prix juste",
          "Plus de confort, moins cher",
          "Un confort au juste prix",
        ],
        bold: ["Grand confort, petit prix", "Le confort, le prix en moins"],
      },
      description: {
        about: /salon/i,
        warm: [
          "L’aisance des grands voyageurs, pour moins qu’une entrée de salon par mois.",
          "{brand} vous offre le confort des grands voyageurs pour moins cher qu’un salon par " +
            "mois.",
        ],
        bold: [
          "Voyagez comme un habitué, et payez moins qu’une entrée de salon par mois.",
          "Le confort des habitués, à un prix qu’un salon par mois ne bat pas.",
        ],
      },
    },
    {
      title: {
        about: /confiance|sérén|tranquill|surprise|esprit/i,
        warm: ["L’esprit tranquille", "Voyager sans surprise", "En confiance avec {brand}"],
        bold: ["Sans engagement ni surprise", "Confiance totale"],
      },
      description: {
        about: /gratuit|avant de payer|avant le paiement/i,
        warm: [
          "Essayez gratuitement, partez quand il vous plaît. Vous voyez chaque prix avant de " +
            "payer.",
          "{brand} s’essaie gratuitement, se quitte librement, et montre chaque prix avant de " +
            "payer.",
        ],
        bold: [
          "Essai gratuit. Départ à tout moment. Chaque prix affiché avant de payer.",
          "Gratuit à l’essai, facile à quitter, chaque prix sur la table avant de payer.",
        ],
      },
    },
    {
      title: {
        about: /quelqu|assist|aide|écoute|équipe|service|répond|humain/i,
        warm: [
          "Quelqu’un à votre écoute",
          "Toujours quelqu’un pour vous",
          "Une équipe qui vous répond",
        ],
        bold: ["De vrais humains, de vraies réponses", "Quelqu’un qui répond, vraiment"],
      },
      description: {
        about: /chat|téléphone|e-?mail|personne qui/i,
        warm: [
          "Par téléphone ou par e-mail, quelqu’un qui connaît votre voyage est là pour " +
            "vous tous les jours de la semaine.",
          "Écrivez ou appelez {brand} : une personne qui connaît vos projets répond chaque jour.",
        ],
        bold: [
          "Téléphone ou e-mail, tous les jours de la semaine : une vraie personne, qui " +
            "connaît votre voyage.",
          "Tous les jours de la semaine, un e-mail ou un coup de téléphone, et quelqu’un qui " +
            "connaît votre voyage répond.",
        ],
      },
    },
  ],
  otherwise: {
    title: ["{brand} : {text}", "{text} avec {brand}"],
    cta: ["{text} avec {brand}", "{brand} : {text}", "Partir avec {brand}"],
    description: [
      "{text} C’est ainsi que {brand} voyage avec vous.",
      "{text} Comptez sur {brand} pour cela.",
      "{text} Avec {brand}, vous êtes entre de bonnes mains.",
    ],
  },
};
