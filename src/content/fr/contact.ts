import type { ContactContent } from "../en/contact.ts";
import type { Facts } from "../facts.ts";
import { frenchHour } from "./french-hour.ts";

export const contact = ({ site, hours }: Facts): ContactContent => {
  const opens = frenchHour(hours.opens);
  const closes = frenchHour(hours.closes);
  return {
    title: "Nous contacter",
    description: `Joignez ${site.company.name} par téléphone, e-mail, courrier ou formulaire. On vous répond tous les jours de ${opens} à ${closes}, heure du Royaume-Uni.`,
    lead: "Deux façons de parler à quelqu’un. Choisissez selon le moment.",
    details: {
      heading: "Parlez-nous",
      text: "Le plus rapide quand votre vol est aujourd’hui.",
      phone: "Téléphone",
      email: "E-mail",
      address: "Adresse",
      hours: "Horaires",
      hoursText: `Tous les jours, de ${opens} à ${closes} (heure du Royaume-Uni)`,
      channels: "Par chat, téléphone ou e-mail",
    },
    form: {
      heading: "Écrivez-nous",
      text: "Nous répondons par e-mail, le plus souvent le jour même.",
      requiredNote: "Les champs marqués * sont obligatoires.",
      required: "*",
      firstName: "Prénom",
      lastName: "Nom",
      name: "Nom",
      email: "E-mail",
      phone: "Numéro de téléphone",
      message: "Message",
      messageHint: "1 000 caractères au plus. Un numéro de commande nous aide, si vous en avez un.",
      send: "Envoyer le message",
      sending: "Envoi en cours...",
      privacy: "Ce que vous écrivez ne sert qu’à vous répondre, comme l’explique la [Politique de confidentialité](/privacy).",
      noScript: `Ce formulaire a besoin de JavaScript. Sans lui, appelez le ${site.company.phone} ou écrivez à ${site.company.email}.`,
    },
    questions: {
      heading: "Une question ?",
      text: "L’abonnement, un pass, un voyage : demandez-nous. Quelqu’un lit chaque message.",
    },
    trap: "Laissez ce champ vide",
    success: "Message envoyé ! Nous vous répondrons rapidement.",
    failure: { title: "Erreur", description: "Votre message n’a pas pu partir. Il est toujours là : veuillez réessayer." },
    tooMany: "Trop de tentatives en peu de temps. Patientez une minute puis réessayez.",
  };
};
