import { TERMS } from "../domain/site/terms.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Checkout",
  description: "Pay for your Fast Track passes.",
  loading: "Loading order details...",
  steps: {
    label: "Progress",
    passenger: "Passengers",
    payment: "Payment",
    confirmation: "Confirmation",
    done: "done",
  },
  summary: {
    heading: "Fast Track Summary",
    order: "Order",
    copy: "Copy the order number",
    copied: { title: "Copied", description: "The order number is in your clipboard." },
    copyFailed: {
      title: "Not copied",
      description: "Your browser does not allow it. Please select the number and copy it.",
    },
    status: "Status",
    statuses: {
      "Not Paid": "NOT PAID",
      paid: "PAID",
      completed: "COMPLETED",
      cancelled: "CANCELLED",
      refunded: "REFUNDED",
    },
    traveller: "Booked by",
    flightNumber: "Flight",
    passengers: "Passengers",
    open: "To be added",
    later: "Your pass is for one airport and one day. Add what is missing below, before you fly.",
    total: "Total",
    due: "Still to pay",
    refunded: "Refunded",
    ends: (moment: string) =>
      `If it is not paid by ${moment} (London time), this order ends and is deleted.`,
  },
  pay: {
    heading: "Payment",
    buys: (passes: string) =>
      `You buy Fast Track from ${site.company.legalName}: ${passes}. It is a single purchase ` +
      "that does not renew.",
    /** An early start of the service ends the right to withdraw once it is used. */
    cancel: (isEarly: boolean) =>
      `You may change your mind within ${TERMS.changeOfMindDays} days of ` +
      `paying${isEarly ? ", as long as the passes have not been used" : ""}: [Withdraw from ` +
      "contract here](/withdraw), [Terms & Conditions](/terms).",
    button: (amount: string) => `Pay ${amount} now`,
    opening: "Opening the payment page...",
    hints: {
      demo: "This is a demo: you pay on a page of its own that takes no money.",
      stripe:
        "You pay on the secure page of our payment provider, Stripe, with Visa or Mastercard.",
    },
    news: {
      open:
        "A payment was begun and not finished. Nothing has been charged: the button leads back " +
        "to it.",
      failed: "The last payment did not go through, and nothing was charged. You can pay again.",
      expired:
        "The last payment page expired before it was paid, and nothing was charged. You can " +
        "pay again.",
    },
    changed: (amount: string) =>
      `The order has changed, and ${amount} is to be paid now. Please check it before you pay.`,
    notPayable: "The order has changed. This page now shows how it stands.",
    unchecked:
      "We could not ask the payment provider just now, so what you see may be a moment old.",
    checkAgain: "Check again",
    failure: "The payment page could not be opened. Nothing was charged. Please try again.",
    unavailable:
      "The payment provider does not respond. Nothing was charged. Please try again in a moment.",
  },
  outcome: {
    paid: {
      heading: "Your Fast Track is paid",
      text: (email: string) => `Thank you. The receipt goes to ${email}.`,
    },
    paidSoFar: {
      heading: "Paid so far",
      text: (email: string) => `The receipt of what you have paid went to ${email}.`,
    },
    completed: {
      heading: "Thank you for travelling with us",
      text: (email: string) => `The receipt went to ${email}.`,
    },
    lane: "Your order number is your reference at the airport: keep it at hand.",
    pass: {
      text:
        "Show your code at the Fast Track lane, on your phone or on paper. It holds a pass for " +
        "each traveller of your booking.",
      forSome: (count: number, all: number) =>
        `Show your code at the Fast Track lane, on your phone or on paper. It lets ${count} ` +
        `of ${all} travellers through until the rest is paid.`,
      link: "Open your pass",
    },
    bank:
      `Banks usually need ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days to show ` +
      "a refund.",
    refunded: {
      heading: "This order is refunded",
      text: (amount: string) => `We gave back ${amount}.`,
      byHand: "What was paid has been given back.",
    },
    cancelled: {
      heading: "This order is cancelled",
      text: "Nothing is to be paid for it.",
      owed: (amount: string, email: string) =>
        `${amount} of what you paid is on its way back. We write to ${email} once it is refunded.`,
    },
    ended: {
      heading: "This order has ended",
      text: (hours: number) =>
        `Orders that are not paid end after ${hours} hours. Nothing was charged.`,
      late:
        "It can no longer be paid, as the day of the flight is over or about to end. Nothing " +
        "was charged.",
    },
    gone: {
      heading: "This order is no longer there",
      text: (hours: number) => `Orders that are not paid end after ${hours} hours and are deleted.`,
    },
    again: "Book again",
  },
  card: {
    heading: "Card details",
    notices: {
      none:
        "Card payment is not open yet: call or write to us, and we arrange the payment with " +
        "you. This form only checks a card: it charges nothing, and no card data leaves this " +
        "page.",
      demo: "This form only checks a card: it charges nothing, and no card data leaves this page.",
    },
    accepted: "Visa or Mastercard only.",
    cardNumber: "Card number",
    expiryMonth: "Expiry month",
    expiryYear: "Expiry year",
    month: "Month",
    year: "Year",
    cvv: "CVV",
    cvvHint: "3 digits, on the back of the card",
    check: "Check the card",
    checked: "The form is complete. Nothing was charged, and your order is still not paid.",
    required: (field: string) => `${field} is required`,
  },
  statement: (descriptor: string) => `On a card statement we appear as ${descriptor}.`,
  unavailable: {
    text:
      "This browser cannot open the order by itself: it was booked elsewhere, or a while ago, " +
      "or it has ended.",
    link: "Find your booking",
  },
  failed: { text: "The order could not be loaded. Your booking is safe.", retry: "Try again" },
  help: `Questions? Call ${site.company.phone} or write to ${site.company.email}.`,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Paiement",
  description: "Réglez vos pass Fast Track.",
  loading: "Chargement de la commande...",
  steps: {
    label: "Progression",
    passenger: "Passagers",
    payment: "Paiement",
    confirmation: "Confirmation",
    done: "fait",
  },
  summary: {
    heading: "Récapitulatif Fast Track",
    order: "Commande",
    copy: "Copier le numéro de commande",
    copied: {
      title: "Copié",
      description: "Le numéro de commande est dans votre presse-papiers.",
    },
    copyFailed: {
      title: "Non copié",
      description: "Votre navigateur ne le permet pas. Sélectionnez le numéro et copiez-le.",
    },
    status: "Statut",
    statuses: {
      "Not Paid": "NON PAYÉ",
      paid: "PAYÉ",
      completed: "TERMINÉ",
      cancelled: "ANNULÉ",
      refunded: "REMBOURSÉ",
    },
    traveller: "Réservé par",
    flightNumber: "Vol",
    passengers: "Passagers",
    open: "À préciser",
    later:
      "Votre pass vaut pour un aéroport et un jour. Ajoutez ci-dessous ce qui manque, avant " +
      "le départ.",
    total: "Total",
    due: "Reste à payer",
    refunded: "Remboursé",
    ends: (moment) =>
      `Sans paiement avant le ${moment} (heure de Londres), cette commande prend fin et est ` +
      "supprimée.",
  },
  pay: {
    heading: "Paiement",
    buys: (passes) =>
      `Vous achetez Fast Track à ${site.company.legalName} : ${passes}. C’est un achat ` +
      "unique, sans renouvellement.",
    cancel: (isEarly) =>
      `Vous pouvez changer d’avis dans les ${TERMS.changeOfMindDays} jours qui suivent le ` +
      `paiement${isEarly ? ", tant que les pass n’ont pas été utilisés" : ""} : [Renoncer ` +
      "au contrat ici](/withdraw), [Conditions générales](/terms).",
    button: (amount) => `Payer ${amount} maintenant`,
    opening: "Ouverture de la page de paiement…",
    hints: {
      demo: "Ceci est une démonstration : vous payez sur une page à part, qui n’encaisse rien.",
      stripe:
        "Vous payez sur la page sécurisée de notre prestataire de paiement, Stripe, par Visa " +
        "ou Mastercard.",
    },
    news: {
      open:
        "Un paiement a été commencé et n’est pas terminé. Rien n’a été débité : " +
        "le bouton y ramène.",
      failed:
        "Le dernier paiement n’a pas abouti et rien n’a été débité. Vous pouvez " +
        "payer à nouveau.",
      expired:
        "La dernière page de paiement a expiré avant le paiement et rien n’a été débité. " +
        "Vous pouvez payer à nouveau.",
    },
    changed: (amount) =>
      `La commande a changé : il y a maintenant ${amount} à payer. Vérifiez-la avant de payer.`,
    notPayable: "La commande a changé. Cette page montre maintenant où elle en est.",
    unchecked:
      "Le prestataire de paiement n’a pas pu être interrogé à l’instant : ce que vous " +
      "voyez peut dater d’un moment.",
    checkAgain: "Vérifier à nouveau",
    failure: "La page de paiement n’a pas pu s’ouvrir. Rien n’a été débité. Veuillez réessayer.",
    unavailable:
      "Le prestataire de paiement ne répond pas. Rien n’a été débité. Veuillez réessayer " +
      "dans un instant.",
  },
  outcome: {
    paid: {
      heading: "Votre Fast Track est payé",
      text: (email) => `Merci. Le reçu est envoyé à ${email}.`,
    },
    paidSoFar: {
      heading: "Déjà payé",
      text: (email) => `Le reçu de ce que vous avez payé a été envoyé à ${email}.`,
    },
    completed: {
      heading: "Merci d’avoir voyagé avec nous",
      text: (email) => `Le reçu a été envoyé à ${email}.`,
    },
    lane:
      "Votre numéro de commande est votre référence à l’aéroport : gardez-le à portée " +
      "de main.",
    pass: {
      text:
        "Présentez votre code à la file Fast Track, sur votre téléphone ou sur papier. Il " +
        "contient un pass pour chaque voyageur de la réservation.",
      forSome: (count, all) =>
        "Présentez votre code à la file Fast Track, sur votre téléphone ou sur papier. Il " +
        `fait passer ${count} voyageurs sur ${all} tant que le reste n’est pas payé.`,
      link: "Ouvrir votre pass",
    },
    bank:
      `Les banques mettent en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ` +
      "ouvrés à afficher un remboursement.",
    refunded: {
      heading: "Cette commande est remboursée",
      text: (amount) => `Nous vous avons rendu ${amount}.`,
      byHand: "Ce qui avait été payé a été rendu.",
    },
    cancelled: {
      heading: "Cette commande est annulée",
      text: "Il n’y a rien à payer.",
      owed: (amount, email) =>
        `${amount} de ce que vous avez payé vous reviennent. Nous écrivons à ${email} dès ` +
        "que le remboursement est fait.",
    },
    ended: {
      heading: "Cette commande a pris fin",
      text: (hours) =>
        `Une commande non payée prend fin au bout de ${hours} heures. Rien n’a été débité.`,
      late:
        "Elle ne peut plus être payée : le jour du vol est passé ou s’achève. Rien " +
        "n’a été débité.",
    },
    gone: {
      heading: "Cette commande n’existe plus",
      text: (hours) =>
        `Une commande non payée prend fin au bout de ${hours} heures et est supprimée.`,
    },
    again: "Réserver à nouveau",
  },
  card: {
    heading: "Carte bancaire",
    notices: {
      none:
        "Le paiement par carte n’est pas encore ouvert : appelez-nous ou écrivez-nous, et " +
        "nous conviendrons du paiement. Ce formulaire vérifie seulement une carte : il ne " +
        "débite rien, et aucune donnée de carte ne quitte cette page.",
      demo:
        "Ce formulaire vérifie seulement une carte : il ne débite rien, et aucune donnée de " +
        "carte ne quitte cette page.",
    },
    accepted: "Visa ou Mastercard uniquement.",
    cardNumber: "Numéro de carte",
    expiryMonth: "Mois d’expiration",
    expiryYear: "Année d’expiration",
    month: "Mois",
    year: "Année",
    cvv: "CVV",
    cvvHint: "3 chiffres, au dos de la carte",
    check: "Vérifier la carte",
    checked: "Le formulaire est complet. Rien n’a été débité et votre commande reste non payée.",
    required: (field) => `${field} : champ obligatoire`,
  },
  statement: (descriptor) => `Sur un relevé de carte, nous apparaissons sous le nom ${descriptor}.`,
  unavailable: {
    text:
      "Ce navigateur ne peut pas ouvrir la commande : elle a été faite ailleurs, ou il y a " +
      "longtemps, ou elle a pris fin.",
    link: "Retrouver votre réservation",
  },
  failed: {
    text: "La commande n’a pas pu être chargée. Votre réservation est conservée.",
    retry: "Réessayer",
  },
  help: `Une question ? Appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
});

export const checkout = { en, fr };
