import { resolve } from "node:path";
import { ROOT } from "./command.ts";
import { StepFailed } from "./step-failed.ts";

/** Where local data lives: D1, KV, rate limits and mails. */
export const stateDir = (): string => resolve(ROOT, process.env.STATE_DIR || ".wrangler/state");

/** The port that `npm start` and `npm run dev` serve on. */
export function port(): number {
  const text = process.env.PORT || "8787";
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StepFailed(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  return number;
}
