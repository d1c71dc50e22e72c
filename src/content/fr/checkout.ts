import type { CheckoutContent } from "../en/checkout.ts";
import type { Facts } from "../facts.ts";

export const checkout = ({ site }: Facts): CheckoutContent => ({
  title: "Paiement",
  description: "Réglez vos passes Fast Track.",
  loading: "Chargement de la commande...",
  steps: { label: "Progression", passenger: "Passagers", payment: "Paiement", confirmation: "Confirmation", done: "fait" },
  card: {
    heading: "Carte bancaire",
    accepted: "Visa ou Mastercard uniquement.",
    cardNumber: "Numéro de carte",
    expiryMonth: "Mois d’expiration",
    expiryYear: "Année d’expiration",
    month: "Mois",
    year: "Année",
    cvv: "CVV",
    cvvHint: "3 ou 4 chiffres, au dos de la carte",
    pay: (amount) => `Payer ${amount} maintenant`,
    notLive:
      "Le paiement par carte n’est pas encore ouvert. Votre commande reste non payée, et aucune donnée de carte ne quitte cette page.",
    statement: (descriptor) => `Votre relevé de carte affichera ${descriptor}.`,
    required: (field) => `${field} : champ obligatoire`,
  },
  summary: {
    heading: "Récapitulatif Fast Track",
    order: "Commande",
    status: "Statut",
    statuses: { "Not Paid": "NON PAYÉ", paid: "PAYÉ", completed: "TERMINÉ", cancelled: "ANNULÉ", refunded: "REMBOURSÉ" },
    traveller: "Réservé par",
    airport: "Aéroport",
    flightDate: "Date du vol",
    flightNumber: "Vol",
    passengers: "Passagers",
    adults: (count) => `${count} ${count > 1 ? "adultes" : "adulte"}`,
    children: (count) => `${count} ${count > 1 ? "enfants" : "enfant"}`,
    infants: (count) => `${count} ${count > 1 ? "bébés" : "bébé"}`,
    total: "Total",
  },
  unavailable: {
    text: "Ce navigateur ne peut pas ouvrir la commande : elle a été faite ailleurs, ou il y a longtemps.",
    link: "Retrouver votre réservation",
  },
  failed: { text: "La commande n’a pas pu être chargée. Votre réservation est conservée.", retry: "Réessayer" },
  help: `Une question ? Appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
});
