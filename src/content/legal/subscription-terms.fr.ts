import { telephone } from "../../domain/site/site.ts";
import type { Facts } from "../facts.ts";
import type { SubscriptionTerms } from "./subscription-terms.en.ts";

export const subscriptionTerms = (facts: Facts): SubscriptionTerms => {
  const { company } = facts.site;
  const { price, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = facts.planName;

  return {
    title: "Conditions d’abonnement",
    description:
      "Ce que comprend l’abonnement, son prix après l’essai gratuit, son renouvellement et " +
      "les trois façons de le résilier.",
    updated: "2024-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      `L’abonnement proposé par ${company.legalName} commence par un essai gratuit de ` +
        `${trialDays}\u00a0jours. Il coûte ensuite ${price.medium} (${medium}) ou ` +
        `${price.premium} (${premium}) ${billingEvery}, jusqu’à ce que ` +
        "vous le résiliiez. Vous pouvez résilier à tout moment avant la prochaine date de " +
        "facturation pour éviter le renouvellement.",
      "Ces Conditions d’abonnement complètent nos [Conditions générales](/terms), qui " +
        "s’appliquent aussi à votre abonnement.",
    ],
    benefitsHeading: "Ce que comprend votre abonnement",
    benefits: [
      {
        title: "Fast Track à l’aéroport",
        text:
          "Les files prioritaires des aéroports de notre réseau : jusqu’à " +
          `${passes.medium}\u00a0passes offerts par mois avec ${medium}, jusqu’à ` +
          `${passes.premium} avec ${premium}. Un pass par voyageur.`,
      },
      {
        title: "Enregistrement automatique",
        text:
          "Indiquez-nous votre vol : nous vous enregistrons dès que la compagnie le permet et " +
          `vous envoyons la carte d’embarquement. Inclus avec ${medium}, illimité avec ` +
          `${premium}.`,
      },
      {
        title: "eBooks de voyage",
        text:
          "Des guides numériques à lire avant le départ et en chemin, dans votre espace " +
          "membre pendant toute la durée de l’abonnement.",
      },
      {
        title: "Salons d’aéroport",
        text:
          `Des remises exclusives dans des salons d’aéroport avec ${premium}. Vous ` +
          "réservez le salon dans l’espace membre et payez le prix réduit.",
      },
    ],
    contactsHeading: "Résilier votre abonnement",
    contactsIntro:
      "Choisissez le moyen qui vous convient. Vous n’avez ni motif à donner ni frais à " +
      "payer. Utilisez de préférence l’adresse e-mail de votre abonnement : nous le " +
      "retrouverons tout de suite.",
    contacts: [
      {
        title: "Par téléphone",
        text: `Tous les jours, de ${facts.hours.opens} à ${facts.hours.closes} (heure de Londres).`,
        label: company.phone,
        href: telephone(company.phone),
      },
      {
        title: "Par e-mail",
        text: "À toute heure. C’est le moment de l’envoi qui compte.",
        label: company.email,
        href: `mailto:${company.email}`,
      },
      {
        title: "Avec le formulaire de désabonnement",
        text: "Saisissez votre adresse e-mail : nous vous envoyons un lien.",
        label: "Ouvrir le formulaire de désabonnement",
        href: "/unsubscribe",
      },
    ],
    sections: [
      {
        id: "plans-and-prices",
        heading: "Formules et prix",
        blocks: [
          "Deux formules existent. Les prix sont indiqués ici dans la devise que vous avez " +
            "choisie sur ce site. Vous êtes débité dans la devise affichée au moment où " +
            "vous confirmez.",
          {
            table: {
              head: ["Formule", "Essai gratuit", "Prix après l’essai", "Pass Fast Track offerts"],
              rows: [
                [
                  medium,
                  `${trialDays}\u00a0jours`,
                  `${price.medium} ${billingEvery}`,
                  `Jusqu’à ${passes.medium} par mois`,
                ],
                [
                  premium,
                  `${trialDays}\u00a0jours`,
                  `${price.premium} ${billingEvery}`,
                  `Jusqu’à ${passes.premium} par mois`,
                ],
              ],
            },
          },
          `${medium} comprend aussi l’entrée prioritaire dans une sélection de musées. ` +
            `${premium} comprend aussi des entrées coupe-file illimitées dans les musées. Les ` +
            "prix comprennent les taxes que nous devons facturer.",
        ],
      },
      {
        id: "free-trial",
        heading: "Essai gratuit",
        blocks: [
          `L’essai dure ${trialDays}\u00a0jours à compter de la souscription, et votre ` +
            "abonnement est ouvert tout de suite : connectez-vous à l’espace membre avec les " +
            "identifiants de votre inscription. Aucun montant n’est prélevé pendant l’essai.",
          "Si vous résiliez avant la fin de l’essai, rien n’est débité. Sinon, " +
            "l’abonnement se poursuit et nous prélevons, à la fin de l’essai, " +
            `${price.medium} pour ${medium} ou ${price.premium} pour ${premium}.`,
          "L’essai est offert une seule fois par personne. Avant que vous ne confirmiez, " +
            "nous affichons la formule, le prix, la date du premier prélèvement et la manière " +
            "de résilier.",
        ],
      },
      {
        id: "renewal",
        heading: "Renouvellement automatique",
        blocks: [
          `Après l’essai, l’abonnement est facturé ${billingEvery}. Il ` +
            "se renouvelle automatiquement, au même prix, à chaque date de facturation, sans " +
            "nombre minimal de renouvellements, jusqu’à ce que vous ou nous y mettions fin. " +
            "Vous pouvez nous demander à tout moment votre prochaine date de facturation.",
          "Si le prix change, nous vous écrivons suffisamment tôt avant la date de " +
            "facturation à laquelle il s’appliquerait pour la première fois, afin que vous " +
            "puissiez résilier auparavant.",
          "Si un paiement est refusé, nous vous prévenons et pouvons suspendre vos avantages " +
            "jusqu’à son règlement. L’article\u00a012 des [Conditions générales](/terms) " +
            "précise ce qui se passe en l’absence de règlement.",
        ],
      },
      {
        id: "cancellation",
        heading: "Résiliation",
        blocks: [
          "Vous pouvez résilier à tout moment avant la prochaine date de facturation pour " +
            "éviter le renouvellement. Nous le confirmons par e-mail. Vos avantages restent " +
            "ouverts jusqu’à la fin de l’essai ou de la période payée, et plus rien " +
            "n’est prélevé.",
          "La page [Résilier votre contrat](/cancel-membership) reçoit votre résiliation " +
            "en deux étapes et vous envoie aussitôt un accusé de réception ; elle compte " +
            "à partir de ce moment. Le [formulaire de désabonnement](/unsubscribe) " +
            "fonctionne en deux temps, pour que personne d’autre ne puisse s’en servir à " +
            "votre place : nous envoyons un lien à votre adresse e-mail, puis vous confirmez " +
            "sur la page qu’il ouvre. Si aucun lien ne vous parvient avant la date de " +
            "facturation, appelez-nous ou écrivez-nous : votre demande compte alors à partir " +
            "de ce moment.",
          "Une fois prélevés, les frais d’abonnement ne sont pas remboursables, sauf " +
            "lorsque la loi ou les Conditions générales vous donnent droit à un " +
            "remboursement. Les consommateurs disposent d’un droit de rétractation, décrit " +
            "à l’article\u00a09 des [Conditions générales](/terms) et accompagné d’un " +
            "formulaire ; l’article\u00a011 indique comment et quand les remboursements sont " +
            "faits.",
        ],
      },
      {
        id: "your-data",
        heading: "Vos données",
        blocks: [
          "Nous utilisons les informations que vous nous donnez pour gérer votre abonnement " +
            ": ouvrir votre accès, fournir les avantages demandés, encaisser les paiements et " +
            "répondre à vos questions. Nous ne les vendons pas. Les entreprises qui " +
            "fournissent un avantage, comme un aéroport ou une compagnie aérienne, ne " +
            "reçoivent que ce dont elles ont besoin.",
          "Ce site n’utilise ni publicité ni mesure d’audience, et ne dépose que des " +
            "cookies fonctionnels. La [Politique de confidentialité](/privacy) explique ce " +
            "que nous collectons, combien de temps nous le conservons, et comment le " +
            "consulter, le corriger ou le supprimer.",
        ],
      },
      {
        id: "payment-security",
        heading: "Sécurité des paiements",
        blocks: [
          "Nous acceptons uniquement les cartes Visa ou Mastercard. Les pages et les " +
            "formulaires circulent toujours par une connexion chiffrée (HTTPS).",
          "Ce site n’enregistre et ne transmet jamais votre numéro de carte. Ce que vous " +
            "saisissez dans son formulaire de carte est vérifié dans votre navigateur et y " +
            "reste. Lorsqu’un paiement est effectué, un prestataire de paiement agréé " +
            "reçoit directement de vous les données de votre carte et nous indique seulement " +
            "si le paiement a abouti.",
          "Nous ne demandons jamais votre numéro de carte, votre cryptogramme ni votre mot " +
            "de passe par e-mail, par chat ou par téléphone. Si quelqu’un le fait en notre " +
            "nom, ne répondez pas et prévenez-nous.",
        ],
      },
    ],
  };
};
