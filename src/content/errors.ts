import { plural } from "./facts.ts";

const en = () => ({
  title: "Error",
  failed: "This did not work. Please try again.",
  tooMany: "Too many attempts in a short time. Please wait a minute and try again.",
  tooManyFor: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  seconds: (count: number) => `${count} ${plural("en", count, "second", "seconds")}`,
  minutes: (count: number) => `${count} ${plural("en", count, "minute", "minutes")}`,
  hours: (count: number) => `${count} ${plural("en", count, "hour", "hours")}`,
  offline: "We could not reach the server. Please check your connection and try again.",
});

const fr = (): ReturnType<typeof en> => ({
  title: "Erreur",
  failed: "L’opération a échoué. Veuillez réessayer.",
  tooMany: "Trop de tentatives en peu de temps. Patientez une minute puis réessayez.",
  tooManyFor: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
  seconds: (count) => `${count} ${plural("fr", count, "seconde", "secondes")}`,
  minutes: (count) => `${count} ${plural("fr", count, "minute", "minutes")}`,
  hours: (count) => `${count} ${plural("fr", count, "heure", "heures")}`,
  offline: "Le serveur est injoignable. Vérifiez votre connexion puis réessayez.",
});

/** Failures of any call. A screen with more to say, such as about typed text, has its own. */
export const errors = { en, fr };
