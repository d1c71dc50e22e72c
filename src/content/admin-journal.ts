import type { DisputeStatus, HandMethod, MovementKind } from "#domain/payments/movement.ts";
import type { Facts } from "./facts.ts";

const en = (_facts?: Facts) => ({
  disputes: {
    heading: "Dispute",
    statuses: {
      open: "Needs an answer",
      under_review: "With the bank",
      won: "Won",
      lost: "Lost",
    } satisfies Record<DisputeStatus, string>,
    amount: "Disputed",
    fee: "Fee",
    opened: "Opened",
    due: "Answer by",
    cause: "Reason given",
    advice: {
      open: "Respond to the provider by the deadline. The bank will hold the money until it decides.",
      under_review: "The bank has our answer and will hold the money until it decides.",
      won: "The bank gave the money back to us.",
      lost: "The bank gave the money to the payer, and the order counts as refunded.",
    } satisfies Record<DisputeStatus, string>,
    noRefund: {
      open: "You can’t refund this payment while it is disputed, because we might pay twice.",
      lost:
        "You can’t refund this payment, because the bank has already given the money back to the " +
        "payer.",
    },
  },
  methods: {
    transfer: "Bank transfer",
    cash: "Cash",
    other: "Another way",
  } satisfies Record<HandMethod, string>,
  movements: {
    payment: "Payment",
    refund: "Refund",
    refund_failed: "Returned refund",
    dispute_opened: "Dispute opened",
    dispute_won: "Dispute won",
    dispute_lost: "Dispute lost",
    dispute_fee: "Dispute fee",
    fee: "Payment fee",
    by_hand: "Paid by hand",
    waived: "Waived",
  } satisfies Record<MovementKind, string>,
  entry: (what: string, amount: string, how: string | null) =>
    how === null ? `${what}: ${amount}` : `${what}: ${amount} (${how})`,
  movedOn: "Money moved on",
});

const fr = (_facts?: Facts): ReturnType<typeof en> => ({
  disputes: {
    heading: "Contestation",
    statuses: {
      open: "Réponse attendue",
      under_review: "À l’étude par la banque",
      won: "Gagnée",
      lost: "Perdue",
    },
    amount: "Contesté",
    fee: "Frais",
    opened: "Ouverte le",
    due: "Répondre au plus tard le",
    cause: "Motif indiqué",
    advice: {
      open:
        "Répondez au prestataire avant la date limite. La banque garde l’argent jusqu’à sa " +
        "décision.",
      under_review:
        "La banque a reçu notre réponse et doit décider. Elle garde l’argent jusque-là.",
      won: "La banque nous a restitué l’argent.",
      lost: "La banque a restitué l’argent au titulaire de la carte, et la commande est considérée comme remboursée.",
    },
    noRefund: {
      open:
        "Ce paiement ne peut pas être remboursé tant qu’il est contesté, car nous pourrions " +
        "payer deux fois.",
      lost:
        "Ce paiement ne peut plus être remboursé, car la banque a déjà restitué l’argent au " +
        "payeur.",
    },
  },
  methods: { transfer: "Virement", cash: "Espèces", other: "Autrement" },
  movements: {
    payment: "Paiement",
    refund: "Remboursement",
    refund_failed: "Remboursement rejeté",
    dispute_opened: "Contestation ouverte",
    dispute_won: "Contestation gagnée",
    dispute_lost: "Contestation perdue",
    dispute_fee: "Frais de contestation",
    fee: "Frais de paiement",
    by_hand: "Argent reçu autrement",
    waived: "Montant abandonné",
  },
  entry: (what, amount, how) =>
    how === null ? `${what} : ${amount}` : `${what} : ${amount} (${how})`,
  movedOn: "Date du mouvement",
});

export const adminJournal = { en, fr };
