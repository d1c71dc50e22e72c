const en = () => ({
  title: "Demo payment",
  description: "This is a demo payment. No money is taken.",
  demo: "This is a demo. No money is taken, and you don’t need a card.",
  loading: "Loading the payment...",
  order: "Your purchase",
  total: "To pay",
  pay: "Pay",
  paying: "Paying...",
  decline: "Decline",
  declining: "Declining...",
  slow: "Pay with a slow bank",
  approving: "Approving...",
  back: "Back to the site",
  declined: "The card was declined. Nothing was charged. Try again, or go back.",
  ended: {
    paid: { heading: "This payment is complete", text: "You can go back to the site." },
    processing: {
      heading: "We’re processing this payment",
      text: "The bank will confirm the payment within seconds.",
    },
    expired: {
      heading: "This page has expired",
      text: "Nothing was charged. Start again.",
    },
    failed: {
      heading: "This payment failed",
      text: "Nothing was charged. Start again.",
    },
  },
  returning: "Taking you back...",
  unknown: {
    heading: "We can’t find this payment",
    text: "Check the address, or open your booking.",
  },
  failed: { text: "We couldn’t load this page.", retry: "Try again" },
  failure: { description: "That didn’t work. Nothing was charged. Try again." },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Paiement de démonstration",
  description: "Ceci est un paiement de démonstration. Aucun montant n’est débité.",
  demo: "Ceci est une démonstration. Aucun montant n’est débité, et vous n’avez pas besoin de carte.",
  loading: "Chargement du paiement...",
  order: "Votre achat",
  total: "À payer",
  pay: "Payer",
  paying: "Paiement en cours...",
  decline: "Refuser",
  declining: "Refus en cours...",
  slow: "Payer avec une banque lente",
  approving: "Acceptation en cours...",
  back: "Retour au site",
  declined: "La carte a été refusée. Rien n’a été débité. Réessayez, ou revenez au site.",
  ended: {
    paid: { heading: "Paiement effectué", text: "Vous pouvez revenir au site." },
    processing: {
      heading: "Paiement en cours de traitement",
      text: "La banque confirmera votre paiement en quelques secondes.",
    },
    expired: {
      heading: "Cette page a expiré",
      text: "Rien n’a été débité. Recommencez.",
    },
    failed: {
      heading: "Ce paiement a échoué",
      text: "Rien n’a été débité. Recommencez.",
    },
  },
  returning: "Retour au site en cours...",
  unknown: {
    heading: "Ce paiement est introuvable",
    text: "Vérifiez l’adresse, ou ouvrez votre réservation.",
  },
  failed: { text: "Nous n’avons pas pu charger cette page.", retry: "Réessayer" },
  failure: { description: "L’opération a échoué. Rien n’a été débité. Réessayez." },
});

export const demoPayment = { en, fr };
