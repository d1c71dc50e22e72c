import type { MailTrouble } from "#domain/orders/mail-trouble.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  heading: "Our emails don’t reach you",
  text: {
    bounced: (email: string) => `Our email to ${email} came back. Please correct the address.`,
    complained: (email: string) =>
      `Our email to ${email} was marked as spam. Give us another address.`,
  } satisfies Record<MailTrouble, (email: string) => string>,
  noScript:
    "Correcting your address here needs JavaScript. Without it, call " +
    `${site.company.phone} or write to ${site.company.email}.`,
  email: "Your email",
  submit: "Save and send again",
  busy: "Saving...",
  done: { title: "Saved", description: "We’ve emailed your booking to the new address." },
  failure: { title: "Not saved", description: "That didn’t work. Try again." },
  refusals: {
    version_conflict: "Your booking has changed since you opened it. Check it and try again.",
    address_works: "This address has already been corrected.",
    link_copied:
      "You opened this booking with a link from our team. To correct the address, write to " +
      `${site.company.email}.`,
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  heading: "Nos e-mails ne vous parviennent pas",
  text: {
    bounced: (email) => `L’e-mail envoyé à ${email} nous est revenu. Corrigez l’adresse.`,
    complained: (email) =>
      `L’e-mail envoyé à ${email} a été signalé comme indésirable. Indiquez une autre adresse.`,
  },
  noScript:
    "Pour corriger votre adresse ici, activez JavaScript. Sinon, appelez le " +
    `${site.company.phone} ou écrivez à ${site.company.email}.`,
  email: "Votre e-mail",
  submit: "Enregistrer et renvoyer",
  busy: "Enregistrement...",
  done: {
    title: "Adresse enregistrée",
    description: "Nous avons envoyé votre réservation à cette adresse.",
  },
  failure: {
    title: "Adresse non enregistrée",
    description: "L’enregistrement a échoué. Réessayez.",
  },
  refusals: {
    version_conflict: "La réservation a changé entre-temps. Vérifiez-la et réessayez.",
    address_works: "Cette adresse a déjà été corrigée.",
    link_copied:
      "Vous avez ouvert cette réservation avec un lien de notre équipe. Pour corriger l’adresse, " +
      `écrivez à ${site.company.email}.`,
  },
});

export const correctAddress = { en, fr };
