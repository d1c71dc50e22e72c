const en = () => ({
  title: "Demo payment",
  description: "A payment page of the local product. It takes no money.",
  demo: "Demo: this page takes no money and asks for no card.",
  loading: "Loading the payment...",
  order: "Order",
  total: "To pay",
  pay: "Pay",
  paying: "Paying...",
  decline: "Decline",
  declining: "Declining...",
  slow: "Approve after a few seconds",
  approving: "Approving...",
  back: "Back to the site",
  declined: "The card was declined. Nothing was taken. You can try again, or go back to the site.",
  ended: {
    paid: { heading: "This payment is made", text: "There is nothing more to do here." },
    processing: {
      heading: "This payment is being processed",
      text: "The bank confirms it in a few seconds.",
    },
    expired: {
      heading: "This page has expired",
      text: "Nothing was taken. Go back to the site to begin again.",
    },
    failed: {
      heading: "This payment has failed",
      text: "Nothing was taken. Go back to the site to begin again.",
    },
  },
  returning: "Taking you back to the site...",
  unknown: {
    heading: "There is no such payment",
    text: "Check the address, or open your order on the site.",
  },
  failed: { text: "The payment page could not be loaded.", retry: "Try again" },
  failure: { description: "That did not work. Nothing was taken. Please try again." },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Paiement de démonstration",
  description: "Une page de paiement du produit local. Elle n’encaisse rien.",
  demo: "Démonstration : cette page n’encaisse rien et ne demande aucune carte.",
  loading: "Chargement du paiement…",
  order: "Commande",
  total: "À payer",
  pay: "Payer",
  paying: "Paiement en cours…",
  decline: "Refuser",
  declining: "Refus en cours…",
  slow: "Accepter après quelques secondes",
  approving: "Acceptation en cours…",
  back: "Retour au site",
  declined:
    "La carte a été refusée. Rien n’a été débité. Vous pouvez réessayer ou revenir au site.",
  ended: {
    paid: { heading: "Ce paiement est effectué", text: "Il n’y a plus rien à faire ici." },
    processing: {
      heading: "Ce paiement est en cours de traitement",
      text: "La banque le confirme dans quelques secondes.",
    },
    expired: {
      heading: "Cette page a expiré",
      text: "Rien n’a été débité. Revenez au site pour recommencer.",
    },
    failed: {
      heading: "Ce paiement a échoué",
      text: "Rien n’a été débité. Revenez au site pour recommencer.",
    },
  },
  returning: "Nous vous ramenons au site…",
  unknown: {
    heading: "Ce paiement n’existe pas",
    text: "Vérifiez l’adresse, ou ouvrez votre commande sur le site.",
  },
  failed: { text: "La page de paiement n’a pas pu être chargée.", retry: "Réessayer" },
  failure: {
    description: "Cela n’a pas fonctionné. Rien n’a été débité. Veuillez réessayer.",
  },
});

export const demoPayment = { en, fr };
