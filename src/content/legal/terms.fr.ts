import { cards } from "../cards.ts";
import type { Facts } from "../facts.ts";
import { TERMS } from "#domain/site/terms.ts";
import { readableHost } from "#domain/site/readable-host.ts";
import type { Terms } from "./terms.en.ts";
import { DEFAULT_COUNTRY, FRENCH_DECIDES } from "#domain/legal-countries.ts";
import { network } from "../network.ts";
import { countryLaw } from "./country-law.ts";
import { createList, createSection } from "../schema.ts";
import { operatorZone } from "../operator-zone.ts";

export const terms = (facts: Facts): Terms => {
  const { company, domains, legal, support } = facts.site;
  const law = countryLaw.fr(facts.site);
  const form = legal?.form.fr ?? "société à responsabilité limitée immatriculée au Royaume-Uni";
  const frenchDecides = FRENCH_DECIDES.includes(legal?.country ?? DEFAULT_COUNTRY);
  const { price, hours, passes, trialDays, billingEvery, billingMonths, retention } = facts;
  const { medium, premium } = facts.planName;
  // The specified sentence names two periods. It disappears once the owner has chosen one.
  const offers = facts.site.membership
    ? ""
    : ` Dans une autre offre, l’abonnement peut coûter ${price.medium} par mois ou ` +
      `${price.premium} pour ${billingMonths} mois. Vous ne payez que le prix affiché avant ` +
      "votre confirmation.";

  return {
    title: "Conditions générales",
    description:
      "Ce contrat régit les abonnements et les pass Fast Track : prix, essai gratuit, " +
      "renouvellement, résiliation, droit de rétractation et remboursements.",
    updated: "2024-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      "Ces conditions constituent le contrat qui nous lie. Un formulaire de rétractation figure " +
        "après le dernier article.",
    ],
    sections: [
      createSection("who-we-are", "Qui nous sommes et comment nous joindre", [
        `Le site ${readableHost(domains.main)} et ses services sont fournis par ${company.legalName} (« ` +
          `${company.name} », « nous »), ${form}, ${company.address}.`,
        ...(law.details.length > 0 ? [{ list: law.details }] : []),
        `Vous pouvez nous joindre tous les jours, de ${hours.opens} à ${hours.closes} ` +
          `(${operatorZone.fr()}), par téléphone au ${company.phone}, par e-mail à ` +
          `${company.email} ou, si vous êtes membre, par chat dans l’espace membre.`,
        "Nous vous écrivons à l’adresse e-mail que vous avez indiquée. Tenez donc cette adresse " +
          "à jour. Dans ces conditions, « par écrit » signifie aussi « par e-mail ».",
      ]),
      createSection("about-these-terms", "Objet des présentes conditions", [
        "Ces conditions s’appliquent à tout abonnement et à tout pass Fast Track. En " +
          "commandant, vous les acceptez. Lisez-les et enregistrez-les donc avant de commander. " +
          "En cas de contradiction, les documents de votre commande prévalent dans l’ordre " +
          "suivant :",
        createList([
          "le récapitulatif que vous confirmez ;",
          "les [Conditions d’abonnement](/subscription-terms) (formules, essai gratuit et " +
            "renouvellement) ;",
          "les présentes conditions.",
        ]),
        "Vous êtes consommateur si vous commandez, en tout ou pour l’essentiel, à des fins qui " +
          "n’entrent pas dans le cadre de votre activité professionnelle.",
      ]),
      createSection("what-we-provide", "Nos services", [
        "Selon votre formule, l’abonnement en cours comprend :",
        createList([
          `des pass Fast Track pour les files prioritaires : jusqu’à ${passes.medium} offerts ` +
            `par mois avec ${medium}, ${passes.premium} avec ${premium} ;`,
          `l’enregistrement automatique, illimité avec ${premium} ;`,
          `l’entrée prioritaire dans une sélection de musées avec ${medium}, des entrées ` +
            `coupe-file illimitées dans les musées et sites que nous proposons avec ${premium} ;`,
          `des remises dans des salons d’aéroport avec ${premium} ;`,
          "des eBooks de voyage et notre conciergerie pendant les heures d’assistance ; pour " +
            `une urgence en voyage, appelez le ${support?.emergency ?? company.phone}, 24 h/24 et ` +
            "7 j/7.",
        ]),
        "Vous pouvez aussi acheter, sans abonnement, des pass Fast Track pour un aéroport. Il " +
          "s’agit d’un achat unique, sans renouvellement.",
        `${network.fr(facts).terms} Si nous savons que votre aéroport ou votre terminal n’a pas ` +
          "de file prioritaire, nous vous en informons avant la commande.",
        "D’autres entreprises exploitent les files, les salons et les musées, et assurent les " +
          "vols. Leurs horaires, contrôles et conditions s’appliquent.",
      ]),
      createSection("your-account", "Qui peut commander, et votre compte", [
        "Pour commander, vous devez être majeur et capable de contracter dans votre pays. Si " +
          "vous commandez pour d’autres personnes, vous êtes responsable des informations que " +
          "vous donnez à leur sujet et vous devez leur faire connaître ces conditions.",
        "Gardez votre mot de passe secret. Prévenez-nous aussitôt si un tiers a pu en prendre " +
          "connaissance.",
        "L’abonnement est personnel. Vous ne pouvez ni revendre ses avantages ni partager vos " +
          "identifiants.",
      ]),
      createSection("how-the-contract-is-made", "Formation du contrat", [
        "Vous pouvez corriger vos erreurs jusqu’à la confirmation du récapitulatif. Le contrat " +
          "est conclu lorsque nous confirmons votre commande, à l’écran ou par e-mail. Pour un " +
          "pass acheté, il est conclu lorsque vous payez.",
        "Si nous ne pouvons pas accepter votre commande, nous vous en informons et rien n’est " +
          "débité. Si un prix est manifestement erroné, nous vous demandons d’abord de confirmer " +
          "le prix exact.",
        "L’abonnement peut commencer dès la souscription. En commençant votre abonnement, vous " +
          "nous demandez d’exécuter le contrat avant la fin du délai de rétractation prévu à " +
          "l’[article\u00a09](#changing-your-mind). Pour un pass acheté, vous faites cette " +
          "demande en cochant la case du formulaire de réservation.",
        `Nous gardons une réservation non payée pendant ${retention.unpaidTime} après sa création ou ` +
          "votre dernière modification, et au plus tard jusqu’au jour du vol. Passé ce délai, elle " +
          "expire, sans frais, et nous la supprimons comme l’explique la [Politique de " +
          "confidentialité](/privacy).",
      ]),
      createSection("prices-and-payment", "Prix et paiement", [
        `Sur ce site, ${medium} coûte ${price.medium} ${billingEvery}, et ${premium} coûte ` +
          `${price.premium} ${billingEvery}.${offers}`,
        `Sans abonnement, un pass Fast Track coûte ${price.adult} par adulte, ${price.child} par ` +
          `enfant et ${price.infant} par bébé.`,
        "Les prix comprennent les taxes que nous devons facturer. Nous n’ajoutons ni frais de " +
          "dossier ni frais de carte. Votre banque peut appliquer son propre taux de change ou " +
          "vous facturer des frais.",
        `Vous pouvez payer uniquement par carte ${cards.fr(facts)}.`,
        "Les pass se paient à la commande, et l’abonnement aux dates prévues à " +
          "l’[article\u00a07](#free-trial-and-renewal). Une fois prélevés, les frais d’abonnement " +
          "ne sont pas remboursables, sauf lorsque les articles\u00a09 à 13 ou la loi vous " +
          "donnent droit à un remboursement.",
      ]),
      createSection("free-trial-and-renewal", "Essai gratuit et renouvellement", [
        `L’abonnement commence, dès la souscription, par un essai gratuit de ${trialDays} ` +
          "jours, limité à un par personne. Si vous résiliez avant la fin de l’essai, vous ne " +
          "payez rien.",
        "Sinon, nous débitons votre carte à la fin de l’essai. L’abonnement se renouvelle " +
          "ensuite automatiquement après chaque période de facturation, au prix affiché à la " +
          "souscription ou modifié conformément à l’[article\u00a013](#changes), jusqu’à ce que " +
          "vous ou nous mettions fin au contrat. Les formules de ce site sont facturées " +
          `${billingEvery}.`,
        "Vous pouvez résilier à tout moment avant la prochaine date de facturation pour éviter " +
          "le renouvellement ([article\u00a010](#ending-the-contract)). Vous gardez alors votre " +
          "abonnement jusqu’à la fin de l’essai ou de la période payée.",
        "Avant votre confirmation, nous vous indiquons la date du premier prélèvement, son " +
          "montant et sa fréquence.",
      ]),
      createSection("using-passes", "Utilisation des pass Fast Track", [
        "Chaque voyageur, bébés compris, a un pass, et un seul code réunit tous les pass. Pour " +
          "quatre voyageurs, il y a donc 1 code et 4 pass. Chaque pass s’utilise une seule fois, " +
          "à l’aéroport et le jour indiqués. Vous pouvez passer ensemble ou l’un après l’autre.",
        createList([
          "Présentez le pass, imprimé ou sur votre téléphone, avec votre carte d’embarquement " +
            "et une pièce d’identité.",
          "Si l’aéroport, la date de vol ou les voyageurs changent, prévenez-nous avant le " +
            "départ. Nous modifions le pass lorsque l’aéroport le permet.",
          "Prévoyez le temps que recommandent votre compagnie et l’aéroport. Nous ne " +
            "garantissons aucun temps d’attente précis dans la file. Le pass ne dispense ni des " +
            "contrôles de sûreté ni des contrôles aux frontières.",
        ]),
        "Les pass compris dans un abonnement sont attribués pour chaque mois. Ils ne peuvent être " +
          "ni reportés ni convertis en espèces.",
        "Si la file est fermée, ou si un pass valide est refusé par erreur de notre part, " +
          "prévenez-nous. Nous vous remboursons le pass si vous l’avez acheté, ou nous le " +
          "recréditons sur votre abonnement.",
      ]),
      createSection("changing-your-mind", "Votre droit de changer d’avis (rétractation)", [
        "Le consommateur peut se rétracter sans donner de motif : pour un pass, dans les " +
          `${TERMS.changeOfMindDays} jours qui suivent le paiement ; pour un abonnement, dans les ` +
          `${TERMS.changeOfMindDays} jours qui suivent la souscription, y compris pendant l’essai ` +
          "gratuit.",
        "Pour vous rétracter, informez-nous clairement de votre décision. Utilisez le lien " +
          "[Renoncer au contrat ici](/withdraw) en bas de chaque page, ou prévenez-nous par " +
          `téléphone au ${company.phone}, par e-mail à ${company.email}, par courrier à l’adresse ` +
          "indiquée à l’[article\u00a01](#who-we-are) ou avec le [formulaire](#cancellation-form) " +
          "ci-dessous. Il suffit d’envoyer votre décision avant l’expiration du délai. Nous " +
          "accusons réception de votre rétractation par e-mail.",
        "Nous vous remboursons alors ce que vous avez payé ([article\u00a011](#refunds)). Si " +
          "vous nous avez demandé d’exécuter le contrat avant la fin du délai, nous pouvons " +
          "conserver un montant proportionné à ce que nous avons fourni jusqu’à votre " +
          "rétractation, par rapport à l’ensemble des prestations prévues au contrat.",
        "Si vous avez donné votre accord préalable à cette exécution et reconnu que vous " +
          "perdriez votre droit de rétractation, vous perdez ce droit avant la fin du délai :",
        createList([
          "pour un service ponctuel pleinement exécuté, comme un pass une fois que vous êtes " +
            "passé par la file ;",
          "pour un eBook ou un autre contenu numérique dont vous avez commencé le téléchargement " +
            "ou la lecture.",
        ]),
      ]),
      createSection("ending-the-contract", "Vos autres droits de mettre fin au contrat", [
        "Vous pouvez résilier un abonnement à tout moment, sans motif ni frais, sur la page " +
          "[Résilier votre contrat](/cancel-membership), par téléphone ou par e-mail. Nous vous " +
          "confirmons la résiliation par e-mail. L’abonnement n’est alors plus " +
          "renouvelé. Le prix de la période déjà facturée n’est pas remboursé, sauf dans le cas prévu à " +
          "l’[article\u00a09](#changing-your-mind) ou dans l’un des cas ci-dessous.",
        "Nous ouvrons votre abonnement ou vous envoyons votre pass dans un délai de " +
          `${TERMS.lateServiceDays} jour à compter de votre paiement. Passé ce délai, notre ` +
          "service est en retard. Vous pouvez alors mettre fin au contrat aussitôt, et nous vous " +
          "remboursons tout ce que vous avez payé pour ce service.",
        "Vous pouvez aussi mettre fin au contrat aussitôt, et être remboursé de ce que vous " +
          "n’avez pas reçu, si :",
        createList([
          "vous n’acceptez pas une modification annoncée du service, du prix ou de ces " +
            "conditions ;",
          "nous vous avons signalé une erreur de prix ou de description dans votre commande et " +
            "vous ne souhaitez pas poursuivre ;",
          "nous interrompons le service, ou annonçons que nous allons l’interrompre, sauf pour " +
            "une brève opération de maintenance ;",
          "un autre manquement de notre part vous en donne légalement le droit.",
        ]),
      ]),
      createSection("refunds", "Remboursements", [
        `Nous vous remboursons dans les ${TERMS.refundDays} jours qui suivent le jour où vous ` +
          "nous informez de votre décision, ou celui où nous acceptons de vous rembourser. Le " +
          "remboursement est versé sur la carte utilisée, dans la devise de la commande et sans " +
          "frais. Si cette carte n’est plus active, nous choisissons avec vous un autre moyen de " +
          `remboursement. Comptez ensuite en général ${TERMS.bankDays.from} à ` +
          `${TERMS.bankDays.to} jours ouvrés pour votre banque.`,
        "Si un service n’a pas été fourni avec la compétence et le soin raisonnables, ou " +
          "n’était pas conforme à sa description, la loi vous permet de demander qu’il soit " +
          "fourni de nouveau, ou que son prix soit réduit si cela est impossible ou prendrait " +
          "trop de temps. Aucune clause ne vous prive de ces droits.",
      ]),
      createSection("our-rights-to-end", "Notre droit de mettre fin au contrat", [
        "Si votre carte est refusée, nous vous prévenons et pouvons suspendre vos avantages " +
          "jusqu’au paiement. Nous vous envoyons un rappel par e-mail " +
          `${TERMS.nonPaymentReminderDays} jours avant de mettre fin au contrat pour défaut de ` +
          `paiement. Si vous payez dans ces ${TERMS.nonPaymentReminderDays} jours, le contrat se ` +
          "poursuit.",
        "Nous pouvons aussi, par écrit, mettre fin au contrat ou suspendre votre accès si vous :",
        createList([
          "enfreignez gravement ces conditions, par exemple en revendant des pass, et n’y " +
            "remédiez pas à notre demande, lorsque c’est possible ;",
          "nous avez donné de fausses informations ou avez utilisé une carte sans " +
            "l’autorisation de son titulaire ;",
          "insultez ou mettez en danger notre équipe, nos partenaires ou d’autres voyageurs.",
        ]),
        "Si nous mettons fin à votre abonnement pour un autre motif, nous vous prévenons avant la " +
          "prochaine date de facturation et vous remboursons le prix de la période restante.",
      ]),
      createSection("changes", "Modifications et événements extérieurs", [
        "Nous pouvons modifier un service pour respecter la loi, pour des raisons de sécurité, " +
          "ou parce qu’un partenaire modifie ou supprime son offre. Si votre abonnement devient de " +
          "ce fait sensiblement moins intéressant, nous vous prévenons à l’avance. Vous pouvez " +
          "alors mettre fin à votre abonnement, et nous vous remboursons le prix de la période " +
          "restante.",
        "Nous pouvons modifier le prix de l’abonnement. Nous vous écrivons assez tôt pour que " +
          "vous puissiez résilier avant tout débit au nouveau prix. Un nouveau prix ne s’applique " +
          "jamais à une période déjà payée.",
        "Nous pouvons modifier ces conditions pour les commandes ultérieures. Si une " +
          "modification concerne un abonnement en cours, nous vous prévenons par écrit avant de " +
          "l’appliquer, et vous pouvez résilier.",
        "Si un événement indépendant de notre volonté, comme la fermeture d’un aéroport ou une " +
          "grève, retarde ou empêche un service, nous vous prévenons dès que possible et faisons " +
          "notre possible pour en limiter les effets. Nous ne sommes pas responsables de ce " +
          "retard, mais nous vous remboursons le pass acheté que vous n’avez pas pu utiliser. Si " +
          "votre abonnement subit un retard important, vous pouvez y mettre fin, et nous vous " +
          "remboursons ce que vous n’avez pas reçu.",
      ]),
      createSection("our-responsibility", "Notre responsabilité", [
        "Si nous ne respectons pas ces conditions, ou n’agissons pas avec la compétence et le " +
          "soin raisonnables, nous sommes responsables des dommages prévisibles. Un dommage est " +
          "prévisible s’il était évident qu’il se produirait, ou si vous et nous savions, à la " +
          "conclusion du contrat, qu’il pouvait se produire.",
        "Nous ne sommes responsables d’aucun autre dommage, ni de ceux que nous n’avons pas " +
          "causés ou que vous auriez raisonnablement pu éviter. Les compagnies, les aéroports, " +
          "les salons et les musées sont responsables envers vous de leurs services.",
        "Vérifiez votre carte d’embarquement avant de partir. Il vous appartient d’avoir un " +
          "passeport et les visas nécessaires, et de respecter les conditions de votre compagnie.",
        "Nous n’excluons ni ne limitons notre responsabilité lorsque la loi l’interdit : en cas " +
          "de décès ou de dommage corporel causé par notre négligence, en cas de fraude, ou pour " +
          `les droits que ${law.consumers} reconnaît aux consommateurs.`,
        "Sous cette réserve, nous ne sommes pas responsables envers un client professionnel de " +
          "ses pertes de bénéfices, d’activité ou d’opportunités, et notre responsabilité totale " +
          "pour sa commande se limite au prix payé.",
      ]),
      createSection(
        "law-and-complaints",
        "Réclamations, droit applicable et dispositions diverses",
        [
          `Pour une réclamation, appelez-nous ou écrivez à ${company.email}. Notre équipe vous ` +
            "répond par écrit.",
          ...(legal?.mediator
            ? [
                "Si notre réponse ne règle pas le litige, le consommateur peut saisir " +
                  `gratuitement le médiateur de la consommation, ${legal.mediator.name} ` +
                  `(${legal.mediator.site}).`,
              ]
            : []),
          `Ces conditions sont régies par ${law.law}. Le consommateur conserve la protection ` +
            "des dispositions impératives de son pays. Il peut saisir les tribunaux de ce pays ou " +
            `ceux ${law.courts}. Pour un professionnel, les tribunaux ${law.courts} sont seuls ` +
            "compétents.",
          "Nous pouvons céder le contrat à une autre société. Nous vous en informons alors par " +
            "écrit, et vos droits restent les mêmes. Si vous vous opposez à cette cession, vous " +
            "pouvez mettre fin au contrat. Vous ne pouvez céder le contrat qu’avec notre accord " +
            "écrit. Ce contrat ne donne de droits à personne d’autre.",
          "Si un tribunal juge une clause de ces conditions illicite, les autres clauses " +
            "restent applicables.",
          "Ces conditions sont publiées en anglais et en français. En cas de divergence, le " +
            `texte ${frenchDecides ? "français" : "anglais"} prévaut ou, pour le consommateur, ` +
            "l’interprétation qui lui est la plus favorable.",
        ],
      ),
    ],
    cancellationForm: {
      heading: "Formulaire de rétractation",
      intro:
        "Copiez, complétez et envoyez-nous ce formulaire uniquement si vous souhaitez vous " +
        "rétracter en vertu de l’[article\u00a09](#changing-your-mind). Tout autre message " +
        "clair suffit aussi.",
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
