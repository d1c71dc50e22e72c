import { operatorZone } from "./operator-zone.ts";

const en = () => ({
  airport: (moment: string) => `${moment} (airport time)`,
  operator: (moment: string) => `${moment} (${operatorZone.en()})`,
});

const fr = (): ReturnType<typeof en> => ({
  airport: (moment) => `${moment} (heure locale de l’aéroport)`,
  operator: (moment) => `${moment} (${operatorZone.fr()})`,
});

/** A moment with the name of the zone that it is told in. */
export const timeZones = { en, fr };
