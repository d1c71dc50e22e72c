import { MIN_PASSWORD_LENGTH } from "../../domain/accounts/password.ts";
import type { AuthContent } from "../en/auth.ts";
import type { Facts } from "../facts.ts";

export const auth = ({ site }: Facts): AuthContent => ({
  title: "Connexion",
  heading: `Votre compte ${site.company.name}`,
  description: `Connectez-vous à votre compte ${site.company.name}, ou créez-en un.`,
  welcome: "Heureux de vous voir à bord.",
  welcomeText: "Vos réservations, votre abonnement et vos coordonnées, au même endroit.",
  backToSite: "Retour au site",
  oneMoment: "Un instant...",
  tabsLabel: "Se connecter ou créer un compte",
  fullName: "Nom complet",
  email: "E-mail",
  password: "Mot de passe",
  confirmPassword: "Confirmer le mot de passe",
  passwordHint: `Au moins ${MIN_PASSWORD_LENGTH} caractères`,
  show: "Afficher",
  hide: "Masquer",
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
    success: { title: "Compte créé avec succès", description: "Vous pouvez maintenant vous connecter" },
  },
  providers: {
    or: "ou",
    continueWith: (provider) => `Continuer avec ${provider}`,
    failed: "La connexion avec ce fournisseur a échoué. Veuillez réessayer.",
    failures: {
      access_denied: "Le fournisseur ne vous a pas connecté.",
      flow_state_expired: "Cela a pris trop de temps. Veuillez réessayer.",
      provider_email_needs_verification:
        "Ce fournisseur n’a pas vérifié l’adresse e-mail de ce compte. Vérifiez-la chez lui, puis réessayez.",
    },
  },
  forgot: {
    title: "Mot de passe oublié",
    lead: "Saisissez l’e-mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    busy: "Envoi en cours...",
    sent: "Si un compte utilise cette adresse, un lien vient de partir. Il est valable peu de temps et ne sert qu’une fois.",
    failure: "Erreur",
    back: "Retour à la connexion",
  },
  reset: {
    title: "Choisir un nouveau mot de passe",
    lead: "Le nouveau mot de passe remplace l’ancien et met fin à vos sessions sur vos autres appareils.",
    newPassword: "Nouveau mot de passe",
    submit: "Changer mon mot de passe",
    busy: "Changement en cours...",
    noToken: "Ce lien est incomplet. Rouvrez-le depuis l’e-mail, ou demandez-en un nouveau.",
    askAgain: "Demander un nouveau lien",
    failure: "Erreur",
    success: { title: "Mot de passe modifié", description: "Vous êtes connecté." },
  },
});
