import { operatorZone } from "./operator-zone.ts";

const en = () => ({
  heading: "Receipt",
  payer: "Paid by",
  pass: "Fast Track passes",
  unit: "Price",
  count: "Quantity",
  sum: "Amount",
  total: "Total",
  amount: "Amount paid",
  waived: "Not charged",
  disputed: "Disputed with your bank",
  refunded: "Refunded",
  due: "Still to pay",
  paidOn: "Paid on",
  lastPaidOn: "Balance paid on",
  moment: (moment: string) => `${moment} (${operatorZone.en()})`,
  order: "Order number",
  email: "Sent to",
  seller: "Seller",
  print: "Print the receipt",
});

const fr: typeof en = () => ({
  heading: "Reçu",
  payer: "Payé par",
  pass: "Pass Fast Track",
  unit: "Prix",
  count: "Nombre",
  sum: "Montant",
  total: "Total",
  amount: "Montant payé",
  waived: "Non débité",
  disputed: "Contesté auprès de votre banque",
  refunded: "Remboursé",
  due: "Reste à payer",
  paidOn: "Payé le",
  lastPaidOn: "Reste payé le",
  moment: (moment) => `${moment} (${operatorZone.fr()})`,
  order: "Numéro de commande",
  email: "Envoyé à",
  seller: "Vendeur",
  print: "Imprimer le reçu",
});

export const receipt = { en, fr };
