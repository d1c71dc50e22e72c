/** npm run types: writes .dev.vars.example and the table of settings in docs/operations.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { renderExample, renderTable } from "../settings/render-settings.ts";
import { ROOT } from "../steps/command.ts";

const DOCUMENT = `${ROOT}/docs/operations.md`;
/** The table starts with its header and ends before the next empty line. */
const TABLE = /\| setting \| default \| \|\n(?:\|.*(?:\n|$))*/;

writeFileSync(`${ROOT}/.dev.vars.example`, renderExample());
const text = readFileSync(DOCUMENT, "utf8");
writeFileSync(
  DOCUMENT,
  text.replace(TABLE, () => `${renderTable()}\n`),
);
