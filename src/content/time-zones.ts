const en = () => ({
  airport: (moment: string) => `${moment} (airport time)`,
  london: (moment: string) => `${moment} (London time)`,
});

const fr = (): ReturnType<typeof en> => ({
  airport: (moment) => `${moment} (heure locale de l’aéroport)`,
  london: (moment) => `${moment} (heure de Londres)`,
});

/** A moment with the name of the zone that it is told in. */
export const timeZones = { en, fr };
