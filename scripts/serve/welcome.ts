import { siteConfig } from "../../app.config.ts";
import { DEMO_ACCOUNTS } from "../db/demo-accounts.ts";
import { shownPath } from "../steps/command.ts";
import type { ServedWorker } from "./serve-built-worker.ts";

export async function welcome(
  { url, mailDirectory, mailboxUrl, d1 }: ServedWorker,
  log: string,
): Promise<string> {
  const accounts = await demoAccounts(await d1());
  const lines = [
    `${siteConfig.company.name} is ready: ${url}`,
    "",
    ...accounts,
    `Mails        ${mailboxUrl} (as files in ${shownPath(mailDirectory)})`,
    `Requests     are logged to ${shownPath(log)}`,
    "Stop         with Ctrl-C",
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n`;
}

/** Somebody may have deleted a demo account. */
async function demoAccounts(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT email FROM users WHERE email IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(DEMO_ACCOUNTS.map(({ email }) => email)))
    .all<{ email: string }>();
  const there = new Set(results.map(({ email }) => email));
  return DEMO_ACCOUNTS.filter(({ email, blocked }) => there.has(email) && !blocked).map(
    ({ email, password, role = "member" }) => `${`Demo ${role}`.padEnd(12)} ${email} / ${password}`,
  );
}
