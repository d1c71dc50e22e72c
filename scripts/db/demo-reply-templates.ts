import type { ReplyTemplateInput } from "#domain/messages/reply-template.schema.ts";

export const DEMO_REPLY_TEMPLATES: readonly ReplyTemplateInput[] = [
  {
    name: "Flight number changed",
    textEn:
      "Hello {firstName},\n\nYour order {orderNumber} now has the flight {flightNumber} on {flightDate}. Your pass stays the same.\n\nHave a good flight,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nVotre commande {orderNumber} porte désormais le vol {flightNumber} du {flightDate}. Votre pass reste le même.\n\nBon vol,\nL’équipe {companyName}",
  },
  {
    name: "Where is my confirmation?",
    textEn:
      "Hello {firstName},\n\nYour order {orderNumber} ({passengers}, {airport}) is here, and its status is: {status}. You can open it with its number and your e-mail address:\n{bookingUrl}\n\nKind regards,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nVotre commande {orderNumber} ({passengers}, {airport}) est bien enregistrée\u00a0; son statut\u00a0: {status}. Vous l’ouvrez avec son numéro et votre adresse e-mail\u00a0:\n{bookingUrl}\n\nBien à vous,\nL’équipe {companyName}",
  },
  {
    name: "Order not paid yet",
    textEn:
      "Hello {firstName},\n\nYour order {orderNumber} over {total} is not paid yet. You can pay it here, with its number and your e-mail address:\n{bookingUrl}\n\nKind regards,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nVotre commande {orderNumber}, d’un montant de {total}, n’est pas encore réglée. Vous pouvez la payer ici, avec son numéro et votre adresse e-mail\u00a0:\n{bookingUrl}\n\nBien à vous,\nL’équipe {companyName}",
  },
  {
    name: "Which order is it?",
    textEn:
      "Hello {firstName},\n\nThank you for your message. So that we find your booking, please send us its number, which begins with FT, or the name and the day of the flight.\n\nKind regards,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nMerci de votre message. Pour retrouver votre réservation, envoyez-nous son numéro, qui commence par FT, ou le nom et le jour du vol.\n\nBien à vous,\nL’équipe {companyName}",
  },
];
