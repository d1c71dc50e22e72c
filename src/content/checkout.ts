import { TERMS } from "#domain/site/terms.ts";
import { cards } from "./cards.ts";
import { changeOfMind } from "./change-of-mind.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ site, retention, plural }: Facts) => ({
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
    order: "Order number",
    copy: "Copy the order number",
    copied: { title: "Copied" },
    copyFailed: { title: "Not copied", description: "Select the number and copy it." },
    status: "Status",
    statuses: {
      "Not Paid": "NOT PAID",
      paid: "PAID",
      completed: "COMPLETED",
      cancelled: "CANCELLED",
      refunded: "REFUNDED",
    },
    traveller: "Booked by",
    email: "Emails go to",
    flightNumber: "Flight",
    passengers: "Travellers",
    open: "To be added",
    later: "Add the missing details below before you fly.",
    total: "Total",
    due: "Still to pay",
    refunded: "Refunded",
    ends: (moment: string) =>
      `Pay by ${moment} (${operatorZone.en()}). After that, the booking expires.`,
  },
  pay: {
    heading: "Payment",
    buys: (count: number) =>
      `You’re buying ${count} Fast Track ${plural(count, "pass", "passes")} from ` +
      `${site.company.legalName}. You pay once, and nothing renews.`,
    cancel: (isEarly: boolean) =>
      `${changeOfMind.en().right(isEarly)} See [how to withdraw](/withdraw) and our ` +
      "[Terms\u00a0& Conditions](/terms).",
    button: (amount: string) => `Pay ${amount} now`,
    opening: "Opening the payment page...",
    hints: {
      demo: "This is a demo. You won’t be charged.",
      stripe: `You pay on Stripe’s secure page, with ${cards.en({ site })}.`,
    },
    news: {
      open: "Your payment isn’t complete. Nothing was charged.",
      failed: "Your payment didn’t go through. Nothing was charged. Try again.",
      expired: "The payment page has expired. Nothing was charged. Try again.",
    },
    changed: (amount: string) => `Your booking has changed. The new amount is ${amount}.`,
    notPayable: "Your booking has changed. Here’s the latest version.",
    unchecked: "We can’t check this booking right now. This page may be out of date.",
    checkAgain: "Check again",
    failure: "The payment page didn’t open. Nothing was charged. Try again.",
    unavailable: "The payment provider isn’t responding. Try again in a moment.",
  },
  outcome: {
    paid: {
      heading: "Your Fast Track is paid for",
    },
    confirmed: {
      heading: "Your Fast Track is confirmed",
    },
    paidSoFar: {
      heading: "Paid so far",
    },
    completed: {
      heading: "Thank you for travelling with us",
    },
    emails: (email: string) => `Our emails about this booking go to ${email}.`,
    lane: "At the airport, show your order number.",
    pass: {
      text: (count: number) =>
        "Show your code at the priority lane." + (count > 1 ? " It covers your whole party." : ""),
      forSome: (count: number, all: number) =>
        `Show your code at the priority lane. Until you pay the rest, it lets ${count} of ${all} ` +
        "travellers through.",
      link: "Open your pass",
    },
    bank: `Banks usually take ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days.`,
    refunded: {
      heading: "Your booking has been refunded",
      underWay: "We’re refunding your booking",
      text: (amount: string) => `We’ve refunded you ${amount}.`,
      byBank: "Your bank has returned your payment to you.",
    },
    cancelled: {
      heading: "Your booking is cancelled",
      text: "You have nothing to pay.",
      owed: (amount: string) => `We’re refunding ${amount} to your card.`,
    },
    ended: {
      heading: "This booking has expired",
      text: "It wasn’t paid in time. Nothing was charged.",
      late: "It’s too late to pay for this flight day. Nothing was charged.",
    },
    gone: {
      heading: "This booking is no longer here",
      text:
        `An unpaid booking expires after ${retention.unpaidTime}. If yours was paid, find it with ` +
        "its order number.",
    },
    again: "Book again",
  },
  statement: {
    demo: (descriptor: string) =>
      `A real payment would be called ${descriptor} on your card statement.`,
    stripe: (descriptor: string) => `Your card statement will say ${descriptor}.`,
  },
  unavailable:
    "This browser can’t open the booking. [Find your booking](/find-booking) with its order " +
    "number. If you’ve just paid, don’t pay again. We’ll email you your receipt and pass.",
  cookies: {
    open:
      "This browser blocks our cookies, so you can’t pay for this booking or change it here. " +
      "Your booking is saved. Allow cookies for this site, then open the link in our email. The " +
      "link also works in another browser.",
    closed:
      "This browser blocks our cookies, so it can’t open the booking. If you’ve just paid, don’t " +
      "pay again. We’ll email you your receipt and pass. " +
      "Allow cookies for this site, then open the link in our email. The link also works in " +
      "another browser.",
  },
  failed: { text: "We couldn’t load your booking, but it’s safe.", retry: "Try again" },
  help: `Questions? Call ${site.company.phone} or write to ${site.company.email}.`,
});

