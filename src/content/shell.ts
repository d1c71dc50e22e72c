import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, hours, date }: Facts) => ({
  skipToContent: "Skip to content",
  header: {
    home: "Home",
    services: "Services",
    contact: "Contact",
    help: "Help",
    book: "Book a Fast Track",
    bookShort: "Book",
    unsubscribe: "Unsubscribe",
    login: "Login",
    signOut: "Sign Out",
    admin: "Admin",
    account: "Your account",
    toggleMenu: "Toggle menu",
    mainNavigation: "Main",
    callUs: `Call ${site.company.phone}`,
    newTab: "opens in a new tab",
  },
  currency: "Currency",
  applyCurrency: "Apply",
  otherLanguage: "Français",
  otherLanguageLong: "Lire cette page en français",
  notifications: { label: "Notifications", close: "Close" },
  footer: {
    quickLinks: "Quick links",
    ourServices: "Our services",
    contactUs: "Contact us",
    /** Names of the pages that every page links to. */
    pages: {
      "/": "Home",
      "/services": "Services",
      "/contact": "Contact",
      "/terms": "Terms & Conditions",
      "/subscription-terms": "Subscription Terms",
      "/privacy": "Privacy Policy",
      "/faq": "FAQ",
    },
    findBooking: "Find your booking",
    withdraw: "Withdraw from contract here",
    cancelMembership: "Cancel your membership",
    accessibility: "Accessibility",
    configGenerator: "For travel companies",
    subscription: "Subscription",
    fastTrack: "Fast Track",
    checkIn: "Automated Check-In",
    allServices: "All services",
    concierge: "Concierge",
    hours: promises.en({ site, hours }).daily,
    legalNotice: "legal notice",
    copyright: `© 2025 ${site.company.legalName}. All rights reserved.`,
  },
  preview: {
    label: "Preview",
    text: "Forms and external links are off.",
    expires: (day: string) => `This preview expires on ${date(day)}.`,
    leave: "Leave the preview",
    /** Follows the name of a link or a button. */
    off: "off in this preview",
    link: {
      title: "This is a preview",
      description: "External links, emails and phone numbers are off.",
    },
    form: "This is a preview, so nothing is sent.",
  },
  notFound: {
    title: "404",
    text: "Oops! Page not found",
    explanation: "There may be a typo in the address, or the page may have moved.",
    home: "Return to Home",
  },
  unexpectedError: {
    title: "Unexpected Application Error",
    text:
      "Something went wrong on our side. If you were sending something, it may have reached us. " +
      `Reload the page to check, or call ${site.company.phone}.`,
    reload: "Reload",
    home: "Return to Home",
  },
  serverGone: {
    title: "The site isn’t responding",
    text: "Your connection is down, or the site is. We’ll keep trying.",
  },
});

const fr = ({ site, hours, date }: Facts): ReturnType<typeof en> => ({
  skipToContent: "Aller au contenu",
  header: {
    home: "Accueil",
    services: "Services",
    contact: "Contact",
    help: "Aide",
    book: "Réserver un Fast Track",
    bookShort: "Réserver",
    unsubscribe: "Désabonnement",
    login: "Connexion",
    signOut: "Déconnexion",
    admin: "Admin",
    account: "Votre compte",
    toggleMenu: "Ouvrir ou fermer le menu",
    mainNavigation: "Principale",
    callUs: `Appeler le ${site.company.phone}`,
    newTab: "s’ouvre dans un nouvel onglet",
  },
  currency: "Devise",
  applyCurrency: "Appliquer",
  otherLanguage: "English",
  otherLanguageLong: "Read this page in English",
  notifications: { label: "Notifications", close: "Fermer" },
  footer: {
    quickLinks: "Liens rapides",
    ourServices: "Nos services",
    contactUs: "Nous contacter",
    pages: {
      "/": "Accueil",
      "/services": "Services",
      "/contact": "Contact",
      "/terms": "Conditions générales",
      "/subscription-terms": "Conditions d’abonnement",
      "/privacy": "Confidentialité",
      "/faq": "Questions fréquentes",
    },
    findBooking: "Retrouver une réservation",
    withdraw: "Renoncer au contrat ici",
    cancelMembership: "Résilier votre contrat",
    accessibility: "Accessibilité",
    configGenerator: "Pour les professionnels",
    subscription: "Abonnement",
    fastTrack: "Fast Track",
    checkIn: "Enregistrement automatique",
    allServices: "Tous les services",
    concierge: "Conciergerie",
    hours: promises.fr({ site, hours }).daily,
    legalNotice: "mentions légales",
    copyright: `© 2025 ${site.company.legalName}. Tous droits réservés.`,
  },
  preview: {
    label: "Aperçu",
    text: "Les formulaires et les liens sortants sont désactivés.",
    expires: (day: string) => `Cet aperçu expire le ${date(day)}.`,
    leave: "Quitter l’aperçu",
    off: "désactivé dans cet aperçu",
    link: {
      title: "Ceci est un aperçu",
      description: "Les liens sortants, les e-mails et les numéros de téléphone sont désactivés.",
    },
    form: "Ceci est un aperçu, donc rien n’est envoyé.",
  },
  notFound: {
    title: "404",
    text: "Oups ! Page introuvable",
    explanation:
      "L’adresse contient peut-être une faute de frappe, ou la page a\u00a0été\u00a0déplacée.",
    home: "Retour à l’accueil",
  },
  unexpectedError: {
    title: "Erreur inattendue de l’application",
    text:
      "Un problème est survenu de notre côté. Si vous étiez en train d’envoyer quelque chose, " +
      "nous l’avons peut-être reçu. Rechargez la page pour vérifier, ou appelez le " +
      `${site.company.phone}.`,
    reload: "Recharger",
    home: "Retour à l’accueil",
  },
  serverGone: {
    title: "Le site ne répond pas",
    text: "Votre connexion est coupée, ou le site est indisponible. Nous réessayons.",
  },
});

export const shell = { en, fr };
