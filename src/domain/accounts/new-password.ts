import { MIN_PASSWORD_LENGTH, passwordLength } from "./password.ts";

/** What is wrong with a new password and its repetition; the mismatch is reported first (docs/product.md, "Passwords"). */
export function newPasswordProblem(password: string, confirmation: string): "mismatch" | "tooShort" | undefined {
  if (password !== confirmation) return "mismatch";
  return passwordLength(password) < MIN_PASSWORD_LENGTH ? "tooShort" : undefined;
}
