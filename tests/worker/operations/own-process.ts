import { spawn } from "node:child_process";
import { join } from "node:path";

/** The built Worker in a process group of its own, so that workerd dies with it. */
export async function startProcess(stateDir: string) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "serve-in-own-process.ts"), stateDir],
    {
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const killed = new Promise<void>((done) => child.once("close", () => done()));
  const url = await new Promise<string>((ready, fail) => {
    child.stdout.once("data", (data: Buffer) => ready(data.toString()));
    child.once("close", (code) => fail(new Error(`The server ended with ${code}`)));
  });
  let isDead = false;
  return {
    url,
    kill: () => {
      if (!isDead) process.kill(-child.pid!, "SIGKILL");
      isDead = true;
      return killed;
    },
  };
}
