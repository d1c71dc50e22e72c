import { plural } from "./facts.ts";

const en = () => ({
  title: "Error",
  failed: "That didn’t work. Try again.",
  tooMany: "There have been too many tries. Try again later.",
  tooManyFor: (wait: string) => `There have been too many tries. Try again in ${wait}.`,
  seconds: (count: number) => `${count} ${plural("en", count, "second", "seconds")}`,
  minutes: (count: number) => `${count} ${plural("en", count, "minute", "minutes")}`,
  hours: (count: number) => `${count} ${plural("en", count, "hour", "hours")}`,
  busy: "Our site is very busy. You haven’t lost anything. Try again in a moment.",
  unreadable: "Complete this field, or check that the day exists",
  offline: "We can’t reach the server. Check your connection and try again.",
  outdated: "There’s a new version. Copy any text that you typed, then reload the page.",
});

const fr = (): ReturnType<typeof en> => ({
  title: "Erreur",
  failed: "L’opération a échoué. Réessayez.",
  tooMany: "Trop de tentatives. Réessayez plus tard.",
  tooManyFor: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
  seconds: (count) => `${count} ${plural("fr", count, "seconde", "secondes")}`,
  minutes: (count) => `${count} ${plural("fr", count, "minute", "minutes")}`,
  hours: (count) => `${count} ${plural("fr", count, "heure", "heures")}`,
  busy: "Notre site est très sollicité. Vous n’avez rien perdu. Réessayez dans un instant.",
  unreadable: "Complétez ce champ, ou vérifiez que ce jour existe",
  offline: "Notre serveur est injoignable. Vérifiez votre connexion et réessayez.",
  outdated: "Notre site a changé. Copiez le texte que vous avez saisi, puis rechargez la page.",
});

export const errors = { en, fr };
