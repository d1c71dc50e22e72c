import { countPasskeysOfOtherDomains } from "#worker/identity/sign-in/relying-party.ts";
import { run } from "#worker/platform/db/batch.ts";
import { StepFailed } from "../steps/command.ts";

/** Those that will not work at `domain`. */
export async function countLostPasskeys(db: D1Database, domain: string): Promise<number> {
  const count = countPasskeysOfOtherDomains({ origin: `https://${domain}` });
  return (await run({ db }, count)).rows[0]!.passkeys;
}

/**
 * What the owner of a deployed site must know before it moves to `domain`; undefined if nobody has
 * a passkey. `count` asks the deployed database.
 */
export async function warnOfLostPasskeys(
  domain: string,
  count: () => Promise<number>,
): Promise<string | undefined> {
  const remedy = "Their owners still sign in with a password, and can then add a new one.";
  try {
    const lost = await count();
    if (lost === 0) return undefined;
    const passkeys = lost === 1 ? "1 passkey" : `${lost} passkeys`;
    return `${passkeys} of the deployed site will not work at ${domain}, because a passkey belongs to its domain. ${remedy}`;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    return `Passkeys of the deployed site will not work at ${domain}. ${remedy} They could not be counted: ${error.message} Then npm run doctor counts them.`;
  }
}
