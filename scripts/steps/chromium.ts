import { existsSync } from "node:fs";
import { toolStep } from "./step.ts";
import { StepFailed } from "./step-failed.ts";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium must not look for its maker's servers: tests run on machines without a way out. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The path of a Chromium or Chrome on this machine: CHROME_PATH, or the usual places. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new StepFailed(`CHROME_PATH is ${chosen}, and there is no such file.`);
    return chosen;
  }
  return PLACES.find((path) => existsSync(path));
}

/** The same; on a Debian where we may, installs it first. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    throw new StepFailed(
      "No Chromium was found. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or set CHROME_PATH to a Chrome.",
    );
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await toolStep("Chromium: package lists", "apt-update", "apt-get", ["update"], env);
  await toolStep(
    "Chromium: installing (a minute or two, once)",
    "apt-install",
    "apt-get",
    ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"],
    env,
  );
  const installed = findChromium();
  if (!installed) throw new StepFailed("Chromium was installed, but is not in /usr/bin. Set CHROME_PATH.");
  return installed;
}
