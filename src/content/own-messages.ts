import { operatorZone } from "./operator-zone.ts";

const en = {
  heading: "Your messages",
  loading: "Loading your messages...",
  failed: "We couldn’t load your messages.",
  retry: "Try again",
  empty: "No messages yet. [Write to us](/contact).",
  sent: (moment: string) => `Sent on ${moment} (${operatorZone.en()})`,
  answer: (moment: string) => `Our reply on ${moment}`,
  answered: "Replied",
  received: "Received",
  more: "Show more messages",
};

const fr: typeof en = {
  heading: "Vos messages",
  loading: "Chargement de vos messages...",
  failed: "Nous n’avons pas pu charger vos messages.",
  retry: "Réessayer",
  empty: "Aucun message pour l’instant. [Écrivez-nous](/contact).",
  sent: (moment) => `Envoyé le ${moment} (${operatorZone.fr()})`,
  answer: (moment) => `Notre réponse du ${moment}`,
  answered: "Réponse envoyée",
  received: "Reçu",
  more: "Voir plus de messages",
};

export const ownMessages = { en: () => en, fr: () => fr };
