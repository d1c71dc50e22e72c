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
      "Quelles données nous collectons, pourquoi, qui les reçoit, combien de temps nous les " +
      "gardons, nos cookies et vos droits.",
    updated: "2025-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      "Cette politique explique ce que nous faisons des données personnelles, c’est-à-dire des " +
        "informations sur une personne identifiée ou identifiable.",
      createList([
        "Nous ne collectons que ce qu’exigent nos services.",
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
        `Cette politique vaut pour ${readableHost(domains.main)}. Notre site Fast Track ` +
          `(${readableHost(domains.fastTrack)}), notre site d’enregistrement (${readableHost(domains.checkIn)}) et l’espace ` +
          "membre ont leurs propres notices.",
        "Nos services s’adressent aux adultes. Une réservation compte les enfants et les bébés " +
          "sans les nommer.",
      ]),
      createSection("data-we-collect", "Les données que nous collectons", [
        createTable([
          ["Catégorie", "Contenu"],
          [
            "Identité",
            "Nom et prénom ; pour une entreprise, société et numéro de TVA si vous les indiquez",
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
              "historique des sessions",
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
          ["Marketing", "Votre souhait de recevoir ou non de nos nouvelles, et vos désabonnements"],
        ]),
        "Nous ne demandons aucune donnée sensible, comme la santé ou la religion. N’en envoyez " +
          "pas, sauf si cela nous permet de vous aider.",
        "Sans les données obligatoires d’un formulaire, nous ne pouvons ni prendre votre " +
          "commande ni vous répondre.",
      ]),
      createSection("how-we-collect-it", "Comment nous les collectons", [
        createList([
          "Vous nous donnez vos données par nos formulaires ou quand vous nous contactez.",
          "Votre navigateur nous envoie des données techniques et les cookies décrits au bas " +
            "de cette page.",
          "La personne qui réserve pour vous nous donne vos données. Si vous réservez pour " +
            "d’autres, montrez-leur cette politique.",
          "Le service de connexion que vous choisissez, comme Google, nous donne votre nom et " +
            "votre adresse e-mail. Les partenaires nous disent si un service a été utilisé ou " +
            "refusé.",
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
            "Notre intérêt légitime à offrir un service sûr ; notre obligation légale de " +
              "protéger les données",
          ],
          [
            "Compter les commandes et les recettes, améliorer nos services",
            "Transactions, utilisation",
            "Notre intérêt légitime à suivre l’évolution de notre activité",
          ],
          [
            "Vous informer de nos propres services",
            "Identité, contact, marketing",
            "Votre consentement, ou notre intérêt légitime lorsque la loi le permet pour des " +
              "clients",
          ],
          [
            "Respecter votre choix de ne plus recevoir de nos nouvelles",
            "Contact, marketing",
            "Notre obligation légale",
          ],
        ]),
        "Nous avons vérifié que vos intérêts ne prévalent pas sur les nôtres. Vous pouvez vous " +
          "opposer à tout moment.",
        "Nous ne prenons aucune décision exclusivement automatisée aux effets juridiques ou " +
          "comparables, et n’établissons pas de profil.",
        "Si un fournisseur d’IA rédige les textes du générateur de configuration, un outil pour " +
          "entreprises, il reçoit le nom de la société et les textes, mais ni le téléphone, ni " +
          "l’e-mail, ni l’adresse postale du formulaire.",
      ]),
      createSection("marketing", "Marketing", [
        "Nous pouvons vous écrire sur nos propres services si vous y avez consenti, ou avez " +
          "acheté des services similaires sans vous y opposer. Nous ne vendons jamais vos " +
          "données et ne les cédons pas à des fins de prospection.",
        "Pour ne plus recevoir ces e-mails, suivez le lien qui figure dans chacun d’eux, passez " +
          `par la page [Désabonnement](/unsubscribe) ou écrivez à ${company.email}. C’est gratuit.`,
        "Nous envoyons toujours ce qu’exige un service, comme une confirmation de réservation, " +
          "et gardons votre adresse dans une liste d’opposition.",
      ]),
      createSection("cookies", "Cookies", [
        "Un cookie est un petit texte que votre navigateur conserve pour un site. Les nôtres ne " +
          "font que ce que vous avez demandé : afficher votre devise, garder une langue, rouvrir " +
          "votre commande. Vous les trouvez tous dans le [tableau ci-dessous](#cookie-types).",
        "Vous pouvez les supprimer ou les bloquer dans votre navigateur. Le site fonctionne, " +
          "mais il vous faut votre numéro de commande et votre e-mail pour retrouver une " +
          "réservation.",
      ]),
      createSection("disclosures", "Qui reçoit vos données", [
        "Nous ne communiquons vos données que si c’est nécessaire, et uniquement aux " +
          "destinataires suivants :",
        createList([
          "Cloudflare, notre sous-traitant, qui héberge et protège le site et sa base de données " +
            "et achemine nos e-mails, dans le cadre d’un accord de sous-traitance ;",
          "des aéroports, compagnies, salons, musées et autres partenaires qui fournissent votre " +
            "service ;",
          "des prestataires de paiement agréés et votre banque, pour payer et rembourser ;",
          "votre service de connexion, si vous en choisissez un ;",
          "nos conseils, et des autorités ou tribunaux si la loi l’exige ou pour défendre un " +
            "droit en justice ;",
          "une société qui reprendrait notre activité, et devrait respecter cette politique.",
        ]),
        "Dans notre équipe, seules les personnes qui en ont besoin pour leur travail voient vos " +
          "données.",
      ]),
      createSection("international-transfers", "Transferts internationaux", [
        "Cloudflare travaille aussi dans d’autres pays, dont les États-Unis, et les partenaires " +
          "sont dans le pays de destination. Des données peuvent donc être traitées hors " +
          `${law.outside}.`,
        "Elles conservent alors un niveau de protection équivalent, par l’un des moyens " +
          `${law.ways} :`,
        createList([
          law.adequacy,
          law.clauses,
          "votre contrat exige le transfert, par exemple vers un aéroport à l’étranger.",
        ]),
        `Écrivez à ${company.email} pour obtenir une copie de ces garanties.`,
      ]),
      createSection("security", "Sécurité", [
        createList([
          "Pages et formulaires passent par des connexions chiffrées (HTTPS).",
          "Les mots de passe ne sont conservés que sous forme d’empreintes salées, lentes et " +
            "irréversibles.",
          "Ce site n’enregistre et ne transmet jamais de numéro de carte.",
          "Seuls les membres de l’équipe qui ont un rôle accèdent aux données des clients. Les " +
            "modifications faites par l’équipe sont consignées.",
          "Le rythme des connexions et des envois de formulaires est limité.",
        ]),
        "Si une violation risque de porter atteinte à vos droits, nous la notifions à l’autorité " +
          "comme la loi l’exige, et vous en informons sans retard injustifié si le risque est " +
          "élevé.",
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
            `Supprimées sous ${unpaidTime} ; plus tard si un paiement est en cours, ` +
              "ou si nous avons accepté de les garder",
          ],
          [
            "Paiements et remboursements : montant, date et référence du prestataire, sans nom " +
              "ni carte",
            "Le temps qu’exigent les obligations comptables",
          ],
          [
            "Nom et numéro de TVA de la société indiqués sur une réservation payée, même si " +
              "vous avez supprimé vos autres données",
            `${yearsInWords(customerYears)} après la fin de la réservation, pour la comptabilité`,
          ],
          ["Votre compte et son profil", "Jusqu’à ce que vous le supprimiez ou nous le demandiez"],
          [
            "Messages que vous nous envoyez, avec nos réponses",
            `${yearsInWords(customerYears)} après leur envoi, comme les données de base ; ` +
              `${days.spam} jours pour les indésirables`,
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
          "autorité les exige plus longtemps.",
      ]),
      createSection("your-legal-rights", "Vos droits", [
        "Vous disposez des droits suivants :",
        createList([
          "accès : savoir si nous détenons des données sur vous et en recevoir copie ;",
          "rectification : faire corriger des données inexactes ou incomplètes ;",
          "effacement : faire supprimer vos données quand nous n’avons pas de raison légale de les " +
            "conserver ;",
          "limitation : nous faire garder vos données sans les utiliser, par exemple pendant un " +
            "désaccord ;",
          "opposition : vous opposer à toute utilisation fondée sur un intérêt légitime, et à la " +
            "prospection, que nous arrêtons alors dans tous les cas ;",
          "portabilité : recevoir les données fournies dans un format courant et lisible par " +
            "machine, ou les faire transmettre à un autre organisme ;",
          "retrait : retirer un consentement à tout moment, sans effet sur le passé.",
        ]),
        `Pour exercer un droit, écrivez à ${company.email} ou à notre adresse postale. C’est ` +
          "gratuit, et nous répondons dans un délai d’un mois. Nous pouvons d’abord vous " +
          "demander de confirmer votre identité. Avec un compte, vous pouvez aussi télécharger " +
          "ou supprimer vos données vous-même.",
        `Vous pouvez à tout moment saisir ${law.regulator} ou, dans l’Union européenne, ` +
          `l’autorité de votre pays${legal?.country === "FR" ? "" : " (en France, la CNIL)"}.`,
        "Si un changement de cette politique vous concerne en tant que client, un e-mail vous en " +
          "informe avant qu’il ne s’applique.",
      ]),
      createSection("cookie-types", "Les cookies que nous déposons", [
        "Seul ce site les dépose et les lit.",
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
              "pass. Il permet à ce seul navigateur de la rouvrir, jusqu’à ce que vous nous " +
              "demandiez de l’oublier. Il est caché aux scripts (HttpOnly).",
            `${days.orderCookie}\u00a0jours`,
          ],
          [
            "lane",
            "Nous ne le déposons que sur un téléphone que notre équipe a associé à une file. Il " +
              "permet à ce téléphone d’accepter les pass jusqu’à ce que nous le révoquions. Il est " +
              "caché aux scripts (HttpOnly).",
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
        "Le stockage local de votre navigateur garde votre session jusqu’à ce qu’elle expire ou " +
          "que vous vous déconnectiez. Pendant une réservation, l’onglet ouvert garde votre saisie " +
          "pour la page suivante.",
        "Votre navigateur garde le pass Fast Track que vous ouvrez, sans votre nom, pour " +
          "l’afficher hors connexion. Il le garde jusqu’à la fin du jour du vol (sans jour, 30 " +
          "jours après votre dernière visite), ou jusqu’à ce que vous le retiriez.",
      ]),
    ],
  };
};

function yearsInWords(years: number): string {
  return { 1: "Un an", 6: "Six ans" }[years] ?? `${years} ans`;
}
