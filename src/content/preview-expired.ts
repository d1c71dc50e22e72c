import type { Facts } from "./facts.ts";

const en = ({ retention }: Facts) => ({
  title: "This preview is gone",
  text:
    `Expired, revoked, or an incomplete address. Previews last ${retention.days.siteConfigs} ` +
    `day, or ${retention.days.staffSiteConfigs} days if staff made them.`,
});

const fr: typeof en = ({ retention }) => ({
  title: "Cet aperçu n’existe plus",
  text:
    `Expiré, retiré, ou adresse incomplète. Un aperçu dure ${retention.days.siteConfigs} jour, ` +
    `ou ${retention.days.staffSiteConfigs} jours s’il vient de l’équipe.`,
});

export const previewExpired = { en, fr };
