import type { Facts } from "./facts.ts";
import { readableHost } from "#domain/site/readable-host.ts";

const en = ({ site }: Facts) => ({
  offer: {
    title: "Sign in faster next time",
    description: "Add a passkey and use your fingerprint, face or device PIN.",
    open: "Add a passkey",
  },
  /** Keyed by the auth server's code, or by the name of the browser's error. */
  failures: {
    SecurityError: `You can only use passkeys at ${readableHost(site.domains.main)}.`,
    webauthn_challenge_not_found: "That took too long. Try again.",
    webauthn_challenge_expired: "That took too long. Try again.",
    NotAllowedError: "No passkey was used. Try again, or use your password.",
    ConstraintError: "This device has no passkey for our site. Use your password.",
    NotSupportedError: "This device has no passkey for our site. Use your password.",
    webauthn_verification_failed:
      "This passkey doesn’t belong to an account here. Use your password. If you’ve removed the " +
      "passkey from your account, delete it from your device too.",
    email_not_confirmed:
      "This account’s email address isn’t confirmed. Sign in with your password, then confirm " +
      "the address.",
    user_banned: "This account is blocked. Please contact us.",
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  offer: {
    title: "Connectez-vous plus vite la prochaine fois",
    description:
      "Avec une clé d’accès, votre empreinte, votre visage ou le code de l’appareil suffira.",
    open: "Ajouter une clé d’accès",
  },
  failures: {
    SecurityError: `Les clés d’accès ne fonctionnent que sur ${readableHost(site.domains.main)}.`,
    webauthn_challenge_not_found: "Le délai est dépassé. Réessayez.",
    webauthn_challenge_expired: "Le délai est dépassé. Réessayez.",
    NotAllowedError:
      "Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez votre mot de passe.",
    ConstraintError:
      "Cet appareil n’a pas de clé d’accès pour notre site. Utilisez votre mot de passe.",
    NotSupportedError:
      "Cet appareil n’a pas de clé d’accès pour notre site. Utilisez votre mot de passe.",
    webauthn_verification_failed:
      "Cette clé d’accès ne correspond à aucun compte chez nous. Utilisez votre mot de passe. " +
      "Si vous avez retiré cette clé de votre compte, supprimez-la aussi de votre appareil.",
    email_not_confirmed:
      "L’adresse e-mail de ce compte n’est pas confirmée. Connectez-vous avec votre mot de " +
      "passe, puis confirmez cette adresse.",
    user_banned: "Ce compte est bloqué. Contactez-nous.",
  },
});

export const passkeySignIn = { en, fr };
