interface Failure {
  /** The auth server's code, or "network". */
  code: string | undefined;
  message: string;
  /** Why a password is weak, in the auth server's words. */
  reasons?: readonly string[];
}

const TOO_MANY = "Too many attempts in a short time. Please wait a minute and try again.";

const REASONS: Record<string, string> = {
  length: "it is too short",
  characters: "it needs more kinds of characters",
  pwned: "it is one of the passwords that attackers try first",
};

const MESSAGES: Record<string, string> = {
  network: "We could not reach the server. Please check your connection and try again.",
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit: TOO_MANY,
  session_missing: "Your session has ended. Please sign in again.",
};

/** Translates the auth server's errors. A message that has no translation is shown as it is (docs/product.md, "Messages to visitors"). */
export const authFailures =
  () =>
  ({ code, message, reasons = [] }: Failure): string => {
    const known = reasons.flatMap((reason) => REASONS[reason] ?? []);
    if (code === "weak_password" && known.length > 0) return `This password is too weak: ${known.join(", and ")}.`;
    return MESSAGES[code ?? ""] ?? message;
  };
export type AuthFailuresContent = ReturnType<typeof authFailures>;
