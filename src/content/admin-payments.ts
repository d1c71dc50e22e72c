import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "#domain/payments/payment.ts";
import type { Facts } from "./facts.ts";

const en = (_facts: Facts) => ({
  heading: "Payment",
  sums: {
    asked: "Requested",
    paid: "Received",
    refunded: "Refunded",
    disputed: "Disputed",
    left: "Net received",
  },
  balance: {
    tooMuch: (amount: string) => `Overpaid by ${amount}.`,
    refund: (amount: string) => `Refund ${amount}…`,
    due: (amount: string) => `Still to pay: ${amount}`,
    unpaid: (count: number, of: number) =>
      `Until the rest is paid, ${of - count} of ${of} travellers can get through.`,
    used:
      "The code has already been used. If the travellers didn’t get through, don’t ask them for " +
      "the rest.",
    asked: "Requested by email:",
    notAsked: "We haven’t requested the rest by email yet.",
    ask: "Request by email",
    askAgain: "Request again",
    asking: "Sending...",
    askedNow: { title: "Request sent" },
    waive: "Settle it…",
    unasked: (amount: string) => `${amount} was never paid here, and we’re not asking for it.`,
  },
  waive: {
    title: "Settle the amount due",
  },
  endsAt: "Deleted unless paid by",
  heldUntil: "Kept until",
  none: "There is no payment here. The status was set by hand.",
  byHand: (amount: string) => `${amount} was paid by hand. The timeline says how.`,
  noneUnpaid: "No payment yet.",
  providers: { demo: "Demo page", stripe: "Stripe" } satisfies Record<
    PaymentProviderId,
    string
  > as Partial<Record<string, string>>,
  statuses: {
    open: "Page open",
    processing: "Being processed",
    failed: "Failed",
    expired: "Page expired",
    paid: "Received",
  } satisfies Record<PaymentStatus, string>,
  payment: {
    name: (amount: string, provider: string) => `${amount} (${provider})`,
    begun: "Started",
    receivedAt: "Received on",
    fee: "Provider’s fee",
    pageEnds: "Page open until",
    received: "Received",
    refundable: "Refundable",
    reference: "Reference",
    copy: "Copy",
    copyReference: (reference: string) => `Copy the reference ${reference}`,
    copied: { title: "Copied" },
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
      requested: "At the provider",
      pending: "With the bank",
      succeeded: "Refunded",
      failed: "Not refunded",
    } satisfies Record<RefundStatus, string>,
    byProvider: "Made at the provider",
    byProduct: "Automatic",
    byGone: "Deleted account",
  },
  problems: {
    heading: "Needs attention",
    kinds: {
      order_closed: "Paid although it was closed",
      wrong_amount: "Wrong amount or currency",
      refund_failed: "Refund failed",
      refund_slow: "Slow refund",
      disputed: "Disputed by the payer",
    } satisfies Record<PaymentProblem, string>,
    advice: {
      order_closed:
        "Refund the payment, or agree on a change with the traveller and correct the order.",
      wrong_amount:
        "Refund the payment, or agree on a change with the traveller and correct the order.",
      refund_failed:
        "The provider or bank has refused the refund. Try again, or agree on another way with " +
        "the traveller.",
      refund_slow:
        "The refund has taken over 3 days. Ask the provider about it, and tell the traveller.",
      disputed:
        "See the dispute below for its status, amount and deadline. If we won it but the order is " +
        "still “Refunded” or was paid by hand, mark the order as paid again or refund the payment.",
    } satisfies Record<PaymentProblem, string>,
    since: "Since",
    resolved: (kind: string) => `${kind}: dealt with`,
    resolvedBy: (email: string) => `by ${email}`,
  },
  settle: {
    open: "Check now",
    busy: "Checking...",
    done: { title: "Checked" },
    unavailable: "The payment provider isn’t responding. Try again shortly.",
  },
  refund: {
    open: "Refund…",
    openFor: (payment: string) => `Refund: ${payment}`,
    title: "Refund",
  },
  ask: {
    open: "Ask for a refund…",
    openFor: (payment: string) => `Ask for a refund: ${payment}`,
    title: "Ask for a refund",
  },
  hold: {
    open: "Keep until…",
    title: "Keep this order",
  },
  resolve: {
    open: "Dealt with…",
    openFor: (kind: string) => `Dealt with: ${kind}`,
    title: "Dealt with",
    lead: (kind: string) => `“${kind}” will leave the to-do list. No money will move.`,
    reason: "What was done",
    submit: "Mark as dealt with",
    busy: "Saving...",
    done: { title: "Dealt with" },
  },
});

