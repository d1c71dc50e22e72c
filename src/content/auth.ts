import { MIN_PASSWORD_LENGTH } from "../domain/accounts/password.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Sign in",
  heading: `Your ${site.company.name} account`,
  description: `Sign in to your ${site.company.name} account, or create one.`,
  welcome: "Good to have you on board.",
  welcomeText: "Your details, your sessions and your data, in one place.",
  backToSite: "Back to the site",
  tabsLabel: "Sign in or create an account",
  fullName: "Full name",
  email: "E-mail",
  password: "Password",
  confirmPassword: "Confirm the password",
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters`,
  show: "Show",
  hide: "Hide",
  sessionEnded: "Your session has ended. Sign in to go on where you were.",
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
  proofOffer: {
    why:
      "Have you booked or written to us with this address before? Confirm that it is yours, " +
      "now or later, and your account covers that too.",
    send: "Send me the confirmation e-mail",
    sending: "Sending...",
    sent:
      "An e-mail is on its way. Sign in, then open its link, or enter its code on your account " +
      "page.",
    notSent: "The e-mail could not be sent. You can ask for it again on your account page.",
  },
  providers: {
    or: "or",
    continueWith: (provider: string) => `Continue with ${provider}`,
    failed: "Signing in with this provider did not work. Please try again.",
    failures: {
      access_denied: "The provider did not sign you in.",
      flow_state_expired: "It took too long. Please try again.",
      provider_email_needs_verification:
        "The provider has not verified the e-mail address of this account. Verify it there, " +
        "then try again.",
    } as Record<string, string>,
  },
  forgot: {
    title: "Forgotten password",
    lead: "Enter the e-mail of your account. We send a link to choose a new password.",
    submit: "Send the link",
    busy: "Sending...",
    sent:
      "If an account has this address, a link is on its way. It is valid for a short time and " +
      "works once.",
    back: "Back to sign-in",
  },
  reset: {
    title: "Choose a new password",
    lead: "The new password replaces the old one, and ends your sessions on other devices.",
    newPassword: "New password",
    submit: "Change my password",
    busy: "Changing...",
    noToken: "This link is not complete. Open it again from the e-mail, or ask for a new one.",
    askAgain: "Ask for a new link",
    success: { title: "Password changed", description: "You are signed in." },
  },
  confirm: {
    title: "Confirm your e-mail address",
    lead: "One click, and this address is confirmed for your account.",
    submit: "Confirm my address",
    busy: "Confirming...",
    expired:
      "This link has expired, was used already, or is for another account than the one that " +
      "is signed in here.",
    /** Continued where the account is not signed in. */
    expiredOutside:
      "This link has expired or was used already, or it only works where you’re signed in. " +
      "Sign in, then open it again.",
    /** Beside it, where another mail can be asked for. */
    askAgain: "Your account page says whether the address is confirmed, and sends another e-mail.",
    taken: "This address has another account by now.",
    toAccount: "Your account",
    success: { title: "Address confirmed", description: "It now belongs to your account." },
    /** Continued where the account is not signed in. */
    withPassword:
      "You are not signed in here. Choose a new password to confirm the address: all other " +
      "access stops, and two-step sign-in stays on.",
  },
  undo: {
    title: "Take your account back",
    lead:
      "Choose a new password. The account gets this e-mail address back. All other access " +
      "stops; two-step sign-in that was on before the change stays on.",
  },
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Connexion",
  heading: `Votre compte ${site.company.name}`,
  description: `Connectez-vous à votre compte ${site.company.name}, ou créez-en un.`,
  welcome: "Heureux de vous voir à bord.",
  welcomeText: "Vos coordonnées, vos sessions et vos données, au même endroit.",
  backToSite: "Retour au site",
  tabsLabel: "Se connecter ou créer un compte",
  fullName: "Nom complet",
  email: "E-mail",
  password: "Mot de passe",
  confirmPassword: "Confirmer le mot de passe",
  passwordHint: `Au moins ${MIN_PASSWORD_LENGTH} caractères`,
  show: "Afficher",
  hide: "Masquer",
  sessionEnded: "Votre session a pris fin. Connectez-vous pour reprendre là où vous étiez.",
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
  proofOffer: {
    why:
      "Avez-vous déjà réservé ou écrit avec cette adresse ? Confirmez qu’elle est à " +
      "vous, maintenant ou plus tard, et votre compte en tiendra compte.",
    send: "Recevoir l’e-mail de confirmation",
    sending: "Envoi en cours...",
    sent:
      "Un e-mail est parti. Connectez-vous, puis ouvrez son lien ou saisissez son code sur la " +
      "page de votre compte.",
    notSent: "L’e-mail n’a pas pu partir. Vous pourrez le redemander sur la page de votre compte.",
  },
  providers: {
    or: "ou",
    continueWith: (provider) => `Continuer avec ${provider}`,
    failed: "La connexion avec ce fournisseur a échoué. Veuillez réessayer.",
    failures: {
      access_denied: "Le fournisseur ne vous a pas connecté.",
      flow_state_expired: "Cela a pris trop de temps. Veuillez réessayer.",
      provider_email_needs_verification:
        "Ce fournisseur n’a pas vérifié l’adresse e-mail de ce compte. Vérifiez-la " +
        "chez lui, puis réessayez.",
    },
  },
  forgot: {
    title: "Mot de passe oublié",
    lead:
      "Saisissez l’e-mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau " +
      "mot de passe.",
    submit: "Envoyer le lien",
    busy: "Envoi en cours...",
    sent:
      "Si un compte utilise cette adresse, un lien vient de partir. Il est valable peu de " +
      "temps et ne sert qu’une fois.",
    back: "Retour à la connexion",
  },
  reset: {
    title: "Choisir un nouveau mot de passe",
    lead:
      "Le nouveau mot de passe remplace l’ancien et met fin à vos sessions sur vos autres " +
      "appareils.",
    newPassword: "Nouveau mot de passe",
    submit: "Changer mon mot de passe",
    busy: "Changement en cours...",
    noToken: "Ce lien est incomplet. Rouvrez-le depuis l’e-mail, ou demandez-en un nouveau.",
    askAgain: "Demander un nouveau lien",
    success: { title: "Mot de passe modifié", description: "Vous êtes connecté." },
  },
  confirm: {
    title: "Confirmer votre adresse e-mail",
    lead: "Un clic, et cette adresse est confirmée pour votre compte.",
    submit: "Confirmer mon adresse",
    busy: "Confirmation en cours...",
    expired:
      "Ce lien a expiré, a déjà servi, ou concerne un autre compte que celui qui est " +
      "connecté ici.",
    expiredOutside:
      "Ce lien a expiré ou a déjà servi, ou ne fonctionne qu’une fois connecté. " +
      "Connectez-vous, puis rouvrez-le.",
    askAgain:
      "La page de votre compte indique si l’adresse est confirmée, et envoie un autre e-mail.",
    taken: "Cette adresse a désormais un autre compte.",
    toAccount: "Votre compte",
    success: {
      title: "Adresse confirmée",
      description: "Elle est maintenant celle de votre compte.",
    },
    withPassword:
      "Vous n’êtes pas connecté ici. Choisissez un nouveau mot de passe pour confirmer " +
      "l’adresse : tous les autres accès sont coupés, et la connexion en deux étapes reste " +
      "activée.",
  },
  undo: {
    title: "Reprendre votre compte",
    lead:
      "Choisissez un nouveau mot de passe. Le compte retrouve cette adresse e-mail. Tous les " +
      "autres accès sont coupés ; la connexion en deux étapes activée avant le changement le " +
      "reste.",
  },
});

export const auth = { en, fr };
