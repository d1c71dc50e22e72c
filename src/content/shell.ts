import type { Facts } from "./facts.ts";

const en = ({ site, hours, date, retention }: Facts) => ({
  skipToContent: "Skip to content",
  header: {
    home: "Home",
    services: "Services",
    contact: "Contact",
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
    tagline: "Fast Track, check-in, museums and lounges. One membership, lighter travel.",
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
    hours: `Every day, ${hours.opens} to ${hours.closes} (London time)`,
    copyright: `© 2025 ${site.company.legalName}. All rights reserved.`,
  },
  preview: {
    label: "Preview",
    text: "Forms and links out are off.",
    expires: (day: string) => `Expires on ${date(day)}.`,
    leave: "Leave the preview",
    /** Follows the name of a link or a button. */
    off: "off in this preview",
    link: {
      title: "This is a preview",
      description: "Links to other sites, e-mail addresses and phone numbers lead nowhere here.",
    },
    form: "This is a preview: nothing is sent, whatever you type.",
    gone: {
      title: "This preview is gone",
      text:
        "It has expired, or its address is incomplete. A preview lasts " +
        `${retention.days.siteConfigs} day, or ${retention.days.staffSiteConfigs} days when ` +
        "staff made it, and may be revoked before.",
    },
  },
  notFound: {
    title: "404",
    text: "Oops! Page not found",
    explanation: "The address may be mistyped, or the page has moved.",
    home: "Return to Home",
  },
  unexpectedError: {
    title: "Unexpected Application Error",
    text:
      "Something went wrong on our side. Nothing you typed has been sent. Load the page again, " +
      "or call us if it persists.",
    reload: "Load again",
    home: "Return to Home",
  },
  serverGone: {
    title: "The site is not responding",
    text:
      "The connection failed, or the site is away for a moment. This page tries again by " +
      "itself and opens as soon as the site responds.",
  },
});

const fr = ({ site, hours, date, retention }: Facts): ReturnType<typeof en> => ({
  skipToContent: "Aller au contenu",
  header: {
    home: "Accueil",
    services: "Services",
    contact: "Contact",
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
    tagline:
      "Fast Track, enregistrement, musées et salons. Un seul abonnement, des voyages plus " +
      "légers.",
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
    hours: `Tous les jours, de ${hours.opens} à ${hours.closes} (heure de Londres)`,
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
      description:
        "Les liens vers d’autres sites, les adresses e-mail et les numéros de téléphone " +
        "n’y mènent nulle part.",
    },
    form: "Ceci est un aperçu : rien n’est envoyé, quoi que vous saisissiez.",
    gone: {
      title: "Cet aperçu n’existe plus",
      text:
        "Il a expiré, ou son adresse est incomplète. Un aperçu dure " +
        `${retention.days.siteConfigs} jour, ou ${retention.days.staffSiteConfigs} jours s’il ` +
        "vient de l’équipe, qui peut aussi le retirer avant.",
    },
  },
  notFound: {
    title: "404",
    text: "Oups ! Page introuvable",
    explanation: "L’adresse est peut-être mal saisie, ou la page a changé de place.",
    home: "Retour à l’accueil",
  },
  unexpectedError: {
    title: "Erreur inattendue de l’application",
    text:
      "Un problème est survenu de notre côté. Rien de ce que vous avez saisi n’a été " +
      "envoyé. Rechargez la page, ou appelez-nous si cela se répète.",
    reload: "Recharger",
    home: "Retour à l’accueil",
  },
  serverGone: {
    title: "Le site ne répond pas",
    text:
      "La connexion a échoué, ou le site est momentanément indisponible. Cette page réessaie " +
      "d’elle-même et s’ouvrira dès qu’il répondra.",
  },
});

export const shell = { en, fr };
