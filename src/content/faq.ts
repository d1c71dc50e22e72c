import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const { company } = facts.site;
  const { price, passes, trialDays, billingMonths } = facts;
  const { hours, urgent } = promises.en(facts);
  const { medium, premium } = facts.planName;

  return {
    title: "Frequently Asked Questions",
    description:
      "How the membership works, when it can start, how it renews, how to cancel it at any " +
      "time, and what its limits are.",
    intro: "Five short answers about the membership. For anything else, ask a person.",
    entries: [
      {
        id: "how-it-works",
        question: "How does it work?",
        answer:
          `Choose a plan and try it free for ${trialDays} days. In the member portal you order ` +
          "your Fast Track passes, send us the flights you want to be checked in for, and find " +
          "your museum entries and travel eBooks. After the trial the membership goes on by " +
          `itself unless you have cancelled: ${premium} starts at ${price.premium} for ` +
          `${billingMonths} months.`,
      },
      {
        id: "when-it-starts",
        question: "When can my membership start?",
        answer:
          "Immediately on subscribing. Follow the Login link at the top of the page to the " +
          "member portal, and sign in with the credentials from your sign-up. Your benefits " +
          "are waiting there, during the free trial too.",
      },
      {
        id: "automatic-renewal",
        question: "Does my membership renew automatically?",
        answer:
          `Yes. After the free trial it renews every ${billingMonths} months until you cancel. ` +
          `The renewal price is the starting price: with ${premium}, ${price.premium} each ` +
          "time. If a price is ever to change, we write to you before it applies, so that you " +
          "can leave first.",
      },
      {
        id: "cancelling",
        question: "Can I cancel at any time?",
        answer:
          "Yes, without a reason and without a fee: on the page [Cancel your " +
          "membership](/cancel-membership), by phone or by e-mail. Cancel before your " +
          `${trialDays}-day trial ends and you pay nothing. Cancel later, before the next ` +
          "billing date, and the membership does not renew; you keep your benefits until the " +
          "end of the period you have paid for.",
      },
      {
        id: "usage-limits",
        question: "Are there limits on what I can use?",
        answer:
          `Fast Track passes are counted by month: up to ${passes.medium} free with ${medium}, ` +
          `up to ${passes.premium} with ${premium}, one pass per traveller. Unused passes are ` +
          `not carried over. With ${premium}, automated check-ins and skip-the-line museum ` +
          "entries are unlimited. Lanes, lounges and museums keep their own opening hours.",
      },
    ],
    stillQuestions: {
      title: "Still have questions?",
      text: `${hours} ${urgent}`,
      phoneLabel: `Call ${company.phone}`,
      emailLabel: `Write to ${company.email}`,
    },
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const { company } = facts.site;
  const { price, passes, trialDays, billingMonths } = facts;
  const { hours, urgent } = promises.fr(facts);
  const { medium, premium } = facts.planName;

  return {
    title: "Questions fréquentes",
    description:
      "Comment fonctionne l’abonnement, quand il commence, comment il se renouvelle, comment " +
      "le résilier à tout moment, et ses limites.",
    intro: "Cinq réponses courtes sur l’abonnement. Pour le reste, quelqu’un vous répond.",
    entries: [
      {
        id: "how-it-works",
        question: "Comment ça marche ?",
        answer:
          "Choisissez une formule et essayez-la gratuitement pendant " +
          `${trialDays}\u00a0jours. Dans l’espace membre, vous commandez vos passes Fast ` +
          "Track, vous nous indiquez les vols sur lesquels nous devons vous enregistrer, et " +
          "vous retrouvez vos entrées de musée et vos eBooks de voyage. Après l’essai, " +
          "l’abonnement se poursuit de lui-même, sauf si vous l’avez résilié : " +
          `${premium} commence à ${price.premium} pour ${billingMonths}\u00a0mois.`,
      },
      {
        id: "when-it-starts",
        question: "Quand mon abonnement peut-il commencer ?",
        answer:
          "Immédiatement, dès la souscription. Le lien Connexion, en haut de la page, mène à " +
          "l’espace membre : connectez-vous avec les identifiants de votre inscription. Vos " +
          "avantages vous y attendent, y compris pendant l’essai gratuit.",
      },
      {
        id: "automatic-renewal",
        question: "Mon abonnement se renouvelle-t-il automatiquement ?",
        answer:
          `Oui. Après l’essai gratuit, il se renouvelle tous les ${billingMonths}\u00a0mois ` +
          "jusqu’à sa résiliation. Le prix du renouvellement est le prix de départ : avec " +
          `${premium}, ${price.premium} à chaque fois. Si un prix devait changer, nous vous ` +
          "écririons avant qu’il ne s’applique, pour que vous puissiez partir auparavant.",
      },
      {
        id: "cancelling",
        question: "Puis-je résilier à tout moment ?",
        answer:
          "Oui, sans motif et sans frais : sur la page [Résilier votre " +
          "contrat](/cancel-membership), par téléphone ou par e-mail. Si vous résiliez " +
          `avant la fin des ${trialDays}\u00a0jours d’essai, vous ne payez rien. Plus ` +
          "tard, résiliez avant la prochaine date de facturation et l’abonnement ne se " +
          "renouvelle pas ; vous gardez vos avantages jusqu’à la fin de la période " +
          "payée.",
      },
      {
        id: "usage-limits",
        question: "Y a-t-il des limites d’utilisation ?",
        answer:
          `Les passes Fast Track se comptent par mois : jusqu’à ${passes.medium} offerts avec ` +
          `${medium}, jusqu’à ${passes.premium} avec ${premium}, à raison d’un pass par ` +
          `voyageur. Ceux que vous n’utilisez pas ne sont pas reportés. Avec ${premium}, les ` +
          "enregistrements automatiques et les entrées coupe-file dans les musées sont " +
          "illimités. Les files, salons et musées gardent leurs propres horaires.",
      },
    ],
    stillQuestions: {
      title: "Encore des questions ?",
      text: `${hours} ${urgent}`,
      phoneLabel: `Appeler le ${company.phone}`,
      emailLabel: `Écrire à ${company.email}`,
    },
  };
};

export const faq = { en, fr };
