import type { Facts } from "./facts.ts";

const en = (_facts?: Facts) => ({
  open: "Export payments for accounting…",
  heading: "Export payments for accounting",
  lead:
    "The file has one line for each movement of money: payments, refunds, disputes, fees and " +
    "payments by hand. Each date is the day the money moved.",
  from: "From",
  to: "To",
  label: "Export the payments",
  busy: "Exporting...",
  done: { title: "Export ready" },
});

const fr = (_facts?: Facts): ReturnType<typeof en> => ({
  open: "Paiements pour la comptabilité…",
  heading: "Paiements pour la comptabilité",
  lead:
    "Chaque ligne est un mouvement d’argent : paiement, remboursement, contestation, frais ou " +
    "argent reçu autrement. Les dates sont celles de ces mouvements.",
  from: "Du",
  to: "Au",
  label: "Exporter les paiements",
  busy: "Export en cours...",
  done: { title: "Export prêt" },
});

export const adminPaymentExport = { en, fr };
