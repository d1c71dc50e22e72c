import { operatorZone, unbrokenFrenchZone } from "./operator-zone.ts";

const en = () => ({
  airport: (moment: string) => `${moment} (airport time)`,
  operator: (moment: string) => `${moment} (${operatorZone.en()})`,
});

const fr = (): ReturnType<typeof en> => ({
  airport: (moment) => `${moment} (heure locale de l’aéroport)`,
  operator: (moment) => `${moment} (${unbrokenFrenchZone()})`,
});

export const timeZones = { en, fr };
