import { MAX_PASSKEYS } from "#domain/accounts/passkey.ts";
import { readableHost } from "#domain/site/readable-host.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  heading: "Passkeys",
  lead: "Sign in with your fingerprint, face or device PIN, without a password.",
  required: "A passkey counts as two-step sign-in. Add one, then sign in with it.",
  proveFirst:
    "Confirm your email address first. That way, nobody else can add a passkey to your account.",
  unsupported:
    "This browser can’t create passkeys. Open this page on your phone or in a newer browser.",
  loading: "Loading...",
  failed: "We couldn’t load your passkeys.",
  retry: "Try again",
  none: "You don’t have any passkeys yet.",
  addedOn: (date: string) => `Added on ${date}`,
  lastUsed: (date: string) => `Last used on ${date}`,
  neverUsed: "Not used yet",
  ofOldDomain: (domain: string) =>
    `This passkey was created for ${readableHost(domain)} and doesn’t work here. Add a new one, ` +
    "then remove this one.",
  dashboard: {
    optional: "You can also open your dashboard with your password.",
    required: "You can only open your dashboard with a passkey.",
    require: "Require a passkey every time",
    release: "Accept my password too",
    changed: { title: "Saved" },
    blocked:
      "You chose to open your dashboard with a passkey only. Sign out, then sign in with your " +
      "passkey. If you’ve lost your passkey, ask an admin to remove it.",
  },
  add: "Add a passkey",
  adding: "Waiting for your device...",
  added: { title: "Passkey added", description: "You can now use it to sign in." },
  rename: {
    open: "Rename",
    question: "Rename this passkey",
    name: "Name",
    nameRequired: "Enter a name",
    submit: "Save",
    busy: "Saving...",
    done: { title: "Saved" },
  },
  remove: {
    open: "Remove",
    question: "Remove this passkey?",
    lead: (name: string) =>
      `You’ll no longer be able to sign in with “${name}”, and devices that signed in with it will ` +
      "be signed out. Delete it from your device too.",
    submit: "Remove it",
    busy: "Removing...",
    done: { title: "Passkey removed" },
  },
  failures: {
    NotAllowedError: "Your device didn’t create a passkey. You can try again.",
    InvalidStateError: "This device already has a passkey for your account.",
    SecurityError: `You can only use passkeys at ${readableHost(site.domains.main)}.`,
    ConstraintError: "This device can’t create a passkey. Try your phone.",
    NotSupportedError: "This device can’t create a passkey. Try your phone.",
    webauthn_challenge_not_found: "That took too long. Try again.",
    webauthn_challenge_expired: "That took too long. Try again.",
    webauthn_verification_failed: "We couldn’t check your device’s response. Try again.",
    webauthn_credential_exists: "This passkey is already linked to an account.",
    too_many_passkeys: `You have ${MAX_PASSKEYS} passkeys. Remove one first.`,
    email_not_confirmed: "Confirm your email address first.",
    reauthentication_needed: "Sign out and back in, then try again within the hour.",
    insufficient_aal: "Finish signing in with your second step first.",
    passkey_required:
      "Sign out, then sign in with a passkey that asks for your fingerprint, face or PIN.",
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  heading: "Clés d’accès",
  lead:
    "Connectez-vous avec votre empreinte, votre visage ou le code de l’appareil, sans mot de " +
    "passe.",
  required:
    "Une clé d’accès tient lieu de connexion en deux étapes. Ajoutez-en une, puis utilisez-la " +
    "pour vous connecter.",
  proveFirst:
    "Confirmez d’abord votre adresse e-mail, pour que personne d’autre ne puisse ajouter une " +
    "clé d’accès à votre compte.",
  unsupported:
    "Ce navigateur ne peut pas créer de clé d’accès. Ouvrez cette page sur votre téléphone ou " +
    "dans un navigateur plus récent.",
  loading: "Chargement...",
  failed: "Nous n’avons pas pu charger vos clés d’accès.",
  retry: "Réessayer",
  none: "Vous n’avez pas encore de clé d’accès.",
  addedOn: (date) => `Ajoutée le ${date}`,
  lastUsed: (date) => `Dernière utilisation le ${date}`,
  neverUsed: "Pas encore utilisée",
  ofOldDomain: (domain) =>
    `Cette clé a été créée pour ${readableHost(domain)} et ne fonctionne pas ici. Ajoutez-en ` +
    "une nouvelle, puis retirez l’ancienne.",
  dashboard: {
    optional: "Vous pouvez aussi ouvrir votre tableau de bord avec votre mot de passe.",
    required: "Vous ne pouvez ouvrir votre tableau de bord qu’avec une clé d’accès.",
    require: "Exiger une clé d’accès",
    release: "Accepter aussi le mot de passe",
    changed: { title: "Enregistré" },
    blocked:
      "Vous avez choisi d’ouvrir votre tableau de bord uniquement avec une clé d’accès. " +
      "Déconnectez-vous, " +
      "puis reconnectez-vous avec la vôtre. Si vous l’avez perdue, demandez à un administrateur de " +
      "la retirer.",
  },
  add: "Ajouter une clé d’accès",
  adding: "En attente de votre appareil...",
  added: {
    title: "Clé d’accès ajoutée",
    description: "Vous pouvez désormais l’utiliser pour vous connecter.",
  },
  rename: {
    open: "Renommer",
    question: "Renommer cette clé d’accès",
    name: "Nom",
    nameRequired: "Saisissez un nom",
    submit: "Enregistrer",
    busy: "Enregistrement...",
    done: { title: "Enregistré" },
  },
  remove: {
    open: "Retirer",
    question: "Retirer cette clé d’accès ?",
    lead: (name) =>
      `Vous ne pourrez plus vous connecter avec « ${name} », et les sessions ouvertes avec ` +
      "cette clé seront fermées. Supprimez-la aussi de votre appareil.",
    submit: "La retirer",
    busy: "Retrait...",
    done: { title: "Clé d’accès retirée" },
  },
  failures: {
    NotAllowedError: "Votre appareil n’a pas créé de clé d’accès. Vous pouvez réessayer.",
    InvalidStateError: "Cet appareil a déjà une clé d’accès pour votre compte.",
    SecurityError: `Les clés d’accès ne fonctionnent que sur ${readableHost(site.domains.main)}.`,
    ConstraintError: "Cet appareil ne peut pas créer de clé d’accès. Essayez avec votre téléphone.",
    NotSupportedError:
      "Cet appareil ne peut pas créer de clé d’accès. Essayez avec votre téléphone.",
    webauthn_challenge_not_found: "Le délai est dépassé. Réessayez.",
    webauthn_challenge_expired: "Le délai est dépassé. Réessayez.",
    webauthn_verification_failed:
      "Nous n’avons pas pu vérifier la réponse de votre appareil. Réessayez.",
    webauthn_credential_exists: "Cette clé d’accès est déjà liée à un compte chez nous.",
    too_many_passkeys: `Vous avez ${MAX_PASSKEYS} clés d’accès. Retirez-en d’abord une.`,
    email_not_confirmed: "Confirmez d’abord votre adresse e-mail.",
    reauthentication_needed: "Déconnectez-vous, reconnectez-vous, puis recommencez dans l’heure.",
    insufficient_aal: "Terminez d’abord la deuxième étape de votre connexion.",
    passkey_required:
      "Déconnectez-vous, puis reconnectez-vous avec une clé d’accès qui demande votre empreinte, " +
      "votre visage ou votre code.",
  },
});

export const passkeys = { en, fr };
