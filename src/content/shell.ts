import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, hours, date, retention }: Facts) => ({
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
  notifications: "Notifications",
  footer: {
    tagline: "One membership, lighter travel.",
    quickLinks: "Quick links",
    ourServices: "Our services",
    contactUs: "Contact us",
    company: "Company",
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
    account: "Your account",
    configGenerator: "Make this site yours",
    subscription: "Subscription",
    fastTrack: "Fast Track",
    fastTrackPass: "The Fast Track pass",
    checkIn: "Automated Check-In",
    allServices: "All services",
    concierge: "Concierge",
    hours: promises.en({ site, hours }).daily,
    legalNotice: "legal notice",
    copyright: `© 2025 ${site.company.legalName}. All rights reserved.`,
  },
  preview: {
    label: "Preview",
    text: "Forms and outside links are off.",
    expires: (day: string) => `Expires on ${date(day)}.`,
    leave: "Leave the preview",
    /** Follows the name of a link or a button. */
    off: "off in this preview",
    link: {
      title: "This is a preview",
      description: "Outside links, emails and phone numbers are off.",
    },
    form: "This is a preview: nothing is sent.",
    gone: {
      title: "This preview is gone",
      text:
        "It has expired or was revoked, or its address is incomplete. Previews last " +
        `${retention.days.siteConfigs} day, or ${retention.days.staffSiteConfigs} days if staff ` +
        "made them.",
    },
  },
  notFound: {
    title: "404",
    text: "Oops! Page not found",
    explanation: "A typing error, or the page has moved.",
    home: "Return to Home",
  },
  unexpectedError: {
    title: "Unexpected Application Error",
    text:
      "Something went wrong on our side. Nothing was sent. Try again, or call " +
      `${site.company.phone}.`,
    reload: "Load again",
    home: "Return to Home",
  },
  serverGone: {
    title: "The site is not responding",
    text: "No connection, or the site is down. We’ll keep trying.",
  },
});

const fr = ({ site, hours, date, retention }: Facts): ReturnType<typeof en> => ({
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
  notifications: "Notifications",
  footer: {
    tagline: "Un abonnement, des voyages plus légers.",
    quickLinks: "Liens rapides",
    ourServices: "Nos services",
    contactUs: "Nous contacter",
    company: "Société",
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
    account: "Votre compte",
    configGenerator: "Ce site à vos couleurs",
    subscription: "Abonnement",
    fastTrack: "Fast Track",
    fastTrackPass: "Le pass Fast Track",
    checkIn: "Enregistrement automatique",
    allServices: "Tous les services",
    concierge: "Conciergerie",
    hours: promises.fr({ site, hours }).daily,
    legalNotice: "mentions légales",
    copyright: `© 2025 ${site.company.legalName}. Tous droits réservés.`,
  },
  preview: {
    label: "Aperçu",
    text: "Formulaires et liens sortants inactifs.",
    expires: (day: string) => `Expire le ${date(day)}.`,
    leave: "Quitter l’aperçu",
    off: "inactif dans cet aperçu",
    link: {
      title: "Ceci est un aperçu",
      description: "Liens sortants, e-mails et téléphones sont inactifs.",
    },
    form: "Ceci est un aperçu : rien n’est envoyé.",
    gone: {
      title: "Cet aperçu n’existe plus",
      text:
        "Il a expiré ou été retiré, ou son adresse est incomplète. Un aperçu dure " +
        `${retention.days.siteConfigs} jour, ou ${retention.days.staffSiteConfigs} jours s’il ` +
        "vient de l’équipe.",
    },
  },
  notFound: {
    title: "404",
    text: "Oups ! Page introuvable",
    explanation: "Une faute de frappe, ou la page a changé de place.",
    home: "Retour à l’accueil",
  },
  unexpectedError: {
    title: "Erreur inattendue de l’application",
    text:
      "Un problème est survenu de notre côté. Rien n’a été envoyé. Réessayez, ou appelez le " +
      `${site.company.phone}.`,
    reload: "Recharger",
    home: "Retour à l’accueil",
  },
  serverGone: {
    title: "Le site ne répond pas",
    text: "Pas de connexion, ou le site est indisponible. Nous réessayons.",
  },
});

export const shell = { en, fr };
