import { BOOKING_CODE_MINUTES } from "../domain/orders/booking.ts";

const en = () => ({
  title: "Find your booking",
  description: "Open your Fast Track booking again with its number and your e-mail.",
  lead: "Enter the order number and the e-mail you booked with. We send a one-time code to that address.",
  orderNumber: "Order number",
  orderNumberHint: "It starts with FT-",
  email: "E-mail",
  emailRequired: "E-mail is required",
  send: "Send the code",
  sending: "Sending...",
  sent: `If a booking matches, a 6-digit code is on its way to that address. It is valid for ${BOOKING_CODE_MINUTES} minutes.`,
  code: "One-time code",
  codeHint: "6 digits, from our e-mail",
  open: "Open the booking",
  opening: "Opening...",
  startAgain: "Use another order number or e-mail",
  codeInvalid: "This code does not fit, or is no longer valid. Check it, or ask for a new one.",
});

const fr = (): ReturnType<typeof en> => ({
  title: "Retrouver votre réservation",
  description: "Rouvrez votre réservation Fast Track avec son numéro et votre e-mail.",
  lead: "Saisissez le numéro de commande et l’e-mail de la réservation. Nous envoyons un code à usage unique à cette adresse.",
  orderNumber: "Numéro de commande",
  orderNumberHint: "Il commence par FT-",
  email: "E-mail",
  emailRequired: "L’e-mail est obligatoire",
  send: "Envoyer le code",
  sending: "Envoi en cours...",
  sent: `Si une réservation correspond, un code à 6 chiffres part vers cette adresse. Il est valable ${BOOKING_CODE_MINUTES} minutes.`,
  code: "Code à usage unique",
  codeHint: "6 chiffres, reçus par e-mail",
  open: "Ouvrir la réservation",
  opening: "Ouverture...",
  startAgain: "Utiliser un autre numéro ou e-mail",
  codeInvalid: "Ce code ne convient pas ou n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.",
});

export const findBooking = { en, fr };
