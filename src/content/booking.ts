import { TERMS } from "../domain/site/terms.ts";
import type { Facts } from "./facts.ts";

const en = ({ price, trialDays, site, retention, plural }: Facts) => ({
  title: "Book Your Fast Track",
  description:
    `Book airport Fast Track passes online: ${price.adult} a traveller, infants free. One pass ` +
    "for each person, no account needed.",
  lead: "1 code with a pass for each traveller. No account needed; it takes about two minutes.",
  personal: {
    heading: "Personal Information",
    emailHint: "We send the confirmation here.",
    emailQuestion: (domain: string) => `Did you mean ${domain}?`,
    emailRequired: "E-mail is required",
    companyName: "Company name",
    optional: "(optional)",
    required: "*",
    requiredNote: "Fields marked * are required.",
  },
  trip: {
    heading: "Your trip",
    selectAirport: "Select Airport",
    flightNumberHint: "For example AF1234",
    pastDate: "This date is in the past. Please check it.",
    searchAirport: "Search airports",
    airportsFound: (count: number) =>
      count === 0 ? "No airport found" : `${count} ${plural(count, "airport", "airports")} found`,
    otherAirport: "Another airport?",
    askForAirport: "Ask us for it",
    later:
      "A pass is for one airport and one day. If you do not know them yet, leave them open " +
      "and add them before you fly, with [Find your booking](/find-booking).",
    /** For a flight within the time to withdraw, in the law's words. */
    early: {
      consent:
        "I expressly ask you to provide the Fast Track before the " +
        `${TERMS.changeOfMindDays}-day withdrawal period ends, and I acknowledge that I lose ` +
        "my right to withdraw once it has been fully performed: once my pass has been used.",
      hint:
        `Optional. The ${TERMS.changeOfMindDays} days begin when you pay. If you do not tick ` +
        "it, your right to withdraw stays whole, also after your pass has been used.",
    },
  },
  passengers: {
    heading: "Passengers",
    adultsAge: "12 years or more",
    childrenAge: "2 to 11 years",
    infantsAge: "Under 2 years",
    increase: {
      adults: "Increase adults",
      children: "Increase children",
      infants: "Increase infants",
    },
    decrease: {
      adults: "Decrease adults",
      children: "Decrease children",
      infants: "Decrease infants",
    },
    each: "each",
    free: "Free",
    largeParty:
      "Travelling with more than 9 people? You can book here, or call us on " +
      `${site.company.phone} and we arrange the lane for your group.`,
  },
  summary: {
    heading: "Your booking",
    open: "To be added",
    total: "Total",
    note: "Taxes included. No booking or card fee.",
    unpaid: `A booking that is not paid ends after ${retention.unpaidHours} hours.`,
    lines: {
      adults: (count: number) => `${count} × ${plural(count, "Adult", "Adults")}`,
      children: (count: number) => `${count} × ${plural(count, "Child", "Children")}`,
      infants: (count: number) => `${count} × ${plural(count, "Infant", "Infants")}`,
    },
  },
  trial: {
    heading: "Fly often?",
    text:
      `Membership includes Fast Track passes every month. Premium is free for ${trialDays} ` +
      `days, then ${price.premium} every 3 months; cancel anytime. Booking this pass does not ` +
      "start a membership.",
    link: "See the plans",
  },
  problem: "Something is missing or not right. It is said beside the field; nothing is booked yet.",
  submit: "Continue to Payment",
  processing: "Processing...",
  success: { title: "Success", description: "Your Fast Track booking has been created." },
  changed: { title: "Saved", description: "Your booking is changed." },
  failure: { title: "Error", description: "Failed to create booking. Please try again." },
});

