import { shownPath } from "../steps/command.ts";
import type { ServedWorker } from "./serve-built-worker.ts";

/** What `npm start` ends with: where the product is, who can sign in, where mails go, how to stop. */
export async function welcome({ url, mailDirectory, d1 }: ServedWorker, log: string): Promise<string> {
  const accounts = (await hasUsers(await d1()))
    ? ["Demo admin   admin@envol.example / envol-admin-demo", "Demo member  member@envol.example / envol-member-demo"]
    : [];
  const lines = [
    `Envol is ready: ${url}`,
    "",
    ...accounts,
    `Mails        are kept as files in ${shownPath(mailDirectory)}`,
    `Requests     are logged to ${shownPath(log)}`,
    "Stop         with Ctrl-C",
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n`;
}

async function hasUsers(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'users'").first()) !== null;
}
