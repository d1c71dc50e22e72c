import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "../domain/payments/payment.ts";
import { MAX_HOLD_DAYS } from "../domain/orders/order-end.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ plural }: Facts) => ({
  heading: "Payment",
  sums: { asked: "Asked", paid: "Received", refunded: "Refunded", left: "Net received" },
  balance: {
    tooMuch: (amount: string) => `Overpaid by ${amount}.`,
    refund: (amount: string) => `Refund ${amount}…`,
    due: (amount: string) => `Still to pay: ${amount}, by card on the order’s page.`,
    unpaid: (count: number) => `Until then all but ${count} get through.`,
    used: "The pass is used. Not let through? Don’t ask for it.",
    asked: "Asked by email:",
    notAsked: "Not asked by email yet.",
    ask: "Ask by email",
    askAgain: "Ask again",
    asking: "Sending...",
    askedNow: (email: string) => ({
      title: "Asked",
      description: `The email with the way to pay goes to ${email}.`,
    }),
    waive: "Do not ask for it…",
    unasked: (amount: string) => `${amount} was never paid here. We don’t ask for it.`,
  },
  waive: {
    title: "Do not ask for it",
    lead: (amount: string) =>
      `We no longer ask for ${amount}: a favour, or paid another way. The price stays, and ` +
      "the pass admits everyone.",
    reasonHint: "A favour, cash at the desk, a transfer: kept in the history.",
    submit: "Do not ask for it",
    busy: "Saving...",
    done: {
      title: "No longer asked for",
      description: "Kept in the history.",
    },
  },
  endsAt: "Deleted unless paid by",
  heldUntil: "Kept until",
  none: "No payment on this site. Status set by hand.",
  noneUnpaid: "No payment yet.",
  providers: { demo: "Demo page", stripe: "Stripe" } satisfies Record<
    PaymentProviderId,
    string
  > as Partial<Record<string, string>>,
  statuses: {
    open: "Page open",
    processing: "Being processed",
    failed: "Failed",
    expired: "Page ended",
    paid: "Received",
  } satisfies Record<PaymentStatus, string>,
  payment: {
    name: (amount: string, provider: string) => `${amount}, ${provider}`,
    begun: "Begun",
    pageEnds: "Page open until",
    received: "Received",
    refundable: "Refundable",
    reference: "Reference",
    copy: "Copy",
    copyReference: (reference: string) => `Copy the reference ${reference}`,
    copied: { title: "Copied", description: "Reference copied." },
    copyFailed: {
      title: "Not copied",
      description: "Select and copy the reference.",
    },
    dashboard: (provider: string) => `See it at ${provider}`,
    newTab: "(new tab)",
  },
  refunds: {
    heading: "Refunds",
    statuses: {
      requested: "Asked for",
      pending: "With the bank",
      succeeded: "Refunded",
      failed: "Not refunded",
    } satisfies Record<RefundStatus, string>,
    byProvider: "Made at the provider",
    byGone: "Deleted account",
    failure: (code: string) => `The provider says: ${code}`,
  },
  problems: {
    heading: "To be dealt with",
    kinds: {
      order_closed: "Paid although it was closed",
      wrong_amount: "Wrong amount or currency",
      refund_failed: "Refund failed",
      refund_slow: "Refund takes long",
      disputed: "Disputed by the payer",
    } satisfies Record<PaymentProblem, string>,
    advice: {
      order_closed:
        "Paid after the order was closed. Refund it, or agree with the traveller and " +
        "correct the order.",
      wrong_amount:
        "Paid a wrong amount. Refund it, or agree with the traveller and correct the order.",
      refund_failed: "The provider or bank refused the refund. Try again, or agree another way.",
      refund_slow: "With the bank for over 3 days. Ask the provider, tell the traveller.",
      disputed:
        "The payer disputes this with their bank. Answer at the provider in time, and don’t " +
        "refund meanwhile.",
    } satisfies Record<PaymentProblem, string>,
    since: "Since",
    resolved: (kind: string) => `${kind}: dealt with`,
    resolvedBy: (email: string) => `by ${email}`,
  },
  settle: {
    open: "Check now",
    busy: "Checking...",
    done: { title: "Checked", description: "Up to date with the payment service." },
    unavailable: "The payment service isn’t responding. Try again shortly.",
  },
  refund: {
    open: "Refund…",
    openFor: (payment: string) => `Refund: ${payment}`,
    title: "Refund",
    lead: (provider: string) =>
      `Refunds go back the way the money came (${provider}). You can’t undo this.`,
    demo: "Demo: no real money moves.",
    amount: "Amount",
    amountHint: (most: string) => `At most ${most}.`,
    tooMuch: (most: string) => `Enter ${most} or less.`,
    reason: "Reason",
    reasonHint: "Kept with the order.",
    sum: (back: string, left: string) => `${back} to the traveller, ${left} left.`,
    sumAll: (back: string) => `${back} to the traveller, nothing left.`,
    submit: (amount: string) => `Refund ${amount}`,
    submitEmpty: "Refund",
    busy: "Refunding...",
    done: (amount: string) => ({
      title: "Refund asked for",
      description: `${amount} goes back to the traveller.`,
    }),
    failed: {
      title: "The refund failed",
      description: "We still have the money. See the provider’s answer in the order.",
    },
  },
  hold: {
    open: "Keep until…",
    title: "Keep this order",
    lead:
      "Unpaid orders are deleted. This one stays until the end of the day you choose " +
      `(${operatorZone.en()}).`,
    until: "Last day",
    untilHint: `At most ${MAX_HOLD_DAYS} days from now.`,
    untilMissing: "Choose a day",
    reason: "Reason",
    reasonMissing: "Say why",
    reasonHint: "Such as an announced transfer. Kept in the history.",
    submit: "Keep it",
    busy: "Saving...",
    done: {
      title: "The order is kept",
      description: "Unpaid until the chosen day, unless paid before.",
    },
  },
  resolve: {
    open: "Dealt with…",
    openFor: (kind: string) => `Dealt with: ${kind}`,
    title: "Dealt with",
    lead: (kind: string) => `“${kind}” leaves the to-do list. No money moves.`,
    reason: "What was done",
    reasonHint: "Kept in the history.",
    submit: "It is dealt with",
    busy: "Saving...",
    done: { title: "Dealt with", description: "Off the to-do list." },
  },
  list: {
    title: "Payments to look at",
    lead: "Payments without an order, missing refunds, disputes. Each stays until solved.",
    label: "Payments to look at",
    empty: "Every payment fits its order.",
    shown: (count: number) =>
      `${count} ${plural(count, "problem shown", "problems shown")}, the oldest first.`,
    kind: "Problem",
    anyKind: "All problems",
    order: "Order",
    deleted: "the order is deleted",
    received: "Received",
    since: "Since",
    action: "Action",
    look: "See the order",
    lookFor: (number: string) => `See the order ${number}`,
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  heading: "Paiement",
  sums: { asked: "Demandé", paid: "Encaissé", refunded: "Remboursé", left: "Net encaissé" },
  balance: {
    tooMuch: (amount) => `Trop-perçu : ${amount}.`,
    refund: (amount) => `Rembourser ${amount}…`,
    due: (amount) => `Reste à payer : ${amount}, par carte sur la page de la commande.`,
    unpaid: (count) => `D’ici là, tous passent sauf ${count}.`,
    used: "Le pass est utilisé. Ils n’ont pas pu passer ? Ne demandez rien.",
    asked: "Demandé par e-mail :",
    notAsked: "Pas encore demandé par e-mail.",
    ask: "Demander par e-mail",
    askAgain: "Redemander",
    asking: "Envoi...",
    askedNow: (email) => ({
      title: "Demande envoyée",
      description: `L’e-mail avec le moyen de payer part à ${email}.`,
    }),
    waive: "Y renoncer…",
    unasked: (amount) => `${amount} n’ont jamais été payés ici. Nous ne les demandons pas.`,
  },
  waive: {
    title: "Renoncer à la différence",
    lead: (amount) =>
      `Nous ne demandons plus ${amount} : un geste, ou un autre règlement. Le prix reste, ` +
      "et le pass admet tout le monde.",
    reasonHint: "Geste, espèces, virement : conservé dans l’historique.",
    submit: "Y renoncer",
    busy: "Enregistrement...",
    done: {
      title: "La différence n’est plus demandée",
      description: "Conservé dans l’historique.",
    },
  },
  endsAt: "Supprimée si impayée le",
  heldUntil: "Conservée jusqu’au",
  none: "Aucun paiement sur ce site. Statut saisi à la main.",
  noneUnpaid: "Aucun paiement pour l’instant.",
  providers: { demo: "Page de démonstration", stripe: "Stripe" },
  statuses: {
    open: "Page ouverte",
    processing: "En cours",
    failed: "Échoué",
    expired: "Page fermée",
    paid: "Encaissé",
  },
  payment: {
    name: (amount, provider) => `${amount}, ${provider}`,
    begun: "Commencé",
    pageEnds: "Page ouverte jusqu’au",
    received: "Encaissé",
    refundable: "Encore remboursable",
    reference: "Référence",
    copy: "Copier",
    copyReference: (reference) => `Copier la référence ${reference}`,
    copied: { title: "Copié", description: "Référence copiée." },
    copyFailed: {
      title: "Non copié",
      description: "Sélectionnez et copiez la référence.",
    },
    dashboard: (provider) => `Voir chez ${provider}`,
    newTab: "(nouvel onglet)",
  },
  refunds: {
    heading: "Remboursements",
    statuses: {
      requested: "Demandé",
      pending: "À la banque",
      succeeded: "Remboursé",
      failed: "Non remboursé",
    },
    byProvider: "Fait chez le prestataire",
    byGone: "Compte supprimé",
    failure: (code) => `Réponse du prestataire : ${code}`,
  },
  problems: {
    heading: "À régler",
    kinds: {
      order_closed: "Payée alors qu’elle était close",
      wrong_amount: "Montant ou devise inexacts",
      refund_failed: "Remboursement échoué",
      refund_slow: "Remboursement lent",
      disputed: "Contesté par le payeur",
    },
    advice: {
      order_closed:
        "Payé après la clôture. Remboursez, ou voyez avec le voyageur et corrigez la " +
        "commande.",
      wrong_amount:
        "Montant payé inexact. Remboursez, ou voyez avec le voyageur et corrigez la commande.",
      refund_failed:
        "Le prestataire ou la banque a refusé le remboursement. Réessayez, ou trouvez une " +
        "autre voie.",
      refund_slow:
        "À la banque depuis plus de 3 jours. Interrogez le prestataire, prévenez le voyageur.",
      disputed:
        "Le payeur conteste auprès de sa banque. Répondez au prestataire à temps, sans " +
        "rembourser d’ici là.",
    },
    since: "Depuis le",
    resolved: (kind) => `${kind} : réglé`,
    resolvedBy: (email) => `par ${email}`,
  },
  settle: {
    open: "Vérifier maintenant",
    busy: "Vérification...",
    done: {
      title: "Vérifié",
      description: "À jour avec le service de paiement.",
    },
    unavailable: "Le service de paiement ne répond pas. Réessayez dans un instant.",
  },
  refund: {
    open: "Rembourser…",
    openFor: (payment) => `Rembourser : ${payment}`,
    title: "Rembourser",
    lead: (provider) => `L’argent repart par la même voie (${provider}). C’est irréversible.`,
    demo: "Démonstration : aucun argent réel ne circule.",
    amount: "Montant",
    amountHint: (most) => `Au plus ${most}.`,
    tooMuch: (most) => `Saisissez ${most} au plus.`,
    reason: "Raison",
    reasonHint: "Conservée avec la commande.",
    sum: (back, left) => `${back} au voyageur, ${left} restants.`,
    sumAll: (back) => `${back} au voyageur, plus rien ensuite.`,
    submit: (amount) => `Rembourser ${amount}`,
    submitEmpty: "Rembourser",
    busy: "Remboursement...",
    done: (amount) => ({
      title: "Remboursement demandé",
      description: `${amount} sont remboursés au voyageur.`,
    }),
    failed: {
      title: "Le remboursement a échoué",
      description:
        "L’argent est toujours chez nous. La réponse du prestataire est dans la commande.",
    },
  },
  hold: {
    open: "Conserver jusqu’au…",
    title: "Conserver cette commande",
    lead:
      "Une commande impayée est supprimée. Celle-ci reste jusqu’à la fin du jour choisi " +
      `(${operatorZone.fr()}).`,
    until: "Dernier jour",
    untilHint: `Dans ${MAX_HOLD_DAYS} jours au plus.`,
    untilMissing: "Choisissez un jour",
    reason: "Raison",
    reasonMissing: "Indiquez la raison",
    reasonHint: "Un virement annoncé, par exemple. Conservée dans l’historique.",
    submit: "Conserver",
    busy: "Enregistrement...",
    done: {
      title: "Commande conservée",
      description: "Elle attend le paiement jusqu’au jour choisi.",
    },
  },
  resolve: {
    open: "C’est réglé…",
    openFor: (kind) => `C’est réglé : ${kind}`,
    title: "C’est réglé",
    lead: (kind) => `« ${kind} » quitte la liste des tâches. Aucun argent ne circule.`,
    reason: "Ce qui a été fait",
    reasonHint: "Conservé dans l’historique.",
    submit: "C’est réglé",
    busy: "Enregistrement...",
    done: { title: "Réglé", description: "Retiré des tâches." },
  },
  list: {
    title: "Paiements à vérifier",
    lead:
      "Paiements sans commande, remboursements manquants, contestations. Chacun reste " +
      "jusqu’à sa résolution.",
    label: "Paiements à vérifier",
    empty: "Chaque paiement correspond à sa commande.",
    shown: (count) =>
      `${count} ${plural(count, "problème affiché", "problèmes affichés")}, les plus anciens ` +
      "d’abord.",
    kind: "Problème",
    anyKind: "Tous les problèmes",
    order: "Commande",
    deleted: "la commande est supprimée",
    received: "Encaissé",
    since: "Depuis le",
    action: "Action",
    look: "Voir la commande",
    lookFor: (number) => `Voir la commande ${number}`,
  },
});

export const adminPayments = { en, fr };
