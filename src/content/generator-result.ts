import type { KeptReason } from "../domain/generator/wordings.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural, site }: Facts) => ({
  result: {
    heading: "Your configuration",
    text: "One file holds it all: company, colours, prices and the words in both languages.",
    writtenFor: (name: string) =>
      `These words were written for “${name}”. Generate again to have them follow the ` +
      "new name.",
    waiting: (count: number) =>
      `${count} ${plural(count, "text", "texts")} cannot be used yet: the file keeps the ` +
      "words before.",
    json: "Content of the file",
    download: "Download site.config.ts",
    another: "Generate Another",
    invalid: "The file cannot be made yet:",
  },
  words: {
    heading: "The words",
    text: "Each text can be edited, put back as it was, or written anew by itself.",
    hero: "Opening",
    services: "Services",
    whyChooseUs: "Reasons",
    fields: {
      "hero.title": "Title",
      "hero.subtitle": "Subtitle",
      "hero.cta": "Button",
      "services.fastTrack.title": "Fast Track: title",
      "services.fastTrack.description": "Fast Track: description",
      "services.checkIn.title": "Check-in: title",
      "services.checkIn.description": "Check-in: description",
      "services.museums.title": "Museums: title",
      "services.museums.description": "Museums: description",
      "whyChooseUs.title": "Heading",
    } as Record<string, string>,
    reasonTitle: (number: number) => `Reason ${number}: title`,
    reasonDescription: (number: number) => `Reason ${number}: description`,
    original: "Original words",
    rewrite: "Write anew",
    rewriting: "Writing...",
    changed: (field: string) => `${field} has new words.`,
    kept: (reason: string) => `Keeps the original words: the new ones ${reason}.`,
    check: (reason: string) => `Please check: this text ${reason}.`,
    empty: "Write at least one character.",
    reasons: {
      missing: "did not come",
      empty: "were empty",
      too_long: "were too long",
      invented_figure: "have a figure that the original does not have",
      link: "have a link",
      markup: "have markup",
      control_characters: "have a character that cannot be used",
    } satisfies Record<KeptReason, string> as Record<KeptReason, string>,
    warnings: {
      missing: "is missing",
      empty: "is empty",
      too_long: "is too long",
      invented_figure: "has a figure that the original does not have",
      link: "has a link, which shows as plain text",
      markup: "has markup, which shows as plain text",
      control_characters: "has a character that cannot be used",
    } satisfies Record<KeptReason, string> as Record<KeptReason, string>,
  },
  live: {
    heading: "See it for real",
    text:
      "The public pages of this site in your brand, at a link that only those know whom you " +
      "give it.",
    open: "Make a live preview",
    opening: "Preparing the preview...",
    link: "Open the live preview",
    newTab: "opens in a new tab",
    expires: (date: string) => `The link works until ${date}.`,
    copy: "Copy link",
    stale: "You have changed something since. Make a new link to see it.",
    renew: "Make a new link",
    failed: "The preview could not be made",
  },
  next: {
    heading: "Next steps",
    steps: [
      { text: "Read every text once: the words are yours from now on." },
      {
        text: "Put the file beside app.config.ts, and let it take its place:",
        command: "npm run brand -- site.config.ts",
      },
      { text: "Look at the new site on your machine:", command: "npm start" },
      {
        text: "Have everything checked, and put it online:",
        command: "npm test && npm run deploy",
      },
      {
        text:
          "Before you go live, have the terms and the privacy policy read by a lawyer: they " +
          `still follow ${site.company.name}’s model.`,
      },
    ] as { text: string; command?: string }[],
  },
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  result: {
    heading: "Votre configuration",
    text:
      "Un seul fichier contient tout : société, couleurs, prix et textes dans les deux " +
      "langues.",
    writtenFor: (name) =>
      `Ces textes ont été rédigés pour « ${name} ». Relancez la génération pour qu’ils ` +
      "suivent le nouveau nom.",
    waiting: (count) =>
      `${count} ${plural(count, "texte ne peut", "textes ne peuvent")} pas encore servir : ` +
      "le fichier garde les mots d’avant.",
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
    text:
      "Les pages publiques de ce site à vos couleurs, à une adresse que seuls connaissent ceux " +
      "à qui vous la donnez.",
    open: "Créer un aperçu en ligne",
    opening: "Préparation de l’aperçu...",
    link: "Ouvrir l’aperçu en ligne",
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
      {
        text: "Placez le fichier à côté de app.config.ts et faites-lui prendre sa place :",
        command: "npm run brand -- site.config.ts",
      },
      { text: "Regardez le nouveau site sur votre machine :", command: "npm start" },
      {
        text: "Faites tout vérifier, puis mettez en ligne :",
        command: "npm test && npm run deploy",
      },
      {
        text:
          "Avant la mise en ligne, faites relire les conditions et la politique de " +
          "confidentialité par un juriste : elles suivent encore le modèle " +
          `${site.company.name}.`,
      },
    ],
  },
});

/** In a file of its own because the browser fetches it together with the result. */
export const generatorResult = { en, fr };
