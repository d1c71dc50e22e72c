const en = () => ({
  open: "Forget this booking on this device",
  busy: "One moment...",
  hint: "For a shared device. Your order number and e-mail open it again.",
  done: {
    title: "Forgotten",
    description: "This browser no longer opens the booking. Your order number and e-mail do.",
  },
  failure: {
    title: "Not forgotten",
    description: "This browser still opens the booking. Please try again.",
  },
});

const fr = (): ReturnType<typeof en> => ({
  open: "Oublier cette réservation sur cet appareil",
  busy: "Un instant...",
  hint: "Pour un appareil partagé. Votre numéro de commande et votre e-mail la rouvrent.",
  done: {
    title: "Réservation oubliée",
    description:
      "Ce navigateur n’ouvre plus la réservation. Votre numéro de commande et votre e-mail " +
      "la rouvrent.",
  },
  failure: {
    title: "Réservation non oubliée",
    description: "Ce navigateur ouvre encore la réservation. Veuillez réessayer.",
  },
});

export const forgetBooking = { en, fr };
