import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT, StepFailed } from "./command.ts";

/** Holds D1, KV, rate limits and mails. The folder is created, and must be writable. */
export function stateDir(): string {
  const folder = resolve(ROOT, process.env.STATE_DIR || ".wrangler/state");
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StepFailed(
      `Local data cannot be kept in ${folder}: no such folder can be made or written to. Set STATE_DIR to another.`,
    );
  }
  return folder;
}

export function port(): number {
  const text = process.env.PORT || "8787";
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StepFailed(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  return number;
}
