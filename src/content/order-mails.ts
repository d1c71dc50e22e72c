import { en } from "./order-mails.en.ts";
import { fr } from "./order-mails.fr.ts";

/** The mails that tell a traveller of their order. Used by the Worker only. */
export const orderMails = { en, fr };

const calendarEn = {
  summary: (airport: string) => (airport ? `Fast Track at ${airport}` : "Fast Track"),
  description: (url: string) => `Show your pass at the Fast Track lane:\n${url}`,
};

const calendarFr: typeof calendarEn = {
  summary: (airport) => (airport ? `Fast Track à ${airport}` : "Fast Track"),
  description: (url) => `Présentez votre pass à la file Fast Track :\n${url}`,
};

/** The words of the day that they bring for the calendar, and that the pass's page gives too. */
export const passCalendarWords = { en: calendarEn, fr: calendarFr };
