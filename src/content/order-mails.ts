import { en } from "./order-mails.en.ts";
import { fr } from "./order-mails.fr.ts";

/** Mails to travellers about their order. Only the Worker uses them. */
export const orderMails = { en, fr };

const calendarEn = {
  summary: (airport: string) => (airport ? `Fast Track at ${airport}` : "Fast Track"),
  description: (url: string) => `Show this pass at the priority lane:\n${url}`,
};

const calendarFr: typeof calendarEn = {
  summary: (airport) => (airport ? `Fast Track à ${airport}` : "Fast Track"),
  description: (url) => `Présentez ce pass à la file prioritaire :\n${url}`,
};

/** The calendar's words, in these mails and on the pass's page. */
export const passCalendarWords = { en: calendarEn, fr: calendarFr };
