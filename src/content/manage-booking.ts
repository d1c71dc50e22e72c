import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  heading: "Change or cancel",
  until: (day: string) => `You can do it here until ${day}, by the airport’s calendar.`,
  untilUsed: "You can do it here until your pass is used.",
  untilPaid: "You can change everything here until you pay.",
  details:
    "To change e-mail, company or VAT number of a paid booking, call " +
    `${site.company.phone} or write to ${site.company.email}.`,
  party:
    "To change the number of travellers, the e-mail, company or VAT number of this booking, call " +
    `${site.company.phone} or write to ${site.company.email}.`,
  price: {
    due: (amount: string) => `Then ${amount} is still to pay, on this page.`,
    back: (amount: string) => `Then ${amount} goes back to the card it came from.`,
    /** Without script, which alone knows the sum before. */
    either:
      "With more travellers you pay the difference on this page; with fewer it goes back to the " +
      "card it came from.",
  },
  tooLate:
    `This booking can no longer be changed here. Call ${site.company.phone} or write to ` +
    `${site.company.email}.`,
  openTrip: {
    heading: "Airport or day is missing",
    text: "Your pass is open until you add them: the lane then knows where and when you come.",
    submit: "Save airport and day",
  },
  open: "Change the booking",
  form: {
    label: "Change the booking",
    submit: "Save the changes",
    close: "Leave it as it is",
    busy: "Saving...",
    saved: { title: "Saved", description: "Your booking is changed. An e-mail confirms it." },
    failure: {
      title: "Not saved",
      description: "The booking could not be changed. What you entered is still here.",
    },
  },
  cancel: {
    open: "Cancel the booking",
    question: "Cancel this booking?",
    submit: "Cancel the booking",
    close: "Keep the booking",
    busy: "Cancelling...",
    refund: (amount: string) =>
      `All that you paid, ${amount}, goes back to the card it came from. Your pass will no ` +
      "longer be valid.",
    unpaid: "Nothing was paid, so nothing is charged.",
    done: { title: "Cancelled", description: "Your booking is cancelled. An e-mail confirms it." },
    failure: {
      title: "Not cancelled",
      description: "The booking could not be cancelled. Please try again.",
    },
  },
  refusals: {
    too_late:
      `This can no longer be changed here. Call ${site.company.phone} or write to ` +
      `${site.company.email}.`,
    version_conflict:
      "The booking has changed meanwhile. It is shown anew: please check it and try again.",
    refund_in_progress: "A refund is being made just now. Please look again in a moment.",
    address_changed:
      "Our team changed this booking’s e-mail address a short while ago. For a day, only our " +
      `team can cancel and refund it. Write to ${site.company.email}.`,
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  heading: "Modifier ou annuler",
  until: (day) => `Vous pouvez le faire ici jusqu’au ${day} inclus, à la date de l’aéroport.`,
  untilUsed: "Vous pouvez le faire ici tant que votre pass n’a pas servi.",
  untilPaid: "Vous pouvez tout modifier ici tant que vous n’avez pas payé.",
  details:
    "Pour changer l’e-mail, la société ou le numéro de TVA d’une réservation payée, " +
    `appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
  party:
    "Pour changer le nombre de voyageurs, l’e-mail, la société ou le numéro de TVA de cette " +
    `réservation, appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
  price: {
    due: (amount) => `Il restera alors ${amount} à payer, sur cette page.`,
    back: (amount) => `Alors ${amount} reviennent sur la carte utilisée.`,
    either:
      "Pour plus de voyageurs, la différence se règle sur cette page ; pour moins, elle revient " +
      "sur la carte utilisée.",
  },
  tooLate:
    `Cette réservation ne peut plus être modifiée ici. Appelez le ${site.company.phone} ou ` +
    `écrivez à ${site.company.email}.`,
  openTrip: {
    heading: "Il manque l’aéroport ou le jour",
    text:
      "Votre pass reste ouvert tant que vous ne les ajoutez pas : la file saura ensuite où et " +
      "quand vous venez.",
    submit: "Enregistrer l’aéroport et le jour",
  },
  open: "Modifier la réservation",
  form: {
    label: "Modifier la réservation",
    submit: "Enregistrer les modifications",
    close: "Ne rien changer",
    busy: "Enregistrement...",
    saved: {
      title: "Enregistré",
      description: "Votre réservation est modifiée. Un e-mail le confirme.",
    },
    failure: {
      title: "Non enregistré",
      description: "La réservation n’a pas pu être modifiée. Votre saisie est conservée.",
    },
  },
  cancel: {
    open: "Annuler la réservation",
    question: "Annuler cette réservation ?",
    submit: "Annuler la réservation",
    close: "La garder",
    busy: "Annulation...",
    refund: (amount) =>
      `Tout ce que vous avez payé, soit ${amount}, revient sur la carte utilisée. Votre pass ` +
      "ne sera plus valable.",
    unpaid: "Rien n’a été payé, rien n’est débité.",
    done: {
      title: "Annulée",
      description: "Votre réservation est annulée. Un e-mail le confirme.",
    },
    failure: {
      title: "Non annulée",
      description: "La réservation n’a pas pu être annulée. Veuillez réessayer.",
    },
  },
  refusals: {
    too_late:
      `Cela ne peut plus être modifié ici. Appelez le ${site.company.phone} ou écrivez à ` +
      `${site.company.email}.`,
    version_conflict:
      "La réservation a changé entre-temps. La voici à jour : vérifiez-la et réessayez.",
    refund_in_progress: "Un remboursement est en cours. Revenez dans un instant.",
    address_changed:
      "Notre équipe a modifié il y a peu l’adresse e-mail de cette réservation. Pendant 24 " +
      `heures, elle seule peut l’annuler et la rembourser. Écrivez à ${site.company.email}.`,
  },
});

export const manageBooking = { en, fr };
