import type { Facts } from "../facts.ts";
import { AIRPORT_CODES, NETWORK_AIRPORTS } from "../../domain/airports/airports.ts";
import { TERMS } from "../../domain/site/terms.ts";
import type { Terms } from "./terms.en.ts";
import { DEFAULT_COUNTRY, FRENCH_DECIDES } from "../../domain/legal-countries.ts";
import { findLaw, listCompanyDetails } from "./country-law.ts";
import { operatorZone } from "../time-zones.ts";

export const terms = (facts: Facts): Terms => {
  const { company, domains, legal, support } = facts.site;
  const law = findLaw(facts.site, "fr");
  const details = listCompanyDetails(facts.site, "fr");
  const form = legal?.form.fr ?? "société à responsabilité limitée immatriculée au Royaume-Uni";
  const frenchDecides = FRENCH_DECIDES.includes(legal?.country ?? DEFAULT_COUNTRY);
  const { price, passes, trialDays, billingEvery, billingMonths, retention } = facts;
  const { medium, premium } = facts.planName;
  // The specified sentence names two periods: it goes once an owner has settled on one.
  const offers = facts.site.membership
    ? ""
    : `Selon l’offre choisie, l’abonnement coûte ${price.medium} par mois ou ` +
      `${price.premium} pour ${billingMonths}\u00a0mois. Le prix et la période de facturation ` +
      "de l’offre sont affichés avant que vous ne confirmiez, et ce sont eux que vous payez. ";

  return {
    title: "Conditions générales",
    description:
      "Le contrat des abonnements et des pass Fast Track : prix, essai gratuit, " +
      "renouvellement, résiliation, rétractation et remboursements.",
    updated: "2024-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      "Les présentes conditions forment le contrat qui nous lie. Elles précisent ce que nous " +
        "fournissons, à quel prix, et comment chacun peut y mettre fin. Un formulaire de " +
        "rétractation à copier figure après le dernier article.",
    ],
    sections: [
      {
        id: "who-we-are",
        heading: "Qui nous sommes et comment nous joindre",
        blocks: [
          `Le site ${domains.main} et les services qui y sont décrits sont fournis par ` +
            `${company.legalName} (« ${company.name} », « nous »), ` +
            `${form}. ` +
            `Notre adresse est la suivante : ${company.address}.`,
          ...(details.length > 0 ? [{ list: details }] : []),
          `Vous pouvez nous joindre tous les jours de la semaine, de ${facts.hours.opens} à ` +
            `${facts.hours.closes} (${operatorZone.fr()}), par téléphone au ${company.phone} ou ` +
            `par e-mail à ${company.email} et, si vous êtes membre, par chat dans l’espace ` +
            "membre.",
          "Lorsque nous devons vous contacter, nous écrivons à l’adresse e-mail que vous " +
            "avez indiquée en vous abonnant ou en réservant : veillez à la tenir à jour. " +
            "Dans ces conditions, « par écrit » comprend l’e-mail.",
        ],
      },
      {
        id: "about-these-terms",
        heading: "Objet des présentes conditions",
        blocks: [
          "Ces conditions s’appliquent à tout abonnement et à tout pass Fast Track que vous " +
            "nous commandez. Lisez-les avant de commander : en passant commande, vous les " +
            "acceptez. Vous pouvez enregistrer ou imprimer cette page.",
          "Elles se lisent avec les documents suivants :",
          {
            list: [
              "le récapitulatif que vous consultez et confirmez, qui indique ce que vous " +
                "commandez, le prix, la devise et la fréquence de paiement ;",
              "les [Conditions d’abonnement](/subscription-terms), qui détaillent les " +
                "formules, l’essai gratuit et le renouvellement ;",
              "la [Politique de confidentialité](/privacy), qui explique l’usage que nous " +
                "faisons des données personnelles.",
            ],
          },
          "Si ces documents se contredisent au sujet de votre commande, le récapitulatif " +
            "l’emporte, puis les Conditions d’abonnement, puis les présentes conditions.",
          "Vous êtes consommateur si vous commandez à des fins qui n’entrent pas, ou pas " +
            "principalement, dans le cadre de votre activité professionnelle. Lorsqu’une " +
            "clause ne vise que les consommateurs, ou que les professionnels, elle le précise.",
        ],
      },
      {
        id: "what-we-provide",
        heading: "Nos services",
        blocks: [
          "L’abonnement vous donne accès, tant qu’il dure, à des services de voyage. Selon " +
            "votre formule, il comprend :",
          {
            list: [
              "des pass Fast Track pour les files prioritaires des aéroports : jusqu’à " +
                `${passes.medium}\u00a0pass offerts par mois avec ${medium}, jusqu’à ` +
                `${passes.premium} avec ${premium} ;`,
              `l’enregistrement automatique sur vos vols, illimité avec ${premium} ;`,
              `l’entrée prioritaire dans une sélection de musées avec ${medium}, et des ` +
                "entrées coupe-file illimitées dans les musées et sites que nous proposons " +
                `avec ${premium} ;`,
              `des remises dans des salons d’aéroport avec ${premium} ;`,
              "des eBooks de voyage et l’aide de notre conciergerie pendant les heures " +
                "d’assistance ; pour une urgence en voyage, par téléphone au " +
                `${support?.emergency ?? company.phone}, 24 h/24 et 7 j/7.`,
            ],
          },
          "Vous pouvez aussi acheter, sans abonnement, des pass Fast Track pour un " +
            "aéroport. Il s’agit d’un achat unique, qui ne se renouvelle pas.",
          `Notre réseau couvre plus de ${NETWORK_AIRPORTS}\u00a0aéroports, dont ` +
            `${AIRPORT_CODES.length} à réserver en ligne. Tous les ` +
            "aéroports, terminaux et horaires ne disposent pas d’une file prioritaire : le " +
            "pass dépend donc des disponibilités de l’aéroport à l’heure choisie. Si " +
            "nous savons déjà que la file n’est pas disponible, nous vous le disons avant " +
            "la commande.",
          "Nous organisons ces services avec la compétence et le soin requis. Les files, " +
            "salons, musées, sites et vols sont exploités par d’autres entreprises, qui " +
            "fixent leurs horaires, leurs contrôles de sûreté et leurs conditions " +
            "d’accès. Vous devez les respecter sur place.",
        ],
      },
      {
        id: "your-account",
        heading: "Qui peut commander, et votre compte",
        blocks: [
          "Pour commander, vous devez être majeur et capable de contracter dans votre pays " +
            "de résidence. Vous pouvez commander pour les personnes qui voyagent avec vous, " +
            "enfants compris. Il vous revient alors de nous donner des informations exactes et " +
            "de faire connaître ces conditions à ces personnes.",
          "L’abonné utilise ses services dans l’espace membre, avec les identifiants de son " +
            "inscription. Gardez votre mot de passe secret et prévenez-nous aussitôt si vous " +
            "pensez qu’un tiers le connaît.",
          "L’abonnement est personnel. Vous ne pouvez ni revendre les pass ou d’autres " +
            "avantages, ni partager vos identifiants, ni vous abonner plusieurs fois pour " +
            "obtenir plus d’un essai gratuit.",
        ],
      },
      {
        id: "how-the-contract-is-made",
        heading: "Formation du contrat",
        blocks: [
          "Vous choisissez une formule ou un pass, saisissez vos informations et vérifiez le " +
            "récapitulatif avant de confirmer. Jusque-là, vous pouvez corriger vos erreurs. Le " +
            "contrat est conclu lorsque nous confirmons votre commande, à l’écran ou par " +
            "e-mail ; pour un pass que vous achetez, lorsque vous payez.",
          "Si nous ne pouvons accepter votre commande, par exemple parce qu’une file " +
            "n’est pas disponible ou que le paiement n’a pas été autorisé, nous vous en " +
            "informons et ne débitons rien. Si le prix affiché était manifestement erroné, " +
            "nous vous demandons de confirmer le prix exact avant de poursuivre.",
          "L’abonnement peut commencer immédiatement, dès la souscription. En le " +
            "commençant, vous nous demandez d’exécuter le contrat pendant le délai de " +
            "rétractation prévu à l’[article\u00a09](#changing-your-mind) ; pour un pass " +
            "que vous achetez, vous le demandez par la case du formulaire de réservation.",
          "Nous vous gardons une réservation non payée pendant " +
            `${retention.unpaidHours}\u00a0heures, ` +
            "au plus tard jusqu’au jour du vol. Ensuite elle expire, sans frais, et nous la " +
            "supprimons comme l’indique la [Politique de confidentialité](/privacy).",
        ],
      },
      {
        id: "prices-and-payment",
        heading: "Prix et paiement",
        blocks: [
          `${offers}Dans les formules présentées sur ce site, ${medium} coûte ` +
            `${price.medium} ${billingEvery} et ${premium} ${price.premium} ${billingEvery}.`,
          `Un pass Fast Track acheté sans abonnement coûte ${price.adult} par adulte, ` +
            `${price.child} par enfant et ${price.infant} par bébé. Le formulaire de ` +
            "réservation indique les âges correspondants et le total avant que vous ne passiez " +
            "au paiement.",
          "Les prix comprennent les taxes que nous devons facturer. Nous n’ajoutons ni frais " +
            "de dossier ni frais de carte. Ils sont affichés dans la devise que vous " +
            "choisissez sur ce site, et la commande conserve la devise dans laquelle elle a " +
            "été passée. Si votre carte est tenue dans une autre devise, votre banque peut " +
            "appliquer son propre taux ou des frais.",
          "Nous acceptons uniquement les cartes Visa ou Mastercard. La carte doit être la " +
            "vôtre, ou son titulaire doit vous avoir autorisé à l’utiliser.",
          "Les pass sont payés à la commande. L’abonnement est prélevé aux dates " +
            "prévues à l’[article\u00a07](#free-trial-and-renewal). Une fois prélevés, " +
            "les frais d’abonnement ne sont pas remboursables, sauf lorsque " +
            "l’article\u00a09, 10, 11, 12 ou 13, ou la loi, vous donne droit à un " +
            "remboursement.",
        ],
      },
      {
        id: "free-trial-and-renewal",
        heading: "Essai gratuit et renouvellement",
        blocks: [
          `L’abonnement commence par un essai gratuit de ${trialDays}\u00a0jours à compter ` +
            "de la souscription. Si vous résiliez avant la fin de l’essai, vous ne payez rien.",
          "À défaut, l’abonnement se poursuit à la fin de l’essai et nous prélevons " +
            "la première échéance sur votre carte. Il se renouvelle ensuite automatiquement " +
            "à la fin de chaque période de facturation, au prix affiché lors de la " +
            "souscription ou modifié dans les conditions de l’[article\u00a013](#changes), " +
            "jusqu’à ce que vous ou nous y mettions fin. Les formules présentées sur ce " +
            `site sont facturées ${billingEvery}.`,
          "Vous pouvez résilier à tout moment avant la prochaine date de facturation pour " +
            "éviter le renouvellement, de la manière prévue à " +
            "l’[article\u00a010](#ending-the-contract). Votre abonnement reste alors ouvert " +
            "jusqu’à la fin de la période payée, ou jusqu’à la fin de l’essai.",
          "L’essai gratuit est offert une seule fois par personne. Avant que vous ne " +
            "confirmiez, nous vous indiquons la date du premier prélèvement, son montant et sa " +
            "fréquence.",
        ],
      },
      {
        id: "using-passes",
        heading: "Utilisation des pass Fast Track",
        blocks: [
          "Chaque voyageur doit avoir son propre pass : un pass par voyageur, bébés compris, " +
            "même lorsque le leur est gratuit. Un seul code contient les pass d’une " +
            "réservation : pour quatre voyageurs, 1 code, 4 pass. Chaque pass s’utilise une " +
            "seule fois, dans l’aéroport et le jour qui y sont indiqués, avec les autres ou " +
            "plus tard ce jour-là.",
          {
            list: [
              "Présentez le pass, imprimé ou sur votre téléphone, avec votre carte " +
                "d’embarquement et votre pièce d’identité.",
              "Indiquez-nous le bon aéroport, la bonne date de vol et le bon nombre de " +
                "voyageurs. En cas de changement, prévenez-nous avant le voyage : nous " +
                "modifions le pass lorsque l’aéroport le permet.",
              "Arrivez à l’heure que votre compagnie et l’aéroport recommandent. Une file " +
                "prioritaire est normalement plus rapide, mais nous ne pouvons garantir un " +
                "temps d’attente, et le pass ne dispense personne des contrôles de sûreté " +
                "ou aux frontières.",
            ],
          },
          "Les pass compris dans l’abonnement se comptent par mois. Ceux que vous " +
            "n’utilisez pas dans le mois ne sont pas reportés sur le suivant et ne peuvent " +
            "être échangés contre de l’argent.",
          "Si vous présentez un pass valide et que l’accès à la file vous est refusé " +
            "parce qu’elle est fermée ou par suite d’une erreur de notre part, " +
            "prévenez-nous. Nous remboursons le pass que vous avez acheté, ou recréditons " +
            "celui qui était compris dans votre abonnement.",
        ],
      },
      {
        id: "changing-your-mind",
        heading: "Votre droit de changer d’avis (rétractation)",
        blocks: [
          "Si vous êtes consommateur, vous pouvez renoncer à un abonnement ou à un pass " +
            `dans un délai de ${TERMS.changeOfMindDays}\u00a0jours, sans donner de motif : à ` +
            `un pass, dans les ${TERMS.changeOfMindDays}\u00a0jours qui suivent le paiement ; ` +
            `à un abonnement, dans les ${TERMS.changeOfMindDays}\u00a0jours qui suivent la ` +
            "souscription, essai gratuit compris.",
          "Pour vous rétracter, faites-nous connaître clairement votre décision avant " +
            "l’expiration du délai : au moyen de la fonction [Renoncer au contrat " +
            "ici](/withdraw), présente en bas de chaque page, par téléphone au " +
            `${company.phone}, par e-mail à ${company.email}, par courrier à l’adresse de ` +
            "l’[article\u00a01](#who-we-are) ou au moyen du [formulaire](#cancellation-form) " +
            "ci-dessous. Il suffit que votre message soit envoyé avant l’expiration du " +
            "délai. Nous en accusons réception par e-mail.",
          "Nous vous remboursons alors ce que vous avez payé, comme le prévoit " +
            "l’[article\u00a011](#refunds). Si vous nous avez demandé d’exécuter le " +
            "contrat pendant le délai, nous pouvons conserver un montant proportionnel à ce " +
            "qui a été fourni avant votre message, par rapport à l’ensemble du contrat.",
          "Le droit s’éteint plus tôt dans deux cas, si vous y avez consenti au " +
            "préalable et reconnu que vous le perdriez :",
          {
            list: [
              "pour un pass ou un autre service ponctuel, lorsque nous l’avons entièrement " +
                "fourni, par exemple une fois que vous avez passé la file ;",
              "pour un eBook ou un autre contenu numérique, lorsque vous avez commencé à le " +
                "télécharger ou à le lire.",
            ],
          },
        ],
      },
      {
        id: "ending-the-contract",
        heading: "Vos autres droits de mettre fin au contrat",
        blocks: [
          "Vous pouvez résilier un abonnement à tout moment, sans motif et sans frais : " +
            "sur la page [Résilier votre contrat](/cancel-membership), par téléphone au " +
            `${company.phone} ou par e-mail à ${company.email}. Nous confirmons la ` +
            "résiliation par e-mail. Elle arrête le renouvellement suivant ; sauf si " +
            "l’[article\u00a09](#changing-your-mind) ou l’un des cas ci-dessous " +
            "s’applique, elle ne donne pas lieu au remboursement de la période déjà " +
            "prélevée.",
          "Nous ouvrons votre abonnement ou envoyons votre pass dans un délai de " +
            `${TERMS.lateServiceDays}\u00a0jour à compter de votre paiement. Si nous ne ` +
            `l’avons pas fait sous ${TERMS.lateServiceDays}\u00a0jour, notre service est ` +
            "en retard et vous pouvez mettre fin au contrat aussitôt, en nous le disant. Nous " +
            "vous remboursons alors tout ce que vous avez payé pour ce service.",
          "Vous pouvez aussi mettre fin au contrat aussitôt, et être remboursé de ce que " +
            "vous avez payé sans le recevoir, si :",
          {
            list: [
              "nous vous avons annoncé une modification du service, du prix ou des présentes " +
                "conditions que vous n’acceptez pas ;",
              "nous vous avons signalé une erreur dans le prix ou la description de votre " +
                "commande et vous ne souhaitez pas poursuivre ;",
              "nous avons interrompu le service, ou annoncé que nous allions le faire, " +
                "autrement que pour une brève réparation ;",
              "un autre manquement de notre part vous donne légalement le droit de mettre " +
                "fin au contrat.",
            ],
          },
        ],
      },
      {
        id: "refunds",
        heading: "Remboursements",
        blocks: [
          `Nous effectuons tout remboursement dans les ${TERMS.refundDays}\u00a0jours qui ` +
            "suivent celui où vous nous faites part de votre décision, ou celui où nous " +
            "convenons qu’un remboursement est dû. Votre banque a ensuite généralement " +
            `besoin de ${TERMS.bankDays.from} à ${TERMS.bankDays.to}\u00a0jours ouvrés pour ` +
            "le faire apparaître sur votre compte.",
          "Nous remboursons sur la carte qui a servi au paiement, dans la devise de la " +
            "commande et sans frais. Si cette carte a été clôturée, prévenez-nous et nous " +
            "convenons avec vous d’un autre moyen.",
          "Si un service n’a pas été fourni avec la compétence et le soin requis, ou " +
            "n’était pas conforme à sa description, la loi vous permet de demander qu’il " +
            "soit fourni de nouveau, ou que son prix soit réduit si cela est impossible ou " +
            "prendrait trop de temps. Aucune clause ne vous en prive.",
          "Si vous ne reconnaissez pas un prélèvement, contactez-nous d’abord : nous pouvons " +
            "en général l’expliquer ou le rembourser plus vite qu’une banque. Vous restez " +
            "libre de vous adresser à la vôtre.",
        ],
      },
      {
        id: "our-rights-to-end",
        heading: "Notre droit de mettre fin au contrat",
        blocks: [
          "Si un paiement est dû et que votre carte est refusée, nous vous prévenons et " +
            "pouvons suspendre vos avantages jusqu’au paiement. Nous vous envoyons un rappel " +
            `par e-mail ${TERMS.nonPaymentReminderDays}\u00a0jours avant de mettre fin au ` +
            "contrat pour défaut de paiement. Si vous payez dans ces " +
            `${TERMS.nonPaymentReminderDays}\u00a0jours, le contrat se poursuit.`,
          "Nous pouvons aussi mettre fin au contrat, ou suspendre votre accès, en vous en " +
            "informant par écrit, si :",
          {
            list: [
              "vous enfreignez gravement ces conditions, par exemple en revendant des " +
                "pass, et, lorsque cela est possible, vous n’y remédiez pas à notre " +
                "demande ;",
              "vous nous avez donné de fausses informations ou avez utilisé une carte sans " +
                "l’autorisation de son titulaire ;",
              "vous vous comportez de façon injurieuse ou dangereuse envers notre équipe, " +
                "nos partenaires ou d’autres voyageurs.",
            ],
          },
          "Si nous mettons fin à un abonnement pour un autre motif, nous vous prévenons " +
            "avant la prochaine date de facturation et remboursons la part du prix qui " +
            "correspond à la période restante.",
        ],
      },
      {
        id: "changes",
        heading: "Modifications et événements extérieurs",
        blocks: [
          "Nous pouvons modifier un service pour respecter la loi, pour des raisons de " +
            "sécurité, ou parce qu’un partenaire modifie ou cesse son offre. Des " +
            "aéroports, salons et musées peuvent rejoindre ou quitter notre réseau. Si un " +
            "changement rend votre abonnement sensiblement moins intéressant, nous vous " +
            "prévenons à l’avance et vous pouvez y mettre fin en étant remboursé de la " +
            "période restante.",
          "Nous pouvons modifier le prix de l’abonnement. Nous vous écrivons suffisamment " +
            "tôt avant la date de facturation à laquelle le nouveau prix s’appliquerait " +
            "pour la première fois, afin que vous puissiez résilier avant d’être " +
            "débité. Un nouveau prix ne s’applique jamais à une période déjà payée.",
          "Nous pouvons modifier les présentes conditions. La date en haut de page indique " +
            "leur dernière modification. Les modifications valent pour les commandes passées " +
            "ensuite. Si elles touchent un abonnement en cours, nous vous écrivons au " +
            "préalable et vous pouvez résilier.",
          "Si un événement indépendant de notre volonté retarde ou empêche un service, " +
            "comme la fermeture d’un aéroport, une grève, des intempéries ou " +
            "l’annulation d’un vol, nous vous prévenons dès que possible et faisons ce " +
            "qui est raisonnable pour en limiter les effets. Nous ne sommes pas responsables " +
            "de ce retard, mais nous remboursons le pass que vous avez acheté et qui n’a pu " +
            "servir ; si le retard pris par votre abonnement est important, vous pouvez y " +
            "mettre fin et être remboursé de ce que vous n’avez pas reçu.",
        ],
      },
      {
        id: "our-responsibility",
        heading: "Notre responsabilité",
        blocks: [
          "Si nous ne respectons pas ces conditions, ou n’agissons pas avec la compétence " +
            "et le soin requis, nous répondons du dommage prévisible qui en résulte pour " +
            "vous. Un dommage est prévisible s’il est évident qu’il surviendra ou si, à " +
            "la conclusion du contrat, vous et nous savions qu’il pouvait survenir.",
          "Nous ne répondons pas du dommage imprévisible, de celui que nous n’avons pas " +
            "causé, ni de celui que vous auriez pu éviter en prenant des précautions " +
            "raisonnables, par exemple si vous arrivez trop tard pour votre vol ou nous donnez " +
            "des informations inexactes. Les compagnies aériennes, aéroports, salons et " +
            "musées répondent envers vous des services qu’ils exploitent.",
          "Lorsque nous vous enregistrons sur un vol, nous agissons sur vos instructions. " +
            "Vérifiez la carte d’embarquement avant de partir et signalez-nous toute erreur. " +
            "Passeports, visas et conditions de votre compagnie restent sous votre " +
            "responsabilité.",
          "Nous n’excluons ni ne limitons notre responsabilité lorsque la loi " +
            "l’interdit. Il en va ainsi du décès ou du dommage corporel causé par notre " +
            "négligence, de la fraude, et des droits que " +
            `${law.consumers} reconnaît aux consommateurs.`,
          "Si vous êtes un professionnel, nous ne répondons pas des pertes de bénéfices, " +
            "d’activité ou de chance, et notre responsabilité totale au titre d’une " +
            "commande se limite au prix payé pour celle-ci, sous réserve de l’alinéa " +
            "précédent.",
        ],
      },
      {
        id: "law-and-complaints",
        heading: "Réclamations, droit applicable et dispositions diverses",
        blocks: [
          "Si quelque chose ne vous satisfait pas, contactez-nous par téléphone ou par " +
            `e-mail (${company.email}). Indiquez-nous votre numéro de commande, si vous en ` +
            "avez un, et la solution que vous attendez. Notre équipe examine votre demande et " +
            "vous répond par écrit.",
          ...(legal?.mediator
            ? [
                "Si notre réponse ne règle pas le litige, le consommateur peut saisir " +
                  `gratuitement le médiateur ${legal.mediator.name} (${legal.mediator.site}).`,
              ]
            : []),
          `Les présentes conditions sont régies par ${law.law}. Si vous êtes ` +
            "consommateur, vous conservez en outre la protection des dispositions impératives " +
            "de votre pays de résidence et pouvez saisir les tribunaux de ce pays ou " +
            `${law.courts}. Si vous êtes un professionnel, ${law.courts} sont seuls compétents.`,
          "Nous pouvons céder nos droits et obligations à une autre société. Nous vous en " +
            "informons alors par écrit et vos droits restent les mêmes ; si vous vous y " +
            "opposez, vous pouvez mettre fin au contrat. Vous ne pouvez céder les vôtres " +
            "qu’avec notre accord écrit. Le contrat ne confère de droits à aucune autre " +
            "personne.",
          "Si un tribunal juge une partie de ces conditions illicite, le reste demeure en " +
            "vigueur. Le fait de ne pas exiger immédiatement l’exécution d’une " +
            "obligation ne nous empêche pas de le faire plus tard.",
          "Ces conditions sont publiées en anglais et en français. En cas de divergence, " +
            `le texte ${frenchDecides ? "français" : "anglais"} ` +
            "prévaut, sauf si vous êtes consommateur : l’interprétation " +
            "qui vous est la plus favorable s’applique alors.",
        ],
      },
    ],
    cancellationForm: {
      heading: "Formulaire de rétractation",
      intro:
        "Copiez, complétez et envoyez-nous ce formulaire uniquement si vous souhaitez vous " +
        "rétracter du contrat en vertu de l’[article\u00a09](#changing-your-mind). Vous " +
        "n’êtes pas tenu de l’utiliser : tout message clair suffit.",
      lines: [
        `Destinataire : ${company.legalName}, ${company.address}, ${company.email}`,
        "Je/nous [*] vous notifie/notifions [*] par la présente ma/notre [*] rétractation du " +
          "contrat portant sur la prestation de services [*] ci-dessous :",
        "Commandé le [*] :",
        "Numéro de commande (si vous en avez un) :",
        "Nom du (des) consommateur(s) :",
        "Adresse du (des) consommateur(s) :",
        "Adresse e-mail utilisée pour la commande :",
        "Signature du (des) consommateur(s) (uniquement en cas de notification du présent " +
          "formulaire sur papier) :",
        "Date :",
        "[*] Rayez ou complétez la mention selon le cas.",
      ],
      sendByMail: "L’envoyer par e-mail",
    },
  };
};
