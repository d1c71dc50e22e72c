import { BOOKING_CODE_MINUTES } from "#domain/orders/order-number.ts";

const en = () => ({
  title: "Find your booking",
  description: "Open your booking with its order number and your email.",
  lead: "We’ll email you a code to open your booking.",
  orderNumber: "Order number",
  orderNumberHint: "It starts with FT- and is in the subject of our email.",
  email: "Email",
  orderNumberRequired: "Enter your order number",
  emailRequired: "Enter your email",
  submit: "Send the code",
  busy: "Sending...",
  sent:
    `If a booking matches these details, a 6-digit code is on its way. It’s valid for ${BOOKING_CODE_MINUTES} ` +
    "minutes.",
  code: "One-time code",
  codeHint: "6 digits, from our email",
  open: "Open the booking",
  opening: "Opening...",
  startAgain: "Use another number or email",
  codeInvalid: "That code is wrong or has expired. Ask for a new one.",
  cookiesRefused:
    "This browser blocks our cookies, so it can’t open the booking. Your code hasn’t been used. " +
    "Allow cookies for this site, then enter the code again. The link in our booking email also " +
    "works in another browser.",
  /** The drawing quotes the mail "order-booked" (order-mails.en.ts). */
  mail: {
    example: "For example",
    subject: "Your Fast Track booking",
    heading: "Your booking is saved",
    label: "Order number",
    number: "FT-1234567890123-ABCD2345",
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "We email you a code",
        text: "We send it to the email you booked with.",
      },
      {
        title: "You enter the code here",
        text: "Your booking opens in this browser.",
      },
      {
        title: "You manage your booking",
        text: "Pay for it, change or cancel it, print the receipt, or open your pass.",
      },
    ],
  },
  help: "Have you lost your order number or access to your email? [Write to us](/contact).",
});

const fr = (): ReturnType<typeof en> => ({
  title: "Retrouver votre réservation",
  description: "Ouvrez votre réservation avec son numéro et votre e-mail.",
  lead: "Nous vous enverrons par e-mail un code pour ouvrir votre réservation.",
  orderNumber: "Numéro de commande",
  orderNumberHint: "Il commence par FT- et figure dans l’objet de notre\u00a0e-mail.",
  email: "E-mail",
  orderNumberRequired: "Saisissez votre numéro de commande",
  emailRequired: "Saisissez votre e-mail",
  submit: "Envoyer le code",
  busy: "Envoi en cours...",
  sent:
    "Si une réservation correspond à ces informations, vous recevrez un code à 6 chiffres. Il " +
    `est valable ${BOOKING_CODE_MINUTES} minutes.`,
  code: "Code à usage unique",
  codeHint: "6 chiffres, reçus par e-mail",
  open: "Ouvrir la réservation",
  opening: "Ouverture...",
  startAgain: "Changer de numéro ou d’e-mail",
  codeInvalid: "Ce code est incorrect ou a expiré. Demandez-en un nouveau.",
  cookiesRefused:
    "Ce navigateur bloque nos cookies et ne peut donc pas ouvrir la réservation. Votre code " +
    "n’a pas été utilisé. Autorisez les cookies de ce site, puis saisissez à nouveau votre " +
    "code. Le lien de notre e-mail de réservation fonctionne aussi dans un autre navigateur.",
  mail: {
    example: "Exemple",
    subject: "Votre réservation Fast Track",
    heading: "Votre réservation est enregistrée",
    label: "Numéro de commande",
    number: "FT-1234567890123-ABCD2345",
  },
  next: {
    title: "Et ensuite ?",
    steps: [
      {
        title: "Nous vous envoyons un code",
        text: "Vous le recevez à l’adresse utilisée pour la réservation.",
      },
      {
        title: "Vous saisissez ce code ici",
        text: "Votre réservation s’ouvre dans ce navigateur.",
      },
      {
        title: "Vous gérez votre réservation",
        text: "Vous pouvez la payer, la modifier ou l’annuler, imprimer le reçu et ouvrir votre pass.",
      },
    ],
  },
  help:
    "Vous avez perdu votre numéro, ou n’avez plus accès à votre adresse e-mail ? " +
    "[Écrivez-nous](/contact).",
});

export const findBooking = { en, fr };
