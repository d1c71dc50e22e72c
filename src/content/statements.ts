import { TERMS } from "#domain/site/terms.ts";
import { changeOfMind } from "./change-of-mind.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ site, hours, moment }: Facts) => ({
  name: "Name",
  email: "Email for the receipt",
  next: "Continue",
  check: {
    heading: "Check and confirm",
    text: "This is your statement. Nothing has been sent yet.",
    back: "Edit",
    sending: "Sending...",
  },
  problem: "Check the marked fields. Nothing was sent.",
  failure: {
    title: "Error",
    description: `We could not send your statement. Try again, or write to ${site.company.email}. An email counts too.`,
    offline: "The connection was lost. Try again. Your statement will only count once.",
    tooMany:
      "We have received too many statements from your network. Try again in 15 minutes, or write to " +
      `${site.company.email}. An email counts too.`,
  },
  receivedAt: (iso: string) => `Received on ${moment(iso)} (${operatorZone.en()}).`,
  home: "Return to Home",
  other: {
    heading: "Or just tell us",
    text:
      `You can call us or write to us every day from ${hours.opens} to ${hours.closes} ` +
      `(${operatorZone.en()}).`,
    phone: `Call ${site.company.phone}`,
    mail: `Write to ${site.company.email}`,
  },
  following: {
    title: "What happens next",
    check: {
      title: "You check your statement",
      text: "Nothing is sent until you confirm.",
    },
    receipt: {
      title: "We email you a receipt at once",
      text: "It repeats your statement, with the date and time. Please keep it.",
    },
  },
  withdrawal: {
    title: "Withdraw from contract here",
    description:
      `Withdraw from your ${site.company.name} booking within ${TERMS.changeOfMindDays} days of ` +
      "paying. Withdrawing is free, and you do not need an account or a reason.",
    lead:
      `${changeOfMind.en().right(false)} Withdrawing is free, and you do not need an account or ` +
      "a reason.",
    heading: "Your statement",
    reference: "Order number",
    referenceHint:
      "It’s in your confirmation email. If you’ve lost it, tell us what you ordered and when.",
    declared: "I withdraw from my contract for this service:",
    confirm: "Confirm withdrawal",
    last: {
      title: "We refund what we owe you",
      text: `It takes us ${TERMS.refundDays} days at most, and the money goes to the card you paid with.`,
    },
    done: {
      title: "We have received your withdrawal",
      text: (email: string) => `Your receipt is on its way to ${email}. Please keep it.`,
      next: `We will refund what we owe you within ${TERMS.refundDays} days, to the card you paid with.`,
    },
    more:
      "Your right to withdraw can end early, as explained in section 9 of our [Terms\u00a0& " +
      `Conditions](/terms). If your membership is older than ${TERMS.changeOfMindDays} days, you can [cancel it ` +
      "here](/cancel-membership).",
  },
  termination: {
    title: "Cancel your membership",
    description:
      `Cancel your ${site.company.name} membership in two steps. Cancelling is free, and you do not need ` +
      "an account or a reason.",
    lead:
      "You can cancel your membership at any time. Cancelling is free, and you do not need an account or " +
      "a reason.",
    heading: "Your statement",
    reference: "Membership",
    referenceHint:
      "Enter the email address or number of your membership, or the name of your plan.",
    endsOn: "Ends on (optional)",
    endsOnHint:
      "If you leave this empty, your membership ends as early as possible, at the end of the trial or of the " +
      "period you have paid for.",
    declared: "I cancel my membership:",
    asSoonAsPossible: "As early as possible",
    endsOnLabel: "Ends on",
    confirm: "Confirm cancellation",
    last: {
      title: "We confirm the date",
      text: "Our team emails you the date your membership ends. It will not renew.",
    },
    done: {
      title: "We have received your cancellation",
      text: (email: string) => `Your receipt is on its way to ${email}. Please keep it.`,
      next: "Our team will email you the date your membership ends.",
    },
    more:
      "The [Subscription Terms](/subscription-terms) explain what happens to your benefits and " +
      "payments. " +
      `Within ${TERMS.changeOfMindDays} days of subscribing, you can also [withdraw from the ` +
      "contract](/withdraw).",
  },
});

