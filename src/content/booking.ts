import type { Facts } from "./facts.ts";

const en = ({ price, planName, trialDays, billingEvery, site, retention, plural }: Facts) => ({
  title: "Book Your Fast Track",
  description:
    `Book airport Fast Track passes online for ${price.perTraveller}. Infants go free, and ` +
    "you don’t need an account.",
  lead: "Each traveller gets a pass, and one code holds them all. You don’t need an account.",
  personal: {
    heading: "Personal Information",
    emailHint: "We’ll send your confirmation here.",
    emailQuestion: (domain: string) => `Did you mean ${domain}?`,
    emailRequired: "Enter your email",
    invoice: "Company on the receipt",
    optional: "(optional)",
    required: "*",
    requiredNote: "Fields marked * are required.",
  },
  trip: {
    heading: "Your trip",
    selectAirport: "Select Airport",
    flightNumberHint: "For example AF1234",
    pastDate: "This date is in the past.",
    otherAirport: "Airport not listed?",
    askForAirport: "Ask us",
    later: "Don’t know yet? Leave these blank and add them after booking.",
  },
  passengers: {
    heading: "Passengers",
    adultsAge: "12 and over",
    childrenAge: "2 to 11",
    infantsAge: "Under 2",
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
    largeParty: `More than 9 travellers? You can book here, or call ${site.company.phone}.`,
  },
  summary: {
    heading: "Your booking",
    open: "To be added",
    total: "Total",
    note: "Taxes are included, and there are no extra fees.",
    unpaid: `Pay within ${retention.unpaidTime}, by your flight day at the latest.`,
    lines: {
      adults: (count: number) => `${count} × ${plural(count, "Adult", "Adults")}`,
      children: (count: number) => `${count} × ${plural(count, "Child", "Children")}`,
      infants: (count: number) => `${count} × ${plural(count, "Infant", "Infants")}`,
    },
  },
  trial: {
    heading: "Fly often?",
    text:
      `${planName.premium} is free for ${trialDays} days, then ${price.premium} ` +
      `${billingEvery}.`,
    link: "See the plans",
  },
  problem: "Check the marked fields. Nothing is booked yet.",
  submit: "Continue to Payment",
  busy: "Processing...",
  success: { title: "Success", description: "Your Fast Track booking has been created." },
  failure: { title: "Error", description: "Failed to create booking. Please try again." },
});

const fr = ({
  price,
  planName,
  trialDays,
  billingEvery,
  site,
  retention,
  plural,
}: Facts): ReturnType<typeof en> => ({
  title: "Réservez votre Fast Track",
  description:
    `Réservez vos pass Fast Track en ligne pour ${price.perTraveller}, sans compte. Les ` +
    "bébés ne paient pas.",
  lead: "Chaque voyageur a son pass, et un seul code réunit tous les pass. Vous réservez sans compte.",
  personal: {
    heading: "Vos coordonnées",
    emailHint: "Nous enverrons la confirmation à cette adresse.",
    emailQuestion: (domain) => `Vouliez-vous dire ${domain} ?`,
    emailRequired: "Saisissez votre e-mail",
    invoice: "Société à indiquer sur le reçu",
    optional: "(facultatif)",
    required: "*",
    requiredNote: "Les champs marqués * sont obligatoires.",
  },
  trip: {
    heading: "Votre voyage",
    selectAirport: "Choisir un aéroport",
    flightNumberHint: "Par exemple AF1234",
    pastDate: "Cette date est passée.",
    otherAirport: "Votre aéroport n’est pas dans la liste ?",
    askForAirport: "Écrivez-nous",
    later: "Vous ne savez pas encore ? Laissez ces champs vides et remplissez-les plus tard.",
  },
  passengers: {
    heading: "Voyageurs",
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
    largeParty: `Plus de 9 voyageurs ? Réservez ici, ou appelez le ${site.company.phone}.`,
  },
  summary: {
    heading: "Votre réservation",
    open: "À préciser",
    total: "Total",
    note: "Les taxes sont comprises, et nous n’ajoutons pas de frais.",
    unpaid: `Payez sous ${retention.unpaidTime}, au plus tard le jour du vol.`,
    lines: {
      adults: (count) => `${count} × ${plural(count, "Adulte", "Adultes")}`,
      children: (count) => `${count} × ${plural(count, "Enfant", "Enfants")}`,
      infants: (count) => `${count} × ${plural(count, "Bébé", "Bébés")}`,
    },
  },
  trial: {
    heading: "Vous prenez souvent l’avion ?",
    text:
      `${planName.premium} est gratuit pendant ${trialDays} jours, puis coûte ${price.premium} ` +
      `${billingEvery}.`,
    link: "Voir les formules",
  },
  problem: "Vérifiez les champs signalés. Rien n’est encore réservé.",
  submit: "Continuer vers le paiement",
  busy: "Traitement en cours...",
  success: { title: "C’est fait", description: "Votre réservation Fast Track a été créée." },
  failure: {
    title: "Erreur",
    description: "La réservation n’a pas pu être créée. Réessayez.",
  },
});

export const booking = { en, fr };
