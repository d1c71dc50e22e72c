import type { Facts } from "./facts.ts";

const en = ({ plural, site }: Facts) => ({
  title: "Previews",
  lead:
    "Brands that someone stored in the generator, and shows at an address of " +
    `${site.company.name}. Whoever has the link sees them until they end.`,
  list: {
    label: "Stored previews",
    empty: "No preview is stored. One that somebody makes in the generator appears here.",
    shown: (count: number) => `${count} ${plural(count, "preview shown", "previews shown")}.`,
  },
  brand: "Brand",
  newTab: "opens in a new tab",
  by: "Stored by",
  visitor: "A visitor",
  gone: "A deleted account",
  since: "Stored on",
  ends: "Ends on",
  action: "Action",
  remove: {
    open: "Remove",
    forBrand: (name: string) => `Remove the preview of ${name}`,
    question: "Remove this preview?",
    explanation: (name: string) =>
      `The link to “${name}” ends at once, for everyone. The brand can be stored anew in the ` +
      "generator.",
    submit: "Remove the preview",
    busy: "One moment...",
    done: { title: "Preview removed", description: "Its link leads nowhere any more." },
  },
  removed: "Removed",
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Aperçus",
  lead:
    "Les marques enregistrées dans le générateur, visibles à une adresse du site " +
    `${site.company.name}. Quiconque a le lien les voit jusqu’à leur fin.`,
  list: {
    label: "Aperçus enregistrés",
    empty: "Aucun aperçu n’est enregistré. Ceux que l’on crée dans le générateur apparaissent ici.",
    shown: (count) => `${count} ${plural(count, "aperçu affiché", "aperçus affichés")}.`,
  },
  brand: "Marque",
  newTab: "s’ouvre dans un nouvel onglet",
  by: "Enregistré par",
  visitor: "Un visiteur",
  gone: "Un compte supprimé",
  since: "Enregistré le",
  ends: "Prend fin le",
  action: "Action",
  remove: {
    open: "Retirer",
    forBrand: (name) => `Retirer l’aperçu de ${name}`,
    question: "Retirer cet aperçu ?",
    explanation: (name) =>
      `Le lien vers « ${name} » cesse aussitôt de fonctionner, pour tout le monde. La marque ` +
      "peut être enregistrée à nouveau dans le générateur.",
    submit: "Retirer l’aperçu",
    busy: "Un instant...",
    done: { title: "Aperçu retiré", description: "Son lien ne mène plus nulle part." },
  },
  removed: "Retiré",
});

export const adminPreviews = { en, fr };
