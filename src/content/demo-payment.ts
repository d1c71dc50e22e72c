const en = () => ({
  title: "Demo payment",
  description: "A demo payment page that takes no money.",
  demo: "Demo: no money, no card.",
  loading: "Loading the payment...",
  order: "Order number",
  total: "To pay",
  pay: "Pay",
  paying: "Paying...",
  decline: "Decline",
  declining: "Declining...",
  slow: "Approve after a few seconds",
  approving: "Approving...",
  back: "Back to the site",
  declined: "The card was declined. Nothing was charged. Try again, or go back to the site.",
  ended: {
    paid: { heading: "This payment is made", text: "You can go back to the site." },
    processing: {
      heading: "Processing this payment",
      text: "The bank confirms it in a few seconds.",
    },
    expired: {
      heading: "This page has expired",
      text: "Nothing was charged. Start again from the site.",
    },
    failed: {
      heading: "This payment failed",
      text: "Nothing was charged. Start again from the site.",
    },
  },
  returning: "Taking you back to the site...",
  unknown: {
    heading: "There is no such payment",
    text: "Check the address, or open your booking on the site.",
  },
  failed: { text: "We couldn’t load the payment page.", retry: "Try again" },
  failure: { description: "That didn’t work. Nothing was charged. Try again." },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Paiement de démonstration",
  description: "Une page de paiement de démonstration, qui n’encaisse rien.",
  demo: "Démonstration : ni argent, ni carte.",
  loading: "Chargement du paiement...",
  order: "Numéro de commande",
  total: "À payer",
  pay: "Payer",
  paying: "Paiement en cours...",
  decline: "Refuser",
  declining: "Refus en cours...",
  slow: "Accepter après quelques secondes",
  approving: "Acceptation en cours...",
  back: "Retour au site",
  declined: "La carte a été refusée. Rien n’a été débité. Réessayez, ou revenez au site.",
  ended: {
    paid: { heading: "Ce paiement est effectué", text: "Vous pouvez revenir au site." },
    processing: {
      heading: "Paiement en cours de traitement",
      text: "La banque le confirme dans quelques secondes.",
    },
    expired: {
      heading: "Cette page a expiré",
      text: "Rien n’a été débité. Recommencez depuis le site.",
    },
    failed: {
      heading: "Ce paiement a échoué",
      text: "Rien n’a été débité. Recommencez depuis le site.",
    },
  },
  returning: "Nous vous ramenons au site...",
  unknown: {
    heading: "Ce paiement n’existe pas",
    text: "Vérifiez l’adresse, ou ouvrez votre réservation sur le site.",
  },
  failed: { text: "Nous n’avons pas pu charger la page de paiement.", retry: "Réessayer" },
  failure: { description: "Échec. Rien n’a été débité. Réessayez." },
});

export const demoPayment = { en, fr };
