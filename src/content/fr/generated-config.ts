import type { GeneratedConfigContent } from "../en/generated-config.ts";
import type { Facts } from "../facts.ts";

export const generatedConfig = ({ site }: Facts): GeneratedConfigContent => ({
  result: {
    heading: "Votre configuration",
    text: "Un seul fichier contient tout : société, couleurs, prix et textes dans les deux langues.",
    writtenFor: (name) => `Ces textes ont été rédigés pour « ${name} ». Relancez la génération pour qu’ils suivent le nouveau nom.`,
    waiting: (count) =>
      count === 1
        ? "1 texte ne peut pas encore servir : le fichier garde les mots d’avant."
        : `${count} textes ne peuvent pas encore servir : le fichier garde les mots d’avant.`,
    json: "Contenu du fichier",
    download: "Télécharger site.config.ts",
    another: "Recommencer",
    invalid: "Le fichier ne peut pas encore être écrit :",
  },
  words: {
    heading: "Les textes",
    text: "Chaque texte peut être retouché, rétabli, ou réécrit à part.",
    hero: "Ouverture",
    services: "Services",
    whyChooseUs: "Arguments",
    fields: {
      "hero.title": "Titre",
      "hero.subtitle": "Sous-titre",
      "hero.cta": "Bouton",
      "services.fastTrack.title": "Fast Track : titre",
      "services.fastTrack.description": "Fast Track : description",
      "services.checkIn.title": "Enregistrement : titre",
      "services.checkIn.description": "Enregistrement : description",
      "services.museums.title": "Musées : titre",
      "services.museums.description": "Musées : description",
      "whyChooseUs.title": "Intertitre",
    },
    reasonTitle: (number) => `Argument ${number} : titre`,
    reasonDescription: (number) => `Argument ${number} : description`,
    original: "Texte d’origine",
    rewrite: "Réécrire",
    rewriting: "Rédaction...",
    changed: (field) => `Nouveau texte : ${field}.`,
    kept: (reason) => `Le texte d’origine est gardé : le nouveau ${reason}.`,
    check: (reason) => `À vérifier : ce texte ${reason}.`,
    empty: "Écrivez au moins un caractère.",
    reasons: {
      missing: "n’est pas arrivé",
      empty: "était vide",
      too_long: "était trop long",
      invented_figure: "contient un chiffre absent de l’original",
      link: "contient un lien",
      markup: "contient du balisage",
      control_characters: "contient un caractère inutilisable",
    },
    warnings: {
      missing: "manque",
      empty: "est vide",
      too_long: "est trop long",
      invented_figure: "contient un chiffre absent de l’original",
      link: "contient un lien, affiché comme du simple texte",
      markup: "contient du balisage, affiché comme du simple texte",
      control_characters: "contient un caractère inutilisable",
    },
  },
  live: {
    heading: "Le voir pour de vrai",
    text: "Les pages publiques de ce site à votre marque, à une adresse que seuls connaissent ceux à qui vous la donnez.",
    open: "Ouvrir l’aperçu en ligne",
    opening: "Préparation de l’aperçu...",
    link: "Aperçu en ligne",
    newTab: "s’ouvre dans un nouvel onglet",
    expires: (date) => `Le lien fonctionne jusqu’au ${date}.`,
    copy: "Copier le lien",
    stale: "Vous avez modifié quelque chose depuis. Créez un nouveau lien pour le voir.",
    renew: "Créer un nouveau lien",
    failed: "L’aperçu n’a pas pu être créé",
  },
  next: {
    heading: "Et maintenant",
    steps: [
      { text: "Relisez chaque texte : ce sont désormais les vôtres." },
      { text: "Placez le fichier à côté de app.config.ts et faites-lui prendre sa place :", command: "npm run brand -- site.config.ts" },
      { text: "Regardez le nouveau site sur votre machine :", command: "npm start" },
      { text: "Faites tout vérifier, puis mettez en ligne :", command: "npm test && npm run deploy" },
      {
        text: `Avant la mise en ligne, faites relire les conditions et la politique de confidentialité par un juriste : elles suivent encore le modèle de ${site.company.name}.`,
      },
    ],
  },
});
