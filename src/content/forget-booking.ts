const en = () => ({
  open: "Forget this booking on this device",
  busy: "One moment...",
  hint: "For a shared device. Your order number and email open it again.",
  done: { title: "Forgotten" },
  failure: { title: "Not forgotten", description: "That didn’t work. Try again." },
});

const fr = (): ReturnType<typeof en> => ({
  open: "Oublier cette réservation sur cet appareil",
  busy: "Un instant...",
  hint: "Sur un appareil partagé. Numéro de commande et e-mail la rouvrent.",
  done: { title: "Réservation oubliée" },
  failure: {
    title: "Réservation non oubliée",
    description: "L’opération a échoué. Réessayez.",
  },
});

export const forgetBooking = { en, fr };