const fr = ({ site, hours, moment }: Facts): ReturnType<typeof en> => ({
  name: "Nom",
  email: "E-mail pour l’accusé de réception",
  next: "Continuer",
  check: {
    heading: "Vérifiez et confirmez",
    text: "Voici ce que vous déclarez. Rien n’a encore été envoyé.",
    back: "Modifier",
    sending: "Envoi en cours...",
  },
  problem: "Vérifiez les champs signalés. Rien n’a été envoyé.",
  failure: {
    title: "Erreur",
    description:
      `L’envoi a échoué. Réessayez, ou écrivez à ${site.company.email}. Un e-mail a la même ` +
      "valeur.",
    offline:
      "La connexion a été coupée. Vous pouvez réessayer, car votre déclaration ne comptera " +
      "qu’une fois.",
    tooMany:
      "Nous avons reçu trop de déclarations depuis votre réseau. Réessayez dans un quart d’heure, " +
      `ou écrivez à ${site.company.email}. Un e-mail a la même valeur.`,
  },
  receivedAt: (iso) => `Reçue le ${moment(iso)} (${operatorZone.fr()}).`,
  home: "Retour à l’accueil",
  other: {
    heading: "Ou contactez-nous simplement",
    text:
      `Appelez-nous ou écrivez-nous tous les jours, de ${hours.opens} à ${hours.closes} ` +
      `(${operatorZone.fr()}).`,
    phone: `Appeler le ${site.company.phone}`,
    mail: `Écrire à ${site.company.email}`,
  },
  following: {
    title: "Et ensuite ?",
    check: {
      title: "Vous vérifiez",
      text: "Rien n’est envoyé sans votre confirmation.",
    },
    receipt: {
      title: "Nous accusons réception aussitôt",
      text:
        "L’accusé de réception reprend votre déclaration et indique quand nous l’avons reçue. " +
        "Conservez-le.",
    },
  },
  withdrawal: {
    title: "Renoncer au contrat ici",
    description:
      `Renoncez à une réservation ${site.company.name} dans les ${TERMS.changeOfMindDays} jours ` +
      "qui suivent le paiement, sans compte, sans motif et sans frais.",
    lead: `${changeOfMind.fr().right(false)} C’est gratuit, et nous ne demandons ni compte ni motif.`,
    heading: "Votre déclaration",
    reference: "Numéro de commande",
    referenceHint:
      "Il figure dans votre e-mail de confirmation. Si vous avez perdu ce numéro, dites-nous ce " +
      "que vous avez commandé, et quand.",
    declared: "Je me rétracte du contrat portant sur cette prestation :",
    confirm: "Confirmer la rétractation",
    last: {
      title: "Nous vous remboursons",
      text: `Nous vous versons les sommes dues sous ${TERMS.refundDays} jours, sur la carte utilisée.`,
    },
    done: {
      title: "Nous avons bien reçu votre rétractation",
      text: (email) => `Nous envoyons l’accusé de réception à ${email}. Conservez-le.`,
      next:
        `Nous vous remboursons les sommes dues sous ${TERMS.refundDays} jours, sur la carte ` +
        "utilisée.",
    },
    more:
      "Dans certains cas, vous perdez plus tôt ce droit de changer d’avis, comme l’explique " +
      "l’article 9 de nos [Conditions générales](/terms). Si votre abonnement a plus de " +
      `${TERMS.changeOfMindDays} jours, vous pouvez le [résilier ici](/cancel-membership).`,
  },
  termination: {
    title: "Résilier votre contrat",
    description:
      `Résiliez votre abonnement ${site.company.name} en deux étapes, sans compte, sans motif et ` +
      "sans frais.",
    lead:
      "Vous pouvez résilier votre abonnement à tout moment. C’est gratuit, et nous ne demandons " +
      "ni compte ni motif.",
    heading: "Votre déclaration",
    reference: "Abonnement",
    referenceHint:
      "Indiquez l’adresse e-mail ou le numéro de l’abonnement, ou le nom de votre formule.",
    endsOn: "Date de fin souhaitée (facultatif)",
    endsOnHint:
      "Si vous n’indiquez pas de date, votre abonnement s’arrête dès que possible, c’est-à-dire à " +
      "la fin de l’essai ou de la période payée.",
    declared: "Je résilie cet abonnement :",
    asSoonAsPossible: "Dès que possible",
    endsOnLabel: "Date de fin",
    confirm: "Notification de la résiliation",
    last: {
      title: "Nous confirmons la date",
      text:
        "Notre équipe vous indique par e-mail la date de fin de votre abonnement. Il ne se " +
        "renouvellera pas après cette date.",
    },
    done: {
      title: "Nous avons bien reçu votre résiliation",
      text: (email) => `Nous envoyons l’accusé de réception à ${email}. Conservez-le.`,
      next: "Notre équipe vous confirme par e-mail la date de fin de votre abonnement.",
    },
    more:
      "Les [Conditions d’abonnement](/subscription-terms) précisent ce que deviennent vos " +
      "avantages et vos paiements. " +
      `Dans les ${TERMS.changeOfMindDays} jours qui suivent la souscription, ` +
      "vous pouvez aussi [renoncer au contrat](/withdraw).",
  },
});

export const statements = { en, fr };
