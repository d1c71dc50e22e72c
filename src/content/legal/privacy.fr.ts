import type { Facts } from "../facts.ts";
import { createList, createSection, createTable, type TextDocument } from "../schema.ts";
import { countryLaw } from "./country-law.ts";
import { readableHost } from "#domain/site/readable-host.ts";

export const privacy = (facts: Facts): TextDocument => {
  const { company, domains, legal } = facts.site;
  const law = countryLaw.fr(facts.site);
  const { unpaidTime, customerYears, days } = facts.retention;

  return {
    title: "Politique de confidentialité",
    description:
      "Découvrez quelles données nous collectons et pourquoi, qui les reçoit, combien de temps " +
      "nous les gardons, nos cookies et vos droits.",
    updated: "2025-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      "Cette politique explique ce que nous faisons des données personnelles, c’est-à-dire des " +
        "informations sur une personne identifiée ou identifiable.",
      createList([
        "Nous ne collectons que les données nécessaires à nos services.",
        "Nous n’utilisons ni publicité ni mesure d’audience, seulement des cookies fonctionnels.",
        "Vous pouvez consulter, corriger, télécharger ou supprimer vos données.",
      ]),
    ],
    sections: [
      createSection("who-we-are", "Qui nous sommes", [
        `${company.legalName} (« ${company.name} », « nous »), ${company.address}, est ` +
          `responsable du traitement de vos données. Nous appliquons ${law.data}.`,
        `Une question ? Écrivez à ${company.email} ou à notre adresse postale, ou appelez le ` +
          `${company.phone}.`,
        `Cette politique s’applique à ${readableHost(domains.main)}. Notre site Fast Track ` +
          `(${readableHost(domains.fastTrack)}), notre site d’enregistrement ` +
          `(${readableHost(domains.checkIn)}) et l’espace membre ont chacun leur propre ` +
          "politique.",
        "Nos services s’adressent aux adultes. Une réservation indique le nombre d’enfants et " +
          "de bébés, mais pas leur nom.",
      ]),
      createSection("data-we-collect", "Les données que nous collectons", [
        createTable([
          ["Catégorie", "Contenu"],
          [
            "Identité",
            "Nom et prénom ; pour une entreprise, nom de la société et numéro de TVA si vous " +
              "les indiquez",
          ],
          ["Contact", "Adresse e-mail ; numéro de téléphone si vous l’indiquez"],
          [
            "Transactions",
            "Votre commande, sa date et son heure : aéroport, nombre de voyageurs, date et numéro " +
              "de vol " +
              "si vous les indiquez, numéro de commande, montant, devise, statut ; " +
              "remboursements ; jamais le numéro de carte ni le cryptogramme",
          ],
          [
            "Technique",
            "Adresse IP, type de navigateur et d’appareil, heure et adresse de chaque requête, " +
              "historique des connexions",
          ],
          [
            "Profil",
            "Avec un compte : nom, adresse e-mail, mot de passe (seulement une empreinte " +
              "irréversible), moyens de connexion, rôle ; devise et langue choisies ; messages que " +
              "vous nous envoyez",
          ],
          [
            "Utilisation",
            "Les services que vous avez utilisés, comme les pass et les enregistrements, et les " +
              "formulaires que vous avez envoyés. Nous ne suivons pas votre navigation.",
          ],
          [
            "Prospection",
            "Votre souhait de recevoir ou non de nos nouvelles, et vos désabonnements",
          ],
        ]),
        "Nous ne demandons aucune donnée sensible, par exemple sur la santé ou la religion. Ne " +
          "nous envoyez pas de telles données, sauf si nous en avons besoin pour vous aider.",
        "Si vous ne remplissez pas les champs obligatoires d’un formulaire, nous ne pouvons ni " +
          "prendre votre commande ni vous répondre.",
      ]),
      createSection("how-we-collect-it", "Comment nous les collectons", [
        createList([
          "Vous nous communiquez vos données dans nos formulaires ou quand vous nous contactez.",
          "Votre navigateur nous envoie des données techniques et les cookies décrits au bas " +
            "de cette page.",
          "La personne qui réserve pour vous nous communique vos données. Si vous réservez pour " +
            "d’autres personnes, faites-leur lire cette politique.",
          "Le service de connexion que vous choisissez, comme Google, nous communique votre nom " +
            "et votre adresse e-mail. Nos partenaires nous indiquent si un service a été utilisé " +
            "ou refusé.",
        ]),
      ]),
      createSection("how-we-use-it", "Comment nous les utilisons", [
        "Nous n’utilisons vos données que pour ces finalités :",
        createTable([
          ["Finalité", "Catégories de données", "Base légale"],
          [
            "Prendre votre commande, fournir les services, gérer l’abonnement et son " +
              "renouvellement",
            "Identité, contact, transactions, profil, utilisation",
            "Exécution du contrat ou de mesures précontractuelles prises à votre demande",
          ],
          [
            "Encaisser les paiements, rembourser, tenir la comptabilité",
            "Identité, contact, transactions",
            "Exécution du contrat ; respect de nos obligations fiscales et comptables",
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
            "Sécuriser et faire fonctionner le site, prévenir la fraude et les abus",
            "Technique, profil, transactions",
            "Notre intérêt légitime à offrir un service sûr ; notre obligation légale de " +
              "protéger les données",
          ],
          [
            "Compter les commandes et les recettes, améliorer nos services",
            "Transactions, utilisation",
            "Notre intérêt légitime à suivre l’évolution de notre activité",
          ],
          [
            "Vous informer sur nos propres services",
            "Identité, contact, prospection",
            "Votre consentement, ou notre intérêt légitime lorsque la loi le permet pour nos " +
              "clients",
          ],
          [
            "Respecter votre choix de ne plus recevoir de nos nouvelles",
            "Contact, prospection",
            "Notre obligation légale",
          ],
        ]),
        "Pour chaque utilisation fondée sur notre intérêt légitime, nous avons vérifié que vos " +
          "intérêts ne prévalent pas sur les nôtres. Vous pouvez vous opposer à ces utilisations " +
          "à tout moment.",
        "Nous ne prenons aucune décision fondée exclusivement sur un traitement automatisé qui " +
          "produirait des effets juridiques vous concernant ou vous affecterait de manière " +
          "similaire, et nous n’établissons aucun profil.",
        "Si un fournisseur d’IA rédige les textes du générateur de configuration, un outil " +
          "destiné aux entreprises, il reçoit le nom de la société et les textes, mais ni le " +
          "téléphone, ni l’e-mail, ni l’adresse postale du formulaire.",
      ]),
      createSection("marketing", "Prospection", [
        "Nous pouvons vous écrire au sujet de nos propres services si vous y avez consenti, ou " +
          "si vous avez acheté des services similaires sans vous opposer à ces e-mails. Nous ne " +
          "vendons jamais vos données et ne les cédons pas à des fins de prospection.",
        "Pour ne plus recevoir ces e-mails, suivez le lien qui figure dans chacun d’eux, passez " +
          `par la page [Désabonnement](/unsubscribe) ou écrivez à ${company.email}. C’est gratuit.`,
        "Nous continuons à vous envoyer les e-mails nécessaires à un service, comme une " +
          "confirmation de réservation, et nous gardons votre adresse dans une liste " +
          "d’opposition.",
      ]),
      createSection("cookies", "Cookies", [
        "Un cookie est un petit texte que votre navigateur conserve pour un site. Les nôtres ne " +
          "servent qu’à ce que vous avez demandé : afficher votre devise, garder votre langue et " +
          "rouvrir votre réservation. Ils figurent tous dans le [tableau " +
          "ci-dessous](#cookie-types).",
        "Vous pouvez supprimer ou bloquer les cookies dans votre navigateur. Le site " +
          "fonctionnera toujours, mais il vous faudra votre numéro de commande et votre e-mail " +
          "pour retrouver une réservation.",
      ]),
      createSection("disclosures", "Qui reçoit vos données", [
        "Nous ne communiquons vos données que si c’est nécessaire, et uniquement aux " +
          "destinataires suivants :",
        createList([
          "Cloudflare, notre sous-traitant, qui héberge et protège le site et sa base de données " +
            "et achemine nos e-mails, dans le cadre d’un accord de sous-traitance ;",
          "les aéroports, compagnies, salons, musées et autres partenaires qui fournissent " +
            "votre service ;",
          "les prestataires de paiement agréés et votre banque, pour les paiements et les " +
            "remboursements ;",
          "votre service de connexion, si vous en choisissez un ;",
          "Google, si vous ajoutez un pass à Google Wallet : aéroport, jour et nombre de voyageurs ;",
          "nos conseils, et les autorités ou les tribunaux si la loi l’exige, ou pour exercer " +
            "ou défendre un droit en justice ;",
          "une société qui reprendrait notre activité et serait alors tenue de respecter cette " +
            "politique.",
        ]),
        "Dans notre équipe, seules les personnes qui en ont besoin pour leur travail voient vos " +
          "données.",
      ]),
      createSection("international-transfers", "Transferts internationaux", [
        "Cloudflare travaille aussi dans d’autres pays, dont les États-Unis, et nos partenaires " +
          "se trouvent dans le pays de destination. Vos données peuvent donc être traitées hors " +
          `${law.outside}.`,
        "Vos données conservent alors un niveau de protection équivalent, grâce à l’un des " +
          `moyens que prévoit ${law.ways} :`,
        createList([
          law.adequacy,
          law.clauses,
          "le transfert est nécessaire à l’exécution de votre contrat, par exemple vers un " +
            "aéroport à l’étranger.",
        ]),
        `Écrivez à ${company.email} pour obtenir une copie de ces garanties.`,
      ]),
      createSection("security", "Sécurité", [
        createList([
          "Toutes les pages et tous les formulaires passent par une connexion chiffrée (HTTPS).",
          "Les mots de passe ne sont conservés que sous forme d’empreintes salées, lentes à " +
            "calculer et irréversibles.",
          "Ce site n’enregistre et ne transmet jamais de numéro de carte.",
          "Seuls les membres de l’équipe qui ont un rôle accèdent aux données des clients. Les " +
            "modifications faites par l’équipe sont consignées.",
          "Nous limitons la fréquence des tentatives de connexion et des envois de formulaires.",
        ]),
        "Si une violation de données risque de porter atteinte à vos droits, nous la notifions " +
          "à l’autorité de contrôle comme la loi l’exige, et nous vous en informons dans les " +
          "meilleurs délais si le risque est élevé.",
      ]),
      createSection("retention", "Durée de conservation", [
        createTable([
          ["Données", "Durée"],
          [
            "Données de base des clients : identité, contact et transactions",
            `${yearsInWords(customerYears)} après la fin de la relation commerciale, pour ` +
              "nos obligations fiscales et comptables et en cas d’action en justice",
          ],
          [
            "Demandes et réservations non payées",
            `Supprimées sous ${unpaidTime} après la réservation ou votre dernière ` +
              "modification ; plus tard si un paiement est en cours, ou si nous avons accepté de " +
              "les garder",
          ],
          [
            "Paiements et remboursements : montant, date et référence du prestataire, sans nom " +
              "ni carte",
            "La durée qu’exigent nos obligations comptables",
          ],
          [
            "Nom et numéro de TVA de la société indiqués sur une réservation payée, même si " +
              "vous avez supprimé vos autres données",
            `${yearsInWords(customerYears)} après la fin de la réservation, pour la comptabilité`,
          ],
          [
            "Votre compte et son profil",
            "Jusqu’à ce que vous supprimiez votre compte ou nous demandiez de le supprimer",
          ],
          [
            "Messages que vous nous envoyez, avec nos réponses",
            `${yearsInWords(customerYears)} après leur envoi, comme les données de base ; ` +
              `${days.spam} jours pour les messages indésirables`,
          ],
          [
            "E-mails non envoyés",
            `${days.mails} jours ; ceux qui contiennent un code ou un lien ne sont pas conservés`,
          ],
          [
            "Données techniques et de sécurité",
            "Le temps nécessaire pour détecter les pannes et prévenir les abus",
          ],
          ["Votre opposition à la prospection", "Le temps nécessaire pour la respecter"],
          [
            "Configurations créées avec le générateur",
            `${days.siteConfigs} jour ; ${days.staffSiteConfigs} jours si notre équipe ` +
              "les a créées",
          ],
        ]),
        "Les données sont ensuite supprimées ou rendues anonymes, sauf si un litige ou une " +
          "autorité nous oblige à les conserver plus longtemps.",
      ]),
      createSection("your-legal-rights", "Vos droits", [
        "Vous disposez des droits suivants :",
        createList([
          "accès : savoir si nous détenons des données sur vous et en recevoir une copie ;",
          "rectification : faire corriger des données inexactes ou incomplètes ;",
          "effacement : faire supprimer vos données quand nous n’avons pas de raison légale de les " +
            "conserver ;",
          "limitation : nous demander de conserver vos données sans les utiliser, par exemple " +
            "pendant un litige ;",
          "opposition : vous opposer à toute utilisation fondée sur un intérêt légitime, et à la " +
            "prospection, que nous arrêtons alors dans tous les cas ;",
          "portabilité : recevoir les données que vous nous avez fournies dans un format " +
            "couramment utilisé et lisible par machine, ou les faire transmettre à un autre " +
            "organisme ;",
          "retrait : retirer un consentement à tout moment, sans effet sur ce qui a été fait " +
            "auparavant.",
        ]),
        `Pour exercer l’un de ces droits, écrivez à ${company.email} ou à notre adresse ` +
          "postale. C’est gratuit, et nous répondons dans un délai d’un mois. Nous pouvons " +
          "d’abord vous demander de confirmer votre identité. Si vous avez un compte, vous pouvez " +
          "aussi télécharger ou supprimer vos données vous-même.",
        `Vous pouvez à tout moment saisir ${law.regulator} ou, dans l’Union européenne, ` +
          `l’autorité de votre pays${legal?.country === "FR" ? "" : " (en France, la CNIL)"}.`,
        "Si un changement de cette politique vous concerne en tant que client, nous vous en " +
          "informons par e-mail avant de l’appliquer.",
      ]),
      createSection("cookie-types", "Les cookies que nous déposons", [
        "Seul ce site dépose et lit ces cookies.",
        createTable([
          ["Cookie", "Rôle", "Durée"],
          ["currency", "Il retient votre devise.", "1\u00a0an"],
          [
            "lang",
            "Il retient la langue des pages de connexion, de compte et de l’équipe.",
            "1\u00a0an",
          ],
          [
            "order",
            "Nous le déposons quand vous réservez, retrouvez ou ouvrez votre réservation ou son " +
              "pass. Il permet à ce seul navigateur de rouvrir la réservation, jusqu’à ce que " +
              "vous nous demandiez de l’oublier. Ce cookie est inaccessible aux scripts " +
              "(HttpOnly).",
            `${days.orderCookie}\u00a0jours`,
          ],
          [
            "lane",
            "Nous ne le déposons que sur un téléphone que notre équipe a associé à une file. Il " +
              "permet à ce téléphone d’accepter les pass jusqu’à ce que nous révoquions le " +
              "téléphone. Ce cookie est inaccessible aux scripts (HttpOnly).",
            `${days.laneCookie}\u00a0jours`,
          ],
          [
            "check",
            "Il nous dit si votre navigateur accepte les cookies, avant que vous payiez ou " +
              "ouvriez une réservation.",
            "10\u00a0minutes",
          ],
          [
            "read",
            "Il vous évite de revoir une version plus ancienne d’une page. Il désigne une version " +
              "de nos données et ne vous identifie pas.",
            "5\u00a0minutes",
          ],
          [
            "written",
            "Il joue le même rôle que « read » après une réservation ou une modification.",
            "5\u00a0minutes",
          ],
        ]),
        "Votre session est conservée dans le stockage local de votre navigateur, jusqu’à ce " +
          "qu’elle expire ou que vous vous déconnectiez. Tant que votre session est ouverte, ce " +
          "stockage garde aussi la liste des réservations ouvertes dans ce navigateur. Pendant une " +
          "réservation, l’onglet ouvert garde votre saisie pour la page suivante.",
        "Votre navigateur garde le pass Fast Track que vous ouvrez, sans votre nom, pour " +
          "l’afficher hors connexion. Il garde ce pass jusqu’à la fin du jour du vol (ou, si le " +
          "pass n’indique aucun jour, pendant 30 jours après votre dernière visite), ou jusqu’à " +
          "ce que vous le retiriez.",
      ]),
    ],
  };
};

function yearsInWords(years: number): string {
  return { 1: "Un an", 6: "Six ans" }[years] ?? `${years} ans`;
}
