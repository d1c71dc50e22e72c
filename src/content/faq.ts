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
    description:
      "How the membership works, when it starts, renews and ends, and what its limits are.",
    intro: "Here are five short answers. For anything else, ask our team.",
    entries: [
      {
        id: "how-it-works",
        question: "How does it work?",
        answer:
          `Choose a plan and try it free for ${trialDays} days. You’ll find your Fast Track ` +
          "passes, check-ins, museum entries and travel eBooks in the member portal. After the " +
          `trial, the membership continues until you cancel. ${premium} then costs ` +
          `${price.premium} ${billingEvery}.`,
      },
      {
        id: "when-it-starts",
        question: "When can my membership start?",
        answer:
          `It can start immediately, as soon as you subscribe. ` +
          `${login ? "Select Login and sign" : "Sign"} in to the member portal with the email and ` +
          "password you chose at sign-up.",
      },
      {
        id: "automatic-renewal",
        question: "Does my membership renew automatically?",
        answer:
          `Yes, it renews ${billingEvery} after the free trial, until you cancel. The price stays ` +
          `the same, at ${price.premium} for ${premium}. If it ever changes, we’ll write ` +
          "to you first.",
      },
      {
        id: "cancelling",
        question: "Can I cancel at any time?",
        answer:
          "Yes. You can cancel on the [Cancel your membership](/cancel-membership) page, by phone " +
          "or by email. You don’t have to give a reason or pay a fee. If you cancel within the " +
          `${trialDays}-day trial, you pay nothing. Later, you keep your benefits until the end ` +
          "of the paid period.",
      },
      {
        id: "usage-limits",
        question: "Are there limits on what I can use?",
        answer:
          `You get up to ${passes.medium} Fast Track passes a month with ${medium} and up to ` +
          `${passes.premium} with ${premium}. Each traveller uses one pass, and unused passes don’t ` +
          `carry over. With ${premium}, automated check-ins and skip-the-line ` +
          "museum entries are unlimited.",
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
    description:
      "Comment l’abonnement fonctionne, quand il commence, se renouvelle et s’arrête, et quelles " +
      "sont ses limites.",
    intro: "Voici cinq réponses courtes. Pour toute autre question, adressez-vous à notre équipe.",
    entries: [
      {
        id: "how-it-works",
        question: "Comment ça marche ?",
        answer:
          `Choisissez une formule et essayez-la gratuitement pendant ${trialDays} jours. ` +
          "L’espace membre réunit vos pass Fast Track, vos enregistrements, vos entrées de musée " +
          "et vos eBooks de voyage. Après l’essai, l’abonnement continue tant que vous ne " +
          `résiliez pas. ${premium} coûte alors ${price.premium} ${billingEvery}.`,
      },
      {
        id: "when-it-starts",
        question: "Quand mon abonnement peut-il commencer ?",
        answer:
          "Il peut commencer immédiatement, dès la souscription. " +
          `${login ? "Suivez le lien Connexion et connectez" : "Connectez"}-vous à l’espace membre ` +
          "avec les identifiants choisis à l’inscription.",
      },
      {
        id: "automatic-renewal",
        question: "Mon abonnement se renouvelle-t-il automatiquement ?",
        answer:
          `Oui, il se renouvelle ${billingEvery} après l’essai gratuit, tant que vous ne ` +
          `le résiliez pas. Le prix reste le même : ${price.premium} avec ${premium}. S’il devait ` +
          "changer, nous vous préviendrions à l’avance par e-mail.",
      },
      {
        id: "cancelling",
        question: "Puis-je résilier à tout moment ?",
        answer:
          "Oui, vous pouvez résilier sans motif ni frais, sur la page [Résilier votre " +
          "contrat](/cancel-membership), par téléphone ou par e-mail. Si vous résiliez pendant " +
          `les ${trialDays} jours d’essai, vous ne payez rien. Après l’essai, vous gardez vos ` +
          "avantages jusqu’à la fin de la période payée.",
      },
      {
        id: "usage-limits",
        question: "Y a-t-il des limites d’utilisation ?",
        answer:
          `Chaque mois, vous recevez jusqu’à ${passes.medium} pass Fast Track avec ${medium} et ` +
          `jusqu’à ${passes.premium} avec ${premium}. Il faut un pass par voyageur. Les pass ` +
          `inutilisés ne sont pas reportés au mois suivant. Avec ${premium}, les enregistrements ` +
          "automatiques et les entrées coupe-file dans les musées sont illimités.",
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
