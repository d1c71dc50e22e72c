import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, hours }: Facts) => ({
  title: "Contact us",
  description:
    `You can reach ${site.company.name} by phone, by email, by post or with our form. ` +
    promises.en({ site, hours }).hours,
  lead: "Ask us about a booking, a flight or your membership.",
  details: {
    heading: "Speak to us",
    text: "If you’re flying today, call us. It’s the fastest way to reach us.",
    phone: "Phone",
    email: "Email",
    address: "Address",
    hours: "Support hours",
    hoursText: `${promises.en({ site, hours }).daily}. Members can also chat in the portal.`,
    urgent: promises.en({ site, hours }).urgentHere,
  },
  form: {
    heading: "Write to us",
    text: "We reply by email, usually within a day.",
    requiredNote: "Fields marked * are required.",
    required: "*",
    firstName: "First name",
    lastName: "Last name",
    name: "Name",
    email: "Email",
    phone: "Phone number",
    message: "Message",
    messageHint: "You can write up to 1,000 characters. Include your order number if you have one.",
    /** A message that asks for an airport begins like this, and staff search for it. */
    airportRequest: "Airport request: ",
    submit: "Send message",
    busy: "Sending...",
    privacy: "We’ll only use your details to reply. See our [Privacy Policy](/privacy).",
  },
  questions: {
    heading: "Got questions",
    text: "Our team reads every message.",
  },
  /** Only robots see the hidden fields. */
  trap: "Leave this field empty",
  success: "Message sent successfully! We'll get back to you soon.",
  sent: {
    heading: "Thank you for writing",
    text: (email: string) => `We’ll reply to ${email}.`,
    another: "Write another message",
  },
  failure: {
    title: "Error",
    description: "That didn’t work. Your message is still here. Try again.",
    offline: "Our server didn’t answer. Your message is still here. Try again.",
  },
});

const fr = ({ site, hours }: Facts): ReturnType<typeof en> => ({
  title: "Nous contacter",
  description:
    `Joignez ${site.company.name} par téléphone, e-mail, courrier ou formulaire. ` +
    promises.fr({ site, hours }).hours,
  lead: "Posez-nous vos questions sur une réservation, un vol ou votre abonnement.",
  details: {
    heading: "Appelez-nous",
    text: "Si vous partez aujourd’hui, appelez-nous : c’est le plus rapide.",
    phone: "Téléphone",
    email: "E-mail",
    address: "Adresse",
    hours: "Horaires",
    hoursText:
      `${promises.fr({ site, hours }).daily}. Les membres disposent aussi d’un chat dans leur ` +
      "espace.",
    urgent: promises.fr({ site, hours }).urgentHere,
  },
  form: {
    heading: "Écrivez-nous",
    text: "Nous répondons par e-mail, en général sous 24 heures.",
    requiredNote: "Les champs marqués * sont obligatoires.",
    required: "*",
    firstName: "Prénom",
    lastName: "Nom",
    name: "Nom",
    email: "E-mail",
    phone: "Numéro de téléphone",
    message: "Message",
    messageHint:
      "Vous pouvez écrire jusqu’à 1\u202f000 caractères. Indiquez votre numéro de commande, si " +
      "vous\u00a0en\u00a0avez\u00a0un.",
    airportRequest: "Demande d’aéroport : ",
    submit: "Envoyer le message",
    busy: "Envoi en cours...",
    privacy:
      "Vos données ne servent qu’à vous répondre. Consultez notre [Politique de " +
      "confidentialité](/privacy).",
  },
  questions: {
    heading: "Une question ?",
    text: "Notre équipe lit chaque message.",
  },
  trap: "Laissez ce champ vide",
  success: "Message envoyé ! Nous vous répondrons rapidement.",
  sent: {
    heading: "Merci de nous avoir écrit",
    text: (email) => `Nous vous répondrons à ${email}.`,
    another: "Écrire un autre message",
  },
  failure: {
    title: "Erreur",
    description: "L’envoi a échoué. Votre message est conservé. Réessayez.",
    offline: "Notre serveur n’a pas répondu. Votre message est conservé. Réessayez.",
  },
});

export const contact = { en, fr };
