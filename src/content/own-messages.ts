const en = {
  heading: "Your messages",
  loading: "Loading your messages...",
  failed: "Your messages could not be loaded.",
  retry: "Try again",
  empty: "Nothing yet. [Write to us](/contact), and our answer comes by e-mail and stands here.",
  sent: (moment: string) => `Sent on ${moment} (London time)`,
  answer: (moment: string) => `Our answer of ${moment}`,
  answered: "Answered",
  received: "Received",
  more: "Show more messages",
};

const fr: typeof en = {
  heading: "Vos messages",
  loading: "Chargement de vos messages...",
  failed: "Vos messages n’ont pas pu être chargés.",
  retry: "Réessayer",
  empty:
    "Rien pour l’instant. [Écrivez-nous](/contact) : notre réponse arrive par e-mail et " +
    "reste ici.",
  sent: (moment) => `Envoyé le ${moment} (heure de Londres)`,
  answer: (moment) => `Notre réponse du ${moment}`,
  answered: "Répondu",
  received: "Reçu",
  more: "Voir plus de messages",
};

/** The messages on the account page. */
export const ownMessages = { en: () => en, fr: () => fr };
