import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  heading: "Change or cancel",
  until: (day: string) =>
    `You can change or cancel your booking until the end of ${day} (airport time).`,
  untilUsed: "You can change or cancel your booking until your pass is used.",
  byTeam: {
    until: (day: string) =>
      `You can change your booking until the end of ${day} (airport time). To cancel it, ` +
      "[write to us](/contact).",
    untilUsed:
      "You can change your booking until your pass is used. To cancel it, [write to us](/contact).",
  },
  untilPaid: "You can change anything until you pay.",
  details: "To change the email address or the company, [write to us](/contact).",
  party: "To change the travellers, the email address or the company, [write to us](/contact).",
  price: {
    due: (amount: string) => `You’ll have ${amount} left to pay on this page.`,
    back: (amount: string) => `We’ll refund ${amount} to your card.`,
  },
  noScript:
    "Changing or cancelling a booking needs JavaScript. Without it, call " +
    `${site.company.phone} or write to ${site.company.email}.`,
  tooLate: `It’s too late to change or cancel this booking online. Call ${site.company.phone}.`,
  openTrip: {
    heading: "Add what’s missing",
    submit: "Save",
  },
  open: "Change the booking",
  form: {
    submit: "Save the changes",
    close: "Keep it as it is",
    busy: "Saving...",
    saved: { title: "Saved", description: "We’ve emailed you a confirmation." },
    failure: {
      title: "Not saved",
      description: "That didn’t work. Your changes are still here. Try again.",
    },
  },
  cancel: {
    open: "Cancel the booking",
    question: "Cancel this booking?",
    submit: "Cancel the booking",
    close: "Keep it",
    busy: "Cancelling...",
    refund: (amount: string) => `We’ll refund ${amount} to your card. Your code will stop working.`,
    unpaid: "Cancelling is free. You’ll have nothing to pay.",
    failure: { title: "Not cancelled", description: "That didn’t work. Try again." },
  },
  refusals: {
    too_late: `It’s too late to change or cancel this booking online. Call ${site.company.phone}.`,
    version_conflict: "Your booking has changed since you opened it. Check it and try again.",
    refund_in_progress: "We’re refunding you right now. Check again in a moment.",
    address_changed:
      "Our team has changed this booking’s email address. For now, only our team can cancel the " +
      `booking, so write to ${site.company.email}.`,
    link_copied:
      "You opened this booking with a link from our team. To get a refund or change the email " +
      `address, open it with the link in one of our emails, or write to ${site.company.email}.`,
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  heading: "Modifier ou annuler",
  until: (day) =>
    `Vous pouvez modifier ou annuler votre réservation jusqu’au ${day} inclus (heure locale de ` +
    "l’aéroport).",
  untilUsed:
    "Vous pouvez modifier ou annuler votre réservation tant que votre pass n’a pas été utilisé.",
  byTeam: {
    until: (day) =>
      `Vous pouvez modifier votre réservation jusqu’au ${day} inclus (heure locale de l’aéroport). ` +
      "Pour l’annuler, [écrivez-nous](/contact).",
    untilUsed:
      "Vous pouvez modifier votre réservation tant que votre pass n’a pas été utilisé. Pour " +
      "l’annuler, [écrivez-nous](/contact).",
  },
  untilPaid: "Vous pouvez tout modifier jusqu’au paiement.",
  details: "Pour changer l’e-mail ou la société, [écrivez-nous](/contact).",
  party: "Pour changer les voyageurs, l’e-mail ou la société, [écrivez-nous](/contact).",
  price: {
    due: (amount) => `Il vous restera ${amount} à payer sur cette page.`,
    back: (amount) => `Nous vous rembourserons ${amount} sur votre carte.`,
  },
  noScript:
    "Pour modifier ou annuler une réservation ici, activez JavaScript. Sinon, appelez le " +
    `${site.company.phone} ou écrivez à ${site.company.email}.`,
  tooLate: `Il est trop tard pour modifier ou annuler la réservation ici. Appelez le ${site.company.phone}.`,
  openTrip: {
    heading: "Ajoutez ce qui manque",
    submit: "Enregistrer",
  },
  open: "Modifier la réservation",
  form: {
    submit: "Enregistrer les modifications",
    close: "Ne rien changer",
    busy: "Enregistrement...",
    saved: { title: "Enregistré", description: "Un e-mail vous le confirme." },
    failure: { title: "Non enregistré", description: "Votre saisie est conservée. Réessayez." },
  },
  cancel: {
    open: "Annuler la réservation",
    question: "Annuler cette réservation ?",
    submit: "Annuler la réservation",
    close: "La garder",
    busy: "Annulation...",
    refund: (amount) =>
      `Nous vous rembourserons ${amount} sur votre carte. Votre code ne fonctionnera plus.`,
    unpaid: "L’annulation est gratuite. Vous n’aurez rien à payer.",
    failure: { title: "Réservation non annulée", description: "L’annulation a échoué. Réessayez." },
  },
  refusals: {
    too_late: `Il est trop tard pour modifier ou annuler la réservation ici. Appelez le ${site.company.phone}.`,
    version_conflict: "La réservation a changé entre-temps. Vérifiez-la et réessayez.",
    refund_in_progress: "Un remboursement est en cours. Revenez dans un instant.",
    address_changed:
      "Notre équipe a modifié l’e-mail de cette réservation. Pour l’instant, elle seule peut " +
      `annuler cette réservation. Écrivez à ${site.company.email}.`,
    link_copied:
      "Vous avez ouvert cette réservation avec un lien de notre équipe. Pour obtenir un remboursement ou " +
      "changer d’adresse e-mail, ouvrez-la avec le lien reçu dans l’un de nos e-mails, ou écrivez à " +
      `${site.company.email}.`,
  },
});

export const manageBooking = { en, fr };
