import type { KeptReason } from "#domain/generator/wordings.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural, site }: Facts) => ({
  result: {
    heading: "Your configuration",
    text: "Your company, colours, prices and words are in one file.",
    writtenFor: (name: string) =>
      `The words are for “${name}”. Generate them again for the new name.`,
    waiting: (count: number) =>
      `${count} ${plural(count, "text", "texts")} can’t be used yet, so the file keeps ` +
      "the earlier words.",
    json: "Content of the file",
    download: "Download site.config.ts",
    another: "Generate Another",
    invalid: "The file can’t be created yet:",
    problem: (field: string, message: string) => `${field}: ${message}`,
  },
  words: {
    heading: "The words",
    text: "You can edit, restore or rewrite each text.",
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
    wish: "What you’d like to change",
    wishHint:
      "Write “shorter” or “for families”, for example. We’ll follow your wish each time you rewrite a " +
      "text.",
    propose: "Two new openings",
    proposed: "Two openings to choose from",
    choose: (number: number) => `Use opening ${number}`,
    dismiss: "Keep mine",
    undo: "Undo",
    needsModel:
      "Our built-in writer can’t rewrite text. Connect a model, or edit the text yourself.",
    plans: "Plans",
    search: "Search engines",
    planDescription: (plan: string) => `${plan}: description`,
    planFeatures: (plan: string) => `${plan}: what it includes, one line each`,
    seoTitle: "Title in search results",
    seoDescription: "Description in search results",
    keywords: "Keywords, with commas between them",
    original: "Original words",
    rewrite: "Rewrite",
    rewriting: "Writing...",
    changed: (field: string) => `${field} rewritten.`,
    unchanged: (field: string) => `${field} didn’t change.`,
    kept: (reason: string) => `We kept the earlier text. New text: ${reason}.`,
    check: (reason: string) => `Check this text: ${reason}.`,
    empty: "Write at least one character.",
    reasons: {
      missing: "missing",
      empty: "empty",
      too_long: "too long",
      invented_figure: "a figure that isn’t in the original",
      link: "a link, shown as plain text",
      markup: "markup, shown as plain text",
      control_characters: "an unusable character",
      not_text: "something other than text",
      other_language: "another language",
      placeholder: "a placeholder that wasn’t filled in",
      other_name: "the name of another company",
      lost_figure: "a figure of the original is missing",
      lost_service: "a service of the original is missing",
      invented_claim: "a promise that isn’t in the original",
      capitals: "words in capitals",
      emoji: "an emoji",
      quotes: "quotation marks around it",
      repeated: "the same words as another text",
    } satisfies Record<KeptReason, string>,
  },
  live: {
    heading: "See it for real",
    text: "You’ll see the pages, the booking, a pass and an email at a private link.",
    pass: "A pass",
    mail: "An email",
    open: "Create a live preview",
    link: "Open the live preview",
    newTab: "opens in a new tab",
    expires: (date: string) => `The link works until ${date}.`,
    copy: "Copy link",
    stale:
      "You’ve made changes since you created this preview, so the links below still show the " +
      "earlier version.",
    renew: "Open the preview with your changes",
    failed: "The preview wasn’t created",
  },
  next: {
    heading: "Next steps",
    steps: [
      { text: "Read every text, because the words are yours now." },
      {
        text: "Put the file beside app.config.ts, then install it:",
        command: "npm run brand -- site.config.ts",
      },
      { text: "See the new site:", command: "npm start" },
      {
        text: "Check it, and keep it in git:",
        command: 'npm test && git add --all && git commit -m "Our brand"',
      },
      {
        text: "Put it online:",
        command: "npm run setup -- --apply",
      },
      {
        text:
          "Before you go live, have a lawyer read the terms and the privacy policy. They are based " +
          `on ${site.company.name}’s.`,
      },
    ] as { text: string; command?: string }[],
  },
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  result: {
    heading: "Votre configuration",
    text: "Votre société, vos couleurs, vos prix et vos textes sont réunis dans un seul fichier.",
    writtenFor: (name) =>
      `Ces textes ont été rédigés pour « ${name} ». Relancez la rédaction pour le nouveau nom.`,
    waiting: (count) =>
      `${count} ${plural(count, "texte est inutilisable", "textes sont inutilisables")}, donc ` +
      `le fichier garde ${plural(count, "l’ancien", "les anciens")}.`,
    json: "Contenu du fichier",
    download: "Télécharger site.config.ts",
    another: "Recommencer",
    invalid: "Le fichier ne peut pas encore être créé :",
    problem: (field, message) => `${field} : ${message}`,
  },
  words: {
    heading: "Les textes",
    text: "Vous pouvez retoucher, rétablir ou faire réécrire chaque texte.",
    hero: "Accroche",
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
    wish: "Ce que vous souhaitez changer",
    wishHint:
      "Par exemple « plus court » ou « pour les familles ». Nous en tenons compte à chaque " +
      "réécriture.",
    propose: "Deux nouvelles accroches",
    proposed: "Deux accroches au choix",
    choose: (number) => `Choisir l’accroche ${number}`,
    dismiss: "Garder la mienne",
    undo: "Annuler",
    needsModel:
      "Notre rédacteur intégré ne sait pas réécrire un texte. Connectez un modèle, ou retouchez " +
      "le texte vous-même.",
    plans: "Formules",
    search: "Moteurs de recherche",
    planDescription: (plan) => `${plan} : description`,
    planFeatures: (plan) => `${plan} : ce qui est compris, un avantage par ligne`,
    seoTitle: "Titre dans les résultats de recherche",
    seoDescription: "Description dans les résultats de recherche",
    keywords: "Mots-clés, séparés par des virgules",
    original: "Texte d’origine",
    rewrite: "Réécrire",
    rewriting: "Rédaction...",
    changed: (field) => `Nouveau texte : ${field}.`,
    unchanged: (field) => `Texte inchangé : ${field}.`,
    kept: (reason) => `Nous avons gardé le texte précédent. Nouveau texte : ${reason}.`,
    check: (reason) => `Vérifiez ce texte : ${reason}.`,
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
      placeholder: "un emplacement resté vide",
      other_name: "le nom d’une autre société",
      lost_figure: "un chiffre de l’original manque",
      lost_service: "un service de l’original manque",
      invented_claim: "une promesse absente de l’original",
      capitals: "des mots en capitales",
      emoji: "un émoji",
      quotes: "des guillemets autour du texte",
      repeated: "les mêmes mots qu’un autre texte",
    },
  },
  live: {
    heading: "Voir le vrai site",
    text: "À une adresse privée, vous voyez les pages, la réservation, un pass et un e-mail.",
    pass: "Un pass",
    mail: "Un e-mail",
    open: "Créer un aperçu en ligne",
    link: "Ouvrir l’aperçu en ligne",
    newTab: "s’ouvre dans un nouvel onglet",
    expires: (date) => `Le lien fonctionne jusqu’au ${date}.`,
    copy: "Copier le lien",
    stale: "Vous avez modifié le site depuis. Les liens ci-dessous montrent la version précédente.",
    renew: "Ouvrir l’aperçu avec vos modifications",
    failed: "Aperçu impossible",
  },
  next: {
    heading: "Et maintenant",
    steps: [
      { text: "Relisez tous les textes, car ce sont désormais les vôtres." },
      {
        text: "Placez le fichier à côté d’app.config.ts, puis installez-le :",
        command: "npm run brand -- site.config.ts",
      },
      { text: "Découvrez le nouveau site :", command: "npm start" },
      {
        text: "Vérifiez-le, puis enregistrez-le dans git :",
        command: 'npm test && git add --all && git commit -m "Our brand"',
      },
      {
        text: "Mettez-le en ligne :",
        command: "npm run setup -- --apply",
      },
      {
        text:
          "Avant la mise en ligne, faites relire les conditions et la politique de " +
          `confidentialité par un avocat. Ces textes suivent le modèle de ${site.company.name}.`,
      },
    ],
  },
});

/** A separate file, because the browser fetches it together with the result. */
export const generatorResult = { en, fr };
