import { operatorZone } from "./operator-zone.ts";

const en = () => ({
  heading: "Your bookings",
  unproved: "Confirm your email to see your bookings.",
  loading: "Loading your bookings...",
  failed: "We couldn’t load your bookings.",
  retry: "Try again",
  empty: (email: string) => `No bookings with ${email} yet.`,
  book: "Book a Fast Track",
  elsewhere: "Booked with another address? [Find your booking](/find-booking).",
  noAirport: "Airport to be added",
  noDay: "Day to be added",
  ended: "Expired",
  refunding: "Refund under way",
  payBy: (moment: string) =>
    `Pay by ${moment} (${operatorZone.en()}). After that, the booking expires.`,
  pass: "Open the pass",
  pay: (amount: string) => `Pay ${amount}`,
  change: "Change or cancel",
  changeOnly: "Change",
  receipt: "Receipt",
  see: "See the booking",
  more: "Show more bookings",
  gone: "This booking is no longer linked to your address. Reload the page.",
});

const fr = (): ReturnType<typeof en> => ({
  heading: "Vos réservations",
  unproved: "Confirmez votre adresse pour voir vos réservations.",
  loading: "Chargement de vos réservations...",
  failed: "Nous n’avons pas pu charger vos réservations.",
  retry: "Réessayer",
  empty: (email) => `Aucune réservation avec ${email} pour l’instant.`,
  book: "Réserver un Fast Track",
  elsewhere:
    "Vous avez réservé avec une autre adresse ? [Retrouvez votre réservation](/find-booking).",
  noAirport: "Aéroport à préciser",
  noDay: "Jour à préciser",
  ended: "Expirée",
  refunding: "Remboursement en cours",
  payBy: (moment) =>
    `Payez avant le ${moment} (${operatorZone.fr()}). Passé ce délai, la réservation expire.`,
  pass: "Ouvrir le pass",
  pay: (amount) => `Payer ${amount}`,
  change: "Modifier ou annuler",
  changeOnly: "Modifier",
  receipt: "Reçu",
  see: "Voir la réservation",
  more: "Voir plus de réservations",
  gone: "Cette réservation n’est plus liée à votre adresse. Rechargez la page.",
});

export const ownBookings = { en, fr };
