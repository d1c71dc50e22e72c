import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prerender } from "../../../scripts/build/prerender.ts";

const OWN_SETTINGS = `OIDC_ISSUER="https://id.example"
OIDC_CLIENT_ID="envol"
OIDC_CLIENT_SECRET="secret-of-nobody"
OIDC_NAME="Wunderlich"
`;

test("a developer's own settings are on no page that is deployed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "envol-prerender-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("dist", folder, { recursive: true });
  const server = join(folder, "server");
  writeFileSync(join(server, ".dev.vars"), OWN_SETTINGS);
  await prerender(join(server, "wrangler.json"), { isDeployed: true });
  const page = readFileSync(join(server, "prerendered/auth.en.eur.html"), "utf8");
  expect([page.includes('name="password"'), page.includes("Wunderlich")]).toEqual([true, false]);
});