const fr = ({ price, trialDays, site, retention, plural }: Facts): ReturnType<typeof en> => ({
  title: "Réservez votre Fast Track",
  description:
    `Réservez en ligne vos pass Fast Track à l’aéroport : ${price.adult} par voyageur, ` +
    "gratuit pour les bébés. Un pass par personne, sans compte.",
  lead: "1 code, avec un pass par voyageur. Pas de compte à créer : deux minutes suffisent.",
  personal: {
    heading: "Vos coordonnées",
    emailHint: "Nous y envoyons la confirmation.",
    emailQuestion: (domain) => `Vouliez-vous dire ${domain} ?`,
    emailRequired: "L’e-mail est obligatoire",
    companyName: "Société",
    optional: "(facultatif)",
    required: "*",
    requiredNote: "Les champs marqués * sont obligatoires.",
  },
  trip: {
    heading: "Votre voyage",
    selectAirport: "Choisir un aéroport",
    flightNumberHint: "Par exemple AF1234",
    pastDate: "Cette date est passée. Merci de la vérifier.",
    searchAirport: "Chercher un aéroport",
    airportsFound: (count) =>
      count === 0
        ? "Aucun aéroport trouvé"
        : `${count} ${plural(count, "aéroport trouvé", "aéroports trouvés")}`,
    otherAirport: "Il n’est pas dans la liste ?",
    askForAirport: "Demandez-le-nous",
    later:
      "Un pass vaut pour un aéroport et un jour. Si vous ne les connaissez pas encore, " +
      "laissez-les vides : vous les ajouterez avant le départ, dans [Retrouver votre " +
      "réservation](/find-booking).",
    early: {
      consent:
        "Je demande expressément que le Fast Track me soit fourni avant la fin du délai de " +
        `rétractation de ${TERMS.changeOfMindDays} jours, et je reconnais que je perds mon ` +
        "droit de rétractation une fois la prestation pleinement exécutée, " +
        "c’est-à-dire une fois mon pass utilisé.",
      hint:
        `Facultatif. Les ${TERMS.changeOfMindDays} jours commencent avec le paiement. Si vous ` +
        "ne cochez pas, votre droit de rétractation reste entier, même une fois votre pass " +
        "utilisé.",
    },
  },
  passengers: {
    heading: "Passagers",
    adultsAge: "12 ans et plus",
    childrenAge: "de 2 à 11 ans",
    infantsAge: "moins de 2 ans",
    increase: {
      adults: "Ajouter un adulte",
      children: "Ajouter un enfant",
      infants: "Ajouter un bébé",
    },
    decrease: {
      adults: "Retirer un adulte",
      children: "Retirer un enfant",
      infants: "Retirer un bébé",
    },
    each: "par personne",
    free: "Gratuit",
    largeParty:
      `Vous voyagez à plus de 9 ? Réservez ici, ou appelez-nous au ${site.company.phone} : ` +
      "nous organisons le passage de votre groupe.",
  },
  summary: {
    heading: "Votre réservation",
    open: "À préciser",
    total: "Total",
    note: "Taxes comprises, sans frais de dossier ni de carte.",
    unpaid: `Une réservation non payée prend fin au bout de ${retention.unpaidHours} heures.`,
    lines: {
      adults: (count) => `${count} × ${plural(count, "Adulte", "Adultes")}`,
      children: (count) => `${count} × ${plural(count, "Enfant", "Enfants")}`,
      infants: (count) => `${count} × ${plural(count, "Bébé", "Bébés")}`,
    },
  },
  trial: {
    heading: "Vous prenez souvent l’avion ?",
    text:
      "L’abonnement comprend des pass Fast Track chaque mois. Premium est gratuit pendant " +
      `${trialDays} jours, puis ${price.premium} tous les 3 mois, résiliable à tout moment. ` +
      "Réserver ce pass ne déclenche aucun abonnement.",
    link: "Voir les formules",
  },
  problem:
    "Il manque quelque chose, ou une indication n’est pas valable. C’est écrit à côté du " +
    "champ ; rien n’est encore réservé.",
  submit: "Continuer vers le paiement",
  processing: "Traitement en cours...",
  success: { title: "C’est fait", description: "Votre réservation Fast Track est créée." },
  changed: { title: "Enregistré", description: "Votre réservation est modifiée." },
  failure: {
    title: "Erreur",
    description: "La réservation n’a pas pu être créée. Veuillez réessayer.",
  },
});

export const booking = { en, fr };
