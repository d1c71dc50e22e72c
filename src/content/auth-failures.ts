import { errors } from "./errors.ts";

interface Failure {
  /** The auth server's code, or "network". */
  code: string | undefined;
  message: string;
  /** The auth server's reason for a weak password. */
  reason?: string | undefined;
}

/** An unknown message stays unchanged (docs/product/pages.md). */
const translateWith =
  (words: Record<string, string>) =>
  ({ code = "", message, reason = "" }: Failure): string =>
    (words[reason] ?? words[code] ?? message).replace("{n}", /\d+/.exec(message)?.[0] ?? "");

const en = () => {
  const { tooMany, offline } = errors.en();
  const sessionEnded = "Your session has expired. Sign in again.";
  return translateWith({
    pwned: "This password is too weak. It’s one of the first that attackers try.",
    network: offline,
    over_request_rate_limit: tooMany,
    over_email_send_rate_limit: tooMany,
    session_missing: sessionEnded,
    session_not_found: sessionEnded,
    session_expired: sessionEnded,
    no_authorization: sessionEnded,
    bad_jwt: sessionEnded,
    user_banned: "This account is suspended. Please contact us.",
    user_not_found: "This account no longer exists.",
    same_password: "Choose a password that’s different from the old one.",
    account_changed: "Your account has just changed. Try again.",
    reauthentication_needed: "For your security, sign out and back in, then try again.",
  });
};

const fr = (): ReturnType<typeof en> => {
  const { tooMany, offline } = errors.fr();
  const sessionEnded = "Votre session a expiré. Reconnectez-vous.";
  const linkInvalid = "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.";
  return translateWith({
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
    user_banned: "Ce compte est suspendu. Contactez-nous.",
    user_not_found: "Ce compte n’existe plus.",
    same_password: "Choisissez un mot de passe différent de l’ancien.",
    weak_password: "Ce mot de passe est trop faible.",
    current_password_required: "Saisissez votre mot de passe actuel.",
    password_invalid: "Ce mot de passe est incorrect.",
    account_changed: "Votre compte vient de changer. Réessayez.",
    last_admin: "Vous êtes le dernier administrateur. Nommez-en d’abord un autre.",
    current_password_invalid: "Votre mot de passe actuel est incorrect.",
    reauthentication_needed: "Par sécurité, reconnectez-vous puis recommencez.",
    otp_expired: linkInvalid,
    flow_state_not_found: linkInvalid,
    flow_state_expired: linkInvalid,
    bad_code_verifier: linkInvalid,
  });
};

export const authFailures = { en, fr };
