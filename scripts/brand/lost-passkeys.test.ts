import { expect, test } from "vitest";
import { migratedSqlite } from "../../tests/database.ts";
import { remoteD1 } from "../db/remote-d1.ts";
import { StepFailed } from "../steps/command.ts";
import { countLostPasskeys, warnOfLostPasskeys } from "./lost-passkeys.ts";

/** A deployed database with a passkey of each of these domains; null is from before they were kept. */
function deployedWith(domains: (string | null)[]) {
  const sqlite = migratedSqlite();
  sqlite.exec(
    "INSERT INTO users (id, email, user_metadata, created_at, updated_at) VALUES ('u', 'ada@example.org', '{}', 1, 1)",
  );
  const insert = sqlite.prepare(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, backup_eligible,
      backed_up, friendly_name, rp_id, created_at, updated_at)
      VALUES (?1, 'u', ?1, '{}', 0, 1, 1, 'Phone', ?2, 1, 1)`,
  );
  domains.forEach((domain, index) => insert.run(String(index), domain));
  return remoteD1(async (statements) =>
    statements.map((text) => ({ results: sqlite.prepare(text).all(), meta: {} }) as never),
  );
}

const warn = (domains: (string | null)[]) => {
  const db = deployedWith(domains);
  return warnOfLostPasskeys("www.mistral.fr", () => countLostPasskeys(db, "www.mistral.fr"));
};

test("a move to another domain names the number of passkeys that will not work there", async () => {
  expect(await warn(["www.envol.travel", "www.envol.travel", "www.mistral.fr", null])).toMatch(
    /^2 passkeys of the deployed site will not work at www\.mistral\.fr/,
  );
  expect(await warn(["www.envol.travel"])).toMatch(/^1 passkey of/);
  expect(await warn(["www.mistral.fr"])).toBeUndefined();
});

test("a database that cannot be asked is no reason to say nothing", async () => {
  const refused = () => Promise.reject(new StepFailed("Nobody is logged in to Cloudflare."));
  expect(await warnOfLostPasskeys("www.mistral.fr", refused)).toContain(
    "They could not be counted: Nobody is logged in to Cloudflare. Then npm run doctor",
  );
});
