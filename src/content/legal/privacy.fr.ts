import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";

export const privacy = (facts: Facts): TextDocument => {
  const { company, domains } = facts.site;
  const { unpaidHours, customerYears, days } = facts.retention;

  return {
    title: "Politique de confidentialité",
    description:
      "Les données que nous collectons et pourquoi, qui les reçoit, leur durée de " +
      "conservation, les cookies de ce site et vos droits.",
    updated: "2025-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      "Cette politique explique ce que nous faisons des données personnelles, c’est-à-dire " +
        "des informations qui se rapportent à une personne identifiée ou identifiable. Elle " +
        "couvre ce site, votre abonnement et les pass que vous réservez.",
      {
        list: [
          "Nous collectons ce qu’il nous faut pour fournir nos services, et rien de plus.",
          "Ce site ne comporte ni publicité ni mesure d’audience. Il ne dépose que des " +
            "cookies fonctionnels et n’envoie aucune requête à des tiers.",
          "Il n’enregistre et ne transmet jamais votre numéro de carte.",
          "Vous pouvez consulter, corriger, télécharger ou supprimer vos données. Nous " +
            "répondons à chaque demande.",
        ],
      },
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Qui nous sommes",
        blocks: [
          `${company.legalName} (« ${company.name} », « nous »), ${company.address}, est ` +
            "responsable du traitement de vos données personnelles : nous décidons pourquoi et " +
            "comment elles sont utilisées. Nous appliquons le règlement général sur la " +
            "protection des données du Royaume-Uni (UK GDPR) et la loi britannique de 2018 sur " +
            "la protection des données (Data Protection Act 2018).",
          "Pour toute question sur cette politique ou sur vos données, écrivez à " +
            `${company.email} ou à notre adresse postale, ou appelez le ${company.phone}.`,
          `Cette politique vaut pour ${domains.main}. Notre site Fast Track ` +
            `(${domains.fastTrack}), notre site d’enregistrement (${domains.checkIn}) et ` +
            "l’espace membre s’ouvrent dans un nouvel onglet et ont leurs propres notices, " +
            "qui vous signalent tout ce qui y diffère.",
          "Nos services s’adressent aux adultes. Nous ne laissons pas sciemment un enfant " +
            "ouvrir un compte. Une réservation indique combien d’enfants et de bébés " +
            "voyagent, mais pas leurs noms.",
        ],
      },
      {
        id: "data-we-collect",
        heading: "Les données que nous collectons",
        blocks: [
          "Selon ce que vous utilisez, nous collectons les catégories de données suivantes :",
          {
            table: {
              head: ["Catégorie", "Contenu"],
              rows: [
                [
                  "Identité",
                  "Nom et prénom ; pour une réservation professionnelle, la société et le " +
                    "numéro de TVA si vous les indiquez.",
                ],
                [
                  "Contact",
                  "Adresse e-mail ; numéro de téléphone, lorsque vous le donnez dans le " +
                    "formulaire de contact ou que vous nous appelez.",
                ],
                [
                  "Transactions",
                  "Ce que vous avez commandé et quand : aéroport, nombre de voyageurs, date " +
                    "et numéro de vol si vous les indiquez, numéro de commande, montant, " +
                    "devise et statut ; remboursements. Ni numéro de carte ni cryptogramme.",
                ],
                [
                  "Technique",
                  "Adresse IP, type de navigateur et d’appareil, heure et adresse de chaque " +
                    "requête, et historique de vos sessions de connexion.",
                ],
                [
                  "Profil",
                  "Si vous ouvrez un compte : nom, adresse e-mail, mot de passe (uniquement " +
                    "sous forme d’empreinte irréversible), moyens de connexion et rôle. La " +
                    "devise et la langue choisies. Les messages que vous nous envoyez.",
                ],
                [
                  "Utilisation",
                  "Ceux de nos services que vous avez utilisés, comme les pass et les " +
                    "enregistrements, et les formulaires que vous avez envoyés. Nous ne " +
                    "suivons pas votre navigation sur le site.",
                ],
                [
                  "Marketing",
                  "Votre souhait de recevoir ou non de nos nouvelles, et vos demandes de " +
                    "désabonnement.",
                ],
              ],
            },
          },
          "Nous ne demandons aucune donnée sensible, relative par exemple à la santé, à la " +
            "religion ou aux opinions politiques. N’en mettez pas dans un message, sauf si " +
            "nous en avons besoin pour vous aider, par exemple pour organiser une assistance à " +
            "l’aéroport.",
          "Sans les données qu’un formulaire signale comme obligatoires, nous ne pouvons ni " +
            "prendre votre commande ni vous répondre. Tout le reste est facultatif.",
        ],
      },
      {
        id: "how-we-collect-it",
        heading: "Comment nous les collectons",
        blocks: [
          {
            list: [
              "Auprès de vous : lorsque vous réservez, vous abonnez, ouvrez un compte, " +
                "envoyez un formulaire ou nous parlez par téléphone, par e-mail ou dans " +
                "l’espace membre.",
              "Par votre navigateur : chaque requête au site transmet des données " +
                "techniques, et les cookies énumérés en fin de page conservent vos choix.",
              "Auprès de la personne qui réserve pour vous : elle peut nous donner vos " +
                "coordonnées pour que vous voyagiez ensemble. Si vous nous donnez les données " +
                "d’une autre personne, montrez-lui cette politique.",
              "Auprès de tiers, à votre demande : si vous vous connectez avec Google ou un " +
                "autre service proposé sur la page de connexion, celui-ci nous communique " +
                "votre nom et votre adresse e-mail. Aéroports, compagnies aériennes et autres " +
                "partenaires nous indiquent si un service a été utilisé ou refusé.",
            ],
          },
        ],
      },
      {
        id: "how-we-use-it",
        heading: "Comment nous les utilisons",
        blocks: [
          "Nous n’utilisons les données personnelles que pour les finalités ci-dessous. " +
            "Chacune doit reposer sur une base légale.",
          {
            table: {
              head: ["Finalité", "Catégories de données", "Base légale"],
              rows: [
                [
                  "Prendre votre commande, fournir les services, gérer l’abonnement et son " +
                    "renouvellement",
                  "Identité, contact, transactions, profil, utilisation",
                  "Exécution du contrat ou mesures précontractuelles que vous demandez",
                ],
                [
                  "Encaisser les paiements, rembourser, tenir la comptabilité",
                  "Identité, contact, transactions",
                  "Exécution du contrat ; nos obligations fiscales et comptables",
                ],
                [
                  "Gérer votre compte et votre connexion",
                  "Identité, contact, profil, technique",
                  "Exécution du contrat",
                ],
                [
                  "Répondre aux messages et aux réclamations",
                  "Identité, contact, profil, transactions",
                  "Exécution du contrat, ou notre intérêt légitime à répondre à ceux qui " +
                    "nous écrivent",
                ],
                [
                  "Assurer la sécurité et le bon fonctionnement du site, prévenir la fraude " +
                    "et les abus",
                  "Technique, profil, transactions",
                  "Notre intérêt légitime à offrir un service sûr ; notre obligation " +
                    "légale de protéger les données",
                ],
                [
                  "Compter les commandes et les recettes, améliorer nos services",
                  "Transactions, utilisation",
                  "Notre intérêt légitime à connaître la marche de notre activité",
                ],
                [
                  "Vous informer de nos propres services",
                  "Identité, contact, marketing",
                  "Votre consentement, ou notre intérêt légitime lorsque la loi le permet " +
                    "pour des clients",
                ],
                [
                  "Respecter votre choix de ne plus recevoir de nos nouvelles",
                  "Contact, marketing",
                  "Notre obligation légale",
                ],
              ],
            },
          },
          "Lorsque nous invoquons un intérêt légitime, nous avons vérifié que vos " +
            "intérêts et vos droits ne prévalent pas. Vous pouvez vous y opposer à tout " +
            "moment.",
          "Nous ne prenons à votre égard aucune décision exclusivement automatisée qui " +
            "produise des effets juridiques ou d’une importance comparable, et nous " +
            "n’établissons pas de profil de votre personne.",
          "Le générateur de configuration de ce site est un outil destiné aux entreprises. " +
            "Lorsque ses textes sont rédigés par un fournisseur d’intelligence artificielle, " +
            "celui-ci reçoit le nom de la société et les textes à reformuler, mais ni le " +
            "téléphone, ni l’e-mail, ni l’adresse postale saisis dans le formulaire. " +
            "N’indiquez pas de données personnelles comme nom de société.",
        ],
      },
      {
        id: "marketing",
        heading: "Marketing",
        blocks: [
          "Nous pouvons vous écrire par e-mail au sujet de nos propres services si vous y " +
            "avez consenti, ou si vous nous avez acheté des services similaires sans vous y " +
            "opposer. Nous ne vendons pas vos données et ne les cédons à personne à des fins " +
            "de prospection.",
          "Chaque e-mail de prospection contient un lien de désabonnement. Vous pouvez aussi " +
            "utiliser le formulaire de la page [Désabonnement](/unsubscribe) ou écrire à " +
            `${company.email}. C’est gratuit.`,
          "Nous continuons d’envoyer les messages nécessaires à un service, comme une " +
            "confirmation de réservation ou un rappel de paiement. Pour respecter votre choix, " +
            "nous conservons votre adresse dans une liste d’opposition.",
        ],
      },
      {
        id: "cookies",
        heading: "Cookies",
        blocks: [
          "Un cookie est un petit texte qu’un site demande à votre navigateur de conserver. " +
            "Nous ne déposons que des cookies qui rendent possible ce que vous avez demandé : " +
            "afficher les prix dans votre devise, garder une langue, rouvrir votre propre " +
            "commande. Ils ne contiennent aucun identifiant publicitaire et ne servent pas à " +
            "vous suivre.",
          "La loi n’exige pas de consentement pour de tels cookies : c’est pourquoi vous ne " +
            "voyez pas de bandeau. Le tableau en fin de page les nomme tous.",
          "Vous pouvez supprimer ou bloquer les cookies dans votre navigateur. Le site " +
            "fonctionne toujours, mais il oublie votre devise et votre langue, et il vous faut " +
            "votre numéro de commande et votre adresse e-mail pour retrouver une réservation.",
        ],
      },
      {
        id: "disclosures",
        heading: "Qui reçoit vos données",
        blocks: [
          "Nous ne partageons des données personnelles que si cela est nécessaire, avec :",
          {
            list: [
              "Cloudflare, notre sous-traitant, qui héberge le site et sa base de données en " +
                "périphérie de son réseau, les protège et achemine nos e-mails. Il agit sur " +
                "nos instructions, dans le cadre d’un accord de sous-traitance ;",
              "les aéroports, compagnies aériennes, salons, musées et autres partenaires qui " +
                "fournissent un service que vous avez commandé, dans la mesure où ils en ont " +
                "besoin ;",
              "les prestataires de paiement agréés et votre banque, pour encaisser un " +
                "paiement ou effectuer un remboursement ;",
              "le service de connexion que vous choisissez, si vous en utilisez un ;",
              "nos conseils, ainsi que les autorités publiques ou les tribunaux lorsque la " +
                "loi l’exige ou pour constater ou défendre un droit en justice ;",
              "la société qui reprendrait tout ou partie de notre activité, et qui devrait " +
                "alors respecter cette politique.",
            ],
          },
          "Dans notre équipe, seules les personnes qui ont besoin de données personnelles " +
            "pour leur travail peuvent les consulter.",
        ],
      },
      {
        id: "international-transfers",
        heading: "Transferts internationaux",
        blocks: [
          "Cloudflare répond aux requêtes depuis un lieu proche de vous et compte des " +
            "sociétés dans plusieurs pays, dont les États-Unis. Les partenaires de votre " +
            "destination se trouvent dans le pays où vous vous rendez. Des données " +
            "personnelles peuvent donc être traitées hors du Royaume-Uni.",
          "Dans ce cas, nous veillons à ce qu’elles conservent un niveau de protection " +
            "équivalent, par l’un des moyens que prévoit le droit britannique :",
          {
            list: [
              "le pays, ou le destinataire adhérant à un cadre reconnu tel que la " +
                "passerelle de données Royaume-Uni–États-Unis (UK–US data bridge), fait " +
                "l’objet d’une décision d’adéquation britannique ;",
              "le contrat comprend l’accord britannique de transfert international de " +
                "données (IDTA) ou l’avenant britannique aux clauses contractuelles types de " +
                "la Commission européenne ;",
              "le transfert est nécessaire à l’exécution du contrat que vous avez conclu, " +
                "par exemple pour vous annoncer dans un aéroport à l’étranger.",
            ],
          },
          `Écrivez à ${company.email} pour obtenir copie des garanties qui vous concernent.`,
        ],
      },
      {
        id: "security",
        heading: "Sécurité",
        blocks: [
          {
            list: [
              "Toutes les pages et tous les formulaires circulent par des connexions " +
                "chiffrées (HTTPS).",
              "Les mots de passe ne sont conservés que sous forme d’empreintes irréversibles " +
                "et salées, calculées par une fonction volontairement lente conçue pour cet " +
                "usage.",
              "Ce site n’enregistre et ne transmet jamais de numéro de carte. Le formulaire " +
                "de carte est vérifié dans votre navigateur.",
              "L’accès aux données des clients exige un rôle attribué à notre équipe, " +
                "vérifié sur nos serveurs à chaque requête. Les modifications faites par " +
                "l’équipe sont consignées.",
              "Le rythme des tentatives de connexion et des envois de formulaires est " +
                "limité, pour empêcher les essais en série et les abus.",
            ],
          },
          "Aucun système n’est parfaitement sûr. Si une violation risque de porter " +
            "atteinte à vos droits, nous la notifions à l’autorité comme la loi " +
            "l’exige, et vous en informons sans retard injustifié si le risque est élevé " +
            "pour vous.",
        ],
      },
      {
        id: "retention",
        heading: "Durée de conservation",
        blocks: [
          "Nous ne conservons les données personnelles que le temps nécessaire à leur " +
            "finalité :",
          {
            table: {
              head: ["Données", "Durée"],
              rows: [
                [
                  "Données de base des clients : identité, contact et transactions",
                  "Six\u00a0ans après la fin de la relation client, pour les obligations " +
                    "fiscales et comptables et les actions en justice",
                ],
                [
                  "Demandes et réservations non payées",
                  `Supprimées sous ${unpaidHours}\u00a0heures ; plus tard si un paiement est ` +
                    "en cours, ou si nous sommes convenus de les garder",
                ],
                [
                  "Traces des paiements et remboursements : montant, date et référence du " +
                    "prestataire, sans nom ni carte",
                  "Le temps qu’exigent les obligations comptables",
                ],
                [
                  "Votre compte et son profil",
                  "Jusqu’à ce que vous le supprimiez ou nous le demandiez",
                ],
                [
                  "Messages que vous nous envoyez, avec nos réponses",
                  `${yearsInWords(customerYears)} après leur envoi, comme les données de ` +
                    `base ; ${days.spam} jours pour les indésirables`,
                ],
                [
                  "E-mails que nous n’avons pas pu envoyer",
                  `${days.mails} jours ; ceux qui contiennent un code ou un lien ne sont pas ` +
                    "conservés",
                ],
                [
                  "Données techniques et de sécurité",
                  "Le temps nécessaire pour détecter les pannes et prévenir les abus",
                ],
                ["Votre opposition à la prospection", "Le temps nécessaire pour la respecter"],
                [
                  "Configurations créées avec le générateur",
                  `${days.siteConfigs}\u00a0jour ; ${days.staffSiteConfigs}\u00a0jours si ` +
                    "notre équipe les a créées",
                ],
              ],
            },
          },
          "Les données sont ensuite supprimées ou rendues anonymes, de sorte qu’elles ne se " +
            "rapportent plus à personne. Nous pouvons conserver ce qu’exige un litige ou une " +
            "autorité jusqu’à la clôture de l’affaire.",
        ],
      },
      {
        id: "your-legal-rights",
        heading: "Vos droits",
        blocks: [
          "Vous disposez des droits suivants :",
          {
            list: [
              "accès : savoir si nous détenons des données sur vous et en recevoir copie ;",
              "rectification : faire corriger des données inexactes ou incomplètes ;",
              "effacement : faire supprimer vos données lorsque nous n’avons plus de raison " +
                "légale de les conserver ;",
              "limitation : nous faire conserver vos données sans les utiliser, par exemple " +
                "le temps de régler un désaccord à leur sujet ;",
              "opposition : vous opposer à toute utilisation fondée sur un intérêt " +
                "légitime, et à la prospection, que nous cessons alors toujours ;",
              "portabilité : recevoir les données que vous nous avez fournies dans un format " +
                "courant et lisible par machine, ou les faire transmettre à un autre organisme " +
                ";",
              "retrait : retirer un consentement à tout moment, sans effet sur ce qui a été " +
                "fait auparavant.",
            ],
          },
          `Pour exercer un droit, écrivez à ${company.email} ou à notre adresse postale. ` +
            "C’est gratuit. Nous répondons dans un délai d’un mois. Si nous avons un " +
            "doute sur l’identité du demandeur, nous pouvons d’abord demander un " +
            "élément qui la confirme. Si vous avez un compte sur ce site, vous pouvez aussi, " +
            "une fois connecté, télécharger vos données et supprimer votre compte " +
            "vous-même.",
          "Si notre réponse ne vous satisfait pas, dites-le-nous, afin que nous puissions y " +
            "remédier. Vous pouvez à tout moment saisir l’autorité britannique, " +
            "l’Information Commissioner’s Office (ico.org.uk), ou, si vous résidez dans " +
            "l’Union européenne, l’autorité de protection des données de votre pays (en " +
            "France, la CNIL).",
          "Nous pouvons modifier cette politique. La date en haut de page indique sa " +
            "dernière modification. Si un changement vous concerne en tant que client, nous " +
            "vous en informons par e-mail avant qu’il ne s’applique.",
        ],
      },
      {
        id: "cookie-types",
        heading: "Les cookies que nous déposons",
        blocks: [
          "Tous nos cookies sont des cookies internes fonctionnels : seul ce site les dépose " +
            "et les lit.",
          {
            table: {
              head: ["Cookie", "Rôle", "Durée"],
              rows: [
                [
                  "currency",
                  "Retient la devise dans laquelle vous avez choisi de voir les prix.",
                  "1\u00a0an",
                ],
                [
                  "lang",
                  "Retient la langue des pages de connexion, de compte et de l’équipe.",
                  "1\u00a0an",
                ],
                [
                  "order",
                  "Déposé lorsque vous réservez, retrouvez votre réservation ou " +
                    "l’ouvrez depuis notre e-mail, et pour son pass. Permet à ce " +
                    "navigateur, et à lui seul, de rouvrir votre propre commande, tant que " +
                    "vous ne l’y faites pas oublier. Inaccessible aux scripts (HttpOnly).",
                  `${days.orderCookie}\u00a0jours`,
                ],
                [
                  "lane",
                  "Déposé uniquement sur un téléphone que notre équipe associe à une file " +
                    "Fast Track. Permet à ce téléphone d’accepter les passes, jusqu’à sa " +
                    "révocation. Inaccessible aux scripts (HttpOnly).",
                  `${days.laneCookie}\u00a0jours`,
                ],
              ],
            },
          },
          "Si vous vous connectez, votre session est conservée dans le stockage local de " +
            "votre navigateur, et non dans un cookie. Elle y reste jusqu’à votre " +
            "déconnexion ou jusqu’à son expiration. Pendant une réservation, l’onglet " +
            "ouvert garde aussi en mémoire les informations saisies, pour que la page " +
            "suivante puisse les afficher.",
          "Un pass Fast Track que vous ouvrez est conservé dans votre navigateur, sans " +
            "votre nom, afin de s’ouvrir aussi sans réseau : jusqu’à la fin du jour " +
            "indiqué (sans jour, pendant 30 jours après votre dernière visite), ou " +
            "jusqu’à ce que vous l’y retiriez.",
          "Nous n’utilisons aucun cookie de mesure d’audience, de publicité ou de réseau " +
            "social, aucun pixel de suivi, et rien n’est chargé depuis un tiers.",
        ],
      },
    ],
  };
};

function yearsInWords(years: number): string {
  return { 1: "Un an", 6: "Six ans" }[years] ?? `${years} ans`;
}
