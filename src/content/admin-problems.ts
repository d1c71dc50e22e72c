import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Payments to check",
  lead:
    "Payments that don’t fit their order, refunds that haven’t gone through and disputes appear " +
    "here.",
  label: "Payments to check",
  empty: "Every payment matches its order.",
  shown: (count: number) =>
    `${count} ${plural(count, "problem shown", "problems shown")}, the oldest first.`,
  kind: "Problem",
  anyKind: "All problems",
  order: "Order",
  deleted: "the order was deleted",
  received: "Received",
  since: "Since",
  action: "Action",
  look: "See the order",
  lookFor: (number: string) => `See the order ${number}`,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Paiements à vérifier",
  lead:
    "Vous trouvez ici les paiements qui ne correspondent pas à leur commande, les remboursements " +
    "qui n’ont pas abouti et les contestations.",
  label: "Paiements à vérifier",
  empty: "Chaque paiement correspond à sa commande.",
  shown: (count) =>
    `${count} ${plural(count, "problème affiché", "problèmes affichés")}, les plus anciens ` +
    "d’abord.",
  kind: "Problème",
  anyKind: "Tous les problèmes",
  order: "Commande",
  deleted: "la commande a été supprimée",
  received: "Encaissé",
  since: "Depuis le",
  action: "Action",
  look: "Voir la commande",
  lookFor: (number) => `Voir la commande ${number}`,
});

export const adminProblems = { en, fr };
