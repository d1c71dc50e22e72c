import { plural } from "./facts.ts";

const en = () => ({
  title: "Configuration generator",
  description: "Enter a name and two colours, and get a complete travel site in your brand.",
  lead: "Enter a name and two colours, and the whole site is yours.",
  noScript: "This page needs JavaScript.",
  form: {
    label: "Your brand",
    ready: "Or start from",
    company: "Company",
    companyName: "Company name",
    required: "*",
    phone: "Phone",
    email: "Email",
    address: "Company address",
    domains: "Domains",
    domainsNote: "Leave a field empty to keep the grey value.",
    mainDomain: "Main domain",
    fastTrackDomain: "Fast-track domain",
    checkInDomain: "Check-in domain",
    emailInvalid: "Invalid email address",
    tooLong: (maximum: number) => `At most ${maximum} characters`,
    unusable: "This text contains a character we can’t use.",
    domainInvalid: "Use a host name such as www.example.com",
    colors: "Colours",
    primaryColor: "Primary colour",
    accentColor: "Accent colour",
    colorHint: "Format HSL: H S% L%",
    colorInvalid:
      "We can’t read this colour. Write it like #0f4c81, navy, rgb(15 76 129) or 208 79% 28%.",
    pick: (label: string) => `Pick the ${label.toLowerCase()}`,
    logo: "Logo",
    logoHint: "Upload an SVG or a PNG. Without one, the site shows your company’s initial.",
    logoUpload: "Upload a logo",
    generate: "Generate Configuration",
    nameFirst: "Enter a company name first.",
    generating: "Generating with AI...",
    cancel: "Cancel",
    resume: "Continue",
    take: (count: number) => `Use ${count === 1 ? "this text" : `these ${count}`}, keep the rest`,
    load: "Load a file",
    loadHint: "Choose a site.config.ts or JSON file. We never run it.",
  },
  model: {
    builtIn:
      "No AI model is connected, so our built-in writer writes the texts. They’re always the same " +
      "for a given name.",
    named: (name: string) => `${name} writes the words.`,
    members: "Sign in to generate texts. You can set the colours and the name without an account.",
    admins: "Only admins can generate texts. Everyone can set the colours and the name.",
    signIn: "Sign in",
  },
  palette: {
    heading: "Your palette",
    primary: "Primary",
    primaryLight: "Light",
    primaryDark: "Dark",
    accent: "Accent",
    secondary: "Secondary",
    reads: "All texts are easy to read (WCAG AA).",
    adjusted: (color: string, ratio: string) =>
      `${color} has a contrast of ${ratio} against text, so the site uses a nearby shade.`,
  },
  preview: {
    label: "The site in your brand",
    language: "Language of the preview",
    english: "English",
    french: "French",
    page: "Miniature of the home page",
    yourCompany: "Your Company",
    idle: "The colours and the name change as you type.",
    writing: (done: number, total: number) => `${done} of ${total} texts written`,
    waiting: (wait: string) => `The provider has asked us to wait ${wait}.`,
    stopped: (done: number, total: number) =>
      `We’ve kept ${done} of ${total} texts. You can continue at any time.`,
    done: "Here’s your site. Choose a text to edit it.",
  },
  announce: {
    started: "We’re writing your site in English and French.",
    halfway: "Half of the texts are written.",
    cancelled: "Cancelled. Your form is unchanged.",
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
    copied: { title: "Link copied" },
    copyFailed: { title: "Link not copied", description: "Open the link and copy its address." },
    loaded: {
      title: "File loaded",
      description: "The form and the texts come from your file.",
    },
  },
  failures: {
    network: "You’re offline. Check your connection and try again.",
    tooMany: "Too many requests.",
    dayFull: "The generator has reached today’s limit.",
    shareUsed: "You’ve reached your limit for today.",
    tryAgain: (wait: string) => `Try again in ${wait}.`,
    signIn: "Sign in to generate texts.",
    staffOnly: "Your account can’t generate texts.",
  },
  file: {
    failed: "We can’t read this file",
    tooLong: "The file is too large for a site configuration.",
    unreadable: "We couldn’t open the file.",
  },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Générateur de configuration",
  description:
    "Donnez un nom et deux couleurs, et obtenez un site de voyage complet à votre image.",
  lead: "Donnez un nom et deux couleurs, et tout le site sera à votre image.",
  noScript: "Cette page nécessite JavaScript.",
  form: {
    label: "Votre marque",
    ready: "Ou partez d’un exemple",
    company: "Société",
    companyName: "Nom de la société",
    required: "*",
    phone: "Téléphone",
    email: "E-mail",
    address: "Adresse de la société",
    domains: "Domaines",
    domainsNote: "Laissez un champ vide pour garder la valeur en gris.",
    mainDomain: "Domaine principal",
    fastTrackDomain: "Domaine Fast Track",
    checkInDomain: "Domaine d’enregistrement",
    emailInvalid: "Adresse e-mail invalide",
    tooLong: (maximum) => `${maximum} caractères au plus`,
    unusable: "Ce texte contient un caractère inutilisable.",
    domainInvalid: "Indiquez un nom de domaine tel que www.exemple.fr",
    colors: "Couleurs",
    primaryColor: "Couleur principale",
    accentColor: "Couleur d’accent",
    colorHint: "Format HSL : H S% L%",
    colorInvalid:
      "Couleur illisible. Écrivez-la comme #0f4c81, navy, rgb(15 76 129) ou 208 79% 28%.",
    pick: (label) => `Choisir la ${label.toLowerCase()}`,
    logo: "Logo",
    logoHint: "Importez un SVG ou un PNG. Sans logo, le site affiche l’initiale de votre nom.",
    logoUpload: "Importer un logo",
    generate: "Générer la configuration",
    nameFirst: "Saisissez d’abord le nom de la société.",
    generating: "L’IA rédige...",
    cancel: "Annuler",
    resume: "Continuer",
    take: (count) =>
      `${count === 1 ? "Garder ce texte" : `Garder ces ${count} textes`}, et l’original pour le reste`,
    load: "Charger un fichier",
    loadHint: "Choisissez un site.config.ts ou un fichier JSON. Nous ne l’exécutons jamais.",
  },
  model: {
    builtIn:
      "Aucun modèle d’IA n’est connecté. Notre rédacteur intégré écrit toujours les mêmes textes " +
      "pour un même nom.",
    named: (name) => `${name} rédige les textes.`,
    members:
      "Connectez-vous pour faire rédiger les textes. Vous pouvez régler les couleurs et le nom " +
      "sans compte.",
    admins:
      "La rédaction est réservée aux administrateurs. Tout le monde peut régler les couleurs et le nom.",
    signIn: "Se connecter",
  },
  palette: {
    heading: "Votre palette",
    primary: "Principale",
    primaryLight: "Claire",
    primaryDark: "Foncée",
    accent: "Accent",
    secondary: "Secondaire",
    reads: "Tous les textes se lisent bien (WCAG AA).",
    adjusted: (color, ratio) =>
      `${color} a un contraste de ${ratio} avec le texte. Le site utilise une nuance voisine.`,
  },
  preview: {
    label: "Le site à votre image",
    language: "Langue de l’aperçu",
    english: "Anglais",
    french: "Français",
    page: "Miniature de la page d’accueil",
    yourCompany: "Votre société",
    idle: "Les couleurs et le nom suivent votre saisie.",
    writing: (done, total) =>
      `${done} ${plural("fr", done, "texte rédigé", "textes rédigés")} sur ${total}`,
    waiting: (wait) => `Le fournisseur nous demande d’attendre ${wait}.`,
    stopped: (done, total) =>
      `Nous avons gardé ${done} ${plural("fr", done, "texte", "textes")} sur ${total}. Vous pouvez continuer.`,
    done: "Voici votre site. Choisissez un texte à retoucher.",
  },
  announce: {
    started: "Nous rédigeons votre site en anglais et en français.",
    halfway: "La moitié des textes est rédigée.",
    cancelled: "Rédaction annulée. Votre saisie est conservée.",
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
        "Votre configuration a été générée. Vous pouvez la relire et la télécharger ci-dessous.",
    },
    failed: "La génération a échoué",
    unknown: "Une erreur inconnue est survenue",
    noAnswer: "Les textes n’ont pas pu être rédigés",
    refused: "La rédaction a échoué",
    downloaded: {
      title: "Téléchargé",
      description: "Le fichier de configuration a été téléchargé",
    },
    copied: { title: "Lien copié" },
    copyFailed: { title: "Lien non copié", description: "Ouvrez le lien et copiez son adresse." },
    loaded: {
      title: "Fichier chargé",
      description: "Le formulaire et les textes viennent de votre fichier.",
    },
  },
  failures: {
    network: "Vous êtes hors connexion. Vérifiez votre connexion et réessayez.",
    tooMany: "Trop de demandes.",
    dayFull: "Le générateur a atteint sa limite du jour.",
    shareUsed: "Vous avez atteint votre limite du jour.",
    tryAgain: (wait) => `Réessayez dans ${wait}.`,
    signIn: "Connectez-vous pour faire rédiger les textes.",
    staffOnly: "Votre compte ne permet pas de faire rédiger les textes.",
  },
  file: {
    failed: "Fichier illisible",
    tooLong: "Le fichier est trop grand pour une configuration de site.",
    unreadable: "Nous n’avons pas pu ouvrir le fichier.",
  },
});

/** docs/product/generator.md quotes some of these texts letter for letter. */
export const generator = { en, fr };
