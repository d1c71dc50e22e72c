import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ date }: Facts) => ({
  title: "Stopped sales",
  lead: "Stop sales for certain flight days, at one airport or at all of them.",
  list: {
    heading: "In force",
    empty: "Everything is on sale.",
  },
  where: "Airport",
  everywhere: "All airports",
  days: "Flight days",
  range: (from: string, to: string) => (from === to ? date(from) : `${date(from)} to ${date(to)}`),
  text: "Text for travellers",
  ends: "Ends",
  never: "When you end it",
  by: "Stopped by",
  gone: "Deleted account",
  action: "Action",
  add: {
    heading: "Stop sales",
    explanation:
      "The stop takes effect at once. Open payment pages will close, and we’ll refund any payment " +
      "that arrives too late. Paid passes and bookings without a flight day won’t change.",
    from: "First flight day",
    to: "Last flight day",
    daysMissing: "Choose the first and the last flight day",
    endsAt: `Ends at (${operatorZone.en()})`,
    endsAtHint: "Leave this empty to end the stop yourself.",
    textEn: "Text in English",
    textFr: "Text in French",
    textHint: "Travellers see this on the booking form and on the Fast Track page.",
    textMissing: "Write this text",
    submit: "Stop sales",
    busy: "One moment...",
    done: { title: "Sales are stopped" },
  },
  end: {
    open: "Resume",
    forStop: (where: string, days: string) => `Resume sales for ${where}, ${days}`,
    question: "Resume sales for these days?",
    explanation: (where: string, days: string) =>
      `Travellers will be able to book and pay again at once (${where}, ${days}).`,
    submit: "Resume sales",
    busy: "One moment...",
    done: { title: "On sale again" },
    missing: "These sales have already resumed.",
  },
});

const fr = ({ date }: Facts): ReturnType<typeof en> => ({
  title: "Ventes suspendues",
  lead: "Suspendez la vente pour certains jours de vol, dans un aéroport ou dans tous.",
  list: {
    heading: "En vigueur",
    empty: "Tout est en vente.",
  },
  where: "Aéroport",
  everywhere: "Tous les aéroports",
  days: "Jours de vol",
  range: (from, to) => (from === to ? date(from) : `du ${date(from)} au ${date(to)}`),
  text: "Texte pour les voyageurs",
  ends: "Fin",
  never: "Quand vous lèverez la suspension",
  by: "Suspendue par",
  gone: "Compte supprimé",
  action: "Action",
  add: {
    heading: "Suspendre la vente",
    explanation:
      "L’effet est immédiat : les pages de paiement ouvertes se ferment, et nous remboursons les " +
      "paiements arrivés trop tard. Les pass payés et les réservations sans jour de vol ne " +
      "changent " +
      "pas.",
    from: "Premier jour de vol",
    to: "Dernier jour de vol",
    daysMissing: "Choisissez le premier et le dernier jour de vol",
    endsAt: `Fin (${operatorZone.fr()})`,
    endsAtHint: "Laissez vide pour lever la suspension vous-même.",
    textEn: "Texte en anglais",
    textFr: "Texte en français",
    textHint:
      "Les voyageurs verront ce texte sur le formulaire de réservation et sur la page Fast Track.",
    textMissing: "Écrivez ce texte",
    submit: "Suspendre la vente",
    busy: "Un instant...",
    done: { title: "La vente est suspendue" },
  },
  end: {
    open: "Lever",
    forStop: (where, days) => `Lever la suspension : ${where}, ${days}`,
    question: "Remettre ces jours en vente ?",
    explanation: (where, days) =>
      `Les voyageurs pourront aussitôt réserver et payer de nouveau (${where}, ${days}).`,
    submit: "Remettre en vente",
    busy: "Un instant...",
    done: { title: "De nouveau en vente" },
    missing: "Cette suspension est déjà levée.",
  },
});

export const adminSaleStops = { en, fr };
