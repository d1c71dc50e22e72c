import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Previews",
  lead: "Anyone with the link can see a preview until it expires.",
  list: {
    label: "Stored previews",
    empty: "No previews yet.",
    shown: (count: number) => `${count} ${plural(count, "preview shown", "previews shown")}.`,
  },
  brand: "Brand",
  newTab: "opens in a new tab",
  by: "Stored by",
  visitor: "A visitor",
  gone: "A deleted account",
  since: "Stored on",
  ends: "Expires on",
  action: "Action",
  remove: {
    open: "Remove",
    forBrand: (name: string) => `Remove the preview of ${name}`,
    question: "Remove this preview?",
    explanation: (name: string) => `The link to “${name}” will stop working.`,
    submit: "Remove the preview",
    busy: "One moment...",
    done: { title: "Preview removed" },
  },
  removed: "Removed",
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Aperçus",
  lead: "Toute personne disposant du lien peut consulter un aperçu jusqu’à son expiration.",
  list: {
    label: "Aperçus enregistrés",
    empty: "Aucun aperçu pour l’instant.",
    shown: (count) => `${count} ${plural(count, "aperçu affiché", "aperçus affichés")}.`,
  },
  brand: "Marque",
  newTab: "s’ouvre dans un nouvel onglet",
  by: "Enregistré par",
  visitor: "Un visiteur",
  gone: "Un compte supprimé",
  since: "Enregistré le",
  ends: "Expire le",
  action: "Action",
  remove: {
    open: "Retirer",
    forBrand: (name) => `Retirer l’aperçu de ${name}`,
    question: "Retirer cet aperçu ?",
    explanation: (name) => `Le lien vers « ${name} » ne fonctionnera plus.`,
    submit: "Retirer l’aperçu",
    busy: "Un instant...",
    done: { title: "Aperçu retiré" },
  },
  removed: "Retiré",
});

export const adminPreviews = { en, fr };
