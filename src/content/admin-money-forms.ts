import { MAX_HOLD_DAYS } from "#domain/orders/order-end.ts";
import type { RefundRequestStatus } from "#domain/payments/payment.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = (_facts: Facts) => ({
  hold: {
    lead: `We’ll keep the unpaid order until the end of the day you choose (${operatorZone.en()}).`,
    until: "Last day",
    untilHint: `At most ${MAX_HOLD_DAYS} days from now`,
    untilMissing: "Choose a day",
    reason: "Reason",
    reasonMissing: "Say why",
    reasonHint: "For example, a bank transfer on its way",
    submit: "Keep it",
    busy: "Saving...",
    done: { title: "The order is kept" },
  },
  waive: {
    lead: (amount: string) =>
      `Say how the ${amount} was paid, or waive it. Everyone will then be able to get through.`,
    reasonHint: "For example, a complaint",
    submit: "Save",
    busy: "Saving...",
    done: { title: "Saved" },
  },
  refund: {
    lead: (provider: string) =>
      `The money will go back the way it came (${provider}). You can’t undo this.`,
    demo: "This is a demo, so no real money moves.",
    leaving: "Who isn’t travelling",
    leavingHint:
      "We’ll take them off the booking and its pass. If you enter no amount, we’ll refund their fares.",
    amount: "Amount",
    amountHint: (most: string) => `At most ${most}.`,
    tooMuch: (most: string) => `Enter ${most} or less.`,
    reason: "Reason",
    sum: (back: string, left: string) => `The traveller gets ${back}, and we keep ${left}.`,
    sumAll: (back: string) => `The traveller gets ${back}, and we keep nothing.`,
    submit: (amount: string) => `Refund ${amount}`,
    submitEmpty: "Refund",
    busy: "Refunding...",
    done: { title: "Refund on its way" },
    failed: {
      title: "The refund failed",
      description: "See the provider’s answer in the order.",
    },
  },
  ask: {
    lead: "An admin will read your reason, then either make the refund with one click or decline it.",
    submit: (amount: string) => `Ask for ${amount}`,
    submitEmpty: "Ask",
    busy: "Asking...",
    sum: (back: string, left: string) =>
      `The traveller would get ${back}, and we would keep ${left}.`,
    sumAll: (back: string) => `The traveller would get ${back}, and we would keep nothing.`,
    done: { title: "Refund requested", description: "Your request is on the admins’ to-do list." },
  },
  request: {
    heading: (amount: string) => `Refund of ${amount} requested`,
    leaving: (party: string) => `${party} would be taken off the booking and its pass.`,
    grant: (amount: string) => `Refund ${amount}`,
    granting: "Refunding...",
    decline: "Decline…",
    waits: "An admin can grant or decline this request.",
    statuses: {
      open: "Waiting",
      granted: "Granted",
      declined: "Declined",
      ended: "No longer possible",
    } satisfies Record<RefundRequestStatus, string>,
    ended: "The order has since been refunded, disputed or changed.",
    answeredBy: (email: string) => `Answer from ${email}:`,
    byGone: "Deleted account",
  },
  declining: {
    title: "Decline the refund",
    lead: (amount: string) =>
      `We’ll keep ${amount}. The agent who asked will read your reason here.`,
    reason: "Reason",
    submit: "Decline",
    busy: "Declining...",
    done: { title: "Request declined" },
  },
});

const fr = (_facts: Facts): ReturnType<typeof en> => ({
  hold: {
    lead: `Nous gardons la commande impayée jusqu’à la fin du jour choisi (${operatorZone.fr()}).`,
    until: "Dernier jour",
    untilHint: `Dans ${MAX_HOLD_DAYS} jours au plus`,
    untilMissing: "Choisissez un jour",
    reason: "Motif",
    reasonMissing: "Indiquez le motif",
    reasonHint: "Un virement annoncé, par exemple",
    submit: "Conserver",
    busy: "Enregistrement...",
    done: { title: "Commande conservée" },
  },
  waive: {
    lead: (amount) =>
      `Indiquez comment le montant de ${amount} a été payé, ou renoncez-y. Tous les voyageurs ` +
      "pourront ensuite passer.",
    reasonHint: "Une réclamation, par exemple",
    submit: "Enregistrer",
    busy: "Enregistrement...",
    done: { title: "Enregistré" },
  },
  refund: {
    lead: (provider) =>
      `Le voyageur sera remboursé par le même moyen de paiement (${provider}). C’est irréversible.`,
    demo: "C’est une démonstration. Aucun argent réel n’est remboursé.",
    leaving: "Voyageurs qui ne partent plus",
    leavingHint:
      "Ces voyageurs sont retirés de la réservation, et leurs pass ne sont plus valables. Si vous " +
      "n’indiquez aucun montant, nous remboursons le prix de ces pass.",
    amount: "Montant",
    amountHint: (most) => `Au plus ${most}.`,
    tooMuch: (most) => `Saisissez ${most} au plus.`,
    reason: "Motif",
    sum: (back, left) => `Le voyageur recevra ${back}, et nous garderons ${left}.`,
    sumAll: (back) => `Le voyageur recevra ${back}, soit la totalité.`,
    submit: (amount) => `Rembourser ${amount}`,
    submitEmpty: "Rembourser",
    busy: "Remboursement...",
    done: { title: "Remboursement lancé" },
    failed: {
      title: "Le remboursement a échoué",
      description: "Consultez la réponse du prestataire dans la commande.",
    },
  },
  ask: {
    lead:
      "Un administrateur lira le motif de votre demande, puis effectuera le remboursement d’un " +
      "clic ou le refusera.",
    submit: (amount) => `Demander ${amount}`,
    submitEmpty: "Demander",
    busy: "Demande...",
    sum: (back, left) => `Le voyageur recevrait ${back}, et nous garderions ${left}.`,
    sumAll: (back) => `Le voyageur recevrait ${back}, soit la totalité.`,
    done: {
      title: "Remboursement demandé",
      description: "Les administrateurs voient votre demande dans « À faire ».",
    },
  },
  request: {
    heading: (amount) => `Remboursement de ${amount} demandé`,
    leaving: (party) =>
      `Ces voyageurs seraient retirés de la réservation, et leurs pass ne seraient plus valables : ${party}.`,
    grant: (amount) => `Rembourser ${amount}`,
    granting: "Remboursement...",
    decline: "Refuser…",
    waits: "Un administrateur peut accorder ou refuser ce remboursement.",
    statuses: {
      open: "En attente",
      granted: "Accordé",
      declined: "Refusé",
      ended: "Plus possible",
    },
    ended: "Entre-temps, la commande a été remboursée, contestée ou modifiée.",
    answeredBy: (email) => `Réponse de ${email} :`,
    byGone: "Compte supprimé",
  },
  declining: {
    title: "Refuser le remboursement",
    lead: (amount) =>
      `Nous gardons ${amount}. L’agent qui a demandé le remboursement lira ici le motif du refus.`,
    reason: "Motif",
    submit: "Refuser",
    busy: "Refus...",
    done: { title: "Demande refusée" },
  },
});

export const adminMoneyForms = { en, fr };
