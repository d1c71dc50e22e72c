import { existsSync } from "node:fs";
import { toolStep } from "./step.ts";
import { StepFailed } from "./command.ts";

/** Chromium without a window. It is sufficient for tests and takes half the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium must not contact its vendor's servers, because tests also run offline. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Finds Chromium or Chrome: CHROME_PATH first, then the usual places. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen))
      throw new StepFailed(`CHROME_PATH is ${chosen}, and there is no such file.`);
    return chosen;
  }
  return PLACES.find((path) => existsSync(path));
}

/** On a Debian system with root access, first installs Chromium without a window. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  const mayInstall = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (found === HEADLESS_SHELL || process.env.CHROME_PATH || !mayInstall) return found ?? missing();
  try {
    await install("chromium-headless-shell", "fonts-liberation");
  } catch (error) {
    // An older Debian has only the full Chromium.
    if (!found) await install("chromium", "fonts-liberation");
    else
      console.log(
        `  ${error instanceof Error ? error.message : "Not installed"}; ${found} will do`,
      );
  }
  return findChromium() ?? missing();
}

async function install(...packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await toolStep("Chromium: package lists", "apt-update", "apt-get", ["update"], env);
  const args = ["install", "--yes", "--no-install-recommends", ...packages];
  await toolStep(
    "Chromium: installing (a minute or two, once)",
    "apt-install",
    "apt-get",
    args,
    env,
  );
}

function missing(): never {
  throw new StepFailed(
    "No Chromium was found. Install it (Debian, Ubuntu: sudo apt-get install chromium-headless-shell; macOS: brew install --cask chromium), or set CHROME_PATH to a Chrome.",
  );
}
