import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { withLocalD1, migrate } from "../../scripts/db/local-d1.ts";
import { generatedOrders } from "../../scripts/db/generated-orders.ts";
import { seed } from "../../scripts/db/seed.ts";
import { storeOrders } from "../../scripts/db/store-orders.ts";
import { ROOT } from "../../scripts/steps/command.ts";
import { step } from "../../scripts/steps/step.ts";
import { storeConversations } from "./conversations.ts";
import { DEMO_ACCOUNTS } from "../../scripts/db/demo-accounts.ts";

const CACHE = join(ROOT, "node_modules/.cache/envol-bench");
/** The files that determine the rows. */
const MADE_FROM = [
  ["migrations", /\.sql$/],
  ["scripts/db", /^(generated|seed|store|demo)/],
  ["tools/bench", /^conversations/],
] as const;

/**
 * Copies demo accounts, `count` orders and as many conversations to `folder`. node_modules/.cache
 * keeps them for each version of the migrations and generators.
 */
export async function seededState(count: number, folder: string): Promise<void> {
  const kept = join(CACHE, inputsHash(), String(count));
  if (!existsSync(kept)) {
    forgetOthers();
    const unfinished = `${kept}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    await migrate(unfinished);
    await withLocalD1(unfinished, seed);
    await step(`${count} orders, once`, async () =>
      storeOrders({ stateDir: unfinished, orders: generatedOrders(count, Date.now()) }),
    );
    await step(`${count} conversations, once`, async () => storeConversations(unfinished));
    renameSync(unfinished, kept);
  }
  cpSync(kept, folder, { recursive: true });
}

function inputsHash(): string {
  const hash = createHash("sha256");
  for (const [input, names] of MADE_FROM) {
    for (const name of readdirSync(join(ROOT, input)).toSorted()) {
      if (names.test(name)) hash.update(`${name}\0`).update(readFileSync(join(ROOT, input, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function forgetOthers(): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE))
    if (name !== inputsHash()) rmSync(join(CACHE, name), { recursive: true, force: true });
}

/** Without a role, signs in the demo's member. */
export async function signIn(
  url: string,
  role: "admin" | undefined,
): Promise<{ access_token: string }> {
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role)!;
  const response = await fetch(`${url}/api/auth/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: "envol-public-anon-key", "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Nobody could sign in: ${response.status}`);
  return (await response.json()) as { access_token: string };
}

/** Returns the headers for all further calls. */
export async function asAdmin(url: string): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await signIn(url, "admin")).access_token}` };
}
