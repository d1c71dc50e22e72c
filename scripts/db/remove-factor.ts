import { normalizeEmail } from "#domain/accounts/address.ts";
import { emailAddress } from "#domain/validation.schema.ts";
import { AppError } from "#worker/platform/errors/errors.ts";
import { removeLostFactor } from "#worker/identity/factors/lost-factor.ts";
import { commandCtx } from "./command-ctx.ts";
import { StepFailed } from "../steps/command.ts";

/** The address of who has lost a factor, from a command line. Throws StepFailed when it is missing or invalid. */
export function readLoser(typed: string | undefined): string {
  const { success, data } = emailAddress().safeParse(typed);
  if (!success)
    throw new StepFailed("Say whose: npm run factor:remove -- someone@your-domain.com [--remote]");
  return normalizeEmail(data);
}

/**
 * Removes someone's second factor. They are not told: a command sends no mail.
 * @throws StepFailed when nobody with the address has one.
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
