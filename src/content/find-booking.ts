import { BOOKING_CODE_MINUTES } from "../domain/orders/order-number.ts";

const en = () => ({
  title: "Find your booking",
  description: "Open your Fast Track booking again with its number and your e-mail.",
  lead:
    "Enter the order number and the e-mail you booked with. We send a one-time code to that " +
    "address.",
  orderNumber: "Order number",
  orderNumberHint: "It starts with FT-, in the subject of our e-mail about your booking.",
  email: "E-mail",
  emailRequired: "E-mail is required",
  send: "Send the code",
  sending: "Sending...",
  sent:
    "If a booking matches, a 6-digit code is on its way to that address. It is valid for " +
    `${BOOKING_CODE_MINUTES} minutes.`,
  code: "One-time code",
  codeHint: "6 digits, from our e-mail",
  open: "Open the booking",
  opening: "Opening...",
  startAgain: "Use another order number or e-mail",
  codeInvalid: "This code does not fit, or is no longer valid. Check it, or ask for a new one.",
  /** The drawn mail quotes "order-booked" (order-mails.en.ts). */
  mail: {
    subject: "Your Fast Track booking",
    heading: "We have your booking",
    label: "Order number",
    number: "FT-1234567890123-ABCD2345",
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "A code comes by e-mail",
        text:
          `6 digits, valid for ${BOOKING_CODE_MINUTES} minutes. It goes to the address you ` +
          "booked with, and to no other.",
      },
      {
        title: "You enter it here",
        text: "The booking then opens in this browser, without an account.",
      },
      {
        title: "It is yours again",
        text:
          "Pay it, change the day or the party, cancel it, print the receipt, or open the " +
          "pass.",
      },
    ],
  },
  help:
    "No number, or no longer that address? [Write to us](/contact), and we look for the " +
    "booking with you.",
});

const fr = (): ReturnType<typeof en> => ({
  title: "Retrouver votre réservation",
  description: "Rouvrez votre réservation Fast Track avec son numéro et votre e-mail.",
  lead:
    "Saisissez le numéro de commande et l’e-mail de la réservation. Nous envoyons un code à " +
    "usage unique à cette adresse.",
  orderNumber: "Numéro de commande",
  orderNumberHint: "Il commence par FT- et figure dans l’objet de notre e-mail de réservation.",
  email: "E-mail",
  emailRequired: "L’e-mail est obligatoire",
  send: "Envoyer le code",
  sending: "Envoi en cours...",
  sent:
    "Si une réservation correspond, un code à 6 chiffres part vers cette adresse. Il est " +
    `valable ${BOOKING_CODE_MINUTES} minutes.`,
  code: "Code à usage unique",
  codeHint: "6 chiffres, reçus par e-mail",
  open: "Ouvrir la réservation",
  opening: "Ouverture...",
  startAgain: "Utiliser un autre numéro ou e-mail",
  codeInvalid:
    "Ce code ne convient pas ou n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.",
  mail: {
    subject: "Votre réservation Fast Track",
    heading: "Votre réservation est enregistrée",
    label: "Numéro de commande",
    number: "FT-1234567890123-ABCD2345",
  },
  next: {
    title: "Et ensuite ?",
    steps: [
      {
        title: "Un code arrive par e-mail",
        text:
          `6 chiffres, valables ${BOOKING_CODE_MINUTES} minutes. Il part à l’adresse de la ` +
          "réservation, et à aucune autre.",
      },
      {
        title: "Vous le saisissez ici",
        text: "La réservation s’ouvre alors dans ce navigateur, sans compte.",
      },
      {
        title: "Vous reprenez la main",
        text:
          "Réglez-la, changez le jour ou les voyageurs, annulez-la, imprimez le reçu ou ouvrez " +
          "le pass.",
      },
    ],
  },
  help:
    "Vous n’avez plus le numéro, ou plus cette adresse ? [Écrivez-nous](/contact) : nous " +
    "chercherons la réservation avec vous.",
});

export const findBooking = { en, fr };
