import type { KeptReason } from "#domain/generator/wordings.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural, site }: Facts) => ({
  result: {
    heading: "Your configuration",
    text: "Company, colours, prices and words, in one file.",
    writtenFor: (name: string) => `Written for “${name}”. Generate again for the new name.`,
    waiting: (count: number) =>
      `${count} ${plural(count, "text", "texts")} can’t be used yet: the file keeps the ` +
      "earlier words.",
    json: "Content of the file",
    download: "Download site.config.ts",
    another: "Generate Another",
    invalid: "The file cannot be made yet:",
  },
  words: {
    heading: "The words",
    text: "Edit, restore or rewrite each.",
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
    changed: (field: string) => `${field} rewritten.`,
    kept: (reason: string) => `Original kept. New words: ${reason}.`,
    check: (reason: string) => `Check this text: ${reason}.`,
    empty: "Write at least one character.",
    reasons: {
      missing: "missing",
      empty: "empty",
      too_long: "too long",
      invented_figure: "a figure that the original lacks",
      link: "a link, shown as plain text",
      markup: "markup, shown as plain text",
      control_characters: "an unusable character",
      not_text: "something else than a text",
      other_language: "another language",
      placeholder: "a placeholder that nobody filled in",
      other_name: "the name of another company",
      lost_figure: "without a figure that the original has",
      lost_service: "without a service that the original names",
      invented_claim: "a promise that the original lacks",
      capitals: "words in capitals",
      emoji: "an emoji",
      quotes: "quotation marks around it",
      repeated: "the same words as another text",
    } satisfies Record<KeptReason, string>,
  },
  live: {
    heading: "See it for real",
    text: "Pages, booking, a pass and an email, at a private link.",
    pass: "A pass",
    mail: "An email",
    open: "Make a live preview",
    link: "Open the live preview",
    newTab: "opens in a new tab",
    expires: (date: string) => `The link works until ${date}.`,
    copy: "Copy link",
    stale: "Changed since. Make a new link to see it.",
    renew: "Make a new link",
    failed: "No preview made",
  },
  next: {
    heading: "Next steps",
    steps: [
      { text: "Read every text: the words are yours now." },
      {
        text: "Put the file beside app.config.ts, then install it:",
        command: "npm run brand -- site.config.ts",
      },
      { text: "See the new site:", command: "npm start" },
      {
        text: "Check it and put it online:",
        command: "npm test && npm run deploy",
      },
      {
        text:
          "First have a lawyer read the terms and privacy policy: they follow " +
          `${site.company.name}’s model.`,
      },
    ] as { text: string; command?: string }[],
  },
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  result: {
    heading: "Votre configuration",
    text: "Société, couleurs, prix et textes, dans un seul fichier.",
    writtenFor: (name) => `Rédigé pour « ${name} ». Relancez pour le nouveau nom.`,
    waiting: (count) =>
      `${count} ${plural(count, "texte inutilisable", "textes inutilisables")} : le fichier ` +
      "garde les mots d’avant.",
    json: "Contenu du fichier",
    download: "Télécharger site.config.ts",
    another: "Recommencer",
    invalid: "Le fichier ne peut pas encore être écrit :",
  },
  words: {
    heading: "Les textes",
    text: "Retouchez, rétablissez ou réécrivez-les.",
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
    kept: (reason) => `Original gardé. Nouveau texte : ${reason}.`,
    check: (reason) => `Texte à vérifier : ${reason}.`,
    empty: "Écrivez au moins un caractère.",
    reasons: {
      missing: "manquant",
      empty: "vide",
      too_long: "trop long",
      invented_figure: "un chiffre absent de l’original",
      link: "un lien, affiché en texte simple",
      markup: "du balisage, affiché en texte simple",
      control_characters: "un caractère inutilisable",
      not_text: "autre chose qu’un texte",
      other_language: "une autre langue",
      placeholder: "un emplacement que personne n’a rempli",
      other_name: "le nom d’une autre société",
      lost_figure: "sans un chiffre de l’original",
      lost_service: "sans un service que nomme l’original",
      invented_claim: "une promesse absente de l’original",
      capitals: "des mots en capitales",
      emoji: "un émoji",
      quotes: "des guillemets autour du texte",
      repeated: "les mêmes mots qu’un autre texte",
    },
  },
  live: {
    heading: "Le voir pour de vrai",
    text: "Pages, réservation, pass et e-mail, à une adresse privée.",
    pass: "Un pass",
    mail: "Un e-mail",
    open: "Créer un aperçu en ligne",
    link: "Ouvrir l’aperçu en ligne",
    newTab: "s’ouvre dans un nouvel onglet",
    expires: (date) => `Le lien fonctionne jusqu’au ${date}.`,
    copy: "Copier le lien",
    stale: "Modifié depuis. Créez un nouveau lien pour le voir.",
    renew: "Créer un nouveau lien",
    failed: "Aperçu impossible",
  },
  next: {
    heading: "Et maintenant",
    steps: [
      { text: "Relisez chaque texte : ce sont les vôtres." },
      {
        text: "Placez le fichier à côté de app.config.ts, puis installez-le :",
        command: "npm run brand -- site.config.ts",
      },
      { text: "Voyez le nouveau site :", command: "npm start" },
      {
        text: "Vérifiez-le, puis mettez-le en ligne :",
        command: "npm test && npm run deploy",
      },
      {
        text:
          "Avant tout, faites relire conditions et confidentialité par un juriste : elles " +
          `suivent le modèle ${site.company.name}.`,
      },
    ],
  },
});

/** A separate file, because the browser fetches it together with the result. */
export const generatorResult = { en, fr };
