import type { ReplyTemplateInput } from "#domain/messages/reply-template.schema.ts";

export const DEMO_REPLY_TEMPLATES: readonly ReplyTemplateInput[] = [
  {
    name: "Flight changed · Vol modifié",
    textEn:
      "Hello {firstName},\n\nYour booking {orderNumber} is now for flight {flightNumber} on {flightDate}. Your pass stays the same.\n\nHave a good flight,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nVotre réservation {orderNumber} est maintenant enregistrée pour le vol {flightNumber} du {flightDate}. Votre pass reste le même.\n\nBon vol,\nL’équipe {companyName}",
  },
  {
    name: "Confirmation not found · Confirmation introuvable",
    textEn:
      "Hello {firstName},\n\nWe have your booking {orderNumber} ({passengers}, {airport}). It is currently {status}. You can open it with your order number and email address:\n{bookingUrl}\n\nKind regards,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nVotre réservation {orderNumber} ({passengers}, {airport}) est bien enregistrée. Elle est actuellement {status}. Vous pouvez l’ouvrir avec son numéro et votre adresse e-mail\u00a0:\n{bookingUrl}\n\nBien à vous,\nL’équipe {companyName}",
  },
  {
    name: "Not paid yet · Pas encore payée",
    textEn:
      "Hello {firstName},\n\nWe haven’t received payment for your booking {orderNumber} ({total}) yet. You can pay here with your order number and email address:\n{bookingUrl}\n\nKind regards,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nNous n’avons pas encore reçu le paiement de votre réservation {orderNumber} ({total}). Vous pouvez la payer ici avec son numéro et votre adresse e-mail\u00a0:\n{bookingUrl}\n\nBien à vous,\nL’équipe {companyName}",
  },
  {
    name: "Which booking? · Quelle réservation ?",
    textEn:
      "Hello {firstName},\n\nThank you for your message. So that we can find your booking, please send us its number, which begins with FT, or the name and the day of the flight.\n\nKind regards,\nThe {companyName} team",
    textFr:
      "Bonjour {firstName},\n\nMerci de votre message. Pour retrouver votre réservation, envoyez-nous son numéro, qui commence par FT, ou le nom et le jour du vol.\n\nBien à vous,\nL’équipe {companyName}",
  },
];
