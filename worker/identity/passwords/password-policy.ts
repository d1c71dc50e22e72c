import {
  isHashablePassword,
  MAX_PASSWORD_BYTES,
  passwordLength,
  type WeakPasswordReason,
} from "#domain/accounts/password.ts";
import { AuthError, WeakPasswordError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";

interface NewPassword {
  password: string;
  /** Must be normalised. */
  email: string;
}

/** Throws WeakPasswordError with every reason, or AuthError `validation_failed`. */
export async function assertPasswordPolicy(
  { settings }: Pick<Ctx, "settings">,
  { password, email }: NewPassword,
): Promise<void> {
  if (!isHashablePassword(password))
    throw new AuthError(
      "validation_failed",
      `Password must be valid text of at most ${MAX_PASSWORD_BYTES} bytes`,
    );
  const reasons: WeakPasswordReason[] = [];
  const messages: string[] = [];
  const { PASSWORD_MIN_LENGTH } = settings;
  if (passwordLength(password) < PASSWORD_MIN_LENGTH) {
    reasons.push("length");
    messages.push(`Password should be at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
  // The lists have 24 kB, so they load only for a new password.
  const { isGuessable } = await import("./guessable-password.ts");
  if (reasons.length === 0 && isGuessable(password, email)) {
    reasons.push("pwned");
    messages.push("Password is known to be weak and easy to guess, please choose a different one.");
  }
  if (reasons.length > 0) throw new WeakPasswordError(messages.join(" "), reasons);
}
