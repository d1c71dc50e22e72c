const en = () => ({
  heading: "Your bookings",
  unproved:
    "Confirm your address first. The bookings made with it then stand here, each with its pass.",
  loading: "Loading your bookings...",
  failed: "Your bookings could not be loaded.",
  retry: "Try again",
  empty: (email: string) => `No booking has been made with ${email} yet.`,
  book: "Book a Fast Track",
  elsewhere: "Booked with another address? [Find your booking](/find-booking) by its order number.",
  noAirport: "Airport to be added",
  noDay: "Day to be added",
  ended: "Expired",
  payBy: (moment: string) => `Pay by ${moment} (London time), or the booking expires.`,
  pass: "Open the pass",
  pay: (amount: string) => `Pay ${amount}`,
  change: "Change or cancel",
  receipt: "Receipt",
  see: "See the booking",
  more: "Show more bookings",
  gone: "This booking is no longer with your address. Reload the page.",
});

const fr = (): ReturnType<typeof en> => ({
  heading: "Vos réservations",
  unproved:
    "Confirmez d’abord votre adresse. Les réservations faites avec elle apparaîtront ici, " +
    "chacune avec son pass.",
  loading: "Chargement de vos réservations...",
  failed: "Vos réservations n’ont pas pu être chargées.",
  retry: "Réessayer",
  empty: (email) => `Aucune réservation n’a encore été faite avec ${email}.`,
  book: "Réserver un Fast Track",
  elsewhere:
    "Vous avez réservé avec une autre adresse ? [Retrouvez votre réservation](/find-booking) " +
    "avec son numéro de commande.",
  noAirport: "Aéroport à préciser",
  noDay: "Jour à préciser",
  ended: "Expirée",
  payBy: (moment) => `Payez avant le ${moment} (heure de Londres), sinon la réservation expire.`,
  pass: "Ouvrir le pass",
  pay: (amount) => `Payer ${amount}`,
  change: "Modifier ou annuler",
  receipt: "Reçu",
  see: "Voir la réservation",
  more: "Voir plus de réservations",
  gone: "Cette réservation n’est plus liée à votre adresse. Rechargez la page.",
});

/** The bookings on the account page. */
export const ownBookings = { en, fr };
