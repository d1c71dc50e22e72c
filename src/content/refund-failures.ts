import type { Facts } from "./facts.ts";

type Codes = Partial<Record<string, string>>;

const en = (_facts: Facts) => ({
  requested:
    "The payment provider hasn’t answered yet. We check again every few minutes, or you can press " +
    "“Check now” to check at once. The money will only be refunded once.",
  failed: (why: string) => `The money didn’t reach the traveller: ${why}`,
  unknown: (code: string) => `the payment provider says “${code}”.`,
  codes: {
    lost_or_stolen_card: "the card was lost or stolen.",
    expired_or_canceled_card: "the card has expired or was cancelled.",
    declined: "the bank declined the refund.",
    insufficient_funds: "our balance at the payment provider was too low.",
    charge_for_pending_refund_disputed: "the payer has since disputed the payment.",
    merchant_request: "the refund was stopped at our request.",
    unknown: "the bank gave no reason.",
    charge_already_refunded: "the payment provider has already refunded the payment.",
    charge_disputed: "the payer is disputing the payment.",
    balance_insufficient: "our balance at the payment provider is too low.",
  } as Codes,
});

const fr = (_facts: Facts): ReturnType<typeof en> => ({
  requested:
    "Le prestataire de paiement n’a pas encore répondu. Nous l’interrogeons de nouveau à quelques " +
    "minutes d’intervalle. Pour vérifier tout de suite, choisissez « Vérifier maintenant ». Le " +
    "voyageur ne sera remboursé qu’une fois.",
  failed: (why) => `L’argent n’est pas parvenu au voyageur : ${why}`,
  unknown: (code) => `le prestataire de paiement répond « ${code} ».`,
  codes: {
    lost_or_stolen_card: "la carte a été perdue ou volée.",
    expired_or_canceled_card: "la carte a expiré ou n’est plus active.",
    declined: "la banque a refusé le remboursement.",
    insufficient_funds: "notre solde auprès du prestataire de paiement était insuffisant.",
    charge_for_pending_refund_disputed: "le payeur a contesté le paiement entre-temps.",
    merchant_request: "le remboursement a été annulé à notre demande.",
    unknown: "la banque n’a pas donné de raison.",
    charge_already_refunded: "le prestataire de paiement a déjà remboursé ce paiement.",
    charge_disputed: "le payeur conteste ce paiement.",
    balance_insufficient: "notre solde auprès du prestataire de paiement est insuffisant.",
  },
});

export const refundFailures = { en, fr };
