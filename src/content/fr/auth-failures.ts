import type { AuthFailuresContent } from "../en/auth-failures.ts";

const TOO_MANY = "Trop de tentatives en peu de temps. Patientez une minute puis réessayez.";
const SESSION_ENDED = "Votre session est terminée. Veuillez vous reconnecter.";
const LINK_INVALID = "Ce lien n’est plus valable ou a déjà servi. Demandez-en un nouveau.";

const REASONS: Record<string, string> = {
  length: "il est trop court",
  characters: "il lui faut des caractères plus variés",
  pwned: "il figure parmi les mots de passe que les pirates essaient en premier",
};

const MESSAGES: Record<string, string> = {
  network: "Le serveur est injoignable. Vérifiez votre connexion puis réessayez.",
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit: TOO_MANY,
  session_missing: SESSION_ENDED,
  session_not_found: SESSION_ENDED,
  session_expired: SESSION_ENDED,
  no_authorization: SESSION_ENDED,
  bad_jwt: SESSION_ENDED,
  invalid_credentials: "E-mail ou mot de passe incorrect.",
  email_not_confirmed: "Cette adresse e-mail n’est pas encore confirmée.",
  user_already_exists: "Un compte existe déjà avec cette adresse e-mail.",
  email_exists: "Un compte existe déjà avec cette adresse e-mail.",
  user_banned: "Ce compte est suspendu. Contactez-nous.",
  user_not_found: "Ce compte n’existe plus.",
  signup_disabled: "Les inscriptions sont fermées pour le moment.",
  same_password: "Le nouveau mot de passe doit être différent de l’ancien.",
  weak_password: "Ce mot de passe est trop faible.",
  current_password_required: "Saisissez votre mot de passe actuel.",
  password_invalid: "Ce mot de passe est incorrect.",
  last_admin: "Vous êtes le dernier administrateur : nommez-en d’abord un autre.",
  current_password_invalid: "Le mot de passe actuel est incorrect.",
  reauthentication_needed: "Par sécurité, reconnectez-vous puis recommencez.",
  otp_expired: LINK_INVALID,
  flow_state_not_found: LINK_INVALID,
  flow_state_expired: LINK_INVALID,
  bad_code_verifier: LINK_INVALID,
};

/** Translates the auth server's errors into French. An unknown message is returned as it is. */
export const authFailures =
  (): AuthFailuresContent =>
  ({ code, message, reasons = [] }) => {
    const known = reasons.flatMap((reason) => REASONS[reason] ?? []);
    if (code === "weak_password" && known.length > 0) return `Ce mot de passe est trop faible : ${known.join(", et ")}.`;
    return MESSAGES[code ?? ""] ?? message;
  };
