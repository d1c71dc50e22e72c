const en = () => ({
  open: "Forget this booking on this device",
  busy: "One moment...",
  hint:
    "Do this if you share the device. You can open the booking again with your order number and " +
    "email.",
  done: { title: "Booking forgotten" },
  failure: { title: "Booking not forgotten", description: "That didn’t work. Try again." },
});

const fr = (): ReturnType<typeof en> => ({
  open: "Oublier cette réservation sur cet appareil",
  busy: "Un instant...",
  hint: "Appareil partagé ? Vous pourrez rouvrir la réservation avec votre numéro de commande et votre e-mail.",
  done: { title: "Réservation oubliée" },
  failure: {
    title: "Réservation non oubliée",
    description: "L’opération a échoué. Réessayez.",
  },
});

export const forgetBooking = { en, fr };
