import { TERMS } from "../domain/site/terms.ts";
import type { Facts } from "./facts.ts";

const en = ({ site, hours, moment }: Facts) => ({
  /** Words of both pages. */
  name: "Name",
  email: "E-mail for the receipt",
  next: "Continue",
  check: {
    heading: "Check and confirm",
    text: "This is what you declare. Nothing has been sent yet.",
    back: "Change something",
    sending: "Sending...",
  },
  problem: "Something is missing or not right. It is said beside the field; nothing has been sent.",
  failure: {
    title: "Error",
    description:
      "This did not work, and nothing has been recorded. Please try again, or write to " +
      `${site.company.email}: that counts just as well.`,
    tooMany:
      "Too many statements have come from your network. Please try again in a quarter of an " +
      `hour, or write to ${site.company.email}: that counts just as well.`,
  },
  receivedAt: (iso: string) => `Received on ${moment(iso)}, London time.`,
  home: "Return to Home",
  other: {
    heading: "Any other way counts too",
    text: `You may also call or write: every day, ${hours.opens} to ${hours.closes} (London time).`,
    phone: `Call ${site.company.phone}`,
    mail: `Write to ${site.company.email}`,
  },
  /** The next steps; the third differs by kind. */
  following: {
    title: "What happens next",
    check: {
      title: "You check it",
      text: "A summary shows what you declare. Nothing is sent before you confirm it.",
    },
    receipt: {
      title: "The receipt comes at once",
      text: "By e-mail, with all that you declared, the day and the time. Please keep it.",
    },
  },
  withdrawal: {
    title: "Withdraw from contract here",
    description:
      `Withdraw from a ${site.company.name} order within ${TERMS.changeOfMindDays} days of ` +
      "paying: two short steps, no account, no reason, no fee, and a receipt at once.",
    lead:
      `You may change your mind within ${TERMS.changeOfMindDays} days of paying. No account, ` +
      "no reason, no fee: two short steps, and a receipt by e-mail at once.",
    heading: "Your statement",
    text: "We need your name, which contract you mean, and where to send the receipt. Nothing else.",
    reference: "Order number",
    referenceHint: "It is in your confirmation e-mail. Without it, say what you ordered and when.",
    declared: "I withdraw from my contract for this service:",
    confirm: "Confirm withdrawal",
    last: {
      title: "We refund you",
      text:
        `What is to be refunded is refunded within ${TERMS.refundDays} days, by the means that ` +
        "you paid with.",
    },
    done: {
      title: "We have received your withdrawal",
      text: (email: string) =>
        `The receipt, with everything you declared, is on its way to ${email}. Please keep it.`,
      next:
        "Our team now looks for your order. What is to be refunded is refunded within " +
        `${TERMS.refundDays} days, by the means that you paid with.`,
    },
    more:
      "When the right ends early, and what is refunded, is in section 9 of the [Terms & " +
      "Conditions](/terms). To end a membership later than that, [cancel your " +
      "membership](/cancel-membership).",
  },
  termination: {
    title: "Cancel your membership",
    description:
      `End your ${site.company.name} membership in two short steps: no account, no reason, no ` +
      "fee, and a receipt by e-mail at once.",
    lead:
      "You may end your membership at any time. No account, no reason, no fee: two short " +
      "steps, and a receipt by e-mail at once.",
    heading: "Your statement",
    text:
      "We need your name, which membership you mean, and where to send the receipt. A day is " +
      "up to you.",
    reference: "Membership",
    referenceHint: "The e-mail address or number of your membership, or the name of your plan.",
    endsOn: "Ends on (optional)",
    endsOnHint:
      "Left empty, it ends as early as possible: with the trial, or the period that you have " +
      "paid for.",
    declared: "I end this membership:",
    asSoonAsPossible: "As early as possible",
    endsOnLabel: "Ends on",
    confirm: "Confirm cancellation",
    last: {
      title: "We confirm the day",
      text:
        "Our team ends the membership, and writes to you on which day. It does not renew after " +
        "that.",
    },
    done: {
      title: "We have received your cancellation",
      text: (email: string) =>
        `The receipt, with everything you declared, is on its way to ${email}. Please keep it.`,
      next:
        "Our team now ends your membership, and confirms by e-mail the day on which it ends. " +
        "It does not renew after that day.",
    },
    more:
      "What ending means for your benefits and payments is in the [Subscription " +
      `Terms](/subscription-terms). Within ${TERMS.changeOfMindDays} days of subscribing you ` +
      "may also [withdraw from the contract](/withdraw).",
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
  problem:
    "Il manque quelque chose, ou une indication n’est pas valable. C’est écrit à côté du " +
    "champ ; rien n’a été envoyé.",
  failure: {
    title: "Erreur",
    description:
      "Cela n’a pas fonctionné, et rien n’a été enregistré. Veuillez réessayer, ou " +
      `écrivez à ${site.company.email} : cela compte tout autant.`,
    tooMany:
      "Trop de déclarations sont venues de votre réseau. Réessayez dans un quart " +
      `d’heure, ou écrivez à ${site.company.email} : cela compte tout autant.`,
  },
  receivedAt: (iso) => `Reçue le ${moment(iso)}, heure de Londres.`,
  home: "Retour à l’accueil",
  other: {
    heading: "Tout autre moyen compte aussi",
    text:
      `Vous pouvez aussi appeler ou écrire : tous les jours, de ${hours.opens} à ` +
      `${hours.closes} (heure de Londres).`,
    phone: `Appeler le ${site.company.phone}`,
    mail: `Écrire à ${site.company.email}`,
  },
  following: {
    title: "Et ensuite ?",
    check: {
      title: "Vous vérifiez",
      text:
        "Un récapitulatif montre ce que vous déclarez. Rien n’est envoyé avant votre " +
        "confirmation.",
    },
    receipt: {
      title: "L’accusé de réception arrive aussitôt",
      text: "Par e-mail, avec tout ce que vous avez déclaré, le jour et l’heure. Conservez-le.",
    },
  },
  withdrawal: {
    title: "Renoncer au contrat ici",
    description:
      `Rétractez-vous d’une commande ${site.company.name} dans les ${TERMS.changeOfMindDays} ` +
      "jours après le paiement : deux courtes étapes, sans compte, sans motif et sans frais.",
    lead:
      `Vous pouvez changer d’avis dans les ${TERMS.changeOfMindDays} jours qui suivent le ` +
      "paiement. Sans compte, sans motif, sans frais : deux courtes étapes, et un accusé de " +
      "réception immédiat par e-mail.",
    heading: "Votre déclaration",
    text:
      "Il nous faut votre nom, le contrat concerné et l’adresse où envoyer l’accusé de " +
      "réception. Rien d’autre.",
    reference: "Numéro de commande",
    referenceHint:
      "Il figure dans votre e-mail de confirmation. Sans lui, dites ce que vous avez " +
      "commandé, et quand.",
    declared: "Je me rétracte du contrat portant sur cette prestation :",
    confirm: "Confirmer la rétractation",
    last: {
      title: "Nous vous remboursons",
      text:
        `Ce qui doit l’être est remboursé dans les ${TERMS.refundDays} jours, par le ` +
        "moyen de paiement que vous avez utilisé.",
    },
    done: {
      title: "Nous avons bien reçu votre rétractation",
      text: (email) =>
        "L’accusé de réception, avec tout ce que vous avez déclaré, part à l’adresse " +
        `${email}. Conservez-le.`,
      next:
        "Notre équipe recherche maintenant votre commande. Ce qui doit vous être remboursé " +
        `l’est dans les ${TERMS.refundDays} jours, par le moyen de paiement que vous avez ` +
        "utilisé.",
    },
    more:
      "L’article 9 des [Conditions générales](/terms) précise dans quels cas ce droit " +
      "prend fin plus tôt, et ce qui est remboursé. Pour mettre fin à un abonnement plus " +
      "tard, voyez [Résilier votre contrat](/cancel-membership).",
  },
  termination: {
    title: "Résilier votre contrat",
    description:
      `Résiliez votre abonnement ${site.company.name} en deux courtes étapes : sans compte, ` +
      "sans motif, sans frais, avec un accusé de réception immédiat.",
    lead:
      "Vous pouvez résilier votre abonnement à tout moment. Sans compte, sans motif, sans " +
      "frais : deux courtes étapes, et un accusé de réception immédiat par e-mail.",
    heading: "Votre déclaration",
    text:
      "Il nous faut votre nom, l’abonnement concerné et l’adresse où envoyer " +
      "l’accusé de réception. La date est facultative.",
    reference: "Abonnement",
    referenceHint: "L’adresse e-mail ou le numéro de votre abonnement, ou le nom de votre formule.",
    endsOn: "Date de fin souhaitée (facultatif)",
    endsOnHint:
      "Sans date, il prend fin dès que possible : avec l’essai, ou avec la période que vous " +
      "avez payée.",
    declared: "Je résilie cet abonnement :",
    asSoonAsPossible: "Dès que possible",
    endsOnLabel: "Date de fin",
    confirm: "Notification de la résiliation",
    last: {
      title: "Nous confirmons la date",
      text:
        "Notre équipe met fin à l’abonnement et vous écrit à quelle date. Il ne se " +
        "renouvelle plus ensuite.",
    },
    done: {
      title: "Nous avons bien reçu votre résiliation",
      text: (email) =>
        "L’accusé de réception, avec tout ce que vous avez déclaré, part à l’adresse " +
        `${email}. Conservez-le.`,
      next:
        "Notre équipe résilie maintenant votre abonnement et vous confirme par e-mail le jour " +
        "où il prend fin. Il ne se renouvelle plus après ce jour.",
    },
    more:
      "Les [Conditions d’abonnement](/subscription-terms) précisent ce que la résiliation " +
      `change pour vos avantages et vos paiements. Dans les ${TERMS.changeOfMindDays} jours ` +
      "qui suivent la souscription, vous pouvez aussi [renoncer au contrat](/withdraw).",
  },
});

export const statements = { en, fr };
