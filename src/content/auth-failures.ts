import { errors } from "./errors.ts";

interface Failure {
  /** The auth server's code, or "network". */
  code: string | undefined;
  message: string;
  /** The auth server's reasons for a weak password. */
  reasons?: readonly string[];
}

interface FailureWords {
  reasons: Record<string, string>;
  tooWeak: (reasons: string[]) => string;
  messages: Record<string, string>;
}

/**
 * Translates by one language's table; an unknown message stays as it is (docs/product/pages.md).
 */
const translateWith =
  (words: FailureWords) =>
  ({ code, message, reasons = [] }: Failure): string => {
    const known = reasons.flatMap((reason) => words.reasons[reason] ?? []);
    if (code === "weak_password" && known.length > 0) return words.tooWeak(known);
    return words.messages[code ?? ""] ?? message;
  };

const en = () => {
  const { tooMany, offline } = errors.en();
  return translateWith({
    reasons: {
      length: "it is too short",
      characters: "it needs more kinds of characters",
      pwned: "attackers try it first",
    },
    tooWeak: (reasons) => `Password too weak: ${reasons.join(", and ")}.`,
    messages: {
      network: offline,
      over_request_rate_limit: tooMany,
      over_email_send_rate_limit: tooMany,
      session_missing: "Your session has expired. Sign in again.",
    },
  });
};

const fr = (): ReturnType<typeof en> => {
  const { tooMany, offline } = errors.fr();
  const sessionEnded = "Votre session a expiré. Reconnectez-vous.";
  const linkInvalid = "Lien expiré ou déjà utilisé. Demandez-en un nouveau.";
  return translateWith({
    reasons: {
      length: "il est trop court",
      characters: "il lui faut des caractères plus variés",
      pwned: "les pirates l’essaient parmi les premiers",
    },
    tooWeak: (reasons) => `Mot de passe trop faible : ${reasons.join(", et ")}.`,
    messages: {
      network: offline,
      over_request_rate_limit: tooMany,
      over_email_send_rate_limit: tooMany,
      session_missing: sessionEnded,
      session_not_found: sessionEnded,
      session_expired: sessionEnded,
      no_authorization: sessionEnded,
      bad_jwt: sessionEnded,
      invalid_credentials: "E-mail ou mot de passe incorrect.",
      email_not_confirmed: "Cette adresse n’est pas encore confirmée.",
      user_already_exists: "Un compte existe déjà avec cette adresse e-mail.",
      email_exists: "Un compte existe déjà avec cette adresse e-mail.",
      user_banned: "Ce compte est suspendu. Contactez-nous.",
      user_not_found: "Ce compte n’existe plus.",
      signup_disabled: "Inscriptions fermées pour le moment.",
      same_password: "Choisissez un mot de passe différent de l’ancien.",
      weak_password: "Mot de passe trop faible.",
      current_password_required: "Saisissez votre mot de passe actuel.",
      password_invalid: "Mot de passe incorrect.",
      account_changed: "Votre compte vient de changer. Réessayez.",
      last_admin: "Vous êtes le dernier administrateur : nommez-en d’abord un autre.",
      current_password_invalid: "Mot de passe actuel incorrect.",
      reauthentication_needed: "Par sécurité, reconnectez-vous puis recommencez.",
      otp_expired: linkInvalid,
      flow_state_not_found: linkInvalid,
      flow_state_expired: linkInvalid,
      bad_code_verifier: linkInvalid,
    },
  });
};

/** Translates the auth server's errors, and those of unanswered calls. */
export const authFailures = { en, fr };
