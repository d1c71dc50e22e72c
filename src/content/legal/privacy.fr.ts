import type { Facts } from "../facts.ts";
import type { TextDocument } from "../schema.ts";
import { findLaw } from "./country-law.ts";

export const privacy = (facts: Facts): TextDocument => {
  const { company, domains, legal } = facts.site;
  const law = findLaw(facts.site, "fr");
  const { unpaidHours, customerYears, days } = facts.retention;

  return {
    title: "Politique de confidentialité",
    description:
      "Quelles données nous collectons, pourquoi, qui les reçoit, leur durée, nos cookies et " +
      "vos droits.",
    updated: "2025-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      "Ce que nous faisons des données personnelles sur ce site, dans votre abonnement et " +
        "pour les pass que vous réservez. Ce sont des informations sur une personne " +
        "identifiée ou identifiable.",
      {
        list: [
          "Nous ne collectons que ce qu’exigent nos services.",
          "Ni publicité, ni mesure d’audience, ni requête à des tiers. Seulement des " +
            "cookies fonctionnels.",
          "Ce site n’enregistre et ne transmet jamais votre numéro de carte.",
          "Vous pouvez consulter, corriger, télécharger ou supprimer vos données.",
        ],
      },
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Qui nous sommes",
        blocks: [
          `${company.legalName} (« ${company.name} », « nous »), ${company.address}, est ` +
            "responsable du traitement de vos données. Nous appliquons " +
            `${law.data}.`,
          `Une question ? Écrivez à ${company.email} ou à notre adresse postale, ou appelez ` +
            `le ${company.phone}.`,
          `Cette politique vaut pour ${domains.main}. Notre site Fast Track ` +
            `(${domains.fastTrack}), notre site d’enregistrement (${domains.checkIn}) et ` +
            "l’espace membre s’ouvrent dans un nouvel onglet et ont leurs propres notices.",
          "Nos services s’adressent aux adultes. Nous ne laissons pas sciemment un enfant " +
            "ouvrir un compte. Une réservation compte les enfants et les bébés sans les " +
            "nommer.",
        ],
      },
      {
        id: "data-we-collect",
        heading: "Les données que nous collectons",
        blocks: [
          "Selon ce que vous utilisez, nous collectons :",
          {
            table: {
              head: ["Catégorie", "Contenu"],
              rows: [
                [
                  "Identité",
                  "Nom et prénom ; pour une entreprise, société et numéro de TVA si vous les " +
                    "indiquez.",
                ],
                [
                  "Contact",
                  "Adresse e-mail ; téléphone, si vous le donnez dans le formulaire ou nous " +
                    "appelez.",
                ],
                [
                  "Transactions",
                  "Votre commande et son heure : aéroport, nombre de voyageurs, date et " +
                    "numéro de vol si vous les indiquez, numéro de commande, montant, devise, " +
                    "statut ; remboursements. Ni numéro de carte ni cryptogramme.",
                ],
                [
                  "Technique",
                  "Adresse IP, type de navigateur et d’appareil, heure et adresse de chaque " +
                    "requête, historique des sessions.",
                ],
                [
                  "Profil",
                  "Avec un compte : nom, adresse e-mail, mot de passe (seulement une " +
                    "empreinte irréversible), moyens de connexion, rôle. Devise et langue " +
                    "choisies. Messages que vous nous envoyez.",
                ],
                [
                  "Utilisation",
                  "Services utilisés, comme les pass et les enregistrements, et formulaires " +
                    "envoyés. Nous ne suivons pas votre navigation.",
                ],
                [
                  "Marketing",
                  "Votre souhait de recevoir ou non de nos nouvelles, et vos désabonnements.",
                ],
              ],
            },
          },
          "Nous ne demandons aucune donnée sensible, sur la santé, la religion ou les " +
            "opinions politiques par exemple. N’en mettez pas dans un message, sauf si elle " +
            "sert à vous aider, comme pour une assistance à l’aéroport.",
          "Sans les données obligatoires d’un formulaire, nous ne pouvons ni prendre votre " +
            "commande ni vous répondre. Le reste est facultatif.",
        ],
      },
      {
        id: "how-we-collect-it",
        heading: "Comment nous les collectons",
        blocks: [
          {
            list: [
              "Auprès de vous : quand vous réservez, vous abonnez, ouvrez un compte, " +
                "envoyez un formulaire ou nous contactez.",
              "Par votre navigateur : des données techniques à chaque requête, et les " +
                "cookies ci-dessous.",
              "Auprès de la personne qui réserve pour vous. Si vous nous donnez les données " +
                "d’un tiers, montrez-lui cette politique.",
              "Auprès de tiers, à votre demande : un service de connexion comme Google nous " +
                "communique votre nom et votre adresse e-mail. Aéroports, compagnies et " +
                "autres partenaires nous disent si un service a été utilisé ou refusé.",
            ],
          },
        ],
      },
      {
        id: "how-we-use-it",
        heading: "Comment nous les utilisons",
        blocks: [
          "Nous n’utilisons les données personnelles que pour ces finalités, chacune avec " +
            "sa base légale.",
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
                  "Exécution du contrat, ou notre intérêt légitime à vous répondre",
                ],
                [
                  "Sécuriser et faire fonctionner le site, prévenir fraude et abus",
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
          "Lorsque nous invoquons un intérêt légitime, nous avons vérifié que les vôtres ne " +
            "prévalent pas. Vous pouvez vous y opposer à tout moment.",
          "Nous ne prenons aucune décision exclusivement automatisée aux effets juridiques " +
            "ou comparables, et n’établissons pas de profil.",
          "Le générateur de configuration est un outil pour entreprises. Si un fournisseur " +
            "d’IA rédige ses textes, il reçoit le nom de la société et les textes, mais ni " +
            "téléphone, ni e-mail, ni adresse postale du formulaire. N’indiquez pas de " +
            "données personnelles comme nom de société.",
        ],
      },
      {
        id: "marketing",
        heading: "Marketing",
        blocks: [
          "Nous pouvons vous écrire par e-mail sur nos propres services si vous y avez " +
            "consenti, ou si vous avez acheté des services similaires sans vous y opposer. " +
            "Nous ne vendons pas vos données et ne les cédons pas à des fins de prospection.",
          "Chaque e-mail de prospection a un lien de désabonnement. Vous pouvez aussi " +
            `passer par la page [Désabonnement](/unsubscribe) ou écrire à ${company.email}. ` +
            "C’est gratuit.",
          "Nous envoyons toujours ce qu’exige un service, comme une confirmation de " +
            "réservation. Pour respecter votre choix, nous gardons votre adresse dans une " +
            "liste d’opposition.",
        ],
      },
      {
        id: "cookies",
        heading: "Cookies",
        blocks: [
          "Un cookie est un petit texte qu’un site demande à votre navigateur de conserver. " +
            "Les nôtres ne font que ce que vous avez demandé : afficher votre devise, garder " +
            "une langue, rouvrir votre commande. Sans identifiant publicitaire, ils ne vous " +
            "suivent pas.",
          "La loi n’exige pas de consentement pour eux : il n’y a donc pas de bandeau. Le " +
            "tableau ci-dessous les nomme tous.",
          "Vous pouvez supprimer ou bloquer les cookies dans votre navigateur. Le site " +
            "fonctionne, mais oublie votre devise et votre langue, et il vous faut votre " +
            "numéro de commande et votre e-mail pour retrouver une réservation.",
        ],
      },
      {
        id: "disclosures",
        heading: "Qui reçoit vos données",
        blocks: [
          "Nous ne partageons des données personnelles que si nécessaire, avec :",
          {
            list: [
              "Cloudflare, notre sous-traitant, qui héberge le site et sa base de données, " +
                "les protège et achemine nos e-mails, sur nos instructions et dans le cadre " +
                "d’un accord de sous-traitance ;",
              "les aéroports, compagnies, salons, musées et autres partenaires qui " +
                "fournissent un service commandé, autant qu’ils en ont besoin ;",
              "les prestataires de paiement agréés et votre banque, pour payer et " +
                "rembourser ;",
              "le service de connexion que vous choisissez ;",
              "nos conseils, et les autorités ou tribunaux si la loi l’exige ou pour un " +
                "droit en justice ;",
              "la société qui reprendrait tout ou partie de notre activité, tenue de " +
                "respecter cette politique.",
            ],
          },
          "Dans notre équipe, seuls ceux qui en ont besoin pour leur travail voient des " +
            "données personnelles.",
        ],
      },
      {
        id: "international-transfers",
        heading: "Transferts internationaux",
        blocks: [
          "Cloudflare répond depuis un lieu proche de vous et compte des sociétés dans " +
            "plusieurs pays, dont les États-Unis. Les partenaires sont dans le pays de " +
            "destination. Des données peuvent donc être traitées hors " +
            `${law.outside}.`,
          "Elles conservent alors un niveau de protection équivalent, par l’un des moyens " +
            `${law.ways} :`,
          {
            list: [
              law.adequacy,
              law.clauses,
              "votre contrat exige le transfert, par exemple pour vous annoncer dans un " +
                "aéroport à l’étranger.",
            ],
          },
          `Écrivez à ${company.email} pour obtenir copie de ces garanties.`,
        ],
      },
      {
        id: "security",
        heading: "Sécurité",
        blocks: [
          {
            list: [
              "Pages et formulaires passent par des connexions chiffrées (HTTPS).",
              "Les mots de passe ne sont conservés que sous forme d’empreintes salées, " +
                "irréversibles et volontairement lentes.",
              "Ce site n’enregistre et ne transmet jamais de numéro de carte. Votre " +
                "navigateur vérifie le formulaire de carte.",
              "Les données des clients exigent un rôle, vérifié à chaque requête. Les " +
                "modifications de l’équipe sont consignées.",
              "Le rythme des connexions et des envois de formulaires est limité.",
            ],
          },
          "Aucun système n’est parfaitement sûr. Si une violation risque de porter atteinte " +
            "à vos droits, nous la notifions à l’autorité comme la loi l’exige, et vous en " +
            "informons sans retard injustifié si le risque est élevé pour vous.",
        ],
      },
      {
        id: "retention",
        heading: "Durée de conservation",
        blocks: [
          "Nous ne conservons les données que le temps nécessaire à leur finalité :",
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
                  "Paiements et remboursements : montant, date et référence du prestataire, " +
                    "sans nom ni carte",
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
                  "E-mails non envoyés",
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
          "Les données sont ensuite supprimées ou rendues anonymes. Nous pouvons garder ce " +
            "qu’exige un litige ou une autorité jusqu’à la clôture de l’affaire.",
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
              "effacement : faire supprimer vos données sans raison légale de les conserver ;",
              "limitation : nous faire garder vos données sans les utiliser, par exemple " +
                "pendant un désaccord ;",
              "opposition : vous opposer à toute utilisation fondée sur un intérêt " +
                "légitime, et à la prospection, que nous cessons alors toujours ;",
              "portabilité : recevoir les données fournies dans un format courant et " +
                "lisible par machine, ou les faire transmettre à un autre organisme ;",
              "retrait : retirer un consentement à tout moment, sans effet sur le passé.",
            ],
          },
          `Pour exercer un droit, écrivez à ${company.email} ou à notre adresse postale. ` +
            "C’est gratuit, et nous répondons dans un délai d’un mois. Nous pouvons d’abord " +
            "vous demander de confirmer votre identité. Avec un compte, vous pouvez aussi " +
            "télécharger vos données et supprimer le compte vous-même.",
          "Insatisfait ? Dites-le-nous d’abord. Vous pouvez à tout moment saisir " +
            `${law.regulator} ou, dans l’Union européenne, ` +
            `l’autorité de votre pays${legal?.country === "FR" ? "" : " (en France, la CNIL)"}.`,
          "Nous pouvons modifier cette politique. La date en haut de page dit quand. Si un " +
            "changement vous concerne comme client, un e-mail vous en informe avant qu’il ne " +
            "s’applique.",
        ],
      },
      {
        id: "cookie-types",
        heading: "Les cookies que nous déposons",
        blocks: [
          "Tous sont internes et fonctionnels : seul ce site les dépose et les lit.",
          {
            table: {
              head: ["Cookie", "Rôle", "Durée"],
              rows: [
                ["currency", "Retient votre devise.", "1\u00a0an"],
                [
                  "lang",
                  "Retient la langue des pages de connexion, de compte et de l’équipe.",
                  "1\u00a0an",
                ],
                [
                  "order",
                  "Déposé quand vous réservez, retrouvez votre réservation ou l’ouvrez depuis " +
                    "notre e-mail, et pour son pass. Permet à ce seul navigateur de rouvrir " +
                    "votre commande, jusqu’à ce que vous l’y fassiez oublier. Inaccessible aux " +
                    "scripts (HttpOnly).",
                  `${days.orderCookie}\u00a0jours`,
                ],
                [
                  "lane",
                  "Déposé uniquement sur un téléphone que notre équipe associe à une file " +
                    "Fast Track. Lui permet d’accepter les pass, jusqu’à révocation. " +
                    "Inaccessible aux scripts (HttpOnly).",
                  `${days.laneCookie}\u00a0jours`,
                ],
                [
                  "read",
                  "Évite de vous montrer un état plus ancien. Désigne un état de notre base de " +
                    "données, pas vous.",
                  "5\u00a0minutes",
                ],
                [
                  "written",
                  "Fait de même après une réservation ou une modification.",
                  "5\u00a0minutes",
                ],
              ],
            },
          },
          "Si vous vous connectez, votre session reste dans le stockage local de votre " +
            "navigateur jusqu’à sa fin ou votre déconnexion. Pendant une réservation, " +
            "l’onglet ouvert retient votre saisie pour la page suivante.",
          "Un pass Fast Track ouvert est conservé dans votre navigateur, sans votre nom, " +
            "pour s’ouvrir hors connexion : jusqu’à la fin de son jour (sans jour, 30 jours " +
            "après votre dernière visite), ou jusqu’à ce que vous l’y retiriez.",
          "Aucun cookie de mesure d’audience, de publicité ou de réseau social, aucun pixel " +
            "de suivi, rien d’un tiers.",
        ],
      },
    ],
  };
};

function yearsInWords(years: number): string {
  return { 1: "Un an", 6: "Six ans" }[years] ?? `${years} ans`;
}
