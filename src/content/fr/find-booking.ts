import type { FindBookingContent } from "../en/find-booking.ts";

export const findBooking = (): FindBookingContent => ({
  title: "Retrouver votre réservation",
  description: "Rouvrez votre réservation Fast Track avec son numéro et votre e-mail.",
  lead: "Saisissez le numéro de commande et l’e-mail de la réservation. Nous envoyons un code à usage unique à cette adresse.",
  orderNumber: "Numéro de commande",
  orderNumberHint: "Il commence par FT-",
  email: "E-mail",
  send: "Envoyer le code",
  sending: "Envoi en cours...",
  sent: "Si une réservation correspond, un code à 6 chiffres part vers cette adresse. Il est valable 10 minutes.",
  code: "Code à usage unique",
  codeHint: "6 chiffres, reçus par e-mail",
  open: "Ouvrir la réservation",
  opening: "Ouverture...",
  startAgain: "Utiliser un autre numéro ou e-mail",
  codeInvalid: "Ce code ne convient pas ou n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.",
  failure: { title: "Erreur", description: "L’opération a échoué. Veuillez réessayer." },
  tooMany: "Trop de tentatives en peu de temps. Patientez une minute puis réessayez.",
});
