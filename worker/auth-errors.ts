import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { WeakPasswordReason } from "../src/domain/accounts/password.ts";
import { AppError } from "./errors.ts";

/** A refusal in GoTrue's terms: its codes and its messages, which the stock client turns into its own error classes. */
export class AuthError extends AppError {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super("unauthorized", code, message);
    this.status = status;
  }
}

/** 422: the password breaks the rules; `reasons` says which. */
export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super(422, "weak_password", message);
    this.reasons = reasons;
  }
}
