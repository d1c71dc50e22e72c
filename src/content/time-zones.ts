import { operatorZone, unbrokenFrenchZone } from "./operator-zone.ts";

const en = () => ({
  airport: (moment: string) => `${moment} (airport time)`,
  operator: (moment: string) => `${moment} (${operatorZone.en()})`,
});

const fr = (): ReturnType<typeof en> => ({
  airport: (moment) => `${moment} (heure locale de l’aéroport)`,
  operator: (moment) => `${moment} (${unbrokenFrenchZone()})`,
});

/** Adds the name of the zone to a time. */
export const timeZones = { en, fr };
