import type { Facts } from "./facts.ts";

const en = ({ retention }: Facts) => ({
  title: "We can’t find this preview",
  text:
    "It has expired or been removed, or its link is incomplete. A preview lasts " +
    `${retention.days.siteConfigs} day, or ${retention.days.staffSiteConfigs} days if staff made ` +
    "it.",
});

const fr: typeof en = ({ retention }) => ({
  title: "Cet aperçu est introuvable",
  text:
    "Cet aperçu a expiré ou a été retiré, ou bien le lien est incomplet. Un aperçu reste en ligne " +
    `${retention.days.siteConfigs} jour, ou ${retention.days.staffSiteConfigs} jours si notre ` +
    "équipe l’a créé.",
});

export const previewExpired = { en, fr };
