import { MIN_PASSWORD_LENGTH } from "#domain/accounts/password.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Sign in",
  heading: `Your ${site.company.name} account`,
  description: `Sign in to your ${site.company.name} account, or create one.`,
  welcome: "Good to have you on board.",
  welcomeText: "You’ll find your trips, details and data in one place.",
  backToSite: "Back to the site",
  tabsLabel: "Sign in or create an account",
  fullName: "Full name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm your password",
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters`,
  show: "Show",
  hide: "Hide",
  sessionEnded: "Your session has ended. Sign in to continue.",
  notKept:
    "This browser doesn’t keep data for our site, so you can’t stay signed in. Allow cookies and " +
    "site data for this site, then reload the page.",
  login: {
    tab: "Sign in",
    submit: "Sign in",
    busy: "Signing in...",
    failure: "Sign-in error",
    forgot: "Forgotten password?",
  },
  signup: {
    tab: "Sign up",
    submit: "Create my account",
    busy: "Creating...",
    mismatch: "The passwords do not match",
    tooShort: `The password must have at least ${MIN_PASSWORD_LENGTH} characters`,
    failure: "Sign-up error",
    success: { title: "Account created", description: "You can now sign in" },
  },
  passkey: { submit: "Sign in with a passkey", busy: "Waiting for your device..." },
  proofOffer: {
    why: "Already booked with this address? Confirm it to see your booking.",
    send: "Email me the link",
    sending: "Sending...",
    sent: "We’ve emailed you a link and a code. Sign in, then open the link or enter the code.",
    notSent: "We couldn’t send the email. You can ask for it again on your account page.",
  },
  providers: {
    or: "or",
    continueWith: (provider: string) => `Continue with ${provider}`,
    failed: "That didn’t work. Try again.",
    failures: {
      access_denied: "You weren’t signed in. Try again, or use your email and password.",
      flow_state_expired: "That took too long. Try again.",
      provider_email_needs_verification:
        "Verify this email address with the provider, then try again.",
    } as Record<string, string>,
  },
  forgot: {
    title: "Forgotten password",
    lead: "We’ll email you a link to choose a new password.",
    submit: "Send the link",
    busy: "Sending...",
    sent:
      "If there’s an account with this address, we’ve emailed you a link. It works once and " +
      "expires soon.",
    back: "Back to sign-in",
  },
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Connexion",
  heading: `Votre compte ${site.company.name}`,
  description: `Connectez-vous à votre compte ${site.company.name}, ou créez-en un.`,
  welcome: "Bienvenue à bord.",
  welcomeText: "Vous retrouvez vos voyages, vos coordonnées et vos données au même endroit.",
  backToSite: "Retour au site",
  tabsLabel: "Se connecter ou créer un compte",
  fullName: "Nom complet",
  email: "E-mail",
  password: "Mot de passe",
  confirmPassword: "Confirmer le mot de passe",
  passwordHint: `Au moins ${MIN_PASSWORD_LENGTH} caractères`,
  show: "Afficher",
  hide: "Masquer",
  sessionEnded: "Votre session a expiré. Reconnectez-vous pour continuer.",
  notKept:
    "Ce navigateur n’enregistre rien pour notre site, donc votre session ne peut pas être conservée. " +
    "Autorisez les cookies et les données de ce site, puis rechargez la page.",
  login: {
    tab: "Connexion",
    submit: "Se connecter",
    busy: "Connexion...",
    failure: "Erreur de connexion",
    forgot: "Mot de passe oublié ?",
  },
  signup: {
    tab: "Inscription",
    submit: "Créer mon compte",
    busy: "Inscription...",
    mismatch: "Les mots de passe ne correspondent pas",
    tooShort: `Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères`,
    failure: "Erreur d'inscription",
    success: {
      title: "Compte créé avec succès",
      description: "Vous pouvez maintenant vous connecter",
    },
  },
  passkey: {
    submit: "Se connecter avec une clé d’accès",
    busy: "En attente de votre appareil...",
  },
  proofOffer: {
    why:
      "Vous avez déjà réservé avec cette adresse ? Confirmez-la pour retrouver ici vos " +
      "réservations.",
    send: "Recevoir le lien par e-mail",
    sending: "Envoi en cours...",
    sent:
      "L’e-mail est parti. Connectez-vous, puis ouvrez le lien ou saisissez le code qu’il " +
      "contient.",
    notSent: "L’e-mail n’est pas parti. Redemandez-le dans votre compte.",
  },
  providers: {
    or: "ou",
    continueWith: (provider) => `Continuer avec ${provider}`,
    failed: "La connexion a échoué. Réessayez.",
    failures: {
      access_denied:
        "La connexion n’a pas abouti. Réessayez, ou utilisez votre e-mail et votre mot de passe.",
      flow_state_expired: "Le délai est dépassé. Réessayez.",
      provider_email_needs_verification:
        "Confirmez votre adresse e-mail auprès du fournisseur, puis réessayez.",
    },
  },
  forgot: {
    title: "Mot de passe oublié",
    lead: "Nous vous enverrons un lien pour changer de mot de passe.",
    submit: "Envoyer le lien",
    busy: "Envoi en cours...",
    sent:
      "Si un compte utilise cette adresse, nous venons d’y envoyer un lien. Il ne sert qu’une " +
      "fois et expire rapidement.",
    back: "Retour à la connexion",
  },
});

export const auth = { en, fr };