const fr = ({ site, retention }: Facts): ReturnType<typeof en> => ({
  title: "Paiement",
  description: "Payez vos pass Fast Track.",
  loading: "Chargement de la réservation...",
  steps: {
    label: "Progression",
    passenger: "Voyageurs",
    payment: "Paiement",
    confirmation: "Confirmation",
    done: "fait",
  },
  summary: {
    heading: "Récapitulatif Fast Track",
    order: "Numéro de commande",
    copy: "Copier le numéro de commande",
    copied: { title: "Copié" },
    copyFailed: { title: "Non copié", description: "Sélectionnez le numéro et copiez-le." },
    status: "Statut",
    statuses: {
      "Not Paid": "NON PAYÉ",
      paid: "PAYÉ",
      completed: "TERMINÉ",
      cancelled: "ANNULÉ",
      refunded: "REMBOURSÉ",
    },
    traveller: "Réservé par",
    email: "Nous écrivons à",
    flightNumber: "Vol",
    passengers: "Voyageurs",
    open: "À préciser",
    later: "Avant le départ, ajoutez ci-dessous ce qui manque.",
    total: "Total",
    due: "Reste à payer",
    refunded: "Remboursé",
    ends: (moment) =>
      `Payez avant le ${moment} (${operatorZone.fr()}). Passé ce délai, la réservation expire.`,
  },
  pay: {
    heading: "Paiement",
    buys: (count) =>
      `Vous achetez ${count} pass Fast Track à ${site.company.legalName}. Vous payez une seule ` +
      "fois, sans renouvellement.",
    cancel: (isEarly) =>
      `${changeOfMind.fr().right(isEarly)} Consultez la [procédure de rétractation](/withdraw) et nos ` +
      "[Conditions générales](/terms).",
    button: (amount) => `Payer ${amount} maintenant`,
    opening: "Ouverture de la page de paiement...",
    hints: {
      demo: "C’est une démonstration. Rien ne sera débité.",
      stripe: `Vous payez sur la page sécurisée de Stripe, par carte ${cards.fr({ site })}.`,
    },
    news: {
      open: "Votre paiement n’est pas terminé. Rien n’a été débité.",
      failed: "Le paiement n’a pas abouti. Rien n’a été débité. Réessayez.",
      expired: "La page de paiement a expiré. Rien n’a été débité. Réessayez.",
    },
    changed: (amount) => `Votre réservation a changé. Le nouveau montant est de ${amount}.`,
    notPayable: "Votre réservation a changé. La voici à jour.",
    unchecked:
      "Nous ne pouvons pas vérifier cette réservation. Cette page n’est peut-être pas à jour.",
    checkAgain: "Vérifier à nouveau",
    failure: "La page de paiement ne s’est pas ouverte. Rien n’a été débité. Réessayez.",
    unavailable: "Le prestataire de paiement ne répond pas. Réessayez plus tard.",
  },
  outcome: {
    paid: {
      heading: "Votre Fast Track est payé",
    },
    confirmed: {
      heading: "Votre Fast Track est confirmé",
    },
    paidSoFar: {
      heading: "Déjà payé",
    },
    completed: {
      heading: "Merci d’avoir voyagé avec nous",
    },
    emails: (email) => `Nos e-mails sur cette réservation sont envoyés à ${email}.`,
    lane: "À l’aéroport, présentez votre numéro de commande.",
    pass: {
      text: (count) =>
        "Présentez votre code à l’entrée de la file prioritaire." +
        (count > 1 ? " Il contient un pass par voyageur." : ""),
      forSome: (count, all) =>
        "Présentez votre code à l’entrée de la file prioritaire. Tant que le reste n’est pas payé, ce code " +
        `n’est valable que pour ${count} des ${all} voyageurs.`,
      link: "Ouvrir votre pass",
    },
    bank: `Comptez en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ouvrés.`,
    refunded: {
      heading: "Réservation remboursée",
      underWay: "Remboursement en cours",
      text: (amount) => `Nous vous avons remboursé ${amount}.`,
      byBank: "Votre banque vous a restitué le paiement.",
    },
    cancelled: {
      heading: "Réservation annulée",
      text: "Vous n’avez rien à payer.",
      owed: (amount) => `Nous vous remboursons ${amount} sur votre carte.`,
    },
    ended: {
      heading: "Cette réservation a expiré",
      text: "Nous n’avons pas reçu votre paiement à temps. Rien n’a été débité.",
      late: "Il est trop tard pour payer cette réservation. Rien n’a été débité.",
    },
    gone: {
      heading: "Cette réservation est introuvable",
      text:
        `Une réservation non payée expire après ${retention.unpaidTime}. Si la vôtre est payée, ` +
        "retrouvez-la avec son numéro de commande.",
    },
    again: "Réserver à nouveau",
  },
  statement: {
    demo: (descriptor) =>
      `Un vrai paiement figurerait sur votre relevé bancaire sous le libellé ${descriptor}.`,
    stripe: (descriptor) =>
      `Ce paiement figurera sur votre relevé bancaire sous le libellé ${descriptor}.`,
  },
  unavailable:
    "Ce navigateur ne peut pas ouvrir la réservation. [Retrouvez votre réservation](/find-booking) " +
    "avec son numéro de commande. Si vous venez de payer, ne payez pas une seconde fois. Vous " +
    "recevrez le reçu et le pass par e-mail.",
  cookies: {
    open:
      "Ce navigateur bloque nos cookies, donc vous ne pouvez ni payer ni modifier cette " +
      "réservation ici. Elle est pourtant bien enregistrée. Autorisez les cookies de ce site, " +
      "puis ouvrez le lien de notre e-mail. Ce lien fonctionne aussi dans un autre navigateur.",
    closed:
      "Ce navigateur bloque nos cookies et ne peut donc pas ouvrir la réservation. Si vous " +
      "venez de payer, ne payez pas une seconde fois. Vous " +
      "recevrez le reçu et le pass par e-mail. Autorisez les cookies de ce site, puis ouvrez " +
      "le lien de notre e-mail. Ce lien fonctionne aussi dans un autre navigateur.",
  },
  failed: {
    text: "Nous n’avons pas pu afficher votre réservation, mais elle est bien enregistrée.",
    retry: "Réessayer",
  },
  help: `Une question ? Appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
});

export const checkout = { en, fr };
