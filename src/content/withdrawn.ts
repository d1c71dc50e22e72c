import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ moment }: Facts) => ({
  received: (iso: string) =>
    `We received your withdrawal on ${moment(iso)} (${operatorZone.en()}). You don’t need to do ` +
    "anything else.",
});

const fr = ({ moment }: Facts): ReturnType<typeof en> => ({
  received: (iso) =>
    `Nous avons reçu votre rétractation le ${moment(iso)} (${operatorZone.fr()}). Vous n’avez ` +
    "rien d’autre à faire.",
});

export const withdrawn = { en, fr };
