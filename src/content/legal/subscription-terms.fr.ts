import { telephone } from "#domain/site/site.ts";
import { cards } from "../cards.ts";
import type { Facts } from "../facts.ts";
import { createSection, createTable } from "../schema.ts";
import type { SubscriptionTerms } from "./subscription-terms.en.ts";
import { operatorZone } from "../operator-zone.ts";

export const subscriptionTerms = (facts: Facts): SubscriptionTerms => {
  const { company } = facts.site;
  const { price, passes, trialDays, billingEvery } = facts;
  const { medium, premium } = facts.planName;

  return {
    title: "Conditions d’abonnement",
    description:
      "Découvrez ce que comprend l’abonnement, son prix après l’essai gratuit, son " +
      "renouvellement et la façon de le résilier.",
    updated: "2024-03-21",
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      `L’abonnement proposé par ${company.legalName} commence par un essai gratuit de ` +
        `${trialDays} jours. Il coûte ensuite ${price.medium} (${medium}) ou ${price.premium} ` +
        `(${premium}) ${billingEvery}, jusqu’à résiliation. Vous pouvez résilier à tout moment ` +
        "avant la prochaine date de facturation pour éviter le renouvellement.",
      "Nos [Conditions générales](/terms) s’appliquent aussi.",
    ],
    benefitsHeading: "Ce que comprend votre abonnement",
    benefits: [
      {
        title: "Fast Track à l’aéroport",
        text:
          "Vous passez par les files prioritaires de notre réseau. Jusqu’à " +
          `${passes.medium} pass par mois sont offerts avec ${medium}, et jusqu’à ` +
          `${passes.premium} avec ${premium}. Il faut un pass par voyageur.`,
      },
      {
        title: "Enregistrement automatique",
        text:
          "Nous vous enregistrons dès que la compagnie le permet, et vous envoyons la carte " +
          `d’embarquement. Ce service est inclus avec ${medium}, et illimité avec ${premium}.`,
      },
      {
        title: "eBooks de voyage",
        text:
          "Pendant toute la durée de votre abonnement, vous trouvez des guides numériques dans " +
          "l’espace membre.",
      },
      {
        title: "Salons d’aéroport",
        text:
          `Avec ${premium}, vous bénéficiez de remises exclusives. Réservez dans l’espace membre ` +
          "et " +
          "payez le prix réduit.",
      },
    ],
    contactsHeading: "Résilier votre abonnement",
    contactsIntro:
      "La résiliation est gratuite, et nous ne vous demandons aucun motif. Utilisez si possible " +
      "l’adresse e-mail de votre abonnement.",
    contacts: [
      {
        title: "Par téléphone",
        text:
          `Appelez-nous tous les jours, de ${facts.hours.opens} à ${facts.hours.closes} ` +
          `(${operatorZone.fr()}).`,
        label: company.phone,
        href: telephone(company.phone),
      },
      {
        title: "Par e-mail",
        text: "Écrivez-nous à toute heure. C’est le moment de l’envoi qui compte.",
        label: company.email,
        href: `mailto:${company.email}`,
      },
      {
        title: "Avec le formulaire de désabonnement",
        text:
          "Saisissez votre adresse e-mail, et nous vous envoyons un lien. Sur sa page, cochez " +
          "« Résilier aussi mon abonnement ».",
        label: "Ouvrir le formulaire de désabonnement",
        href: "/unsubscribe",
      },
    ],
    sections: [
      createSection("plans-and-prices", "Formules et prix", [
        "Nous débitons votre carte dans la devise affichée au moment où vous confirmez.",
        createTable([
          ["Formule", "Essai gratuit", "Prix après l’essai", "Pass Fast Track offerts"],
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
        ]),
        `${medium} comprend aussi l’entrée prioritaire dans une sélection de musées, et ` +
          `${premium} des entrées coupe-file illimitées dans les musées. Les prix comprennent les ` +
          "taxes que nous devons facturer.",
      ]),
      createSection("free-trial", "Essai gratuit", [
        `L’essai dure ${trialDays} jours à compter de la souscription. L’abonnement est ouvert ` +
          "aussitôt. Connectez-vous à l’espace membre avec les identifiants choisis à " +
          "l’inscription.",
        "Si vous résiliez avant la fin de l’essai, vous ne payez rien. Sinon, l’abonnement " +
          `continue et nous prélevons alors ${price.medium} pour ${medium} ou ${price.premium} ` +
          `pour ${premium}.`,
        "Chaque personne n’a droit qu’à un seul essai. Avant de confirmer, vous voyez le prix, " +
          "la date du premier prélèvement et la manière de résilier.",
      ]),
      createSection("renewal", "Renouvellement automatique", [
        `Après l’essai, l’abonnement est facturé ${billingEvery}. Il se renouvelle ` +
          "automatiquement, au même prix, à chaque date de facturation, jusqu’à ce que vous ou " +
          "nous y mettions fin. Vous pouvez nous demander votre prochaine date de facturation.",
        "Si le prix change, nous vous écrivons assez tôt pour que vous puissiez résilier avant " +
          "ce changement.",
        "Si un paiement est refusé, nous vous prévenons et pouvons suspendre vos avantages " +
          "jusqu’à son règlement. L’article\u00a012 des [Conditions générales](/terms) traite des " +
          "impayés.",
      ]),
      createSection("cancellation", "Résiliation", [
        "Vous pouvez résilier à tout moment avant la prochaine date de facturation pour éviter " +
          "le renouvellement. Un e-mail vous confirme la résiliation. Vous gardez vos avantages " +
          "jusqu’à la fin de l’essai ou de la période payée, et plus rien n’est prélevé.",
        "Sur la page [Résilier votre contrat](/cancel-membership), vous résiliez en deux étapes " +
          "et recevez aussitôt un accusé de réception par e-mail. Votre résiliation est prise en " +
          "compte à partir de ce moment. Avec le [formulaire de désabonnement](/unsubscribe), " +
          "vous recevez par e-mail un lien vers une page où vous cochez « Résilier aussi mon " +
          "abonnement » et confirmez votre demande. Si " +
          "aucun lien ne vous parvient avant la date de facturation, appelez-nous ou " +
          "écrivez-nous, et votre demande est prise en compte à partir de ce moment.",
        "Une fois prélevés, les frais d’abonnement ne sont pas remboursables, sauf si la loi ou " +
          "les [Conditions générales](/terms) vous donnent droit à un remboursement. L’article\u00a09 " +
          "traite de la rétractation des consommateurs, et l’article\u00a011 des remboursements.",
      ]),
      createSection("your-data", "Vos données", [
        "Vos informations ne servent qu’à gérer votre abonnement, et nous ne les vendons pas. " +
          "Les entreprises qui fournissent un avantage, comme un aéroport ou une compagnie, ne " +
          "reçoivent que les données nécessaires.",
        "Ce site ne contient ni publicité ni outil de mesure d’audience. Consultez la [Politique de " +
          "confidentialité](/privacy).",
      ]),
      createSection("payment-security", "Sécurité des paiements", [
        `Vous pouvez payer uniquement par carte ${cards.fr(facts)}, toujours par une connexion ` +
          "chiffrée (HTTPS).",
        "Ce site n’enregistre et ne transmet jamais votre numéro de carte. Un prestataire de " +
          "paiement agréé reçoit directement vos données de carte et nous indique seulement si le " +
          "paiement a abouti.",
        "Nous ne vous demandons jamais votre numéro de carte, votre cryptogramme ou votre mot " +
          "de passe par e-mail, chat ou téléphone. Si quelqu’un vous les demande, prévenez-nous.",
      ]),
    ],
  };
};
