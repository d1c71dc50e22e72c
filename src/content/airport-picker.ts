import type { Facts } from "./facts.ts";

const en = ({ plural }: Pick<Facts, "plural">) => ({
  search: "City, airport or code",
  recent: "Recent",
  near: "Near you",
  other: "All airports",
  found: (count: number) =>
    count === 0 ? "No airport found" : `${count} ${plural(count, "airport", "airports")} found`,
});

const fr = ({ plural }: Pick<Facts, "plural">): ReturnType<typeof en> => ({
  search: "Ville, aéroport ou code",
  recent: "Récents",
  near: "Près de vous",
  other: "Tous les aéroports",
  found: (count) =>
    count === 0
      ? "Aucun aéroport trouvé"
      : `${count} ${plural(count, "aéroport trouvé", "aéroports trouvés")}`,
});

export const airportPicker = { en, fr };
