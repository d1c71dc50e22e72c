import type {
  PaymentProblem,
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "../domain/payments/payment.ts";
import { MAX_HOLD_DAYS } from "../domain/orders/order-end.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  heading: "Payment",
  sums: { asked: "Asked", paid: "Received", refunded: "Given back", left: "Left with us" },
  balance: {
    tooMuch: (amount: string) => `${amount} more was paid than the order costs now.`,
    refund: (amount: string) => `Refund ${amount}…`,
    due: (amount: string) =>
      `${amount} is still to be paid. The traveller can pay just that, by card, on the page ` +
      "of the order.",
    unpaid: (count: number) => `Until then the pass lets all but ${count} through.`,
    used: "The pass is used. If they were not let through, do not ask for it.",
    asked: "Asked by e-mail:",
    notAsked: "Not asked by e-mail yet.",
    ask: "Ask by e-mail",
    askAgain: "Ask again",
    asking: "Sending...",
    askedNow: (email: string) => ({
      title: "Asked",
      description: `The e-mail with the way to pay goes to ${email}.`,
    }),
    waive: "Do not ask for it…",
    unasked: (amount: string) =>
      `${amount} of the price was never paid here, and is not asked for.`,
  },
  waive: {
    title: "Do not ask for it",
    lead: (amount: string) =>
      `The ${amount} that are still to be paid are not asked for any more: as a favour, or ` +
      "because they come another way. The order keeps its price, and the pass then lets " +
      "everyone through.",
    reasonHint: "Kept in the history: a favour, cash at the desk, a transfer.",
    submit: "Do not ask for it",
    busy: "Saving...",
    done: {
      title: "Not asked for any more",
      description: "The history says who decided it, and why.",
    },
  },
  endsAt: "Deleted unless paid by",
  heldUntil: "Kept until",
  none: "No payment was begun on this site. The status of this order was set by hand.",
  noneUnpaid: "No payment was begun yet.",
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
    refundable: "Can still be given back",
    reference: "Reference",
    copy: "Copy",
    copyReference: (reference: string) => `Copy the reference ${reference}`,
    copied: { title: "Copied", description: "The reference is in the clipboard." },
    copyFailed: {
      title: "Not copied",
      description: "The browser does not allow it. Mark the reference and copy it yourself.",
    },
    dashboard: (provider: string) => `See it at ${provider}`,
    newTab: "(new tab)",
  },
  refunds: {
    heading: "Refunds",
    statuses: {
      requested: "Asked for",
      pending: "With the bank",
      succeeded: "Given back",
      failed: "Not given back",
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
        "Money came for an order that was not to be paid any more. Give it back, or agree " +
        "with the traveller and set the order right.",
      wrong_amount:
        "What was received is not what this order costs. Give it back, or agree with the " +
        "traveller and set the order right.",
      refund_failed:
        "The provider or the bank did not give the money back. Try again, or find another " +
        "way with the traveller.",
      refund_slow:
        "The bank has had a refund for more than 3 days. Ask the provider, and tell the traveller.",
      disputed:
        "The payer asks their bank for the money. Answer at the provider before its " +
        "deadline, and refund nothing meanwhile.",
    } satisfies Record<PaymentProblem, string>,
    since: "Since",
    resolved: (kind: string) => `${kind}: dealt with`,
    resolvedBy: (email: string) => `by ${email}`,
  },
  settle: {
    open: "Check now",
    busy: "Checking...",
    done: { title: "Checked", description: "What you see is what the payment service says now." },
    unavailable: "The payment service does not respond. Try again in a moment.",
  },
  refund: {
    open: "Refund…",
    openFor: (payment: string) => `Refund: ${payment}`,
    title: "Refund",
    lead: (provider: string) =>
      `The money goes back the way it came (${provider}). A refund cannot be taken back.`,
    demo: "This is the demo page: no real money moves.",
    amount: "Amount",
    amountHint: (most: string) => `At most ${most}.`,
    tooMuch: (most: string) => `At most ${most} can be given back.`,
    reason: "Reason",
    reasonHint: "Kept with the order, for whoever looks at it later.",
    sum: (back: string, left: string) =>
      `${back} goes back to the traveller, ${left} stays with us.`,
    sumAll: (back: string) => `${back} goes back to the traveller: all that is left.`,
    submit: (amount: string) => `Refund ${amount}`,
    submitEmpty: "Refund",
    busy: "Refunding...",
    done: (amount: string) => ({
      title: "Refund asked for",
      description: `${amount} goes back to the traveller.`,
    }),
    failed: {
      title: "The refund failed",
      description: "The money is still with us. The order says what the provider answered.",
    },
  },
  hold: {
    open: "Keep until…",
    title: "Keep this order",
    lead:
      "An unpaid order is deleted after a while. This one is kept until the end of the day " +
      "that you choose, London time.",
    until: "Last day",
    untilHint: `At most ${MAX_HOLD_DAYS} days from now.`,
    untilMissing: "Choose a day",
    reason: "Reason",
    reasonMissing: "Say why",
    reasonHint: "Such as a transfer that was announced. Kept in the history.",
    submit: "Keep it",
    busy: "Saving...",
    done: {
      title: "The order is kept",
      description: "It stays unpaid until the day that you chose, unless it is paid before.",
    },
  },
  resolve: {
    open: "Dealt with…",
    openFor: (kind: string) => `Dealt with: ${kind}`,
    title: "Dealt with",
    lead: (kind: string) => `“${kind}” then leaves the list of things to do. This moves no money.`,
    reason: "What was done",
    reasonHint: "Kept in the history, for whoever looks at this order later.",
    submit: "It is dealt with",
    busy: "Saving...",
    done: { title: "Dealt with", description: "It is off the list of things to do." },
  },
  list: {
    title: "Payments to look at",
    lead:
      "Money that came without an order to pay, refunds that did not arrive, disputes. Each " +
      "stays here until it is solved or somebody says how it was.",
    label: "Payments to look at",
    empty: "Nothing to look at: every payment fits its order.",
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
  sums: { asked: "Demandé", paid: "Encaissé", refunded: "Remboursé", left: "Reste chez nous" },
  balance: {
    tooMuch: (amount) => `${amount} de plus ont été payés que ce que la commande coûte maintenant.`,
    refund: (amount) => `Rembourser ${amount}…`,
    due: (amount) =>
      `Il reste ${amount} à payer. Le voyageur peut régler cette somme, par carte, sur la ` +
      "page de la commande.",
    unpaid: (count) => `D’ici là, le pass laisse passer tout le monde sauf ${count}.`,
    used: "Le pass a servi. S’ils n’ont pas pu passer, ne demandez rien.",
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
    unasked: (amount) => `${amount} du prix n’ont jamais été payés ici, et ne sont pas demandés.`,
  },
  waive: {
    title: "Renoncer à la différence",
    lead: (amount) =>
      `Les ${amount} restant à payer ne sont plus demandés : c’est un geste, ou le ` +
      "règlement arrive autrement. La commande garde son prix, et le pass laisse alors " +
      "passer tout le monde.",
    reasonHint: "Conservée dans l’historique : geste commercial, espèces au guichet, virement.",
    submit: "Y renoncer",
    busy: "Enregistrement...",
    done: {
      title: "La différence n’est plus demandée",
      description: "L’historique dit qui l’a décidé, et pourquoi.",
    },
  },
  endsAt: "Supprimée si impayée le",
  heldUntil: "Conservée jusqu’au",
  none:
    "Aucun paiement n’a été commencé sur ce site. Le statut de cette commande a été " +
    "saisi à la main.",
  noneUnpaid: "Aucun paiement n’a encore été commencé.",
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
    copied: { title: "Copié", description: "La référence est dans le presse-papiers." },
    copyFailed: {
      title: "Non copié",
      description:
        "Le navigateur ne le permet pas. Sélectionnez la référence et copiez-la vous-même.",
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
        "De l’argent est arrivé pour une commande qui n’était plus à payer. " +
        "Remboursez-le, ou convenez d’une solution avec le voyageur et corrigez la " +
        "commande.",
      wrong_amount:
        "Le montant encaissé n’est pas le prix de cette commande. Remboursez-le, ou convenez " +
        "d’une solution avec le voyageur et corrigez la commande.",
      refund_failed:
        "Le prestataire ou la banque n’a pas rendu l’argent. Réessayez, ou trouvez une " +
        "autre voie avec le voyageur.",
      refund_slow:
        "La banque détient un remboursement depuis plus de 3 jours. Interrogez le " +
        "prestataire et prévenez le voyageur.",
      disputed:
        "Le payeur réclame l’argent à sa banque. Répondez chez le prestataire avant " +
        "l’échéance, et ne remboursez rien d’ici là.",
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
      description: "Vous voyez ce que dit le service de paiement en ce moment.",
    },
    unavailable: "Le service de paiement ne répond pas. Réessayez dans un instant.",
  },
  refund: {
    open: "Rembourser…",
    openFor: (payment) => `Rembourser : ${payment}`,
    title: "Rembourser",
    lead: (provider) =>
      `L’argent repart par où il est venu (${provider}). Un remboursement ne peut pas ` +
      "être annulé.",
    demo: "C’est la page de démonstration : aucun argent réel ne circule.",
    amount: "Montant",
    amountHint: (most) => `Au plus ${most}.`,
    tooMuch: (most) => `On ne peut rembourser que ${most} au plus.`,
    reason: "Raison",
    reasonHint: "Conservée avec la commande, pour qui la consultera plus tard.",
    sum: (back, left) => `${back} sont rendus au voyageur, ${left} restent chez nous.`,
    sumAll: (back) => `${back} sont rendus au voyageur : tout ce qui restait.`,
    submit: (amount) => `Rembourser ${amount}`,
    submitEmpty: "Rembourser",
    busy: "Remboursement...",
    done: (amount) => ({
      title: "Remboursement demandé",
      description: `${amount} sont rendus au voyageur.`,
    }),
    failed: {
      title: "Le remboursement a échoué",
      description:
        "L’argent est toujours chez nous. La commande indique la réponse du prestataire.",
    },
  },
  hold: {
    open: "Conserver jusqu’au…",
    title: "Conserver cette commande",
    lead:
      "Une commande impayée est supprimée au bout d’un moment. Celle-ci est conservée " +
      "jusqu’à la fin du jour choisi, heure de Londres.",
    until: "Dernier jour",
    untilHint: `Dans ${MAX_HOLD_DAYS} jours au plus.`,
    untilMissing: "Choisissez un jour",
    reason: "Raison",
    reasonMissing: "Indiquez la raison",
    reasonHint: "Par exemple un virement annoncé. Conservée dans l’historique.",
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
    lead: (kind) =>
      `« ${kind} » quitte alors la liste des choses à faire. Aucun argent ne circule.`,
    reason: "Ce qui a été fait",
    reasonHint: "Conservé dans l’historique, pour qui consultera cette commande plus tard.",
    submit: "C’est réglé",
    busy: "Enregistrement...",
    done: { title: "Réglé", description: "Ce n’est plus dans la liste des choses à faire." },
  },
  list: {
    title: "Paiements à vérifier",
    lead:
      "Argent arrivé sans commande à payer, remboursements non aboutis, contestations. " +
      "Chacun reste ici jusqu’à sa résolution, ou jusqu’à ce que quelqu’un dise " +
      "comment il a été réglé.",
    label: "Paiements à vérifier",
    empty: "Rien à vérifier : chaque paiement correspond à sa commande.",
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
