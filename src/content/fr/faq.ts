import type { FaqContent } from "../en/faq.ts";
import type { Facts } from "../facts.ts";
import { frenchHour } from "./french-hour.ts";

export const faq = (facts: Facts): FaqContent => {
  const { company } = facts.site;
  const { price, passes, trialDays, billingMonths } = facts;
  const { medium, premium } = facts.planName;

  return {
    title: "Questions fréquentes",
    description:
      "Comment fonctionne l’abonnement, quand il commence, comment il se renouvelle, comment le résilier à tout moment, et ses limites.",
    intro: "Cinq réponses courtes sur l’abonnement. Pour le reste, quelqu’un vous répond.",
    entries: [
      {
        id: "how-it-works",
        question: "Comment ça marche ?",
        answer: `Choisissez une formule et essayez-la gratuitement pendant ${trialDays} jours. Dans l’espace membre, vous commandez vos passes Fast Track, vous nous indiquez les vols sur lesquels nous devons vous enregistrer, et vous retrouvez vos entrées de musée et vos e-books de voyage. Après l’essai, l’abonnement se poursuit de lui-même, sauf si vous l’avez résilié : ${premium} commence à ${price.premium} pour ${billingMonths} mois.`,
      },
      {
        id: "when-it-starts",
        question: "Quand mon abonnement peut-il commencer ?",
        answer:
          "Immédiatement, dès la souscription. Le lien Connexion, en haut de la page, mène à l’espace membre : connectez-vous avec les identifiants de votre inscription. Vos avantages vous y attendent, y compris pendant l’essai gratuit.",
      },
      {
        id: "automatic-renewal",
        question: "Mon abonnement se renouvelle-t-il automatiquement ?",
        answer: `Oui. Après l’essai gratuit, il se renouvelle tous les ${billingMonths} mois jusqu’à ce que vous le résiliiez. Le prix du renouvellement est le prix de départ : avec ${premium}, ${price.premium} à chaque fois. Si un prix devait changer, nous vous écririons avant qu’il ne s’applique, pour que vous puissiez partir auparavant.`,
      },
      {
        id: "cancelling",
        question: "Puis-je résilier à tout moment ?",
        answer: `Oui, sans motif et sans frais : par téléphone, par e-mail ou avec le formulaire de la page [Désabonnement](/unsubscribe). Si vous résiliez avant la fin des ${trialDays} jours d’essai, vous ne payez rien. Plus tard, résiliez avant la prochaine date de facturation et l’abonnement ne se renouvelle pas ; vous gardez vos avantages jusqu’à la fin de la période payée.`,
      },
      {
        id: "usage-limits",
        question: "Y a-t-il des limites d’utilisation ?",
        answer: `Les passes Fast Track se comptent par mois : jusqu’à ${passes.medium} offerts avec ${medium}, jusqu’à ${passes.premium} avec ${premium}, à raison d’un pass par voyageur. Ceux que vous n’utilisez pas ne sont pas reportés. Avec ${premium}, les enregistrements automatiques et les entrées coupe-file dans les musées sont illimités. Les files, salons et musées gardent leurs propres horaires.`,
      },
    ],
    stillQuestions: {
      title: "Encore des questions ?",
      text: `Nous répondons tous les jours de ${frenchHour(facts.hours.opens)} à ${frenchHour(facts.hours.closes)} (heure du Royaume-Uni).`,
      phoneLabel: `Appeler le ${company.phone}`,
      emailLabel: `Écrire à ${company.email}`,
    },
  };
};
