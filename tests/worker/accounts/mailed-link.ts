import { sign } from "#worker/platform/crypto/hash.ts";
import type { DatabaseFile } from "../../database.ts";

const LOCAL_SECRET = "local-signing-secret-never-deployed";

/**
 * The token hash of the link that was mailed to an account, as its mailbox would hold it: the stored hash is replaced by that of
 * a secret which the test knows. Undefined when none is stored within the time given.
 */
export async function linkTo(
  { rows }: Pick<DatabaseFile, "rows">,
  purpose: string,
  userId: string,
  waitMs = 20_000,
): Promise<string | undefined> {
  const subject = await sign(LOCAL_SECRET, `${purpose}:${userId}`);
  const hash = await sign(LOCAL_SECRET, `${purpose}:${subject}:known-secret`);
  const know = () =>
    rows(
      "UPDATE one_time_tokens SET token_hash = ? WHERE purpose = ? AND subject_hash = ? RETURNING subject_id",
      hash,
      purpose,
      subject,
    );
  const until = Date.now() + waitMs;
  do {
    if ((await know()).length > 0) return `${subject}.known-secret`;
    await new Promise((done) => setTimeout(done, 10));
  } while (Date.now() < until);
  return undefined;
}
