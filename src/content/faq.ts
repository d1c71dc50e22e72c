import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => {
  const login = facts.site.memberPortal;
  const { company } = facts.site;
  const { price, passes, trialDays, billingEvery } = facts;
  const { hours, urgentHere } = promises.en(facts);
  const { medium, premium } = facts.planName;

  return {
    title: "Frequently Asked Questions",
    description: "The membership: how it works, starts, renews and ends, and its limits.",
    intro: "Five short answers. For anything else, ask our team.",
    entries: [
      {
        id: "how-it-works",
        question: "How does it work?",
        answer:
          `Choose a plan and try it free for ${trialDays} days. The member portal has your Fast ` +
          "Track passes, check-ins, museum entries and travel eBooks. Afterwards the membership " +
          `continues until you cancel: ${premium} starts at ${price.premium} ${billingEvery}.`,
      },
      {
        id: "when-it-starts",
        question: "When can my membership start?",
        answer:
          "Immediately on subscribing. " +
          `${login ? "Follow the Login link and sign" : "Sign"} in to the member portal with the ` +
          "credentials from your sign-up.",
      },
      {
        id: "automatic-renewal",
        question: "Does my membership renew automatically?",
        answer:
          `Yes, ${billingEvery} after the free trial, until you cancel. The price stays the ` +
          `same: ${price.premium} with ${premium}. If it ever changes, we write to you first.`,
      },
      {
        id: "cancelling",
        question: "Can I cancel at any time?",
        answer:
          "Yes, without a reason or a fee: on the page [Cancel your " +
          `membership](/cancel-membership), by phone or by email. Within the ${trialDays}-day ` +
          "trial you pay nothing. Later, you keep your benefits until the end of the paid period.",
      },
      {
        id: "usage-limits",
        question: "Are there limits on what I can use?",
        answer:
          `Fast Track passes count by month: up to ${passes.medium} free with ${medium}, up to ` +
          `${passes.premium} with ${premium}, one per traveller. Unused passes don’t carry over. ` +
          `With ${premium}, automated check-ins and skip-the-line museum entries are unlimited.`,
      },
    ],
    stillQuestions: {
      title: "Still have questions?",
      text: `${hours} ${urgentHere}`,
      phoneLabel: `Call ${company.phone}`,
      emailLabel: `Write to ${company.email}`,
    },
  };
};

const fr = (facts: Facts): ReturnType<typeof en> => {
  const login = facts.site.memberPortal;
  const { company } = facts.site;
  const { price, passes, trialDays, billingEvery } = facts;
  const { hours, urgentHere } = promises.fr(facts);
  const { medium, premium } = facts.planName;

  return {
    title: "Questions fréquentes",
    description: "L’abonnement : fonctionnement, début, renouvellement, résiliation, limites.",
    intro: "Cinq réponses courtes. Pour le reste, demandez à notre équipe.",
    entries: [
      {
        id: "how-it-works",
        question: "Comment ça marche ?",
        answer:
          `Choisissez une formule et essayez-la gratuitement pendant ${trialDays} jours. ` +
          "L’espace membre réunit vos pass Fast Track, enregistrements, entrées de musée et " +
          `eBooks de voyage. Ensuite, l’abonnement continue jusqu’à résiliation : ${premium} ` +
          `commence à ${price.premium} ${billingEvery}.`,
      },
      {
        id: "when-it-starts",
        question: "Quand mon abonnement peut-il commencer ?",
        answer:
          "Immédiatement, dès la souscription. " +
          `${login ? "Suivez le lien Connexion et connectez" : "Connectez"}-vous à l’espace membre ` +
          "avec les identifiants de votre inscription.",
      },
      {
        id: "automatic-renewal",
        question: "Mon abonnement se renouvelle-t-il automatiquement ?",
        answer:
          `Oui, ${billingEvery} après l’essai gratuit, jusqu’à résiliation. Le prix reste le ` +
          `même : ${price.premium} avec ${premium}. S’il devait changer, nous vous écririons ` +
          "avant.",
      },
      {
        id: "cancelling",
        question: "Puis-je résilier à tout moment ?",
        answer:
          "Oui, sans motif ni frais : sur la page [Résilier votre contrat](/cancel-membership), " +
          `par téléphone ou par e-mail. Pendant les ${trialDays} jours d’essai, ` +
          "vous ne payez " +
          "rien. Plus tard, vous gardez vos avantages jusqu’à la fin de la période payée.",
      },
      {
        id: "usage-limits",
        question: "Y a-t-il des limites d’utilisation ?",
        answer:
          `Les pass Fast Track se comptent par mois : jusqu’à ${passes.medium} offerts avec ` +
          `${medium}, jusqu’à ${passes.premium} avec ${premium}, un par voyageur, sans report. ` +
          `Avec ${premium}, enregistrements automatiques et entrées coupe-file dans les musées ` +
          "sont illimités.",
      },
    ],
    stillQuestions: {
      title: "Encore des questions ?",
      text: `${hours} ${urgentHere}`,
      phoneLabel: `Appeler le ${company.phone}`,
      emailLabel: `Écrire à ${company.email}`,
    },
  };
};

export const faq = { en, fr };