const fr = (_facts: Facts): ReturnType<typeof en> => ({
  heading: "Paiement",
  sums: {
    asked: "Demandé",
    paid: "Encaissé",
    refunded: "Remboursé",
    disputed: "Contesté",
    left: "Net encaissé",
  },
  balance: {
    tooMuch: (amount) => `Trop-perçu : ${amount}.`,
    refund: (amount) => `Rembourser ${amount}…`,
    due: (amount) => `Reste à payer : ${amount}`,
    unpaid: (count, of) =>
      `Tant que cette somme n’est pas payée, le code n’est valable que pour ${of - count} des ` +
      `${of} voyageurs.`,
    used:
      "Le code a déjà été utilisé. Si les autres voyageurs n’ont pas pu passer, ne leur " +
      "demandez rien.",
    asked: "Demandé par e-mail :",
    notAsked: "Nous n’avons pas encore demandé ce montant par e-mail.",
    ask: "Demander par e-mail",
    askAgain: "Redemander",
    asking: "Envoi...",
    askedNow: { title: "Demande envoyée" },
    waive: "Régler autrement…",
    unasked: (amount) => `${amount} n’ont jamais été payés ici, et nous ne les demandons pas.`,
  },
  waive: {
    title: "Régler le reste à payer",
  },
  endsAt: "Supprimée si impayée le",
  heldUntil: "Conservée jusqu’au",
  none: "Aucun paiement n’est enregistré. Le statut a été saisi à la main.",
  byHand: (amount) => `Nous avons reçu ${amount} autrement. La chronologie indique comment.`,
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
    name: (amount, provider) => `${amount} (${provider})`,
    begun: "Commencé",
    receivedAt: "Encaissé le",
    fee: "Frais du prestataire",
    pageEnds: "Page ouverte jusqu’au",
    received: "Encaissé",
    refundable: "Encore remboursable",
    reference: "Référence",
    copy: "Copier",
    copyReference: (reference) => `Copier la référence ${reference}`,
    copied: { title: "Copié" },
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
      requested: "Chez le prestataire",
      pending: "À la banque",
      succeeded: "Remboursé",
      failed: "Non remboursé",
    },
    byProvider: "Fait chez le prestataire",
    byProduct: "Automatique",
    byGone: "Compte supprimé",
  },
  problems: {
    heading: "À régler",
    kinds: {
      order_closed: "Payée alors qu’elle était close",
      wrong_amount: "Montant ou devise inexacts",
      refund_failed: "Échec du remboursement",
      refund_slow: "Remboursement lent",
      disputed: "Contesté par le payeur",
    },
    advice: {
      order_closed: "Remboursez le voyageur, ou contactez-le et corrigez la commande.",
      wrong_amount: "Remboursez le voyageur, ou contactez-le et corrigez la commande.",
      refund_failed:
        "Le prestataire ou la banque a refusé le remboursement. Réessayez, ou trouvez une autre " +
        "solution avec le voyageur.",
      refund_slow:
        "Le remboursement est en cours depuis plus de 3 jours. Interrogez le prestataire et " +
        "prévenez le voyageur.",
      disputed:
        "Consultez ci-dessous l’état de la contestation, son montant et la date limite de réponse. " +
        "Si nous l’avons gagnée et que la commande reste « Remboursée » ou a été payée autrement, " +
        "marquez de nouveau la commande comme payée ou remboursez le paiement.",
    },
    since: "Depuis le",
    resolved: (kind) => `${kind} : réglé`,
    resolvedBy: (email) => `par ${email}`,
  },
  settle: {
    open: "Vérifier maintenant",
    busy: "Vérification...",
    done: { title: "Vérifié" },
    unavailable: "Le prestataire de paiement ne répond pas. Réessayez dans un instant.",
  },
  refund: {
    open: "Rembourser…",
    openFor: (payment) => `Rembourser : ${payment}`,
    title: "Rembourser",
  },
  ask: {
    open: "Demander un remboursement…",
    openFor: (payment) => `Demander un remboursement : ${payment}`,
    title: "Demander un remboursement",
  },
  hold: {
    open: "Conserver jusqu’au…",
    title: "Conserver cette commande",
  },
  resolve: {
    open: "C’est réglé…",
    openFor: (kind) => `C’est réglé : ${kind}`,
    title: "C’est réglé",
    lead: (kind) =>
      `« ${kind} » disparaîtra de la liste des tâches. Aucun paiement ni remboursement ne sera ` +
      "effectué.",
    reason: "Ce qui a été fait",
    submit: "C’est réglé",
    busy: "Enregistrement...",
    done: { title: "Réglé" },
  },
});

export const adminPayments = { en, fr };
