import { errors } from "./errors.ts";

interface Failure {
  /** The auth server's code, or "network". */
  code: string | undefined;
  message: string;
  reason?: string | undefined;
}

/** Undefined for a code without words: the message is English, and the caller may know more. */
const translateWith =
  (words: Record<string, string>) =>
  ({ code = "", message, reason = "" }: Failure): string | undefined =>
    (words[reason] ?? words[code])?.replace("{n}", /\d+/.exec(message)?.[0] ?? "");

const en = () => {
  const { tooMany, offline } = errors.en();
  const sessionEnded = "Your session has expired. Sign in again.";
  const linkInvalid = "This link has expired or has already been used. Ask for a new one.";
  const changed = "Your account has just changed. Try again.";
  const taken = "An account with this email address already exists.";
  return {
    length: "This password is too weak. It needs at least {n} characters.",
    pwned: "This password is too weak. It’s one of the first that attackers try.",
    network: offline,
    over_request_rate_limit: tooMany,
    over_email_send_rate_limit: tooMany,
    session_missing: sessionEnded,
    session_not_found: sessionEnded,
    session_expired: sessionEnded,
    no_authorization: sessionEnded,
    bad_jwt: sessionEnded,
    invalid_credentials: "Invalid login credentials",
    user_already_exists: "User already registered",
    email_exists: taken,
    user_banned: "This account is blocked. Please contact us.",
    user_not_found: "This account no longer exists.",
    same_password: "Choose a password that’s different from the old one.",
    weak_password: "This password is too weak.",
    insufficient_aal: "Finish signing in with your second step first.",
    current_password_required: "Enter your current password.",
    password_invalid: "This password is wrong.",
    account_changed: changed,
    conflict: changed,
    last_admin: "You’re the last admin. Make someone else an admin first.",
    current_password_invalid: "Your current password is wrong.",
    reauthentication_needed: "For your security, sign out and back in, then try again.",
    otp_expired: linkInvalid,
    flow_state_not_found: linkInvalid,
    flow_state_expired: linkInvalid,
    bad_code_verifier: linkInvalid,
  };
};

const fr = (): ReturnType<typeof en> => {
  const { tooMany, offline } = errors.fr();
  const sessionEnded = "Votre session a expiré. Reconnectez-vous.";
  const linkInvalid = "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.";
  const changed = "Votre compte vient de changer. Réessayez.";
  return {
    length: "Ce mot de passe est trop faible. Il faut au moins {n} caractères.",
    pwned: "Ce mot de passe est trop faible, car c’est l’un des premiers que les pirates essaient.",
    network: offline,
    over_request_rate_limit: tooMany,
    over_email_send_rate_limit: tooMany,
    session_missing: sessionEnded,
    session_not_found: sessionEnded,
    session_expired: sessionEnded,
    no_authorization: sessionEnded,
    bad_jwt: sessionEnded,
    invalid_credentials: "L’e-mail ou le mot de passe est incorrect.",
    user_already_exists: "Un compte existe déjà avec cette adresse e-mail.",
    email_exists: "Un compte existe déjà avec cette adresse e-mail.",
    user_banned: "Ce compte est bloqué. Contactez-nous.",
    user_not_found: "Ce compte n’existe plus.",
    same_password: "Choisissez un mot de passe différent de l’ancien.",
    weak_password: "Ce mot de passe est trop faible.",
    insufficient_aal: "Terminez d’abord la deuxième étape de votre connexion.",
    current_password_required: "Saisissez votre mot de passe actuel.",
    password_invalid: "Ce mot de passe est incorrect.",
    account_changed: changed,
    conflict: changed,
    last_admin: "Vous êtes le dernier administrateur. Nommez-en d’abord un autre.",
    current_password_invalid: "Votre mot de passe actuel est incorrect.",
    reauthentication_needed: "Par sécurité, reconnectez-vous puis recommencez.",
    otp_expired: linkInvalid,
    flow_state_not_found: linkInvalid,
    flow_state_expired: linkInvalid,
    bad_code_verifier: linkInvalid,
  };
};

export const authFailures = {
  en: () => translateWith(en()),
  fr: () => translateWith(fr()),
};
