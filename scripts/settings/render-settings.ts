import { type Setting, type SettingName, SETTINGS } from "#worker/platform/context/setting-list.ts";

const OWNERS = SETTINGS.filter(([, { localOnly }]) => !localOnly);

export function renderExample(): string {
  const blocks = SETTINGS.map(([name, setting]) =>
    [`# ${tell(name, setting)}`, `# ${name}="${setting.example}"`].join("\n"),
  );
  return `${[
    "# Copy to .dev.vars for values that only your machine should have; `npm start` needs none. Restart afterwards.",
    "# Vars of wrangler.toml can be overridden too. .dev.vars is never committed.",
    "# Written from worker/platform/context/setting-list.ts by `npm run types`.",
  ].join("\n")}\n\n${blocks.join("\n\n")}\n`;
}

export function renderTable(): string {
  return [
    "| setting | default | |",
    "|---|---|---|",
    ...OWNERS.map(
      ([name, setting]) =>
        `| \`${name}\`${setting.kind === "secret" ? ", secret" : ""} | ${readDefault(setting)} | ${setting.hint} |`,
    ),
  ].join("\n");
}

function tell(name: SettingName, { hint, pair, localOnly }: Setting): string {
  return [
    `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`,
    ...(pair ? [`Goes with ${pair}.`] : []),
    ...(localOnly ? [`A deployment refuses ${name}.`] : []),
  ].join(" ");
}

function readDefault({ check, from }: Setting): string {
  const { data } = check.safeParse(undefined) as { data?: unknown };
  if (data === undefined) return from === "setup" ? "by setup" : "";
  return `\`${String(data)}\``;
}
