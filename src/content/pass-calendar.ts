const en = {
  summary: (airport: string) => (airport ? `Fast Track at ${airport}` : "Fast Track"),
  description: (url: string) => `Show your pass at the Fast Track lane:\n${url}`,
};

const fr: typeof en = {
  summary: (airport) => (airport ? `Fast Track à ${airport}` : "Fast Track"),
  description: (url) => `Présentez votre pass à la file Fast Track :\n${url}`,
};

/** The words of a pass's day in a calendar. */
export const passCalendarWords = { en, fr };
