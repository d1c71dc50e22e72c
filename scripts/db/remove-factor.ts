import { normalizeEmail } from "#domain/accounts/address.ts";
import { emailAddress } from "#domain/validation.schema.ts";
import { AppError } from "#worker/platform/errors/errors.ts";
import { removeLostFactor } from "#worker/identity/factors/lost-factor.ts";
import { commandCtx } from "./command-ctx.ts";
import { StepFailed } from "../steps/command.ts";

/** Throws StepFailed if the address is missing or invalid. */
export function readLoser(typed: string | undefined): string {
  const { success, data } = emailAddress().safeParse(typed);
  if (!success)
    throw new StepFailed("Say whose: npm run factor:remove -- someone@your-domain.com [--remote]");
  return normalizeEmail(data);
}

/**
 * The account's holder gets no notice, because a command sends no mail.
 * @throws StepFailed if the address has no second factor.
 */
export async function removeFactorByCommand(db: D1Database, email: string): Promise<void> {
  try {
    await removeLostFactor(commandCtx({ db, now: Date.now() }), { email, holds: [] });
  } catch (error) {
    if (error instanceof AppError && error.code === "no_second_factor")
      throw new StepFailed(`${email} has no second factor.`);
    throw error;
  }
}
