const en = () => ({
  title: "Configuration generator",
  description:
    "Type a name, choose two colours and watch a whole travel site take on your brand. Edit " +
    "every word, then download it as one file.",
  lead:
    "Type a name, choose two colours, and watch the whole site take on your brand. Change what " +
    "you like, then download it as one file.",
  noScript: "This page needs JavaScript: it draws your brand and writes the file in your browser.",
  form: {
    label: "Your brand",
    company: "Company",
    companyName: "Company name",
    required: "*",
    phone: "Phone",
    email: "E-mail",
    address: "Company address",
    domains: "Domains",
    domainsNote: "Fields left empty keep the values of this site, shown in grey.",
    mainDomain: "Main domain",
    fastTrackDomain: "Fast-track domain",
    checkInDomain: "Check-in domain",
    emailInvalid: "Invalid email address",
    tooLong: (maximum: number) => `At most ${maximum} characters.`,
    unusable: "This text has a character that cannot be used.",
    domainInvalid: "Use a host name such as www.example.com",
    colors: "Colours",
    primaryColor: "Primary colour",
    accentColor: "Accent colour",
    colorHint: "Format HSL: H S% L%",
    colorUnread: (color: string) =>
      `This is not a colour of that form yet. The site shows ${color}.`,
    pick: (label: string) => `Pick the ${label.toLowerCase()}`,
    generate: "Generate Configuration",
    generating: "Generating with AI...",
    cancel: "Cancel",
    load: "Load a file",
    loadHint: "Continue from a site.config.ts or a JSON file. It is read as data and never run.",
  },
  model: {
    builtIn:
      "No AI model is configured here, so the built-in rephraser writes: a small program " +
      "with fixed rules. It works at once, offline, and gives the same words for the same " +
      "name.",
    named: (name: string) => `The words are written by ${name}.`,
    members: "Sign in to generate words. Colours and names work without.",
    admins: "Here only staff may generate words. Colours and names work without.",
    signIn: "Sign in",
  },
  palette: {
    heading: "The palette that follows",
    primary: "Primary",
    primaryLight: "Light",
    primaryDark: "Dark",
    accent: "Accent",
    secondary: "Secondary",
    reads: "All texts on these colours read well (WCAG AA).",
    unread: "Some texts on these colours do not read well.",
    problem: {
      textOnPage: (color: string, ratio: string, required: string) =>
        `${color}: text in this colour on the page has a contrast of ${ratio}. WCAG AA asks ` +
        `for ${required}.`,
      textOnColor: (color: string, ratio: string, required: string) =>
        `${color}: text on this colour has a contrast of ${ratio}. WCAG AA asks for ${required}.`,
    },
    adjusted: "The site darkens or lightens it by itself wherever text needs it.",
    fix: "Fix the contrast",
  },
  preview: {
    label: "The site in your brand",
    language: "Language of the preview",
    english: "English",
    french: "French",
    page: "Miniature of the home page",
    yourCompany: "Your Company",
    idle: "Colours and name follow as you type.",
    writing: (done: number, total: number) => `${done} of ${total} texts written`,
    done: "This is your site. Choose a text to edit it.",
  },
  announce: {
    started: "Writing the words of your site in English and French.",
    halfway: "Half of the texts are written.",
    cancelled: "Generation cancelled. Your form is as it was.",
  },
  toasts: {
    missing: { title: "Missing Information", description: "Please enter at least a company name" },
    generating: {
      title: "Generating Content",
      description: "AI is rephrasing all wordings for your new brand...",
    },
    success: {
      title: "Success!",
      description: "Your new site configuration has been generated. Review and download it below.",
    },
    failed: "Generation Failed",
    unknown: "Unknown error occurred",
    noAnswer: "Failed to regenerate wordings",
    refused: "Regeneration failed",
    downloaded: { title: "Downloaded", description: "Configuration file downloaded successfully" },
    copied: "Link copied",
    loaded: {
      title: "File loaded",
      description: "The form and the words below are those of your file.",
    },
  },
  failures: {
    network: "The network cannot be reached. Check your connection and try again.",
    tooMany: "Too many requests.",
    dayFull: "The generator has reached its limit for today.",
    shareUsed: "You have used your share of the generator for today.",
    tryAgain: (wait: string) => `Try again in ${wait}.`,
    signIn: "Please sign in to generate words.",
    staffOnly: "Your account may not generate words here.",
  },
  file: {
    failed: "The file cannot be read",
    tooLong: "The file is too large to be a site configuration.",
    unreadable: "The file could not be opened.",
  },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Générateur de configuration",
  description:
    "Un nom, deux couleurs, et tout un site de voyage passe à vos couleurs sous vos yeux. " +
    "Retouchez chaque texte, puis téléchargez un seul fichier.",
  lead:
    "Un nom, deux couleurs, et tout le site passe à vos couleurs sous vos yeux. Retouchez ce " +
    "que vous voulez, puis téléchargez un seul fichier.",
  noScript:
    "Cette page a besoin de JavaScript : elle dessine votre marque et écrit le fichier dans " +
    "votre navigateur.",
  form: {
    label: "Votre marque",
    company: "Société",
    companyName: "Nom de la société",
    required: "*",
    phone: "Téléphone",
    email: "E-mail",
    address: "Adresse de la société",
    domains: "Domaines",
    domainsNote: "Un champ laissé vide garde la valeur de ce site, affichée en gris.",
    mainDomain: "Domaine principal",
    fastTrackDomain: "Domaine Fast Track",
    checkInDomain: "Domaine d’enregistrement",
    emailInvalid: "Adresse e-mail invalide",
    tooLong: (maximum) => `${maximum} caractères au plus.`,
    unusable: "Ce texte contient un caractère inutilisable.",
    domainInvalid: "Indiquez un nom de domaine tel que www.exemple.fr",
    colors: "Couleurs",
    primaryColor: "Couleur principale",
    accentColor: "Couleur d’accent",
    colorHint: "Format HSL : H S% L%",
    colorUnread: (color) =>
      `Ce n’est pas encore une couleur de cette forme. Le site montre ${color}.`,
    pick: (label) => `Choisir la ${label.toLowerCase()}`,
    generate: "Générer la configuration",
    generating: "L’IA rédige...",
    cancel: "Annuler",
    load: "Charger un fichier",
    loadHint:
      "Repartez d’un site.config.ts ou d’un fichier JSON. Il est lu comme des données, " +
      "jamais exécuté.",
  },
  model: {
    builtIn:
      "Aucun modèle d’IA n’est configuré ici : c’est le rédacteur intégré qui " +
      "écrit, un petit programme aux règles fixes. Il répond aussitôt, hors ligne, et " +
      "donne les mêmes mots pour le même nom.",
    named: (name) => `Les textes sont rédigés par ${name}.`,
    members:
      "Connectez-vous pour faire rédiger les textes. Les couleurs et le nom fonctionnent " +
      "sans compte.",
    admins:
      "Ici, seule l’équipe peut faire rédiger les textes. Les couleurs et le nom " +
      "fonctionnent sans cela.",
    signIn: "Se connecter",
  },
  palette: {
    heading: "La palette qui en découle",
    primary: "Principale",
    primaryLight: "Claire",
    primaryDark: "Foncée",
    accent: "Accent",
    secondary: "Secondaire",
    reads: "Tous les textes se lisent bien sur ces couleurs (WCAG AA).",
    unread: "Certains textes se lisent mal sur ces couleurs.",
    problem: {
      textOnPage: (color, ratio, required) =>
        `${color} : un texte de cette couleur sur la page a un contraste de ${ratio}. WCAG ` +
        `AA demande ${required}.`,
      textOnColor: (color, ratio, required) =>
        `${color} : un texte sur cette couleur a un contraste de ${ratio}. WCAG AA demande ` +
        `${required}.`,
    },
    adjusted: "Le site la fonce ou l’éclaircit de lui-même partout où un texte le demande.",
    fix: "Corriger le contraste",
  },
  preview: {
    label: "Votre site, tel qu’il sera",
    language: "Langue de l’aperçu",
    english: "Anglais",
    french: "Français",
    page: "Miniature de la page d’accueil",
    yourCompany: "Votre société",
    idle: "Les couleurs et le nom suivent ce que vous saisissez.",
    writing: (done, total) => `${done} textes rédigés sur ${total}`,
    done: "Voici votre site. Choisissez un texte pour le retoucher.",
  },
  announce: {
    started: "Rédaction des textes de votre site en anglais et en français.",
    halfway: "La moitié des textes est rédigée.",
    cancelled: "Rédaction annulée. Votre formulaire n’a pas changé.",
  },
  toasts: {
    missing: {
      title: "Information manquante",
      description: "Indiquez au moins le nom de la société",
    },
    generating: {
      title: "Rédaction en cours",
      description: "L’IA reformule tous les textes pour votre nouvelle marque...",
    },
    success: {
      title: "C’est prêt !",
      description:
        "Votre nouvelle configuration est générée. Relisez-la et téléchargez-la ci-dessous.",
    },
    failed: "La génération a échoué",
    unknown: "Une erreur inconnue est survenue",
    noAnswer: "Les textes n’ont pas pu être rédigés",
    refused: "La rédaction a échoué",
    downloaded: {
      title: "Téléchargé",
      description: "Le fichier de configuration est téléchargé",
    },
    copied: "Lien copié",
    loaded: {
      title: "Fichier chargé",
      description: "Le formulaire et les textes ci-dessous sont ceux de votre fichier.",
    },
  },
  failures: {
    network: "Le réseau est injoignable. Vérifiez votre connexion puis réessayez.",
    tooMany: "Trop de demandes.",
    dayFull: "Le générateur a atteint sa limite du jour.",
    shareUsed: "Vous avez utilisé votre part du générateur pour aujourd’hui.",
    tryAgain: (wait) => `Réessayez dans ${wait}.`,
    signIn: "Connectez-vous pour faire rédiger les textes.",
    staffOnly: "Votre compte ne permet pas de faire rédiger des textes ici.",
  },
  file: {
    failed: "Le fichier ne peut pas être lu",
    tooLong: "Le fichier est trop grand pour une configuration de site.",
    unreadable: "Le fichier n’a pas pu être ouvert.",
  },
});

/** docs/product/generator.md quotes some of these texts letter for letter. */
export const generator = { en, fr };
