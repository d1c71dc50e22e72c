import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/steps/command.ts";

/** What a dev server prints that a newcomer would take for a fault of theirs. */
const FAULT = /^\s+at |error|warn|React/im;

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

test("npm run dev serves a page and the API, and prints no fault", async () => {
  const port = await findFreePort();
  const state = mkdtempSync(join(tmpdir(), "envol-dev-"));
  // Colours would stand between the words that are looked for.
  const { FORCE_COLOR: _color, ...plainEnv } = process.env;
  const dev = spawn("node", ["scripts/commands/dev.ts"], {
    cwd: ROOT,
    env: { ...plainEnv, NO_COLOR: "1", PORT: String(port), STATE_DIR: state },
  });
  const ended = new Promise((done) => dev.on("exit", done));
  let printed = "";
  for (const stream of [dev.stdout, dev.stderr])
    stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  try {
    await expect.poll(() => printed, { timeout: 120_000 }).toContain("Local:");
    for (const path of ["/", "/fr/fast-track-form", "/api/health"])
      expect(await fetch(`http://localhost:${port}${path}`)).toMatchObject({ status: 200 });
    expect(printed).not.toMatch(FAULT);
  } finally {
    dev.kill("SIGTERM");
    await ended;
    rmSync(state, { recursive: true, force: true });
  }
});
