import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, hours }: Facts) => ({
  title: "Contact us",
  description:
    `Reach ${site.company.name} by phone, e-mail, post or with a short form. ` +
    promises.en({ site, hours }).hours,
  lead: "Two ways to reach us. Pick the one that suits the moment.",
  details: {
    heading: "Speak to us",
    text: "The fastest way when your flight is today.",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    hours: "Support hours",
    hoursText: `Every day, ${hours.opens} to ${hours.closes} (London time)`,
    channels: "By phone or e-mail; for members also by chat, in the member portal",
    urgent: promises.en({ site, hours }).urgent,
  },
  form: {
    heading: "Write to us",
    text: "We answer by e-mail, usually within a day.",
    requiredNote: "Fields marked * are required.",
    required: "*",
    firstName: "First name",
    lastName: "Last name",
    name: "Name",
    email: "E-mail",
    phone: "Phone number",
    message: "Message",
    messageHint: "Up to 1,000 characters. A booking number helps, if you have one.",
    /** The beginning of a message that asks for an airport; staff search for it. */
    airportRequest: "Airport request: ",
    send: "Send message",
    sending: "Sending...",
    privacy:
      "We use what you write only to answer you, as the [Privacy Policy](/privacy) explains.",
    noScript:
      `This form needs JavaScript. Without it, call us on ${site.company.phone} or write to ` +
      `${site.company.email}.`,
  },
  questions: {
    heading: "Got questions",
    text: "Ask us anything about the membership, a pass or a trip. Our team reads every message.",
  },
  /** Only robots see these fields. */
  trap: "Leave this field empty",
  success: "Message sent successfully! We'll get back to you soon.",
  /** Replaces the form, beside the toast. */
  sent: {
    heading: "Thank you for writing",
    text: (email: string) =>
      `Our team reads your message and answers to ${email}, usually within a day.`,
    another: "Write another message",
  },
  failure: {
    title: "Error",
    description: "Your message could not be sent. It is still here: please try again.",
  },
});

const fr = ({ site, hours }: Facts): ReturnType<typeof en> => ({
  title: "Nous contacter",
  description:
    `Joignez ${site.company.name} par téléphone, par e-mail, par courrier ou par formulaire. ` +
    promises.fr({ site, hours }).hours,
  lead: "Deux façons de nous joindre, à choisir selon le moment.",
  details: {
    heading: "Nous parler",
    text: "Le plus rapide si vous partez aujourd’hui.",
    phone: "Téléphone",
    email: "E-mail",
    address: "Adresse",
    hours: "Horaires",
    hoursText: `Tous les jours, de ${hours.opens} à ${hours.closes} (heure de Londres)`,
    channels: "Par téléphone ou par e-mail ; pour les membres, aussi par chat dans l’espace membre",
    urgent: promises.fr({ site, hours }).urgent,
  },
  form: {
    heading: "Écrivez-nous",
    text: "Nous répondons par e-mail, le plus souvent en un jour.",
    requiredNote: "Les champs marqués * sont obligatoires.",
    required: "*",
    firstName: "Prénom",
    lastName: "Nom",
    name: "Nom",
    email: "E-mail",
    phone: "Numéro de téléphone",
    message: "Message",
    messageHint:
      "1\u202f000 caractères au plus. Un numéro de commande nous aide, si vous en avez un.",
    airportRequest: "Demande d’aéroport : ",
    send: "Envoyer le message",
    sending: "Envoi en cours...",
    privacy:
      "Ce que vous écrivez ne sert qu’à vous répondre, comme l’explique la [Politique de " +
      "confidentialité](/privacy).",
    noScript:
      `Ce formulaire a besoin de JavaScript. Sans lui, appelez le ${site.company.phone} ou ` +
      `écrivez à ${site.company.email}.`,
  },
  questions: {
    heading: "Une question ?",
    text: "L’abonnement, un pass, un voyage : demandez-nous. Notre équipe lit chaque message.",
  },
  trap: "Laissez ce champ vide",
  success: "Message envoyé ! Nous vous répondrons rapidement.",
  sent: {
    heading: "Merci de nous avoir écrit",
    text: (email) =>
      `Notre équipe lit votre message et répond à ${email}, le plus souvent en un jour.`,
    another: "Écrire un autre message",
  },
  failure: {
    title: "Erreur",
    description: "Votre message n’a pas pu partir. Il est toujours là : veuillez réessayer.",
  },
});

export const contact = { en, fr };
