import type { MailTrouble } from "../domain/orders/mail-trouble.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  heading: "Our e-mail did not reach you",
  text: {
    bounced: (email: string) =>
      `What we sent to ${email} came back. Correct the address and we will send it again.`,
    complained: (email: string) =>
      `An e-mail to ${email} was marked as spam, so nothing more reaches it. Give us another ` +
      "address.",
  } satisfies Record<MailTrouble, (email: string) => string>,
  /** Without script. */
  contact: `Call ${site.company.phone} or write to ${site.company.email}.`,
  email: "Your e-mail",
  submit: "Save and send again",
  busy: "Saving...",
  done: { title: "Saved", description: "We have sent your booking to this address." },
  failure: {
    title: "Not saved",
    description: "The address could not be saved. Please try again.",
  },
  refusals: {
    version_conflict:
      "The booking has changed meanwhile. It is shown anew: please check it and try again.",
    address_works: "This address has been corrected already.",
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  heading: "Notre e-mail ne vous est pas parvenu",
  text: {
    bounced: (email) =>
      `Notre envoi à ${email} nous est revenu. Corrigez l’adresse et nous vous ` +
      "l’enverrons de nouveau.",
    complained: (email) =>
      `Un e-mail à ${email} a été signalé comme indésirable : plus rien n’y parvient. ` +
      "Indiquez une autre adresse.",
  },
  contact: `Appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
  email: "Votre e-mail",
  submit: "Enregistrer et renvoyer",
  busy: "Enregistrement...",
  done: {
    title: "Adresse enregistrée",
    description: "Nous avons envoyé votre réservation à cette adresse.",
  },
  failure: {
    title: "Adresse non enregistrée",
    description: "L’adresse n’a pas pu être enregistrée. Veuillez réessayer.",
  },
  refusals: {
    version_conflict:
      "La réservation a changé entre-temps. La voici à jour : vérifiez-la et réessayez.",
    address_works: "Cette adresse a déjà été corrigée.",
  },
});

export const correctAddress = { en, fr };
