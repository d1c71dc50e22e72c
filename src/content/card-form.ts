import { findCards } from "#domain/card-brands.ts";
import { cards } from "./cards.ts";
import type { Facts } from "./facts.ts";

const hasAmex = (site: Facts["site"]) => findCards(site).includes("American Express");

const en = ({ site }: Facts) => ({
  heading: "Card details",
  notices: {
    none:
      "We can’t take card payments online yet, so please call us to pay. This form only checks " +
      "your card details, and nothing is charged or sent.",
    demo: "This form only checks your card details, and nothing is charged or sent.",
  },
  accepted: `Use ${cards.en({ site })} only.`,
  cardNumber: "Card number",
  expiryMonth: "Expiry month",
  expiryYear: "Expiry year",
  month: "Month",
  year: "Year",
  cvv: "CVV",
  cvvHint: hasAmex(site) ? "3 digits on the back, or 4 on the front" : "3 digits on the back",
  check: "Check the card",
  checked: "The form is complete. Nothing was charged, and your booking is still unpaid.",
  required: (field: string) => `${field} is required`,
});

const fr: typeof en = ({ site }) => ({
  heading: "Carte bancaire",
  notices: {
    none:
      "Le paiement en ligne est indisponible. Appelez-nous pour payer. Ce formulaire ne fait que " +
      "vérifier une carte. Rien n’est débité ni envoyé.",
    demo: "Ce formulaire ne fait que vérifier une carte. Rien n’est débité ni envoyé.",
  },
  accepted: `Utilisez uniquement une carte ${cards.fr({ site })}.`,
  cardNumber: "Numéro de carte",
  expiryMonth: "Mois d’expiration",
  expiryYear: "Année d’expiration",
  month: "Mois",
  year: "Année",
  cvv: "CVV",
  cvvHint: hasAmex(site) ? "3 chiffres au dos, ou 4 au recto" : "3 chiffres au dos",
  check: "Vérifier la carte",
  checked: "Le formulaire est complet. Rien n’a été débité, et la réservation reste à payer.",
  required: (field) => `${field} : champ obligatoire`,
});

/** This card form charges nothing. */
export const cardForm = { en, fr };
